"""Data files, read and checked once, then frozen. Reads files and nothing else; knows no game."""
