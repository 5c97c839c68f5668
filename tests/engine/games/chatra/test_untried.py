"""The ideas that were never tried: the worked cases of their rulebook, each by name."""

import pytest

from anga.contract.game import Line
from anga.games.chatra.rules.position import ChatraPosition
from anga.record import record
from anga.record.record import Record
from anga.service import door
from anga.shared.errors import PositionError, RulesError
from anga.shared.phrases import say
from tests.engine.games.chatra.boards import CHATRA, place, refused, tokens

OKI = "12/6o5/12/12/12/12/12/12/12/12/5O6/12 b 18-18"
GATE = "12/6o5/5s1s4/12/12/12/12/12/12/4S1S5/5O6/12 b 16-16 -"
CORNER = "12/8s1o1/12/8s1s1/12/12/12/12/1S1S8/12/1O1S8/12 b 15-15 -"
RING = "4s3s3/6o5/4s3s3/6s5/12/12/12/12/5S6/3S3S4/5O6/3S3S4 b 13-13 -"
BORDER = "12/6o5/12/12/12/12/12/5s6/5O6/12/12/12 b 18-17 -"


def parsed(text: str, rules: str) -> ChatraPosition:
    position = CHATRA.parse(text, rules)
    assert isinstance(position, ChatraPosition)
    return position


def played(rules: str, moves: str, start: str | None = None) -> ChatraPosition:
    line: Line[ChatraPosition, int] = record.replay(
        Record("chatra", rules, start, tuple(moves.split()))
    )
    return line.position


def objects(position: ChatraPosition) -> set[str]:
    return {token for token in tokens(position) if token.startswith("O")}


# Rules strings


@pytest.mark.parametrize(
    ("rules", "named"),
    [
        ("checker", "checker"),
        ("1995-08,free,checker", "checker"),
        ("centre", "centre"),
        ("gate,centre", "centre"),
        ("free,confined,centre", "centre"),
        ("gate,h1", "h1"),
        ("ring,free", "free,ring"),
        ("oki,gate", "gate,oki"),
        ("s6,s9", "s6,s9"),
        ("s18,s6", "s18,s6"),
        ("s7", "s7"),
        ("s", "s"),
        ("s06", "s06"),
        ("castle", "castle"),
    ],
)
def test_what_does_not_go_together(rules: str, named: str) -> None:
    with pytest.raises(RulesError) as caught:
        CHATRA.canonical(rules)
    assert set((caught.value.text or "").split(",")) == set(named.split(","))


def test_new_tokens_are_printed_last_and_eighteen_never() -> None:
    every = "centre,checker,s6,linewise,columns,dropcheck,h9,b15,free,relay"
    assert CHATRA.canonical(every) == (
        "relay,free,b15,h9,dropcheck,columns,linewise,s6,checker,centre"
    )
    assert CHATRA.canonical("confined,checker,s30,ring,relay") == "relay,ring,s30,checker,confined"
    assert CHATRA.canonical("s18") == ""


# The check frees only its giver


@pytest.mark.parametrize(
    ("rules", "flag", "count"),
    [
        ("relay,checker", "-", 55),
        ("relay,checker", "cb", 142),
        ("relay,checker", "cw", 55),
        ("relay,checker", "cbw", 142),
        ("relay", "c", 142),
    ],
)
def test_who_has_given_check_may_drop_anywhere(rules: str, flag: str, count: int) -> None:
    assert len(parsed(f"{OKI} {flag}", rules).legal()) == count


def test_each_side_is_freed_by_its_own_check() -> None:
    start = "12/6o5/12/12/12/12/12/12/12/12/1O10/12 b 18-18 -"
    given = "g9 g4 g12 g1 g9-g7"
    assert str(played("relay,checker", given, start)).endswith(" w 16-16 cb")
    assert str(played("relay", given, start)).endswith(" w 16-16 c")
    answered = played("relay,checker", f"{given} g4xg7", start)
    assert {"c2", "l1"} <= tokens(answered)
    waiting = played("relay,checker", f"{given} g4xg7 c2", start)
    assert refused(waiting, "e9") == "beyond-offside"


def test_the_second_giver_joins_the_first() -> None:
    at = place("relay,checker", white="b10 h1 b6", royals="b11 l1", side="w", flags="cb")
    assert refused(at, "b10-c10") is None
    assert str(at.play(at.parse_move("b10-c10"))).endswith(" cbw")


@pytest.mark.parametrize(
    ("flag", "rules"),
    [
        ("c", "relay,checker"),
        ("cwb", "relay,checker"),
        ("cbb", "relay,checker"),
        ("b", "relay,checker"),
        ("cb", "relay"),
        ("cbw", "relay"),
        ("cb", ""),
        ("x2cb", "relay,h3,checker"),
    ],
)
def test_flags_that_are_malformed(flag: str, rules: str) -> None:
    with pytest.raises(PositionError):
        CHATRA.parse(f"{OKI} {flag}", rules)


