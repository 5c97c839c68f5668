"""Flat pieces in motion: where each is before, during and after a move."""

from anga.shared.layout.hands_layout import facing
from board.anim.timeline import schedule
from board.flat.tracks import PiecePose, Track, Tracks, from_hand, held_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from anga.shared.geometry.types import Place

SPOTS: "dict[str, Place]" = {
    "c:a1": (0, 0, 0.02),
    "c:a2": (0, 100, -0.03),
    "c:b2": (100, 100, 0.01),
    "t:b:S": (50, 300, 0.0),
}
ROOK = {"cell": "a1", "look": "rook", "name": "rook", "seat": "b"}
PAWN = {"cell": "a2", "look": "pawn", "name": "pawn", "seat": "w"}
SCENE: "Any" = {
    "pieces": [ROOK, PAWN],
    "seats": [{"seat": "b", "side": 2}, {"seat": "w", "side": 0}],
    "hands": [{"seat": "b", "held": [{"kind": "S", "look": "stone", "name": "s", "count": 2}]}],
}


def tracks(*changes: "tuple[Any, ...]") -> "tuple[Tracks, float]":
    keys = ("do", "places", "piece")
    given: Any = [{keys[i]: told[i] for i in range(len(told))} for told in changes]
    timed, length = schedule(given)
    return Tracks(timed, SCENE, SPOTS.get), length


def seen(track: Track, now: float) -> PiecePose:
    posed = track.at(now)
    assert posed
    return posed


def test_a_move_begins_and_ends_on_its_cells() -> None:
    told, length = tracks(("move", ["c:a1", "c:a2"], dict(ROOK, cell="a2")))
    rook = told.moving[0]
    assert seen(rook, 0).place == SPOTS["c:a1"]
    _, y, turn = seen(rook, length / 2).place
    assert 0 < y < 100
    assert 0.02 > turn > -0.03
    assert seen(rook, length).place == SPOTS["c:a2"]


def test_who_is_captured_is_who_was_there_first() -> None:
    told, length = tracks(
        ("move", ["c:a1", "c:a2"], dict(ROOK, cell="a2")), ("capture", ["c:a2", "t:b:S"])
    )
    ends = {track.piece["look"]: seen(track, length).place[1] for track in told.moving}
    assert ends == {"rook": 100, "pawn": 300}


def test_a_piece_that_leaves_the_game_is_gone() -> None:
    told, length = tracks(("remove", ["c:a2"]))
    assert seen(told.moving[0], 10).alpha < 1.01
    assert told.moving[0].at(length + 1) is None


def test_a_drop_comes_out_of_its_hand() -> None:
    told, length = tracks(("drop", ["t:b:S", "c:b2"], {"cell": "b2", "look": "stone"}))
    stone = told.moving[0]
    assert stone.place == "t:b:S"
    assert seen(stone, 0).place == SPOTS["t:b:S"]
    assert seen(stone, length).place == SPOTS["c:b2"]


def test_a_flip_shows_the_other_side_from_the_middle_on() -> None:
    told, length = tracks(("flip", ["c:a2"], dict(PAWN, look="queen")))
    pawn = told.moving[0]
    assert seen(pawn, 0.4 * length).piece["look"] == "pawn"
    assert seen(pawn, 0.6 * length).piece["look"] == "queen"
    assert seen(pawn, 0.5 * length).share < 0.1
    assert seen(pawn, 0.6 * length).place == SPOTS["c:a2"]  # where it lay


def test_a_piece_moves_on_from_where_it_came() -> None:
    told, length = tracks(
        ("move", ["c:a1", "c:a2"], dict(ROOK, cell="a2")),
        ("flip", ["c:a2"], dict(ROOK, cell="a2", look="dragon")),
    )
    rook = told.moving[0]
    assert len(told.moving) == 1
    assert seen(rook, length).piece["look"] == "dragon"
    assert seen(rook, length).place == SPOTS["c:a2"]


def test_pieces_in_a_hand_look_away_from_their_owner() -> None:
    assert facing(SCENE, "b") == 0
    assert facing(SCENE, "w") == 2
    assert from_hand(SCENE, "t:b:S") == {"look": "stone", "seat": "b", "facing": 0}
    assert from_hand(SCENE, "t:w:S") is None
    held = held_at(SCENE, "t:b:S")
    assert held
    assert held["count"] == 2
