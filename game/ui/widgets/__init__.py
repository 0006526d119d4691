"""Buttons, rows, fields: what answers to pointer and keys, drawn and declared in one call each."""
