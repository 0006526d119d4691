"""Mascarade: masks nobody is sure of."""
