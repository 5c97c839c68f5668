"""Optional building blocks for games.

    grid        squares of a board as numbers and names, steps and rays, sets of them as bit masks
    ranks       a board in a position string: ranks of pieces and numbers of empty squares
    hands       pieces in hand: in position strings, in a Scene, in the editor, with their words
    setups      the editor's pieces and whose turn it is
    refusals    the refusals that nearly every game has, with their words
    ends        who came where: a win, a draw, a repetition; words for common reasons
    deeds       words for what a move comes to
    reasons     words for what speaks for a move
    aims        what a move is for, and aim_words, what is said of it
    shows       attacks, checks, mates and closed squares as figures, with their words
    seats       who sits opposite
    move_diagrams  how a piece moves, drawn around its letter
    pairs       pieces that fly and slide in pairs on a board of nine zones, with their words
    lazy_dict   a dict whose values are computed at first access

A game that takes words puts them first in its own: `WORDS = {**hands.WORDS, "name": …}`.
"""
