"""Guillotine, the card game of 1998."""
