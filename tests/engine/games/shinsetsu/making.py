"""Positions for tests: sparse and random ones, in which the rare rules come up often."""

import random

SEATS = "krgy"
HOME = {"k": "d1", "r": "a5", "g": "e8", "y": "h4"}
SQUARES = [f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9)]
# How the four forces may stand: all in play, one a prisoner, one gone, two left after a tie.
STATES = ["aaaa", "paaa", "apaa", "aapa", "aaap", "xaaa", "aaxa", "axaa"] + [
    "ApAx",
    "AAxx",
    "xApA",
    "AxxA",
    "pAxA",
] * 2


def position(seed: int) -> str:
    """A position string that can be parsed, made of a few pieces at random."""
    chance = random.Random(seed)
    states = chance.choice(STATES)
    free = SQUARES.copy()
    board: dict[str, str] = {}
    kings = {seat for seat, state in zip(SEATS, states, strict=True) if state in "aA"}
    for seat in kings:
        place(board, free, chance, f"{seat}K", [s for s in free if s not in HOME.values()])
    for seat, state in zip(SEATS, states, strict=True):
        for piece in army(seat, chance) if state in "aA" or chance.random() < 0.7 else []:
            place(board, free, chance, piece, free)
    turn = chance.choice([seat for seat in SEATS if seat in kings])
    forces = ",".join(force(state, chance) for state in states)
    return f"{rows(board)} {turn} {chance.choice(phases(chance))} {forces}"


def army(seat: str, chance: random.Random) -> list[str]:
    pawns = [f"{seat}{chance.choice('nesw')}" for _ in range(chance.randint(0, 3))]
    officers = [f"{seat}{mark}{kind}" for kind in "CHE" for mark in ("", "+")]
    return pawns + chance.sample(officers, chance.randint(0, 2)) or [f"{seat}n"]


def place(
    board: dict[str, str], free: list[str], chance: random.Random, piece: str, among: list[str]
) -> None:
    square = chance.choice(among)
    free.remove(square)
    board[square] = piece


def force(state: str, chance: random.Random) -> str:
    barracks = "".join(kind for kind in "CHE" if chance.random() < 0.4)
    return f"{chance.randint(0, 3)}{state}{barracks}"


def phases(chance: random.Random) -> list[str]:
    letters = sorted(chance.choices("KCHE", k=2), key="KCHE".index)
    return ["-", "".join(letters), f"{letters[0]}*"]


def rows(board: dict[str, str]) -> str:
    """The first field of a position string."""
    found = []
    for rank in range(8, 0, -1):
        row = ""
        for file in "abcdefgh":
            piece = board.get(f"{file}{rank}", "1")
            if piece == "1" and row[-1:].isdigit():
                row, piece = row[:-1], str(int(row[-1]) + 1)
            row += piece
        found.append(row)
    return "/".join(found)