def test_a_row_comes_after_the_givers() -> None:
    assert str(parsed(f"{OKI} cbwx2", "relay,h3,checker")) == f"{OKI} cbwx2"


def test_the_seat_that_is_freed_is_told_whoever_is_to_move() -> None:
    for side in "bw":
        at = place("relay,checker", side=side, flags="cw")
        assert [seat["notes"] for seat in CHATRA.scene(at, {})["seats"]] == [[], ["freed"]]


# Objects confined to three zones


def test_an_object_keeps_to_its_three_zones() -> None:
    confined, usual = parsed(BORDER, "confined"), parsed(BORDER, "")
    assert objects(confined) == {"Oe10", "Of10", "Og10"}
    assert objects(usual) == {"Oe10", "Of10", "Og10", "Oxf8"}
    assert refused(confined, "Oxf8") == "beyond-bounds"
    assert refused(confined, "Of7") == "object-step"


def test_a_confined_object_is_dropped_on_its_own_side() -> None:
    confined = played("free,confined", "f9")
    assert len(confined.legal()) == 48
    assert len(played("free", "f9").legal()) == 122
    assert refused(confined, "Oa5") == "beyond-bounds"
    assert refused(confined, "Of6") == "beyond-bounds"
    black = played("free,confined", "f9 Og2")
    assert all(int(token[2:]) >= 9 for token in tokens(black))
    assert refused(parsed(str(CHATRA.start("free,confined")), "free,confined"), "f6") == "no-centre"


@pytest.mark.parametrize(
    ("royals", "rules"), [("f8 g2", ""), ("f11 g5", ""), ("e6 e2", "b9"), ("h10 h2", "b15")]
)
def test_an_object_outside_its_zones_is_no_position(royals: str, rules: str) -> None:
    text = str(place(rules, royals=royals))
    assert str(CHATRA.parse(text, rules)) == text
    with pytest.raises(PositionError) as caught:
        CHATRA.parse(text, ",".join(filter(None, (rules, "confined"))))
    assert "outside" in caught.value.message


# No ban on the centre


def test_an_object_may_be_dropped_in_the_centre() -> None:
    free, banned = played("free,centre", "f9"), played("free", "f9")
    added = {
        "Oe5", "Of5", "Og5", "Oh5", "Oe6", "Of6", "Og6", "Oh6", "Oe7", "Of7", "Og7", "Oh7", "Oh8",
    }  # fmt: skip
    assert (len(free.legal()), len(banned.legal())) == (135, 122)
    assert tokens(free) - tokens(banned) == added
    assert refused(free, "Oe8") == "into-check"
    assert refused(banned, "Of6") == "no-centre"


def test_the_first_subject_may_not() -> None:
    start = CHATRA.start("free,centre")
    assert isinstance(start, ChatraPosition)
    assert len(start.legal()) == 128
    assert refused(start, "f6") == "no-centre-subject"


def test_both_objects_of_a_handicap_game_may() -> None:
    first, second = played("free,h2,centre", ""), played("free,h2,centre", "Of6")
    assert "Og7" in tokens(first)
    assert {"Oh8", "Oe8"} <= tokens(second)


# Other numbers of Subjects


@pytest.mark.parametrize("number", [6, 9, 12, 15, 18, 24, 30])
@pytest.mark.parametrize("setup", ["oki", "free"])
def test_each_side_has_so_many_subjects(number: int, setup: str) -> None:
    start = CHATRA.start(f"s{number},{setup}")
    assert isinstance(start, ChatraPosition)
    assert (start.black_hand, start.white_hand) == (number, number)
    assert str(CHATRA.parse(str(start), start.rules)) == str(start)


def test_a_position_of_another_number_is_refused() -> None:
    assert str(CHATRA.start("s6")) == f"{OKI.replace('18-18', '6-6')} -"
    for rules, hands in (("s6", "18-18"), ("", "6-6"), ("s30", "30-29"), ("s6", "7-6")):
        with pytest.raises(PositionError) as caught:
            CHATRA.parse(f"{OKI.replace('18-18', hands)} -", rules)
        assert "Subjects" in caught.value.message


def test_a_stage_of_the_opening_has_as_many() -> None:
    opening = "12/12/12/12/12/12/12/12/5S6/12/12/12 w O{}-O{} -"
    assert parsed(opening.format(8, 9), "free,s9").opening
    with pytest.raises(PositionError):
        CHATRA.parse(opening.format(9, 8), "free,s9")


def test_an_empty_hand_comes_sooner() -> None:
    position = place("s6", black="b12 d12 f12 h12 j12 l12", in_hand=0)
    assert refused(position, "g8") == "hand-empty"


# A castle that stands


