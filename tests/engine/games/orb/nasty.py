"""Positions that hardly a game leads to: crowds around kings, mated players, red orbs, full hands.

They are strings; many are no positions, since somebody is in check who is not to move.
"""

import random

from tests.engine.games.orb.reference import CLOCKWISE, EVERYWHERE, XX, Board, Told, written

SUPPLY = {"R": 4, "G": 8, "S": 8, "P": 12}
CORNERS = [(file, rank) for file in (1, 5, 9) for rank in (1, 5, 9) if (file, rank) != (5, 5)]


def crowded(chance: random.Random) -> str:
    """Pieces anywhere, the kings often close together."""
    width = chance.choice([4, 5, 9])
    file, rank = chance.randint(1, 10 - width), chance.randint(1, 10 - width)
    near = [at for at in EVERYWHERE if 0 <= at[0] - file < width and 0 <= at[1] - rank < width]
    states = fates(chance)
    turn = chance.choice([seat for seat in CLOCKWISE if states[seat] == "a"])
    board = kings(states, chance.sample(near, 4))
    left = dict(SUPPLY)
    for _ in range(chance.randint(2, 24)):
        kind, at = chance.choice("RGSP"), chance.choice(chance.choice([near, EVERYWHERE]))
        if left[kind] and at not in board:
            left[kind] -= 1
            promoted = kind != "G" and chance.random() < 0.3
            board[at] = (chance.choice(CLOCKWISE), "+" + kind if promoted else kind)
    return told(chance, board, states, turn, left)


def cornered(chance: random.Random) -> str:
    """Kings at the edges among pieces that are rather not of the seat to move."""
    states = fates(chance)
    turn = chance.choice([seat for seat in CLOCKWISE if states[seat] == "a"])
    board = kings(states, chance.sample(CORNERS, 4))
    left, places = dict(SUPPLY), list(board)
    others = CLOCKWISE.replace(turn, "") * 2 + turn
    for _ in range(chance.randint(6, 22)):
        kind, (file, rank) = chance.choice("RGSP"), chance.choice(places)
        at = file + chance.randint(-2, 2), rank + chance.randint(-2, 2)
        if left[kind] and at in EVERYWHERE and at not in board:
            left[kind] -= 1
            board[at] = (chance.choice(others), kind)
    return told(chance, board, states, turn, left)


def fates(chance: random.Random) -> dict[str, str]:
    """Who is mated."""
    states = dict.fromkeys(CLOCKWISE, "a")
    mated = chance.sample(CLOCKWISE, chance.choice([0, 0, 1, 2]))
    states.update(zip(mated, "43"[: len(mated)], strict=True))
    return states


def kings(states: dict[str, str], places: list[tuple[int, int]]) -> Board:
    """The kings there, flipped ones of the mated."""
    return {
        at: (seat, "K") if states[seat] == "a" else XX
        for seat, at in zip(CLOCKWISE, places, strict=True)
    }


def told(
    chance: random.Random, board: Board, states: dict[str, str], turn: str, left: dict[str, int]
) -> str:
    """The string, with red orbs and with some of what is left in hand."""
    hands = {seat: dict.fromkeys(SUPPLY, 0) for seat in CLOCKWISE}
    for seat in CLOCKWISE:
        for kind in "RGSPP":
            if left[kind] and chance.random() < 0.3:
                left[kind] -= 1
                hands[seat][kind] += 1
    could = [seat for seat in CLOCKWISE if states[seat] == "a" and seat != turn]
    red = [seat for seat in could if chance.random() < 0.45]
    orbs = {seat: "r" if seat in red else "b" for seat in CLOCKWISE}
    return written(Told(board, turn, orbs, hands, states))
