"""The engine: knows no game, no file, no clock and no window.

person    somebody at the screen, human or bot; keeps name, colour and memory wherever they sit
seat      a place in this game; hands, coins, neighbours and the order of answers belong to it
audience  the seats that look at the screen together; it shows what every one of them may see
coalition seats that pool what they know; it knows what any one of them has seen
ask       a question open to one seat; several may be open at once
option    one allowed answer; its token is what a save file holds
setting   a choice about the rules made before the match (`Setup.options`); not an option
step      a piece of play after which everything is in the state
card      a slot with a back; which print lies in it is dealt, and may change while nobody looks
face      what is printed on a card: its id in the card file, the same in code, data and texts
zone      a place for cards: a hand, a pile, a deck, a board space
moment    an event together with the table just after it
highlight something of a finished match that its result tells, chosen by a rule of the game's file
hint      what a bot that thinks ahead would do, for whoever looks alone
verb      a word of the card files; a small generator of one game that carries out part of an effect
"""
