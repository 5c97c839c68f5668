"""Touches and the moves that they mean."""

from tests.engine.games.chatra.boards import CHATRA, place


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
        assert CHATRA.touched(position, touches) == token
