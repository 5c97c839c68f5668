"""Leaves of the tree of moves, counted once and for all: a table a game.

A game's own table is `perft.toml` in its folder: rules, position, leaves at depth 0, 1, 2, …
"""

import tomllib
from collections.abc import Iterator
from importlib import resources

import pytest

from anga import games
from anga.game import perft

# game, rules, position or None for the start, leaves at depth 0, 1, 2, …
TABLE = [
    ("bushi", "", None, [1, 16, 256, 1024, 2944, 8448, 26008]),
    ("bushi", "", "Nb Nb b", [1, 4, 16, 64, 148, 294, 1023]),
    ("bushi", "", "Wl Wr w", [1, 1, 4, 13, 31, 70, 228]),
    ("bushi", "", "Wl Er b", [1, 1, 1, 4, 10, 22, 79]),
    ("bushi", "", "Al Nf b", [1, 1, 0, 0]),
    ("bushi", "", "Nf Af w", [1, 0, 0]),
    ("bushi", "article", None, [1, 16, 256, 1024, 2848, 7942, 23680]),
    ("bushi", "article", "Nb Nb b", [1, 4, 16, 64, 184, 519, 1798]),
    ("bushi", "article", "Wl Wr w", [1, 4, 16, 52, 130, 268, 874]),
]


def own_tables() -> Iterator[tuple[str, str, str | None, list[int]]]:
    """What the games' own folders say."""
    for game_id in games.ids():
        file = resources.files(f"anga.games.{game_id}") / "perft.toml"
        if file.is_file():
            for row in tomllib.loads(file.read_text(encoding="utf-8"))["table"]:
                yield game_id, row.get("rules", ""), row.get("position"), row["leaves"]


TABLE += own_tables()


@pytest.mark.parametrize(("game_id", "rules", "text", "leaves"), TABLE)
def test_perft(game_id: str, rules: str, text: str | None, leaves: list[int]) -> None:
    game = games.get(game_id)
    position = game.start(rules) if text is None else game.parse(text, rules)
    assert [perft(position, depth) for depth in range(len(leaves))] == leaves


def test_every_game_has_its_table() -> None:
    assert {game_id for game_id, *_ in TABLE} == set(games.ids())
