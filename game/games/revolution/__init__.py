"""Révolution: the Paris board for two."""
