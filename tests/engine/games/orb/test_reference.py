"""The engine and a slow second implementation of the rulebook agree, far into random games."""

import random
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from anga.games.orb.rules.position import OrbPosition, parse, start
from anga.games.orb.rules.tables import PASS
from anga.shared.errors import PositionError
from tests.engine.games.orb import nasty, reference

TABLE = tomllib.loads(resources.files("anga.games.orb").joinpath("perft.toml").read_text())["table"]
FEW = 800  # leaves
TRIED = 10  # moves that are looked at to find a lively one
LIVELY = 0.6


@pytest.mark.parametrize("rule", ["", "plain", "penalty"])
@pytest.mark.parametrize("seed", range(2))
def test_both_implementations_agree_in_a_lively_random_game(seed: int, rule: str) -> None:
    seen = compare(seed, rule, plies=140, every=5)
    assert seen["checks"] > 3
    assert rule == "plain" or seen["red"] > 20
    assert (seen["debts"] > 0) is (rule == "penalty")


def test_the_games_compared_see_mates_hands_and_excessive_moves() -> None:
    seen = [compare(seed, "", plies=400, every=60) for seed in (100, 105)]
    assert sum(one["mates"] for one in seen) >= 4
    assert sum(one["drops"] for one in seen) > 40


@pytest.mark.parametrize(
    ("make", "rule", "seeds"),
    [
        (nasty.crowded, "", 300),
        (nasty.crowded, "plain", 100),
        (nasty.cornered, "", 300),
        (nasty.crowded, "penalty", 300),
        (nasty.cornered, "penalty", 300),
    ],
)
def test_both_implementations_agree_on_nasty_positions(
    make: Callable[[random.Random], str], rule: str, seeds: int
) -> None:
    chance = random.Random(3)
    seen = 0
    for _ in range(seeds):
        source = make(chance)
        if rule:
            board, turn, orbs, *rest = source.split()
            orbs = "bbbb" if rule == "plain" else indebted(orbs, rest[-1], chance)
            source = " ".join([board, turn, orbs, *rest])
        try:
            position = parse(source, rule)
        except PositionError:
            assert not reference.possible(source, rule), source
            continue
        assert reference.possible(source, rule), source
        agree_on_moves(position)
        move = chance.choice(position.legal())
        expected = reference.after(source, position.format_move(move), rule)
        assert str(position.after(move)) == expected, source
        seen += 1
    assert seen > seeds // 4


def indebted(orbs: str, states: str, chance: random.Random) -> str:
    """Orbs of which some of those who play owe a turn."""
    return "".join(
        orb.upper() if state == "a" and chance.random() < 0.3 else orb
        for orb, state in zip(orbs, states, strict=True)
    )


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["about"])
def test_the_slow_rules_count_the_same_leaves(row: dict[str, Any]) -> None:
    rule = row.get("rules", "")
    source = row.get("position") or str(start(rule))
    counted = [n for n in row["leaves"] if n <= FEW]
    assert [reference.leaves(source, depth, rule) for depth in range(len(counted))] == counted


def compare(seed: int, rule: str, plies: int, every: int) -> dict[str, int]:
    """Play on, and compare moves at some positions and what each lively move leads to."""
    chance = random.Random(seed)
    seen = dict.fromkeys(("mates", "checks", "red", "drops", "passes", "debts"), 0)
    position = start(rule)
    for ply in range(plies):
        if position.outcome:
            break
        move = lively(position, chance)
        token = position.format_move(move)
        after = position.after(move)
        if ply % every == 0 or position.check or position.rules != rule:
            agree_on_moves(position)
        if ply % every == 0 or after.check or after.states != position.states:
            assert str(after) == reference.after(str(position), token, rule), position
            assert parse(str(after), rule) == after
        seen["mates"] += after.states != position.states
        seen["checks"] += bool(after.check)
        seen["red"] += bool(after.red)
        seen["debts"] += bool(after.debts)
        seen["drops"] += "*" in token
        seen["passes"] += move == PASS
        position = after
    return seen


def agree_on_moves(position: OrbPosition) -> None:
    tokens = [position.format_move(move) for move in position.legal()]
    assert len(set(tokens)) == len(tokens)
    assert set(tokens) == reference.tokens(str(position), position.rules), position


def lively(position: OrbPosition, chance: random.Random) -> int:
    """A random move, often one that checks, mates or captures."""
    legal = position.legal()
    if chance.random() > LIVELY:
        return chance.choice(legal)
    tried = chance.sample(legal, min(TRIED, len(legal)))
    return max(tried, key=lambda move: (liveliness(position, move), chance.random()))


def liveliness(position: OrbPosition, move: int) -> int:
    after = position.after(move)
    captures = after.board.hands[position.seat] > position.board.hands[position.seat]
    return 12 * (after.states != position.states) + 4 * len(after.check) + captures
