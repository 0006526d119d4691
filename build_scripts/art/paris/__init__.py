"""The pictures of Revolution: the board, and what lies on it. Red is the Jacobins and round, blue the Royalists."""
