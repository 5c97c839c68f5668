"""Touches and the moves that they mean."""

import pytest

from anga.games.chatra.rules.position import ChatraPosition
from tests.engine.games.chatra.boards import CHATRA, place, refused


def paths(position: ChatraPosition, token: str) -> list[list[str]]:
    return next(choice["paths"] for choice in CHATRA.choices(position) if choice["move"] == token)


def test_a_square_alone_means_a_drop() -> None:
    start = CHATRA.start()
    assert paths(start, "a12") == [["t:b:S", "c:a12"], ["c:a12"]]
    assert paths(start, "Of12") == [["c:f11", "c:f12"]]
    alone, paired = place(black="g4"), place(black="g4 d12")
    assert ["c:a12"] in paths(alone, "a12")
    assert paths(paired, "a12") == [["t:b:S", "c:a12"], ["c:a12"]]
    free = CHATRA.start("free")
    assert all(len(choice["paths"]) == 2 for choice in CHATRA.choices(free))


def test_a_square_that_is_closed_to_drops_says_why() -> None:
    start = CHATRA.start()
    assert CHATRA.touched_move(start, ["c:g2"]) is None
    assert CHATRA.touched_move(start, ["c:f6"]) == "f6"
    assert CHATRA.touched_move(CHATRA.start("free"), ["c:f6"]) == "f6"
    assert CHATRA.touched_move(place(black="g4 d12"), ["c:f6"]) == "f6"


def test_touches_mean_turns() -> None:
    position = place(black="g4", white="g5 d9")
    meant = {
        ("c:g4", "c:g5"): "g4xg5",
        ("c:g4", "c:g3"): "g4-g3",
        ("c:f11", "c:f12"): "Of12",
        ("t:b:S", "c:a12"): "a12",
        ("o:pass",): "pass",
        ("t:w:S", "c:a12"): None,
        ("c:g5", "c:g6"): None,
        ("c:a1", "c:a2"): None,
        ("c:g4",): None,
        ("c:z9", "c:g4"): None,
        ("c:g4", "c:z9"): None,
        ("x", "c:g4"): None,
    }
    for touches, token in meant.items():
        assert CHATRA.touched_move(position, touches) == token


@pytest.mark.parametrize(
    ("rules", "hand", "slug"),
    [("free", "O", "opening-subject"), ("free,h1", "S", "opening-object")],
)
def test_a_hand_whose_turn_it_is_not_yet_says_why(rules: str, hand: str, slug: str) -> None:
    position = CHATRA.start(rules)
    other = f"t:{position.turn}:{hand}"
    assert all(path[0] != other for choice in CHATRA.choices(position) for path in choice["paths"])
    meant = CHATRA.touched_move(position, [other])
    assert meant is not None
    assert refused(position, meant) == slug
