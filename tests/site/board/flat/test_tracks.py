"""Flat pieces in motion: where each is before, during and after a move."""

from board.anim.timeline import schedule
from board.flat.tracks import Actor, Stance, Troupe, facing, from_tray

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SPOTS = {"c:a1": (0, 0), "c:a2": (0, 100), "c:b2": (100, 100), "t:b:S": (50, 300)}
ROOK = {"cell": "a1", "look": "rook", "name": "rook", "seat": "b"}
PAWN = {"cell": "a2", "look": "pawn", "name": "pawn", "seat": "w"}
SCENE: "dict[str, Any]" = {
    "pieces": [ROOK, PAWN],
    "seats": [{"seat": "b", "side": 2}, {"seat": "w", "side": 0}],
    "hands": [{"seat": "b", "held": [{"kind": "S", "look": "stone", "name": "s", "count": 2}]}],
}


def troupe(*changes: "tuple[Any, ...]") -> "tuple[Troupe, float]":
    keys = ("do", "places", "piece")
    timed, length = schedule([{keys[i]: told[i] for i in range(len(told))} for told in changes])
    return Troupe(timed, SCENE, SPOTS.get), length


def seen(actor: Actor, now: float) -> Stance:
    stance = actor.at(now)
    assert stance
    return stance


def test_a_move_begins_and_ends_on_its_cells() -> None:
    told, length = troupe(("move", ["c:a1", "c:a2"], dict(ROOK, cell="a2")))
    rook = told.actors[0]
    assert (seen(rook, 0).x, seen(rook, 0).y) == (0, 0)
    assert 0 < seen(rook, length / 2).y < 100
    assert (seen(rook, length).x, seen(rook, length).y) == (0, 100)


def test_who_is_captured_is_who_was_there_first() -> None:
    told, length = troupe(
        ("move", ["c:a1", "c:a2"], dict(ROOK, cell="a2")), ("capture", ["c:a2", "t:b:S"])
    )
    ends = {actor.piece["look"]: seen(actor, length).y for actor in told.actors}
    assert ends == {"rook": 100, "pawn": 300}


def test_a_piece_that_leaves_the_game_is_gone() -> None:
    told, length = troupe(("remove", ["c:a2"]))
    assert seen(told.actors[0], 10).alpha < 1.01
    assert told.actors[0].at(length + 1) is None


def test_a_drop_comes_out_of_its_tray() -> None:
    told, length = troupe(("drop", ["t:b:S", "c:b2"], {"cell": "b2", "look": "stone"}))
    stone = told.actors[0]
    assert stone.place == "t:b:S"
    assert (seen(stone, 0).x, seen(stone, 0).y) == (50, 300)
    assert (seen(stone, length).x, seen(stone, length).y) == (100, 100)


def test_a_flip_shows_the_other_side_from_the_middle_on() -> None:
    told, length = troupe(("flip", ["c:a2"], dict(PAWN, look="queen")))
    pawn = told.actors[0]
    assert seen(pawn, 0.4 * length).piece["look"] == "pawn"
    assert seen(pawn, 0.6 * length).piece["look"] == "queen"
    assert seen(pawn, 0.5 * length).share < 0.1


def test_a_piece_moves_on_from_where_it_came() -> None:
    told, length = troupe(
        ("move", ["c:a1", "c:a2"], dict(ROOK, cell="a2")),
        ("flip", ["c:a2"], dict(ROOK, cell="a2", look="dragon")),
    )
    rook = told.actors[0]
    assert len(told.actors) == 1
    assert seen(rook, length).piece["look"] == "dragon"
    assert (seen(rook, length).x, seen(rook, length).y) == (0, 100)


def test_pieces_in_a_tray_look_away_from_their_owner() -> None:
    assert facing(SCENE, "b") == 0
    assert facing(SCENE, "w") == 2
    stone = from_tray(SCENE, "t:b:S")
    assert stone
    assert stone["count"] == 2
    assert from_tray(SCENE, "t:w:S") is None
