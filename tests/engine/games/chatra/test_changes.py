"""What a move changes on the board."""

from tests.engine.games.chatra.boards import CHATRA, place


def test_a_captured_disc_is_turned_over_and_joins_the_hand() -> None:
    position = place(black="g4", white="g5")
    changes = CHATRA.changes(position, position.parse_move("g4xg5"))
    assert [change["do"] for change in changes] == ["flip", "capture", "move"]
    assert changes[0]["piece"]["look"] == "S:b"
    assert changes[1]["places"] == ["c:g5", "t:b:S"]
