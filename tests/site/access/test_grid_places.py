"""The board for those who do not see the canvas."""

from access.grid_places import (
    Place,
    occupants,
    places,
    rows,
    touch_labels,
    touches_told,
    way_told,
)
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# a3 b3
# a2 b2
# a1 b1
CELLS: "list[Any]" = [
    {"id": "ab"[x] + str(3 - y), "at": [x, y], "name": "ab"[x] + str(3 - y)}
    for y in range(3)
    for x in range(2)
]
DISC = {"kind": "D", "own": "a disc in your hand"}
WORDS = Words("en", {"disc": {"en": "{0}’s disc", "ja": "{0}の駒"}})


def table() -> "Any":
    """Four seats of which three have hands, a king, and a die that is touched by its face."""
    sides = [{"seat": seat, "side": side} for side, seat in enumerate("nesw")]
    return {
        "cells": CELLS,
        "pieces": [{"cell": "a1", "name": "king"}],
        "solids": [{"cell": "b3", "name": "a die: six", "touch": "d:6"}],
        "hands": [
            {"seat": "s", "held": [{"kind": "D", "name": ["disc", "South"], "count": 3}]},
            {"seat": "e", "held": [{"kind": "D", "name": ["disc", "East"], "count": 0}]},
            {"seat": "w", "held": [dict(DISC, name=["disc", "West"], count=1)]},
            {"seat": "n", "held": []},
        ],
        "options": [{"id": "six", "name": "six", "touch": "d:6"}, {"id": "pass", "name": "Pass"}],
        "seats": sides,
    }


def names(turned: int) -> list[list[str]]:
    return [[cell["id"] for cell in row] for row in rows(CELLS, turned)]


def touches(turned: int) -> list[list[str]]:
    return [[place.touch for place in row] for row in places(table(), turned)]


def test_cells_lie_in_rows_from_top_to_bottom() -> None:
    assert names(0) == [["a3", "b3"], ["a2", "b2"], ["a1", "b1"]]


def test_a_turned_board_is_read_as_it_is_seen() -> None:
    assert names(2) == [["b1", "a1"], ["b2", "a2"], ["b3", "a3"]]
    assert names(1) == [["a1", "a2", "a3"], ["b1", "b2", "b3"]]
    assert names(3) == [["b3", "b2", "b1"], ["a3", "a2", "a1"]]
    assert names(4) == names(0)


def test_the_order_of_the_cells_does_not_matter() -> None:
    assert rows(list(reversed(CELLS)), 0) == rows(CELLS, 0)


def test_a_cell_may_hold_several_things() -> None:
    king: Any = {"cell": "a1", "name": "king"}
    die: Any = {"cell": "a1", "name": "die"}
    assert occupants([king], [die]) == {"a1": ["king", "die"]}
    assert occupants([]) == {}


def test_a_piece_may_have_a_short_name_for_sentences_that_tell_its_cell() -> None:
    pawn: Any = {"cell": "a1", "name": "pawn facing north", "short": "pawn"}
    scene: Any = dict(table(), pieces=[pawn])
    assert touch_labels(scene, ["c:a1"], WORDS) == ["a1, pawn facing north"]
    assert touch_labels(scene, ["c:a1"], WORDS, written=True) == ["pawn on a1"]


def test_a_cell_may_have_a_short_name_for_sentences_that_tell_what_stands_there() -> None:
    home: Any = {"id": "a1", "at": [0, 0], "name": "South’s home, a1", "short": "a1"}
    scene: Any = dict(table(), cells=[home])
    assert touch_labels(scene, ["c:a1"], WORDS) == ["South’s home, a1, king"]
    assert touch_labels(scene, ["c:a1"], WORDS, written=True) == ["king on a1"]
    empty: Any = dict(scene, pieces=[])
    assert touch_labels(empty, ["c:a1"], WORDS, written=True) == ["South’s home, a1"]


def test_hands_are_rows_the_nearest_one_last() -> None:
    assert touches(0) == [
        ["t:w:D"],
        ["t:e:D"],
        ["c:a3", "c:b3"],
        ["c:a2", "c:b2"],
        ["c:a1", "c:b1"],
        ["t:s:D"],
    ]


