"""Pieces that move in pairs, on a square board of nine zones: geometry, drawing and words.

An *Object* is the royal piece, which goes one step; *Subjects* step alone, and with a partner fly
over it or slide away from it. Two Subjects make a line, which opens what is behind it for drops.

    board.py      the tables of a board; squares are numbers, sets of them are masks
    functions.py  pairs, flights and slides, what restricts them; and attack
    offside.py    the lines between Subjects, and what they open for drops
    checks.py     what a piece more or less does to an attack on an Object
    encoding.py   moves as numbers
    actions.py    all moves as a list, for environments
    tokens.py     moves as text
    refusals.py   why a Subject does not get there
    squares.py    how the board looks
    ways.py       what a Subject could do, drawn and told
    paths.py      the touches that make a move
    words.py      what all this is called
"""
