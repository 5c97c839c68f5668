"""Learning of evaluation weights from games of the computer against itself.

In each round a number of games is played with the weights of the round before, every seat making
the turn that leaves it the best chance; or, where the weights only estimate chances and choose no
move, by a level of the computer. Then the weights are fitted to the results by TD(λ): where a game
went on, to the chances a little later and to the end. The fit is logistic, position by position,
with steps that shrink for features seen often (AdaGrad). A fifth of the games is held out for
validation.
"""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from math import log, sqrt
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

import anga
from anga import games
from anga.contract.chance_model import Seen, Weights, shares
from anga.contract.dice import random_roll
from anga.contract.game import AnyGame
from anga.contract.position import AnyPosition
from anga.contract.random_play import random_move
from anga.contract.thinking import STRONGEST
from anga.search import levels
from anga.search.chances import final_shares
from anga.search.limits import Limits
from anga.shared.errors import RequestError
from anga.tools import journal
from anga.tools.journal import Entry
from anga.tools.parallel import ALONE, Crew

LONGEST = 400  # turns of a game
WILD = 0.05  # how often a turn is any at all, so that not all games are alike
WILD_TURNS, WILDER = 4, 0.5  # and how often in the first turns
STEP = 0.05
PASSES = 3  # through all positions of a round
HELD = 5  # one game in so many is kept apart
REMEMBERED = 6  # rounds whose games are fitted to

Table = list[list[float]]


class TuningPlan(NamedTuple):
    """The plan of a fit: games a round, rounds, λ, and a seed that makes it repeatable.

    `level` is the one that plays, None for the weights themselves; `nodes`, if not None, is the
    most positions that it searches before a move.
    """

    game: str
    games: int
    rounds: int = 3
    fading: float = 0.9
    seed: int = 0
    level: int | None = None
    nodes: int | None = None


class Round(NamedTuple):
    """The result of a round: validation losses before and after the fit."""

    number: int
    games: int
    positions: int
    before: float
    after: float
    weights: Table

    def __str__(self) -> str:
        return (
            f"round {self.number} games {self.games} positions {self.positions} "
            f"loss {self.before:.4f} fitted {self.after:.4f}"
        )


class Played(NamedTuple):
    """A game: the features before each roll, and the winner."""

    seen: list[Seen]
    end: list[float]


class Sample(NamedTuple):
    """A training sample: features, and the target chances."""

    seen: Seen
    aim: Sequence[float]


def rounds(plan: TuningPlan, crew: Crew = ALONE, folder: Path | None = None) -> Iterator[Round]:
    """Play and fit, round by round. Raises AngaError for bad input.

    Every game has a seed of its own, so the result does not depend on how many are played at once.
    Games are kept in a folder, if there is one, and those already there are not played again.
    """
    game = games.get(plan.game)
    learned = game.thinking.learned
    if learned is None:
        raise RequestError(f"{plan.game} has no learned weights", plan.game)
    if plan.level is not None and not 1 <= plan.level <= STRONGEST:
        raise RequestError(f"level {plan.level} is not 1 to {STRONGEST}", str(plan.level))
    if plan.games < HELD or plan.rounds < 1:
        raise RequestError(f"{HELD} games and one round are the least", str(plan.games))
    weights = [list(table) for table in learned.weights]
    chance, past = random.Random(plan.seed), list[list[Played]]()
    for number in range(1, plan.rounds + 1):
        played = _games(plan, weights, number, crew, folder)
        held = [Sample(seen, one.end) for one in played[::HELD] for seen in one.seen]
        before = loss(weights, held)
        past = [*past, [one for at, one in enumerate(played) if at % HELD]][-REMEMBERED:]
        samples = [
            s for kept in past for one in kept for s in td_targets(weights, one, plan.fading)
        ]
        chance.shuffle(samples)
        fit(weights, samples)
        after = loss(weights, held)
        yield Round(number, len(played), len(samples), before, after, weights)


def _games(
    plan: TuningPlan, weights: Weights, number: int, crew: Crew, folder: Path | None
) -> list[Played]:
    """The games of a round, in the order of their numbers."""
    common = {
        "game": plan.game, "level": plan.level, "nodes": plan.nodes, "seed": plan.seed,
        "weights": sha256(repr(weights).encode()).hexdigest()[:16], "version": anga.__version__,
    }  # fmt: skip
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"round-{number}.jsonl" if folder else None
    function = partial(_entry, plan, weights, number)
    found = journal.entries(function, plan.games, common, file, crew)
    return [Played(each["seen"], each["end"]) for each in sorted(found, key=itemgetter("number"))]


def _entry(plan: TuningPlan, weights: Weights, round_number: int, number: int) -> Entry:
    """The line of a journal for the game with that number."""
    played = _played(plan, weights, f"{plan.seed} {round_number} {number}")
    return {"number": number, **played._asdict()}