@pytest.mark.parametrize(
    ("rules", "text", "legal", "drops"),
    [("gate", GATE, 57, 33), ("corner", CORNER, 95, 59), ("ring", RING, 86, 21)],
)
def test_castles_stand_at_the_start(rules: str, text: str, legal: int, drops: int) -> None:
    start = CHATRA.start(rules)
    assert isinstance(start, ChatraPosition)
    assert str(start) == text
    assert len(start.legal()) == legal
    assert sum("-" not in token and token[0] != "O" for token in tokens(start)) == drops


BOARDS = ("b9", "b12", "b15")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("castle", ["gate", "corner", "ring"])
def test_castles_could_be_dropped_and_nothing_is_in_check(castle: str, board: str) -> None:
    start = CHATRA.start(f"{castle},{board}")
    assert isinstance(start, ChatraPosition)
    known = start.variant.board
    subjects = start.black | start.white
    assert not any(known.king[square] & subjects for square in known.squares(subjects))
    assert not start.check
    assert not any(start.after(move).check for move in start.legal())  # no first turn gives check
    last = known.count - 1
    assert {last - square for square in known.squares(start.black)} == {*known.squares(start.white)}


@pytest.mark.parametrize(
    ("rules", "object_on", "subjects"),
    [
        ("gate", "f11", "e10 g10"),
        ("gate,b9", "e8", "d7 f7"),
        ("gate,b15", "h14", "g13 i13"),
        ("corner", "b11", "b9 d9 d11"),
        ("corner,b9", "b8", "b6 d6 d8"),
        ("corner,b15", "b14", "b12 d12 d14"),
        ("ring", "f11", "d10 f9 h10 d12 h12"),
        ("ring,b9", "e8", "c7 e6 g7 c9 g9"),
        ("ring,b15", "h14", "f13 h12 j13 f15 j15"),
    ],
)
def test_where_a_castle_stands_on_each_board(rules: str, object_on: str, subjects: str) -> None:
    start = CHATRA.start(rules)
    assert isinstance(start, ChatraPosition)
    board = start.variant.board
    assert set(board.square_names(start.black)) == set(subjects.split())
    assert board.names[start.black_object] == object_on


def test_a_ring_of_six_leaves_one_in_hand() -> None:
    assert str(CHATRA.start("ring,s6,b9")).endswith(" b 1-1 -")


def test_a_castle_takes_its_men_from_the_hand_under_a_handicap() -> None:
    assert str(CHATRA.start("gate,h3")).endswith(" b 16-16 x3")


# What is seen, edited and thought


@pytest.mark.parametrize("rules", ["relay,ring,s9,checker,confined", "free,b9,h2,s6,centre"])
def test_the_editor_takes_them_apart_and_puts_them_together(rules: str) -> None:
    start = CHATRA.start(rules)
    asked = {"cmd": "edit", "game": "chatra", "rules": CHATRA.canonical(rules)}
    apart = door.answer({**asked, "position": str(start)})
    assert door.answer({**asked, "setup": apart["setup"]})["position"] == str(start)
    owned = next(field for field in apart["fields"] if field["id"] == "owned")
    assert owned["most"] == 2 * start.variant.subjects
    assert str(owned["most"]) in say(owned["name"], CHATRA.words, "en")


def test_the_editor_says_who_has_given_check_and_where_an_object_may_not_stand() -> None:
    asked = {"cmd": "edit", "game": "chatra", "rules": "relay,checker,confined"}
    setup = door.answer(asked)["setup"]
    freed = {**setup, "fields": {**setup["fields"], "checked": "cw"}}
    assert door.answer({**asked, "setup": freed})["position"] == f"{OKI} cw"
    outside = {**setup, "cells": {"f8": "O", "g2": "o"}}
    problems = door.answer({**asked, "setup": outside})["problems"]
    assert problems == [{"reason": ["edit:bounds", "seat:b"], "cells": ("f8",)}]


def explained(rules: str, moves: str, touch: str) -> tuple[int, list[object]]:
    shown = CHATRA.explain(played(rules, moves), [touch])
    return sum(len(mark["cells"]) for mark in shown["marks"]), list(shown["notes"])


def test_where_an_object_may_be_dropped_is_explained() -> None:
    assert explained("free", "f9", "t:w:O") == (128, ["note:opening"])
    assert explained("free,centre", "f9", "t:w:O") == (144, ["note:opening:centre"])
    assert explained("free,centre", "", "t:b:S") == (128, ["note:opening"])
    assert explained("free,confined", "f9", "t:w:O") == (48, ["note:opening:confined"])
    assert explained("confined", "", "c:f11") == (0, ["note:object:confined"])


@pytest.mark.parametrize("rules", ["s6,b9", "relay,ring,checker,confined", "free,centre,s30"])
def test_the_computer_plays_by_them(rules: str) -> None:
    start = str(CHATRA.start(rules))
    for level in (1, 5):
        answer = door.answer(
            {"cmd": "best", "game": "chatra", "rules": CHATRA.canonical(rules), "level": level,
             "position": start}
        )  # fmt: skip
        assert answer["move"] in {
            CHATRA.start(rules).format_move(move) for move in CHATRA.start(rules).legal()
        }
