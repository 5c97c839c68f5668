"""The effects of a move, as slugs that lessons, hints and reviews share.

`deed:<slug>` among a game's words says it as a sentence. What the changes of a move and the
position after it tell is the same in every game:

    capture  something of another seat was taken      drop  a piece came out of the mover's hand
    check    another seat is in check now
    win      the mover has won, alone                 draw  the first place is shared

A game adds deeds of its own; `anga.kit.deeds` has words for these.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from anga.contract.position import Outcome, Position
from anga.shared.scene import Change


def plain(changes: Iterable[Change], seat: str, after: Position[Any]) -> Iterator[str]:
    """The deeds common to all games, for a move of a seat that made those changes."""
    done = [(change["do"], change["places"][0]) for change in changes]
    if any(do == "capture" for do, _ in done):
        yield "capture"
    if any(do == "drop" and place.startswith("t:") for do, place in done):
        yield "drop"
    if set(after.check) - {seat}:
        yield "check"
    if after.outcome:
        yield from _end(after.outcome, seat)


def _end(outcome: Outcome, seat: str) -> Iterator[str]:
    first = [other for other, place in outcome.placings.items() if place == 1]
    if first == [seat]:
        yield "win"
    elif seat in first:
        yield "draw"