def _played(plan: TuningPlan, weights: Weights, seed: str) -> Played:
    game, chance = games.get(plan.game), random.Random(seed)
    if plan.level is None:
        return play(game, weights, chance)
    limits = Limits(plan.level, nodes=plan.nodes)
    return self_play(game, limits, weights, chance)


def self_play(game: AnyGame, limits: Limits, weights: Weights, chance: random.Random) -> Played:
    """A game of a player against itself, with every position in which there is a choice."""
    learned, line, seen = game.thinking.learned, game.line(), list[Seen]()
    assert learned
    while not line.outcome and len(seen) < LONGEST:
        if line.position.chance:
            line = line.after(random_move(line, chance))
            continue
        seen.append(learned.see(line.position))
        if chance.random() < (WILDER if len(seen) <= WILD_TURNS else WILD):
            line = line.after(random_move(line, chance))
        else:
            *_, found = levels.search(line, limits._replace(seed=chance.getrandbits(32)))
            line = line.after(found.move)
    if outcome := line.outcome:
        end = final_shares(outcome)
        return Played(seen, [end[seat] for seat in game.seats])
    return Played(seen, estimated_chances(game, weights, line.position))


def play(game: AnyGame, weights: Weights, chance: random.Random) -> Played:
    """A game in which each seat makes the turn that leaves it the best chance."""
    learned, turns = game.thinking.learned, game.thinking.turns
    assert learned
    position, seen = game.start(), list[Seen]()
    for number in range(LONGEST):
        if position.outcome:
            break
        if position.chance:
            seen.append(learned.see(position))
            position = position.after(random_roll(position, chance))
        if position.chance or position.outcome:
            continue
        ends, seat = list(turns(position)), game.seats.index(position.turn)
        wild = chance.random() < (WILDER if number < WILD_TURNS else WILD)
        if wild or len(ends) == 1:
            position = chance.choice(ends)
        else:
            position = max(ends, key=lambda end: estimated_chances(game, weights, end)[seat])
    return Played(seen, estimated_chances(game, weights, position))


def estimated_chances(game: AnyGame, weights: Weights, position: AnyPosition) -> list[float]:
    """Each seat's share of the first place: the actual one at the end, else by the weights."""
    if outcome := position.outcome:
        found = final_shares(outcome)
        return [found[seat] for seat in game.seats]
    assert game.thinking.learned
    return shares(weights, *game.thinking.learned.see(position))


def td_targets(weights: Weights, played: Played, fading: float) -> Iterator[Sample]:
    """The TD(λ) target of each position, last position first."""
    aim: Sequence[float] = played.end
    for seen in reversed(played.seen):
        yield Sample(seen, aim)
        told = shares(weights, *seen)
        aim = [fading * end + (1 - fading) * now for end, now in zip(aim, told, strict=True)]


def fit(weights: Table, samples: Sequence[Sample]) -> None:
    """Change the weights in place so that their estimates come nearer to the targets."""
    squares = [[1e-3] * len(table) for table in weights]
    for _ in range(PASSES):
        for (phase, rows), aim in samples:
            table, square = weights[phase], squares[phase]
            for row, told, wanted in zip(rows, shares(weights, phase, rows), aim, strict=True):
                for at, number in enumerate(row or ()):
                    if number:
                        slope = (wanted - told) * number
                        square[at] += slope * slope
                        table[at] += STEP * slope / sqrt(square[at])


def loss(weights: Weights, samples: Sequence[Sample]) -> float:
    """The mean cross-entropy of the winner, in nats (log 4 for a uniform guess among four)."""
    total = 0.0
    for seen, aim in samples:
        for told, wanted in zip(shares(weights, *seen), aim, strict=True):
            if wanted:
                total -= wanted * log(max(told, 1e-9))
    return total / max(1, len(samples))


def module(plan: TuningPlan, weights: Weights) -> str:
    """The text of a game's `weights.py`: a weight and its name a line, phase by phase."""
    learned = games.get(plan.game).thinking.learned
    assert learned
    command = (
        f"anga tune {plan.game} --games {plan.games} --rounds {plan.rounds} "
        f"--fading {plan.fading} --seed {plan.seed}"
    ) + "".join(
        f" --{name} {value}"
        for name, value in (("level", plan.level), ("nodes", plan.nodes))
        if value is not None
    )
    lines = [
        '"""What each number weighs, by phase.',
        "",
        f"Made by `{command}`,",
        "going on from the weights that were here before.",
        '"""',
        "",
    ]
    lines.append("WEIGHTS = (")
    for table in weights:
        pairs = zip(table, learned.names, strict=True)
        lines += [
            "    (",
            *(f"        {weight:.5f},  # {name}" for weight, name in pairs),
            "    ),",
        ]
    return "\n".join([*lines, ")", ""])