def test_hands_turn_with_the_board() -> None:
    turned = touches(1)
    assert (turned[0], turned[1], turned[-1]) == (["t:s:D"], ["t:w:D"], ["t:e:D"])


def test_a_place_tells_what_it_holds_and_how_many() -> None:
    told = {place.touch: place.label(WORDS) for row in places(table(), 0) for place in row}
    assert told["c:a1"] == "a1, king"
    assert told["c:a2"] == "a2"
    assert told["t:s:D"] == "South’s disc, 3 in hand"
    assert told["t:e:D"] == "East’s disc, 0 in hand"


def test_what_is_in_a_hand_by_its_name_is_not_said_to_be_there_twice() -> None:
    place = Place("t:s:D", "t:s:D", [["in-hand", "seat:s", "piece:D"]], 0, 3)
    texts = {"in-hand": "{0}’s {1} in hand", "seat:s": "South", "piece:D": "Rook"}
    words: Any = {slug: {"en": text} for slug, text in texts.items()}
    told = Words("en")
    told.use(words)
    assert place.label(told) == "South’s Rook in hand, 3"


def test_what_lies_on_a_cell_may_be_what_is_touched() -> None:
    meant = {place.touch: place.meant for row in places(table(), 0) for place in row}
    assert (meant["c:b3"], meant["c:a1"]) == ("d:6", "c:a1")


def test_touches_are_called_as_people_call_them() -> None:
    touched = ["c:a1", "t:w:D", "d:6", "o:pass", "o:no"]
    said = touch_labels(table(), touched, WORDS)
    assert said == ["a1, king", "West’s disc, 1 in hand", "six", "Pass", ""]
    written = touch_labels(table(), touched, WORDS, written=True)
    assert written == ["king on a1", "West’s disc in hand", "six", "Pass", ""]
    own = touch_labels(table(), touched, WORDS, written=True, to="w")
    assert own == ["king on a1", "a disc in your hand", "six", "Pass", ""]
    japanese = touch_labels(
        table(), ["t:w:D", "o:pass"], Words("ja", WORDS.game_words), written=True
    )
    assert [name[:1] for name in japanese] == ["持", "「"]


def test_touches_are_told_in_their_order() -> None:
    japanese = Words("ja", WORDS.game_words)
    for touched, english, end in (
        (["c:a1"], "king on a1", "を"),
        (["c:a1", "d:6"], "king on a1, then six", "、次に「six」を"),
        (["c:a1", "d:6", "o:pass"], "king on a1, then six, then Pass", "、「six」、「Pass」の順に"),
    ):
        assert touches_told(table(), touched, WORDS, None) == english
        assert touches_told(table(), touched, japanese, None).endswith(end)


def test_a_game_may_word_moves_of_some_kinds_of_touches_itself() -> None:
    words = Words("en", dict(WORDS.game_words, **{"touches:co": {"en": "go {1} at {0}", "ja": ""}}))
    assert way_told(table(), ["c:a1", "o:pass"], words) == "go Pass at a1"
    assert way_told(table(), ["c:a1", "c:b3"], words) == ""


def test_a_picture_that_is_still_to_be_touched_is_named_as_one() -> None:
    said = {"touches:co": "go {1}", "touches:cp": "see {1}", "touches:cs": "have {1}"}
    own = {slug: {"en": said[slug], "ja": ""} for slug in said}
    words, scene = Words("en", dict(WORDS.game_words, **own)), table()
    touched = ["c:a1", "o:pass"]
    assert way_told(scene, touched, words, touched) == "go Pass"
    scene["options"] = [dict(each, cells={"a1": (0, 0)}) for each in scene["options"]]
    assert way_told(scene, touched, words, touched) == "see Pass"
    assert way_told(scene, touched, words, ["c:a1"]) == "have Pass"
    assert way_told(scene, touched, words) == "go Pass"


def test_a_player_hears_of_pieces_of_ones_own() -> None:
    words = Words("en", dict(WORDS.game_words, **{"seat:w": {"en": "West", "ja": "西"}}))
    scene: Any = dict(table(), pieces=[{"cell": "a1", "name": ["disc", "seat:w"]}])
    for to, name in (("w", "your disc on a1"), ("s", "West’s disc on a1")):
        assert touch_labels(scene, ["c:a1"], words, written=True, to=to) == [name]
