"""Pieces in hand: as text, in the Scene, in the editor."""

import pytest

from anga.kit import hands
from anga.shared.errors import PositionError

MOST = {"R": 2, "G": 4, "P": 18}


@pytest.mark.parametrize(
    ("text", "counts"),
    [("-", (0, 0, 0)), ("R", (1, 0, 0)), ("R2GP18", (2, 1, 18)), ("P", (0, 0, 1))],
)
def test_a_hand_has_one_spelling(text: str, counts: tuple[int, ...]) -> None:
    held = dict(zip(MOST, counts, strict=True))
    assert hands.parse_hand(text, MOST) == held
    assert hands.format_hand(held) == text


@pytest.mark.parametrize(
    "text", ["", "R3", "GR", "R1", "RR", "K", "G-", "P19", "P02", "r", "R 2", "P١"]
)
def test_what_is_no_hand_is_an_error(text: str) -> None:
    with pytest.raises(PositionError) as caught:
        hands.parse_hand(text, MOST)
    assert caught.value.text == text


def test_a_hand_is_shown_with_every_kind() -> None:
    shown = hands.hand("b", {"R": 1, "P": 0}, look="dark:")
    assert [(pile["kind"], pile["look"], pile["count"]) for pile in shown["held"]] == [
        ("R", "dark:R", 1),
        ("P", "dark:P", 0),
    ]
    assert shown["held"][0]["name"] == ["in-hand", "seat:b", "piece:R"]


def test_the_editor_asks_for_each_kind_and_gets_it_back() -> None:
    asked = hands.hand_fields("b", MOST)
    said = hands.hand_tokens("b", {"R": 1, "G": 0, "P": 7})
    assert [field["id"] for field in asked] == list(said)
    assert [field["most"] for field in asked] == list(MOST.values())
    back = hands.hand_in({"cells": {}, "fields": said}, "b", MOST)
    assert back == {"R": 1, "G": 0, "P": 7}
