"""The pictures on the discs of action cards, by family, and the marks of the five groups."""
