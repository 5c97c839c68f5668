"""The engine against the plain second implementation, on positions of every setup."""

import random
import tomllib
from importlib import resources
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.rulesets import ARRAYS
from tests.engine.games.troop import reference
from tests.engine.games.troop.boards import GAME
from tests.engine.playouts import playout, seeds
from tests.thoroughness import times

PERFT = resources.files("anga.games.troop") / "perft.toml"
TABLE = tomllib.loads(PERFT.read_text(encoding="utf-8"))["table"]
FEW = 80  # turns, so that the plain rules can look two deep
setups = pytest.mark.parametrize("rules", ARRAYS)


def compare(position: TroopPosition) -> None:
    """Turns, what each leads to, the end and the places are the same in both."""
    plain = reference.read(str(position))
    assert reference.write(plain) == str(position)
    expected = {token: reference.write(after) for token, after in reference.turns(plain).items()}
    found = {position.format_move(turn): str(position.after(turn)) for turn in position.legal()}
    assert found == expected
    assert len(position.legal()) == len(found)
    outcome, reason = position.outcome, reference.reason(plain)
    assert (outcome.reason if outcome else None) == reason
    if outcome:
        assert outcome.placings == reference.places(plain)


@setups
@given(seed=seeds, pieces=st.integers(0, 20), attacked=st.booleans())
@settings(max_examples=times(6, 100))
def test_random_boards(rules: str, seed: int, pieces: int, attacked: bool) -> None:
    chance = random.Random(seed)
    compare(scattered(chance, rules, pieces, attacked, range(ARRAYS[rules].size)))


@setups
@given(seed=seeds, pieces=st.integers(8, 18))
@settings(max_examples=times(6, 100))
def test_crowds_face_to_face(rules: str, seed: int, pieces: int) -> None:
    chance = random.Random(seed)
    corner = chance.randrange(ARRAYS[rules].size - 4)
    compare(scattered(chance, rules, pieces, True, range(corner, corner + 5)))


@setups
@given(seed=seeds, plies=st.integers(0, 40))
@settings(max_examples=times(5, 32))
def test_positions_of_games(rules: str, seed: int, plies: int) -> None:
    compare(playout("troop", rules, seed, plies).position)


def scattered(
    chance: random.Random, rules: str, pieces: int, attacked: bool, sides: range
) -> TroopPosition:
    """So many pieces anywhere in a square part of the board."""
    size = ARRAYS[rules].size
    free = [x * size + y for x in sides for y in sides]
    cells = chance.sample(free, min(pieces, len(free)))
    black = sum(1 << cell for cell in cells if chance.random() < 0.5)
    white = sum(1 << cell for cell in cells) & ~black
    quiet = chance.choice((0, 5, 17, 18)) if attacked else 0
    return TroopPosition(black, white, chance.choice("bw"), attacked, quiet, rules)


@given(seed=seeds, pieces=st.integers(3, 22))
@settings(max_examples=times(15, 240))
def test_a_turn_is_judged_as_it_is_listed(seed: int, pieces: int) -> None:
    """Any three own pieces, any march, any step of a neighbour: legal exactly if listed."""
    chance = random.Random(seed)
    position = scattered(chance, "", pieces, chance.random() < 0.6, range(8))
    listed = set(position.legal())
    for _ in range(60):
        turn = position.parse_any_move(scribbled(chance))
        assert position.is_legal(turn) is (turn in listed)
    for turn in listed:
        assert position.is_legal(turn)


def scribbled(chance: random.Random) -> str:
    """A well-formed turn, written at random."""
    middle = (chance.randrange(8), chance.randrange(8))
    near = [
        (x, y)
        for x in range(middle[0] - 2, middle[0] + 3)
        for y in range(middle[1] - 2, middle[1] + 3)
        if 0 <= x < 8 and 0 <= y < 8
    ]
    cells = sorted(chance.sample(near, 3))
    way = chance.choice(list(reference.COMPASS.values()))
    march = f"{''.join(map(reference.spelt, cells))}:{way}{chance.choice('12')}"
    if chance.random() < 0.4:
        return march
    step = chance.sample(near, 2) if chance.random() < 0.3 else [chance.choice(near), cells[0]]
    return f"{reference.spelt(step[0])}-{reference.spelt(step[1])},{march}"


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["about"])
def test_the_perft_table_is_that_of_the_plain_rules(row: dict[str, Any]) -> None:
    rules, text = row.get("rules", ""), row.get("position")
    start = reference.read(text or str(GAME.start(rules)))
    depths = 3 if row["leaves"][1] < FEW else 2
    assert [reference.leaves(start, depth) for depth in range(depths)] == row["leaves"][:depths]
