"""Tokens and position strings, as they are printed and as they may be written."""

import pytest

from anga.kit.pairs.board import board_of
from anga.shared.errors import IllegalMove, MoveError, PositionError
from tests.engine.games.chatra.boards import CHATRA, place

START = "12/6o5/12/12/12/12/12/12/12/12/5O6/12 b 18-18 -"
FREE = "12/12/12/12/12/12/12/12/12/12/12/12 b O18-O18 -"


def test_starts_are_spelt_as_in_the_rulebook() -> None:
    assert str(CHATRA.start()) == START
    assert str(CHATRA.start("free")) == FREE
    assert str(CHATRA.start("b9")) == "9/4o4/9/9/9/9/9/4O4/9 b 18-18 -"
    assert str(CHATRA.start("b15")).startswith("15/7o7/15/")
    assert str(CHATRA.start("h3")).endswith(" b 18-18 x3")
    assert str(CHATRA.start("free,h3")).endswith(" b O18-O18 -")


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("f9", "f9"),
        ("F9", "f9"),
        ("f09", "f9"),
        ("f009", "f9"),
        ("f9+", "f9"),
        ("f9#", "f9"),
        ("Of11", "Of11"),
        ("OF011+", "Of11"),
        ("Oxf11", "Oxf11"),
        ("OXf11", "Oxf11"),
        ("e12-g6", "e12-g6"),
        ("E12-G06", "e12-g6"),
        ("g4xg6", "g4xg6"),
        ("g04Xg06+", "g4xg6"),
        ("pass", "pass"),
        ("pass+", "pass"),
    ],
)
def test_moves_are_read_in_many_spellings_and_printed_in_one(written: str, printed: str) -> None:
    start = CHATRA.start()
    assert start.format_move(start.parse_any_move(written)) == printed


@pytest.mark.parametrize(
    "token",
    ["", "m1", "f13", "f0", "9f", "f", "O", "Of", "Oxx1", "e12g6", "e12=g6", "e12-", "-g6",
     "e12-g6-g7", "f9++", "Pass", "PASS", " f9", "f9 ", "f9\n", "ｆ9", "f９", "xf9"],
)  # fmt: skip
def test_what_is_no_move(token: str) -> None:
    with pytest.raises(MoveError) as caught:
        CHATRA.start().parse_any_move(token)
    assert caught.value.text == token


def test_an_illegal_turn_is_named_as_it_was_written() -> None:
    with pytest.raises(IllegalMove) as caught:
        CHATRA.start().parse_move("F011#")
    assert caught.value.text == "F011#"
    assert "F011#" in caught.value.message


def test_on_the_largest_board_o_is_a_file_and_a_capital_o_the_object() -> None:
    start = CHATRA.start("b15")
    assert start.format_move(start.parse_any_move("o5")) == "o5"
    assert start.format_move(start.parse_any_move("Oo5")) == "Oo5"
    assert start.format_move(start.parse_any_move("o5-n4")) == "o5-n4"
    for token in ("O5", "OO5", "O5-n4", "n4-O5"):
        with pytest.raises(MoveError):
            start.parse_any_move(token)


def test_files_end_with_the_board() -> None:
    for size, last in ((9, "i9"), (12, "l12"), (15, "o15")):
        assert board_of(size).names[-1] == last
        start = CHATRA.start(f"b{size}")
        assert start.format_move(start.parse_any_move(last)) == last
    with pytest.raises(MoveError):
        CHATRA.start("b9").parse_any_move("j1")


def test_a_token_says_whether_it_captures() -> None:
    position = place(black="g4", white="g5 e9", royals="f11 a1")
    for token, slug in (("g4-g5", "capture-unsaid"), ("g4xg3", "nothing-there")):
        with pytest.raises(IllegalMove) as caught:
            position.parse_move(token)
        assert caught.value.reason == slug
    assert position.parse_move("g4xg5")


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", ""),
        (START[:-2], ""),
        (START + " ", ""),
        (START.replace(" b ", " x "), ""),
        (START.replace("18-18", "18-17"), ""),
        (START.replace("18-18", "018-18"), ""),
        (START.replace("18-18", "O18-18"), ""),
        (START.replace("5O6", "5O5"), ""),
        (START.replace("5O6", "5O15"), ""),
        (START.replace("5O6", "5O0S5"), ""),
        (START.replace("5O6", "4OO6"), ""),
        (START.replace("5O6", "12"), ""),
        (START.replace("5O6", "5X6"), ""),
        (START.replace("12/6o5", "13/6o5"), ""),
        (START.replace("12/6o5", "66/6o5"), ""),
        (START.replace("/12 b", " b"), ""),
        (START, "b9"),
        (START[:-1] + "p", ""),
        (START[:-1] + "c", ""),
        (START[:-1] + "c", "1994-11"),
        (START[:-1] + "cp", "relay"),
        (START[:-1] + "x2", ""),
        (START[:-1] + "x1", "h3"),
        (START[:-1] + "x4", "h3"),
        (START.replace(" b ", " w ")[:-1] + "x2", "h3"),
        (FREE, ""),
        (FREE.replace(" b ", " w "), "free"),
        (FREE.replace("O18-O18", "O17-O18"), "free"),
        (FREE.replace("O18-O18", "O18-18"), "free"),
        (FREE[:-1] + "p", "1994-11,free"),
        (FREE[:-1] + "x2", "free,h2"),
        ("12/12/12/12/12/12/12/12/5S6/12/12/12 w O17-O18 -", "free,h2"),
        ("12/12/12/12/12/12/12/12/5S6/12/12/12 b O17-O18 -", "free"),
        ("12/6o5/12/12/12/12/12/12/5S6/12/12/12 w O17-18 -", "free"),
    ],
)
def test_what_is_no_position(text: str, rules: str) -> None:
    with pytest.raises(PositionError) as caught:
        CHATRA.parse(text, rules)
    assert caught.value.text is not None
    assert caught.value.text in text


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        (START[:-1] + "p", "1994-11"),
        (START[:-1] + "c", "relay"),
        (START[:-1] + "cx2", "relay,h3"),
        (START[:-1] + "px9", "1994-11,h9"),
        (START, "free"),
        (START, "h3"),
        (START.replace("18-18", "36-0"), ""),
        (FREE, "free,h1"),
        ("12/12/12/12/12/12/12/12/5S6/12/12/12 w O17-O18 -", "free"),
        ("12/6o5/12/12/12/12/12/12/5S6/12/12/12 b O17-18 -", "free"),
        ("12/12/12/12/12/12/12/12/5O6/12/12/12 w 18-O18 -", "free,h2"),
    ],
)
def test_what_is_a_position(text: str, rules: str) -> None:
    assert str(CHATRA.parse(text, rules)) == text
