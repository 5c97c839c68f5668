"""Aims of moves: kinds of facts that a seat wants to be true after its move, or not.

A *fact* is about a position and a seat, such as a square on which the seat could capture. A game
lists its aims, the most important first; `claims` tells which of them speak for a move.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from anga.shared.advice import Reason
from anga.shared.scene import Change

M = TypeVar("M")
P = TypeVar("P")

Fact = Hashable


class Step(NamedTuple, Generic[P, M]):
    """A seat's move, the positions before and after it, and what it changed on the board.

    `rivals` are all other seats that still play.
    """

    seat: str
    rivals: Sequence[str]
    before: P
    move: M
    after: P
    changes: Sequence[Change]

    @property
    def ways(self) -> Mapping[str, str]:
        """The cells between which pieces moved: from → to, also of one that moved twice."""
        found = dict[str, str]()
        for change in self.changes:
            if change["do"] == "move":
                start, end = change["places"][0][2:], change["places"][-1][2:]
                first = [before for before, after in found.items() if after == start]
                found[first[0] if first else start] = end
        return found


class Aim(NamedTuple, Generic[P, M]):
    """A kind of facts, and how those are told that a move brings about, or ends if `unwanted`.

    `facts` of a position for a seat are in order and without repetitions. Where they are `counted`
    a move has to make them more (fewer if `unwanted`), and to do so better than most others; else
    each fact is compared by itself, and what was true before the move is no merit of it. `tell`
    gets the facts that a move adds (ends). `keep` gets what it leaves, where most others would make
    them fewer (more), or, of facts that are not counted, would end any of them. Both give None
    where the facts are not worth a word. What a move itself brings about is `always` told, such as
    a capture, even where most other moves do so too.
    """

    facts: Callable[[P, str], Sequence[Fact]]
    tell: Callable[[Step[P, M], Sequence[Any]], Reason | None]
    counted: bool = False
    unwanted: bool = False
    keep: Callable[[Step[P, M], Sequence[Any]], Reason | None] | None = None
    always: bool = False
