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
    ("shinsetsu", "", None, [1, 10, 136, 1264, 12640, 171924]),
    # promotion; an escape; a tie; both kinds lost
    (
        "shinsetsu",
        "",
        "4gK3/1kn4gs1/3rCgH3/rKre3yE2/7yK/6yw1/2kC5/3kK4 k KC 0aHE,1a,0a,0aC",
        [1, 23, 276, 2760, 24104],
    ),
    (
        "shinsetsu",
        "",
        "8/6gw1/8/rKrn6/4kC2yK/6yw1/1gs3kn2/3kK4 g - 0a,0a,1p,0a",
        [1, 10, 98, 626, 4136],
    ),
    (
        "shinsetsu",
        "",
        "4gK3/4gs3/8/rKrn6/7yK/4rC1yw1/5kn2/7yH r CC 0p,1a,0a,2a",
        [1, 12, 161, 1600, 8930],
    ),
    (
        "shinsetsu",
        "",
        "4gK3/6gs1/8/rKrn6/7yK/6yw1/1kn3ke2/3kK3kH k CE 0a,0a,0a,0a",
        [1, 9, 90, 504, 3060],
    ),
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
