"""The engine and the slow second implementation agree on every move and what it leads to."""

import random
import re
import tomllib
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anga.contract.position import perft
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import RULES
from anga.shared.errors import PositionError
from tests.engine.games.chatra4 import reference
from tests.engine.games.chatra4.boards import CHATRA4, at
from tests.thoroughness import times

tokens = st.tuples(*(st.sampled_from(("", *rule.tokens)) for rule in RULES))
seeds = st.integers(0, 2**32 - 1)
TABLES = tomllib.loads((files("anga.games.chatra4") / "perft.toml").read_text(encoding="utf-8"))


def canonical(chosen: tuple[str, ...]) -> str:
    return CHATRA4.canonical(",".join(filter(None, chosen)))


def agree(position: Chatra4Position) -> None:
    text, rules = str(position), position.rules
    state = reference.read(text, rules)
    assert reference.write(state) == text
    moves = position.legal()
    found = {position.format_move(move): str(position.after(move)) for move in moves}
    assert len(found) == len(moves)
    assert found == reference.after(state), (rules, text)
    assert position.check == tuple(
        seat for seat in state.active if reference.attacking(state, seat)
    )
    assert position.placings == reference.placings(state)


@settings(max_examples=times(6, 120))
@given(chosen=tokens, seed=seeds, plies=st.integers(0, 160))
def test_in_random_games(chosen: tuple[str, ...], seed: int, plies: int) -> None:
    chance = random.Random(seed)
    position = CHATRA4.start(canonical(chosen))
    assert str(position) == reference.write(reference.start(position.rules))
    for _ in range(plies):
        moves = position.legal()
        if not moves:
            break
        carried = [move for move in moves if move >> 16]  # not drops, which are most
        position = position.after(
            chance.choice(carried if carried and chance.random() < 0.5 else moves)
        )
    agree(position)


@settings(max_examples=times(5, 200))
@given(chosen=tokens, seed=seeds, number=st.sampled_from((6, 12, 18, 24, 30)))
def test_in_random_positions(chosen: tuple[str, ...], seed: int, number: int) -> None:
    position = strewn(canonical(chosen), number, random.Random(seed))
    if position:
        agree(position)


def strewn(rules: str, number: int, chance: random.Random) -> Chatra4Position | None:
    """Objects and so many Subjects anywhere, perhaps after a mate; None where that is a mate."""
    beaten = chance.choice((None, "r", "w"))
    letters = ["."] * 144
    squares = chance.sample(range(144), number + 4)
    for seat, square in zip("BRWU", squares, strict=False):
        letters[square] = "X" if seat.lower() == beaten else seat
    seats = [seat for seat in "brwu" if seat != beaten]
    loose = ["n"] if beaten and "neutral" in rules else []
    for square in squares[4:]:
        letters[square] = chance.choice(seats + loose)
    ranks = ["".join(letters[n : n + 12]) for n in range(0, 144, 12)]
    board = "/".join(re.sub(r"\.+", lambda dots: str(len(dots[0])), rank) for rank in ranks)
    hands = dict.fromkeys("brwu", 0)
    for _ in range(36 - number):
        hands[chance.choice(seats)] += 1
    held = "-".join(str(hand) for hand in hands.values())
    states = "-".join("4u" if seat == beaten else "a" for seat in "brwu")
    try:
        return at(f"{board} {chance.choice(seats)} {held} {states}", rules)
    except PositionError:
        return None


@pytest.mark.parametrize("table", TABLES["table"])
def test_where_leaves_are_counted(table: dict[str, object]) -> None:
    rules, leaves = str(table.get("rules", "")), table["leaves"]
    assert isinstance(leaves, list)
    text = table.get("position")
    position = at(str(text), rules) if text else CHATRA4.start(rules)
    assert isinstance(position, Chatra4Position)
    moves = position.legal()
    assert len(reference.legal(reference.read(str(position), rules))) == len(moves) == leaves[1]
    assert perft(position, 2) == leaves[2]
    agree(position.after(moves[len(moves) // 3]))
