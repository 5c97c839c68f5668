"""Move tokens and position strings, well formed or not."""

import pytest

from anga.shared.errors import MoveError, PositionError
from tests.engine.games.troop.boards import GAME


@pytest.mark.parametrize(
    "token",
    [
        "c2d3e2", "c2d3e2:n", "c2d3e2:n3", "c2d3e2:N1", "c2d3e2:nn1", "e2d3c2:n1", "c2c2d3:n1",
        "c2d3i2:n1", "c2d3e9:n1", "c0d3e2:n1", "c2d3:n1", "c2d3e2f2:n1", "b1-b2a1b2c1:n1",
        "b1b2,a1b2c1:n1", "b1-i2,a1b2c1:n1", "c2d3e2:es1", "c2d3e2:n1 ", "-,c2d3e2:n1",
    ],
)  # fmt: skip
def test_a_malformed_turn_is_a_move_error(token: str) -> None:
    with pytest.raises(MoveError) as caught:
        GAME.start().parse_move(token)
    assert caught.value.text == token


def test_the_wide_board_has_a_ninth_file() -> None:
    start = GAME.start("wide")
    assert start.format_move(start.parse_move("g1h1i1:n1")) == "g1h1i1:n1"


@pytest.mark.parametrize(
    ("text", "offending"),
    [
        ("8/8/8/8/8/8/8/xxx5 b a", "8/8/8/8/8/8/8/xxx5 b a"),
        ("8/8/8/8/8/8/xxx5 b a 0", "8/8/8/8/8/8/xxx5"),
        ("8/8/8/8/8/8/8/xxx6 b a 0", "xxx6"),
        ("8/8/8/8/8/8/8/xxx41 b a 0", "xxx41"),
        ("8/8/8/8/8/8/8/xxx.4 b a 0", "xxx.4"),
        ("8/8/8/8/8/8/8/xxX5 b a 0", "xxX5"),
        ("8/8/8/8/8/8/8/9 b a 0", "9"),
        ("8/8/8/8/8/8/8/xxx5 x a 0", "x"),
        ("8/8/8/8/8/8/8/xxx5 b A 0", "A"),
        ("8/8/8/8/8/8/8/xxx5 b a 19", "19"),
        ("8/8/8/8/8/8/8/xxx5 b a 01", "01"),
        ("8/8/8/8/8/8/8/xxx5 b a ٣", "٣"),
        ("8/8/8/8/8/8/8/xxx5 b - 3", "3"),
    ],
)
def test_a_malformed_position_names_the_field(text: str, offending: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.parse(text)
    assert caught.value.text == offending


def test_a_position_of_another_board_does_not_fit() -> None:
    with pytest.raises(PositionError):
        GAME.parse(str(GAME.start("wide")))
    with pytest.raises(PositionError):
        GAME.parse(str(GAME.start()), "wide")
