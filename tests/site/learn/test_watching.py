"""A game that is watched: to and fro, what is said of each ply."""

from learn.watching import Watching
from tests.site.by_hand import OPENING
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def data() -> "Any":
    def ply(seat: str, black: int, **other: "Any") -> "Any":
        chances = {"b": black, "w": 100 - black}
        made: Any = {
            "seat": seat, "description": "told " + seat, "notation": "n", "turn": "w",
            "comment": None, "reasons": ["It bites."], "chances": chances,
            "shows": [], "changes": [], "rest": {"marks": ["after " + str(black)]},
        }  # fmt: skip
        made.update(other)
        return made

    seats: Any = [{"seat": "b", "name": "seat:b"}, {"seat": "w", "name": "seat:w"}]
    scene: Any = {
        "pieces": [], "solids": [], "hands": [], "options": ["o"], "seats": seats, "marks": [],
    }  # fmt: skip
    return {
        "sets": [{"view": {}, "looks": {}, "grounds": [{"cells": []}]}],
        "link": "g=toy&m=a.b.c",
        "board": {"link": "g=toy", "view": {}, "scene": scene, "turn": "b", "ground": 0},
        "plies": [ply("b", 50), ply("w", 70), ply("b", 85, faces=["f"]), ply("w", 100, turn=None)],
        "status": {"reason": "no-move", "placings": {"b": 1, "w": 2}},
    }


def watching() -> Watching:
    return Watching(data(), {}, 3)


def english() -> Words:
    return Words("en", OPENING["words"])


def test_what_a_position_shows_is_drawn_and_at_the_end_told() -> None:
    known = data()
    mark = {"mark": "closed", "cells": ["a1"]}
    shown = {"slug": "{0} is stuck.", "args": ["a1"], "figures": {"marks": [mark], "lines": []}}
    known["plies"][3]["shows"] = [shown]
    watched = Watching(known, {}, 3)
    watched.go(3)
    before: Any = watched.figures
    watched.go(4)
    after: Any = watched.figures
    assert before is None
    assert after == {"marks": [mark], "lines": [], "notes": []}
    assert "a1 is stuck." in watched.comment(english())[1]
    known["plies"][3]["comment"] = {"en": "It cannot move.", "ja": "動けません。"}
    assert watched.comment(english())[1].startswith("It cannot move.")
    assert "stuck" not in watched.comment(english())[1]


def test_a_game_is_watched_to_and_fro() -> None:
    watched = watching()
    assert (watched.at, watched.turn, watched.over, watched.last) == (0, "b", False, None)
    assert watched.scene["options"] == []
    assert not watched.go(-1)
    assert watched.go(2)
    marks: Any = watched.scene["marks"]
    assert marks == ["after 70"]
    assert watched.go(1)
    marks = watched.scene["marks"]
    assert marks == ["after 50"]
    assert watched.go(9)
    assert (watched.at, watched.turn, watched.over) == (4, None, True)
    assert not watched.go(4)


def test_the_play_page_opens_where_one_is() -> None:
    watched = watching()
    assert watched.link == "g=toy&s=w:3"
    watched.go(2)
    assert watched.link == "g=toy&m=a.b&s=b:3"
    watched.go(4)
    assert watched.link == "g=toy&m=a.b.c"


def test_each_ply_is_told_with_its_reasons_and_the_chances() -> None:
    watched, words = watching(), english()
    assert watched.comment(words) == ("The start.", "")
    watched.go(1)
    strong, text = watched.comment(words)
    assert strong == "told b"
    assert text.startswith("It bites. Winning chances: ")
    assert "Black 50%" in text


def test_chances_rounded_each_by_itself_are_told_as_parts_of_a_hundred() -> None:
    uneven = data()
    uneven["plies"][0]["chances"] = {"b": 50, "w": 51}
    watched = Watching(uneven, {}, 3)
    watched.go(1)
    assert "Black 50%, White 50%" in watched.comment(english())[1]


def test_a_comment_takes_the_place_of_reasons_and_remarks() -> None:
    told = data()
    told["plies"][1]["comment"] = {"en": "It hopes.", "ja": "期待の一手。"}
    watched = Watching(told, {}, 3)
    watched.go(2)
    text = watched.comment(english())[1]
    assert text.startswith("It hopes. Winning chances: ")
    assert "It bites." not in text
    assert "An inaccuracy" not in text
    assert watched.comment(Words("ja", OPENING["words"]))[1].startswith("期待の一手。勝率")


def test_what_gives_much_away_and_what_luck_brings_is_said() -> None:
    watched, words = watching(), english()
    watched.go(2)
    assert "An inaccuracy" in watched.comment(words)[1]
    watched.go(3)
    assert "A lucky roll." in watched.comment(words)[1]
    unlucky = data()
    unlucky["plies"][2]["chances"] = {"b": 40, "w": 60}
    again = Watching(unlucky, {}, 3)
    again.go(3)
    assert "An unlucky roll." in again.comment(words)[1]


def test_at_the_end_it_is_said_who_won() -> None:
    watched, words = watching(), english()
    watched.go(4)
    text = watched.comment(words)[1]
    assert "chances" not in text
    assert text.endswith(".")
