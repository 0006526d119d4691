"""The pictures, drawn by code: SVG text in, WebP files in `assets/images/` out. No words and no numbers in them.

    palette, svg, light     colours, shapes, and the one lamp at the upper left
    bust, nobles            figures from parts, and the recipe of each noble
    emblems, diagrams       what stands on an action card, and what it does without words
    cards, suits, table     what faces, backs and tables of several games share
    playing, masks,         the other four games: the pack, the masks, the Paris board, the roles and altars
    paris, allegiance
    scenes                  the square, the machine, the knitters, posters and everything else round the tables
    catalogue, picture,     every picture by name, how one becomes files, and the baker that makes only what changed
    baker

To add a picture: a function that returns `svg.document(...)`, and a line in the `pictures` of its topic. A noble is a
recipe in `nobles`; an action card is an emblem in `emblems` and a line in `actions`. Look at it with `contact`.
"""
