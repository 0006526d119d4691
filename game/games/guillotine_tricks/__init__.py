"""Guillotine, the trick-taking game for four."""
