"""Position strings and move tokens: one spelling, and an error that names field and text."""

import pytest

from anga.games.shinsetsu.rules.position import parse, start
from anga.shared.errors import MoveError, PositionError
from tests.engine.games.shinsetsu.boards import text

START = str(start())
BOARD = START.split(" ", 1)[0]
SPARSE = "knf2 rnb5 gsg7 ywg3"


@pytest.mark.parametrize(
    "token",
    ["roll:KC", "roll:HH", "C:a1a5", "K:b2@e", "K:b7b8=C", "K:b8=C", "*:b2b3", "*:b2@e", "*:b7b8=H",
     "stop", "pass", "@b2n", "give:2:r"],
)  # fmt: skip
def test_each_kind_of_move_is_read_and_printed(token: str) -> None:
    assert start().format_move(start().parse_any_move(token)) == token


@pytest.mark.parametrize(
    "token",
    ["roll:CK", "roll:K", "roll:KKK", "roll:kc", "C:a1", "C:a1i5", "Q:a1a5", "K:b2@x", "K:b7b8=K",
     "K:b7b8=P", "@b2", "@b2x", "give:0:r", "give:02:r", "give:1:x", "give::r",
     "Stop", "stop ", "K:a1a٢"],
)  # fmt: skip
def test_malformed_moves(token: str) -> None:
    with pytest.raises(MoveError) as caught:
        start().parse_move(token)
    assert caught.value.text == token


@pytest.mark.parametrize(
    "string",
    [
        START,
        text(SPARSE, "k KC"),
        text(SPARSE, "k H*"),
        text(SPARSE + " kwb2", "k mb2f2"),
        text(SPARSE, "g -", "0a,12aCH,3p,0aE"),
        text(SPARSE, "r -", "0p,2A,0x,2A"),
        text(SPARSE + " k+Ca3", "y KK", "1a,0aHE,0a,0a"),
    ],
)
def test_a_position_is_read_and_printed_unchanged(string: str) -> None:
    assert str(parse(string)) == string


@pytest.mark.parametrize(
    ("string", "field", "fault"),
    [
        ("", "four fields", ""),
        (f"{BOARD} k -", "four fields", f"{BOARD} k -"),
        (f"{BOARD} b - 0a,0a,0a,0a", "turn", "b"),
        (f"{BOARD}/8 k - 0a,0a,0a,0a", "board", f"{BOARD}/8"),
        (START.replace("rKre6", "rKre5"), "board", "rKre5"),
        (START.replace("rKre6", "rKre42"), "board", "rKre42"),
        (START.replace("rKre6", "rKre33"), "board", "rKre33"),
        (START.replace("rKre6", "rKrx6"), "board", "rKrx6"),
        (START.replace("rKre6", "r+Kre6"), "board", "r+Kre6"),
        (START.replace(" - ", " CK "), "phase", "CK"),
        (START.replace(" - ", " ? "), "phase", "?"),
        (START.replace(" - ", " * "), "phase", "*"),
        (START.replace(" - ", " mb2a2 "), "phase", "mb2a2"),
        (START.replace(" - ", " ma2a2 "), "phase", "ma2a2"),
        (START.replace(" - ", " m "), "phase", "m"),
        (f"{BOARD} k - 0a,0a,0a", "forces", "0a,0a,0a"),
        (START.replace("0a,0a,0a,0a", "00a,0a,0a,0a"), "force", "00a"),
        (START.replace("0a,0a,0a,0a", "0b,0a,0a,0a"), "force", "0b"),
        (START.replace("0a,0a,0a,0a", "0aEC,0a,0a,0a"), "force", "0aEC"),
        (START.replace("0a,0a,0a,0a", "-1a,0a,0a,0a"), "force", "-1a"),
    ],
)
def test_what_is_malformed_is_named(string: str, field: str, fault: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse(string)
    assert field in caught.value.message
    assert caught.value.text == fault


@pytest.mark.parametrize(
    ("string", "field"),
    [
        (START.replace("kK", "1", 1).replace("kE12", "kE3"), "board"),
        (START.replace("0a,0a,0a,0a", "0a,0a,0p,0a"), "board"),
        (text(SPARSE, "k -", "0p,0p,0a,0a"), "forces"),
        (text(SPARSE, "r -", "0a,0A,0a,0a"), "forces"),
        (text(SPARSE, "k -", "1a,0p,1a,0x"), "forces"),
        (text(SPARSE, "r -", "0a,0x,0a,0a"), "turn"),
        (text(SPARSE, "g -", "0A,0p,0p,0A").replace("0p,0p", "0p,0x"), "turn"),
        (text(SPARSE, "r KC", "0a,0p,0a,0a"), "phase"),
        (text(SPARSE, "k KC", "2a,0p,1a,0x"), "phase"),
        (text(SPARSE, "k mg7"), "phase"),
        (text(SPARSE, "k ma1"), "phase"),
        (text(SPARSE + " kKa1", "k mf2"), "phase"),
        (text("rnb5 ywg3 knf2", "g -", "0a,0a,0p,0a"), "turn"),
    ],
)
def test_what_cannot_be_is_refused(string: str, field: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse(string)
    assert f"the {field} cannot be so" in caught.value.message
    assert caught.value.text in string.split(" ")
