"""Everything done with a checkout: play, test, bake, build the executable. No part of the game."""
