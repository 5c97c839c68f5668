"""Claims for moves of random games, and a test that the rules prove each of them."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

import pytest

from anga.contract import claims
from anga.contract.game import AnyLine
from anga.shared.advice import Reason
from anga.shared.scene import Mark
from tests.engine.playouts import each_move
from tests.thoroughness import times

EVERY = 50  # reasons of a move: all that there are
OWN = (
    "only",
    "before",
    "win",
    "shows:",
    "hint:answer",
)  # what the contract finds, and no aim of a game


class Claim:
    """A claim for a line's last move, by `seat`, with the positions before and after it."""

    def __init__(self, line: AnyLine, told: Reason) -> None:
        self.line, self.told = line, told
        self.before: Any = line.positions[-2]
        self.after: Any = line.position
        self.move: Any = line.moves[-1]
        self.seat: str = self.before.turn
        self.slug = str(told["slug"]).removeprefix("aim:")
        self.marks: list[Mark] = told["figures"]["marks"]

    @cached_property
    def cells(self) -> "list[str]":
        """The cells of the last mark, which are those that are told."""
        return list(self.marks[-1]["cells"])

    @property
    def ways(self) -> "set[tuple[str, str]]":
        """The cells between which attacks are drawn."""
        drawn = [mark["cells"] for mark in self.marks if mark["mark"] == "attack"]
        return {(cells[0], cells[-1]) for cells in drawn}

    @property
    def rivals(self) -> "list[str]":
        """All other seats."""
        return [seat for seat in self.line.game.seats if seat != self.seat]

    @property
    def about(self) -> "list[str]":
        """The other seats that are named last; all of them if none is."""
        last = self.told["args"][-1] if self.told["args"] else ""
        named = [seat for seat in self.rivals if last == f"seat:{seat}"]
        assert named or last != f"seat:{self.seat}"
        return named or self.rivals


Proof = Callable[[Claim], None]


def claimed(game_id: str, seeds: int, plies: int, step: int) -> Iterator[Claim]:
    """All claims for every so many moves of random games with fixed seeds."""
    for seed in range(times(seeds, 20 * seeds)):
        for line in list(each_move(game_id, seed, plies))[::step]:
            if not line.outcome:
                for told in claims.claims(line):
                    yield Claim(line, told)


def prove(
    patch: pytest.MonkeyPatch,
    game_id: str,
    proofs: Mapping[str, Proof],
    sample: tuple[int, int, int],
) -> None:
    """Prove all claims of a sample (seeds, plies, step); most kinds have to come up in it."""
    patch.setattr(claims, "MOST", EVERY)
    seen = set[str]()
    for claim in claimed(game_id, *sample):
        if not claim.slug.startswith(OWN):
            kind = claim.slug if claim.slug in proofs else claim.slug.removesuffix(":kept")
            seen.add(kind)
            try:
                proofs[kind](claim)
            except AssertionError as wrong:
                moves = " ".join(
                    position.format_move(move)
                    for position, move in zip(claim.line.positions, claim.line.moves, strict=False)
                )
                raise AssertionError(f"{claim.told} after {moves}") from wrong
    assert seen <= {*proofs}
    assert 3 * len(seen) >= 2 * len(proofs), f"only {sorted(seen)}"
