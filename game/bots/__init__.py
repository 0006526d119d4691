"""Players made of code. They get views, offers and guessed worlds, never the state."""
