"""The plain difference of two Scenes makes the one of the other, in every game."""

from dataclasses import replace

import pytest

from anga.contract.scene_diff import difference
from anga.shared.changes import apply
from anga.shared.scene import Hand, Piece, Scene, compose
from tests.engine.contract.test_contract_scene import held, unordered
from tests.engine.playouts import playout, random_games, some, usual_rules


def piece(cell: str, seat: str = "b", look: str = "P") -> Piece:
    return {"cell": cell, "look": look, "name": look, "seat": seat}


def hand(count: int) -> list[Hand]:
    return [{"seat": "b", "held": [{"kind": "P", "look": "P", "name": "P", "count": count}]}]


def scene(*pieces: Piece, count: int = 0) -> Scene:
    return compose((3, 3), pieces=list(pieces), hands=hand(count))


A, B, C = piece("a1"), piece("b1", look="K"), piece("c1", "w")
CASES = {
    "nothing": (scene(A), scene(A), []),
    "a move": (scene(A), scene(piece("a2")), ["move c:a1 c:a2"]),
    "a promotion": (scene(A), scene(piece("a2", look="+P")), ["move c:a1 c:a2"]),
    "a capture": (
        scene(A, C),
        scene(piece("c1"), count=1),
        ["capture c:c1 t:b:P", "move c:a1 c:c1"],
    ),
    "a loss": (scene(A, C), scene(piece("c1")), ["remove c:c1", "move c:a1 c:c1"]),
    "a drop": (scene(count=2), scene(A, count=1), ["drop t:b:P c:a1"]),
    "an arrival": (scene(), scene(A), ["drop c:a1"]),
    "a turn": (scene(A), scene({**A, "facing": 1}), ["turn c:a1"]),
    "two in a row": (
        scene(A, B),
        scene(piece("b2"), piece("b3", look="K")),
        ["move c:a1 c:b2", "move c:b1 c:b3"],
    ),
}


@pytest.mark.parametrize(("before", "after", "told"), CASES.values(), ids=CASES)
def test_what_happened_is_told(before: Scene, after: Scene, told: list[str]) -> None:
    found = difference(before, after)
    assert [" ".join([change["do"], *change["places"]]) for change in found] == told
    assert_same(apply(before, found), after)


def test_pieces_that_follow_each_other_leave_before_they_come() -> None:
    before = scene(piece("a1"), piece("b1", "w"), piece("c1", "s"))
    onward = scene(piece("b1"), piece("c1", "w"), piece("a2", "s"))
    around = scene(piece("b1"), piece("c1", "w"), piece("a1", "s"))
    assert_same(apply(before, difference(before, onward)), onward)
    assert_same(apply(before, difference(before, around)), around)


def assert_same(one: Scene, other: Scene) -> None:
    assert held(one) == held(other)
    for key in ("pieces", "solids"):
        assert unordered(one, key) == unordered(other, key)


@usual_rules
@random_games
def test_a_game_without_changes_of_its_own_has_plain_ones(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    game, before = replace(line.game, ordered_changes=None), line.position
    for move in some(line.legal(), seed):
        made = apply(game.scene(before, {}), game.changes(before, move))
        assert_same(made, game.scene(before.after(move), {}))
