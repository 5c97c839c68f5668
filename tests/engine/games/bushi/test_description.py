"""Moves as people write and hear them."""

import pytest

from anga.games.bushi import GAME
from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.view import description
from anga.shared.phrases import say


def position(text: str) -> BushiPosition:
    found = GAME.parse(text)
    assert isinstance(found, BushiPosition)
    return found


@pytest.mark.parametrize(
    ("text", "move", "slugs"),
    [
        ("-- -- b", "Nb", ["notation:place", ["face:N", "front-strike"], ["way:b", "seat:b"]]),
        ("-- -- b", "Ef", ["notation:place", "left-guard", ["way:f", "seat:b"]]),
        ("Nb -- w", "Tb", ["notation:place", "three-way-sweep", ["way:b", "seat:w"]]),
        ("Tf Tb b", "t", ["notation:t", "three-way-sweep", ["way:r", "seat:b"]]),
        ("Tf Tb b", "l", ["notation:l", "left-guard", ["way:l", "seat:b"]]),
        ("Tf Tb w", "t", ["notation:t", "three-way-sweep", ["way:l", "seat:w"]]),
    ],
)
def test_the_notation_says_what_was_done_and_what_is_on_top_then(
    text: str, move: str, slugs: list[str]
) -> None:
    assert description.move_notation(position(text), move) == slugs


@pytest.mark.parametrize(
    ("text", "move", "slugs"),
    [
        ("-- -- b", "Nb", ["description:place", "seat:b", ["from:N", "front-strike"], "toward:b"]),
        ("Nb -- w", "Wf", ["description:place", "seat:w", ["from:W", "right-guard"], "toward:f"]),
        ("Ef Ar b", "r", ["description:r", "seat:b", "front-strike", "toward:b"]),
        ("Nb Nb w", "f", ["description:f", "seat:w", "right-guard", "toward:b"]),
    ],
)
def test_the_description_says_who_did_it(text: str, move: str, slugs: list[object]) -> None:
    told = description.move_description(position(text), move)
    assert told == [*slugs[:-1], [slugs[-1], slugs[1]]]


@pytest.mark.parametrize(
    ("text", "move", "told"),
    [
        ("Tf Tb b", "r", "White: White may only turn."),
        ("Nl Tr b", "t", "White may only roll the way White’s top face faces."),
    ],
)
def test_the_description_says_what_a_sword_leaves_to_the_opponent(
    text: str, move: str, told: str
) -> None:
    found = say(description.move_description(position(text), move), GAME.words, "en")
    assert found.endswith(told)


def test_which_of_two_like_faces_was_placed_depends_on_the_cube() -> None:
    for rules, face in (("", "W"), ("article", "E")):
        start = GAME.start(rules)
        alike = [
            move
            for move in start.legal()
            if description.move_notation(start, move)[1][0] == f"face:{face}"
        ]
        assert len(alike) == 3
