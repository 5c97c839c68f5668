"""Leaves of the tree of moves, counted once and for all: a table a game.

It is `perft.toml` in the game's folder: rules, position, leaves at depth 0, 1, 2, …
"""

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from anga import games
from anga.contract.position import perft
from tests.engine.playouts import every_game
from tests.thoroughness import times

MOST = times(30_000, 10**9)  # leaves of a tree that is counted


def tables() -> Iterator[tuple[str, str, str | None, list[int]]]:
    """Game, rules, position or None for the start, leaves."""
    for game_id in games.ids():
        for row in rows(game_id):
            yield game_id, row.get("rules", ""), row.get("position"), row["leaves"]


def rows(game_id: str) -> list[dict[str, Any]]:
    file = resources.files(f"anga.games.{game_id}") / "perft.toml"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    found: list[dict[str, Any]] = tomllib.loads(text).get("table", [])
    return found


@every_game
def test_every_game_has_a_table(game_id: str) -> None:
    assert rows(game_id), f"there is no [[table]] in perft.toml of {game_id}"


@pytest.mark.parametrize(("game_id", "rules", "text", "leaves"), list(tables()))
def test_perft(game_id: str, rules: str, text: str | None, leaves: list[int]) -> None:
    game = games.get(game_id)
    position = game.start(rules) if text is None else game.parse(text, rules)
    counted = [number for number in leaves if number <= MOST]
    assert [perft(position, depth) for depth in range(len(counted))] == counted
