"""The playing cards of the trick-taking Guillotine, 630 × 880: pips, court figures, aces, the back and the table.

The four corners stay free for the rank, which is set at run time over (76, 136), about 100 wide; the small suit sign
below it belongs to the picture.
"""
