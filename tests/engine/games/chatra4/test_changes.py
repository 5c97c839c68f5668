"""What a move changes, told in order: an army that changes sides, and the hand that goes."""

from anga.contract.game import AnyLine
from anga.shared import changes
from tests.engine.games.chatra4.boards import CHATRA4, at, played

BUSY = "4B7/2bb4b3/b4w6/3b4W2b/7w4/1b3u5r/12/w7ww2/3u8/U5r2r2/4w7/r6w3R w 0-3-5-8 a-a-a-a"
WAITING = "3W5b1U/11u/12/12/R8b2/12/12/12/12/7b4/12/B11 b 14-9-9-0 a-a-a-a"


def told(line: AnyLine, token: str) -> list[tuple[str, list[str]]]:
    found = CHATRA4.changes(line.position, line.position.parse_any_move(token))
    return [(change["do"], list(change["places"])) for change in found]


def test_the_beaten_object_is_turned_over_first_then_the_army() -> None:
    line = played(WAITING, "h10-h9 Oa4")
    assert told(line, "Oc1") == [
        ("move", ["c:d1", "c:c1"]), ("flip", ["c:l1"]), ("flip", ["c:l2"]),
    ]  # fmt: skip


def test_two_armies_fall_one_after_the_other_and_some_men_turn_twice() -> None:
    found = told(played(BUSY, ""), "j8-f2")
    flips = [places[0] for do, places in found if do == "flip"]
    assert flips[0] == "c:a10"
    assert flips[3] == "c:e1"
    assert flips.count("c:d9") == flips.count("c:f6") == 2
    hands = [places for do, places in found if do == "move" and places[0][:2] == "t:"]
    assert hands == [["t:u:S", "t:b:S"]] * 8 + [["t:b:S", "t:w:S"]] * 8


def test_told_changes_make_the_scene_after_a_double_mate() -> None:
    position = at(BUSY)
    move = position.parse_any_move("j8-f2")
    made = changes.apply(CHATRA4.scene(position, {}), CHATRA4.changes(position, move))
    after = CHATRA4.scene(position.after(move), {})

    def by_cell(piece: object) -> str:
        assert isinstance(piece, dict)
        return str(piece["cell"])

    assert sorted(made["pieces"], key=by_cell) == sorted(after["pieces"], key=by_cell)
    assert [hand["held"][0]["count"] for hand in made["hands"]] == [0, 3, 13, 0]


def test_a_grey_army_belongs_to_nobody() -> None:
    line = played(WAITING, "h10-h9 Oa4 Oc1", "neutral")
    shown = {piece["cell"]: piece for piece in CHATRA4.scene(line.position, {})["pieces"]}
    assert shown["l2"]["look"] == "S:nobody"
    assert shown["l1"]["look"] == "O:over"


def test_a_description_says_who_is_mated_by_whom() -> None:
    position = at(BUSY)
    sentence = CHATRA4.move_description(position, position.parse_any_move("j8-f2"))
    assert str(sentence).count("description:mates") == 2
    assert "'seat:u', 'seat:b'" in str(sentence)
    assert "'seat:b', 'seat:w'" in str(sentence)
