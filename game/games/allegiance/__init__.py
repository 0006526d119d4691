"""Allegiance: loyal to the Temple, or not."""
