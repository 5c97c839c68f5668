"""Mates: who mated, what becomes of the army, and the placings at the end."""

from collections.abc import Sequence
from functools import cache

from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.rulesets import SEATS

NUMBER = len(SEATS)
CLOCKWISE = tuple(tuple((seat + step) % NUMBER for step in range(1, NUMBER)) for seat in range(4))


@cache
def rivals_of(states: tuple[str, ...], seat: int) -> tuple[int, ...]:
    """The active opponents of a seat, clockwise."""
    return tuple(other for other in CLOCKWISE[seat] if states[other] == ACTIVE)


def following(states: tuple[str, ...], seat: int) -> int:
    """The next active player clockwise from a seat."""
    return rivals_of(states, seat)[0]


def count_mated(states: tuple[str, ...]) -> int:
    """The number of mated players."""
    return NUMBER - states.count(ACTIVE)


def states_after_mate(states: tuple[str, ...], seat: int, mater: int) -> tuple[str, ...]:
    """The states after a player is mated: the first one is fourth."""
    found = list(states)
    found[seat] = f"{states.count(ACTIVE)}{SEATS[mater]}"
    return tuple(found)


def placings(states: tuple[str, ...], subjects: Sequence[int]) -> dict[str, int]:
    """End and placings: remaining players by their mates, then by their Subjects.

    `subjects` are those of each seat, on the board and in hand.
    """
    maters = [state[1:] for state in states]
    ranks = {
        seat: (maters.count(seat), subjects[number])
        for number, seat in enumerate(SEATS)
        if states[number] == ACTIVE
    }
    return {
        seat: 1 + sum(other > ranks[seat] for other in ranks.values())
        if seat in ranks
        else int(states[number][0])
        for number, seat in enumerate(SEATS)
    }
