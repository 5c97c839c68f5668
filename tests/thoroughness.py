"""How long the tests that draw at random go on: shortly in every run, long with `--thorough`."""

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest
from hypothesis import settings

EXAMPLES, THOROUGH_EXAMPLES = 6, 200

# The same cases every time, so that a failure can be looked at again.
settings.register_profile(
    "ordinary", max_examples=EXAMPLES, deadline=None, derandomize=True, database=None
)
settings.register_profile(
    "thorough", settings.get_profile("ordinary"), max_examples=THOROUGH_EXAMPLES
)

_chosen = "ordinary"


def choose(thorough: bool) -> None:
    """Settle it for this process, before any test is read."""
    global _chosen  # noqa: PLW0603
    _chosen = "thorough" if thorough else "ordinary"
    settings.load_profile(_chosen)


def is_thorough() -> bool:
    """Whether this run was asked for with `--thorough`."""
    return _chosen == "thorough"


def times(ordinary: int, thorough: int) -> int:
    """How often, how many, how long: the one or the other number, as this run is.

    >>> @settings(max_examples=times(5, 100))
    ... def test_what_costs_much(): ...
    """
    return thorough if is_thorough() else ordinary


def chosen(values: Iterable[Any], *ordinary: Any) -> list[Any]:
    """Parameters of a test: some stand for all in an ordinary run, where each would cost much.

    >>> @pytest.mark.parametrize("game", chosen(games.ids(), "chatra"))
    ... def test_what_a_browser_is_needed_for(game): ...
    """
    pairs = chosen_pairs(values, [None], *[(each, None) for each in ordinary])
    return [pytest.param(pair.values[0], marks=pair.marks) for pair in pairs]


def chosen_pairs(
    values: Iterable[Any], others: Iterable[Any], *ordinary: tuple[Any, Any]
) -> list[Any]:
    """The same for two parameters, each of one with each of the other.

    >>> @pytest.mark.parametrize(
    ...     ("game", "locale"), chosen_pairs(games.ids(), LANGUAGES, ("chatra", "ja"))
    ... )
    ... def test_what_a_browser_is_needed_for(game, locale): ...
    """
    every = list(product(values, others))
    assert all(pair in every for pair in ordinary)
    thorough = [pytest.mark.thorough]
    return [pytest.param(*pair, marks=[] if pair in ordinary else thorough) for pair in every]
