"""Moves as people write and hear them."""

import pytest

from anga import games
from anga.games.bushi import notation
from anga.games.bushi.rules import Bushi
from anga.phrases import say


def position(text: str) -> Bushi:
    found = games.get("bushi").parse(text)
    assert isinstance(found, Bushi)
    return found


@pytest.mark.parametrize(
    ("text", "move", "slugs"),
    [
        ("-- -- b", "Nb", ["kifu:place", "front-strike", "arrow:b"]),
        ("Nb -- w", "Tb", ["kifu:place", "three-way-sweep", "arrow:b"]),
        ("Tf Tb b", "t", ["kifu:t", "three-way-sweep", "arrow:r"]),
        ("Tf Tb b", "l", ["kifu:l", "left-guard", "arrow:l"]),
        ("Tf Tb w", "t", ["kifu:t", "three-way-sweep", "arrow:l"]),
    ],
)
def test_kifu_says_what_was_done_and_what_is_on_top_then(
    text: str, move: str, slugs: list[str]
) -> None:
    assert notation.kifu(position(text), move) == slugs


@pytest.mark.parametrize(
    ("text", "move", "slugs"),
    [
        ("-- -- b", "Nb", ["told:place", "seat:b", "front-strike", "facing:b"]),
        ("Nb -- w", "Wf", ["told:place", "seat:w", "right-guard", "facing:f"]),
        ("Tf Tb b", "r", ["told:r", "seat:b", "right-guard", "facing:l"]),
        ("Nb Nb w", "f", ["told:f", "seat:w", "right-guard", "facing:b"]),
    ],
)
def test_telling_says_who_did_it(text: str, move: str, slugs: list[str]) -> None:
    assert notation.telling(position(text), move) == slugs


def test_each_opening_and_each_move_is_written_differently() -> None:
    words = games.get("bushi").words
    for text in ("Nb Tb b", "Tf Tb b", "Wf Ub w"):
        for tell in (notation.kifu, notation.telling):
            for language in ("en", "ja"):
                said = [say(tell(position(text), move), words, language) for move in "tflr"]
                assert len(set(said)) == 4
