"""Boards as ranks of pieces and numbers: one spelling, and an error that quotes the rank."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anga.kit.ranks import format_ranks, parse_ranks
from anga.shared.errors import PositionError

TOKEN = r"\+?[KP]"
tokens = st.sampled_from(["", "", "", "K", "P", "+P"])


def test_empty_squares_are_counted() -> None:
    board = ["", "K", "", "", *[""] * 4, "P", "+P", "P", ""]
    assert format_ranks(board, 4) == "1K2/4/P+PP1"
    assert parse_ranks("1K2/4/P+PP1", TOKEN, 4, 3) == board


def test_a_wide_board_has_two_digits() -> None:
    assert parse_ranks("12", TOKEN, 12, 1) == [""] * 12
    assert format_ranks([""] * 12, 12) == "12"


@given(st.lists(tokens, min_size=36, max_size=36))
def test_what_is_written_is_read(board: list[str]) -> None:
    assert parse_ranks(format_ranks(board, 12), TOKEN, 12, 3) == board


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("4", "4"),
        ("4/4/4", "4/4/4"),
        ("4/5", "5"),
        ("4/KKK", "KKK"),
        ("4/K12", "K12"),
        ("4/Kx2", "Kx2"),
        ("4/+22", "+22"),
        ("4/04", "04"),
        ("4/99", "99"),
        ("4/", ""),
        ("4/٤", "٤"),
    ],
)
def test_what_is_no_board_is_an_error(text: str, wrong: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_ranks(text, TOKEN, 4, 2)
    assert caught.value.text == wrong
