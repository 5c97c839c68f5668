"""The tree of errors, and what each of them carries."""

import inspect

import pytest

from anga.shared import errors
from anga.shared.errors import LONGEST_QUOTE, AngaError, quote

KINDS = {
    "AngaError": "request",
    "RequestError": "request",
    "LinkError": "request",
    "GameError": "game",
    "RulesError": "rules",
    "PositionError": "position",
    "MoveError": "move",
    "OverError": "over",
    "IllegalMove": "illegal",
}


def test_each_error_has_its_kind() -> None:
    names = [name for name, value in vars(errors).items() if inspect.isclass(value)]
    assert {name: getattr(errors, name).kind for name in names} == KINDS


@pytest.mark.parametrize("name", KINDS)
def test_every_error_is_an_anga_error_and_a_value_error(name: str) -> None:
    error = getattr(errors, name)("it is wrong", "x")
    assert isinstance(error, AngaError)
    assert isinstance(error, ValueError)
    assert str(error) == error.message == "it is wrong"
    assert (error.text, error.reason, error.cells, error.ply) == ("x", None, [], None)


def test_a_long_text_is_quoted_by_its_beginning_only() -> None:
    long = "ab\n’" * 1000
    for message in (f"{long!r} is wrong", "it is wrong: " + long):
        error = AngaError(message, long)
        assert error.text == long
        assert "ab" in str(error)
        assert len(str(error)) < 2 * LONGEST_QUOTE + 20
    assert quote("a" * LONGEST_QUOTE) == "a" * LONGEST_QUOTE
    assert quote("a" * (LONGEST_QUOTE + 1)) == "a" * LONGEST_QUOTE + "…"


def test_siblings_do_not_catch_each_other() -> None:
    siblings = [kind for kind in vars(errors).values() if inspect.isclass(kind)]
    pairs = {
        (one.__name__, other.__name__)
        for one in siblings
        for other in siblings
        if one is not other and issubclass(one, other) and other is not AngaError
    }
    assert pairs == {("LinkError", "RequestError")}


def test_cells_are_a_list_of_its_own() -> None:
    cells = ["b"]
    error = errors.IllegalMove("no", "t", "only-turn", cells)
    cells.append("w")
    assert error.cells == ["b"]
