"""Leaves of the tree of moves, counted once and for all: a table a game.

A game's own table is `perft.toml` in its folder: rules, position, leaves at depth 0, 1, 2, …
"""

import tomllib
from collections.abc import Iterator
from importlib import resources

import pytest

from anga import games
from anga.game import perft
from tests.engine.games.chatra import perft as chatra

# A midgame with pieces in hand.
YONIN = "4wP1nKnP1/wG4eR2eS/5eP2eS/wG3eG4/1wK4ePeR1/2wP4eK1/3sP1sP3/1wP1sK1sG2sP/eG1sGwSsRnR1sS1"

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
    ("troop", "", None, [1, 170, 28900]),
    ("troop", "ranks", None, [1, 426, 181374]),
    ("troop", "wide", None, [1, 203, 41209]),
    ("troop", "", "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0", [1, 73, 4797, 286401]),
    ("troop", "", "ooo5/8/3o4/3oo3/3x4/1xx5/8/8 b a 0", [1, 62, 8445, 492673]),
    ("troop", "", "8/8/8/ooo5/8/8/8/xxx5 b a 16", [1, 23, 1542, 0]),
    ("troop", "", "8/8/8/ooo5/8/8/8/xx6 b a 0", [1, 0, 0]),
    ("troop", "", "2o5/1ooo1ooo/4o3/2o5/1ox1x3/1ox4x/xx6/4x3 w a 3", [1, 505, 53604]),
    ("troop", "ranks", "2o5/1ooo1ooo/1oooo3/2o5/1ox1x3/1oxx3x/xx3xxx/x2x1x1x b a 8", [1, 563]),
    *(("chatra", *row) for row in chatra.TABLE),
    ("orb", "", None, [1, 9, 81, 720, 6294, 76722]),
    ("orb", "plain", None, [1, 9, 81, 729, 6561, 82134]),
    ("orb", "", f"{YONIN} n rbbr G,G,S3P,SP2 aaaa", [1, 72, 7484, 498538]),
    ("orb", "plain", f"{YONIN} n bbbb G,G,S3P,SP2 aaaa", [1, 110, 12042, 808303]),
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
