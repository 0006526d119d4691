"""The pictures of Allegiance: nine roles between the Temple and the Guild, icons, back, altars and the ground.

No words and no numbers; where they are set at run time stands in `cards`.
"""
