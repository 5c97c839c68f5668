"""Which touches make a move, and what is said where none comes of them."""

import pytest

from anga.service import door
from tests.engine.games.troop.boards import BOTH_FALL, FLANK, GAME


def paths(text: str, token: str) -> list[list[str]]:
    choices = GAME.choices(GAME.parse(text))
    return next(choice["paths"] for choice in choices if choice["move"] == token)


def why(text: str, *touches: str) -> tuple[str | None, list[str]]:
    request = {"cmd": "why", "game": "troop", "position": text, "touches": list(touches)}
    answer = door.answer(request)
    return answer["slug"], answer["cells"]


def test_each_of_the_three_may_be_touched() -> None:
    assert paths(FLANK, "c3d4e3:n2") == [
        ["c:c3", "?o:c3d4e3", "c:c5"],
        ["c:d4", "?o:c3d4e3", "c:d6"],
        ["c:e3", "?o:c3d4e3", "c:e5"],
    ]


def test_a_muster_step_is_touched_first_and_then_where_it_lands() -> None:
    text = "7o/8/8/8/8/8/2x5/xx6 b a 0"
    assert paths(text, "c2-b2,a1b1b2:n1") == [["c:c2", "c:b2", "?o:a1b1b2", "c:b3"]]


def test_no_turn_needs_more_than_four_touches_and_those_without_a_step_three() -> None:
    for rules in ("", "ranks", "wide"):
        start = GAME.start(rules)
        for choice in GAME.choices(start):
            most = 4 if "-" in choice["move"] else 3
            assert all(len(path) == most for path in choice["paths"])


@pytest.mark.parametrize(
    ("touches", "expected"),
    [
        (["c:d4", "o:c3d4e3", "c:d6"], ("falls-first", ["c4"])),
        (["c:d4", "o:c3d4e3", "c:b4"], ("front-only", ["d4"])),
        (["c:c3", "o:c3d4e3", "c:b5"], ("front-only", ["d4"])),
        (["c:d4", "o:c3d4e3", "c:d8"], ("front-only", ["d4"])),
        (["c:d4", "o:c3d4e3", "c:d4"], (None, [])),
        (["c:c3", "o:c3d4e3", "c:d6"], (None, [])),  # where d4 could land
        (["c:h8", "o:c3d4e3", "c:d4"], (None, [])),
        (["c:d4", "c:d8"], ("step-one", ["d4", "d8"])),
        (["c:c4"], (None, [])),
        (["c:h8"], (None, [])),
        (["c:h8", "c:h7"], (None, [])),
        (["c:d4", "c:c4"], ("step-empty", ["c4"])),
        (["c:d4", "c:e3"], (None, [])),  # which is chosen instead
    ],
)
def test_what_cannot_be_done_is_answered_with_the_rule(
    touches: list[str], expected: tuple[str | None, list[str]]
) -> None:
    assert why(BOTH_FALL, *touches) == expected


def test_where_nothing_of_ones_own_stands_the_page_says_so() -> None:
    position = GAME.start()
    own = set(position.board.names(position.own))
    for name in map(position.board.name, range(64)):
        assert (GAME.attempt(position, [f"c:{name}"]) is not None) == (name in own), name


def test_a_piece_in_no_formation_is_told_so() -> None:
    text = "8/8/8/ooo5/8/8/8/xxx4x b a 0"
    assert why(text, "c:h1") == ("soldier-idle", ["h1"])


@pytest.mark.parametrize("before", [["c:a1"], ["c:a1", "o:a1b1c1"]])
def test_nothing_is_attacked_when_another_own_piece_is_chosen(before: list[str]) -> None:
    text = "8/8/8/ooo5/8/8/8/xxx4x b a 0"
    assert why(text, *before, "c:h1") == ("soldier-idle", ["h1"])
    assert why(text, *before, "c:a5")[0] in {"step-empty", "front-only"}
