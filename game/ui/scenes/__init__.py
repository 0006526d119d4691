"""The scenes: one file each, and the frame they share."""
