"""Large pictures: the square, the machine, the knitters, curtains, posters, and what other scenes show."""
