"""Random games, for tests of what holds in every game."""

import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from itertools import islice, product
from math import prod
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anga import games
from anga.contract.game import AnyGame, AnyLine
from anga.contract.rules import Rule
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import RulesError
from tests.thoroughness import times

MOST_RULES = 6
POOL_GAMES = times(8, 40)
LONGEST = 60
MANY = 30
seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, LONGEST)

# Games that many tests share: each is played once, and cut where a test wants it.
POOL = random.Random(1).sample(range(2**32), POOL_GAMES)
pool = st.sampled_from(POOL)
random_games = given(seed=pool, plies=lengths)


def rules_strings(game: AnyGame) -> list[str]:
    """Every rules string of a game, or a sample when there are many, the default first.

    The sample is an even one of what has been played, and some in which every token that was never
    tried comes up.
    """
    options = [_tokens(rule.tokens, rule.default) for rule in game.rules]
    if prod(map(len, options)) <= MOST_RULES:
        return _distinct(game, options)
    untried = [_untried(rule) for rule in game.rules]
    played = [
        [token for token in tokens if token not in new]
        for tokens, new in zip(options, untried, strict=True)
    ]
    distinct = _distinct(game, played)
    sample = distinct[:: max(1, len(distinct) // MOST_RULES | 1)]
    return sample + _with_each(game, distinct, [token for new in untried for token in new])


def _untried(rule: Rule) -> list[str]:
    """The tokens of a rule that nobody has played."""
    found = rule.tokens if rule.group == "untried" else rule.untried
    return [token for token in found if token != rule.default]


def _distinct(game: AnyGame, options: list[list[str]]) -> list[str]:
    every = [",".join(filter(None, chosen)) for chosen in product(*options)]
    return list(dict.fromkeys(_canonical(game, every)))


def _with_each(game: AnyGame, played: list[str], tokens: list[str]) -> list[str]:
    """Rules strings in which each of those tokens comes up, as many of them together as may."""
    chance, left, found = random.Random(1), list(tokens), list[str]()
    while left:
        rules = next(
            _canonical(
                game,
                (f"{base},{left[0]}".strip(",") for base in chance.sample(played, k=len(played))),
            )
        )
        for token in left[1:]:
            rules = next(_canonical(game, [f"{rules},{token}"]), rules)
        found.append(rules)
        left = [token for token in left if token not in rules.split(",")]
    return found


def _canonical(game: AnyGame, every: Iterable[str]) -> Iterator[str]:
    """The canonical spellings of those choices of tokens that go together."""
    for rules in every:
        with suppress(RulesError):
            yield game.canonical(rules)


def _tokens(tokens: tuple[str, ...], default: str) -> list[str]:
    return [default, *(token for token in tokens if token != default)]


CASES = [(game_id, rules) for game_id in games.ids() for rules in rules_strings(games.get(game_id))]
CASE_NAMES = [f"{game_id}-{rules or 'default'}" for game_id, rules in CASES]
every_game = pytest.mark.parametrize("game_id", games.ids())
every_rules = pytest.mark.parametrize(("game_id", "rules"), CASES, ids=CASE_NAMES)
usual_rules = pytest.mark.parametrize(  # the default of each game, and with `--thorough` all
    ("game_id", "rules"),
    [pytest.param(*case, marks=[pytest.mark.thorough] if case[1] else []) for case in CASES],
    ids=CASE_NAMES,
)


def playout(game_id: str, rules: str, seed: int, plies: int) -> AnyLine:
    """The same random game for the same seed: so many moves, or fewer if it ends before."""
    return _growing(game_id, rules, seed).at(plies)


def each_move(game_id: str, seed: int, plies: int) -> Iterator[AnyLine]:
    """The lines of a random game after each of its moves."""
    whole = playout(game_id, "", seed, plies)
    for ply in range(1, len(whole.positions)):
        yield whole._replace(positions=whole.positions[: ply + 1], moves=whole.moves[:ply])


class _Growing:
    """A random game that is played on when somebody wants more of it."""

    def __init__(self, game_id: str, rules: str, seed: int) -> None:
        self.chance = random.Random(seed)
        self.line = record.replay(Record(game_id, rules))

    def at(self, plies: int) -> AnyLine:
        while len(self.line.moves) < plies and not self.line.outcome:
            self.line = self.line.after(_some_move(self.line, self.chance))
        positions, moves = self.line.positions[: plies + 1], self.line.moves[:plies]
        return self.line._replace(positions=positions, moves=moves)


_growing = lru_cache(maxsize=256)(_Growing)


def _some_move(line: AnyLine, chance: random.Random) -> object:
    further = list(islice(line.position.unlisted(), 20))
    moves = further if further and chance.random() < 0.1 else line.legal()
    return chance.choice(moves)


def some(moves: Sequence[object], seed: int) -> Sequence[Any]:
    """The moves, but only a few of very many."""
    return moves if len(moves) <= MANY else random.Random(seed).sample(moves, MANY)


@cache
def tokens_seen(game_id: str, rules: str) -> frozenset[str]:
    """Tokens that were legal somewhere in some random games."""
    lines = [playout(game_id, rules, seed, LONGEST) for seed in POOL]
    positions = [position for line in lines for position in line.positions]
    return frozenset(p.format_move(move) for p in positions for move in p.legal())


def finished(game_id: str, rules: str, seed: int) -> AnyLine | None:
    """A random game played to its end, or None if it goes on too long."""
    line = playout(game_id, rules, seed, 300)
    return line if line.outcome else None
