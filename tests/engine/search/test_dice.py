"""Dice: what the search promises whatever the game."""

import random
from dataclasses import replace
from typing import Any

import pytest

from anga import games
from anga.contract.game import AnyLine, Line
from anga.contract.position import AnyPosition
from anga.contract.thinking import Answers, Thinking
from anga.record import record
from anga.record.record import Record
from anga.search import chances, dice
from anga.search.budget import Budget
from anga.search.dice import CERTAIN, Foresight
from anga.search.limits import Found
from tests.engine.search import toys
from tests.engine.search.toys import Bet

GAME = games.get("shinsetsu")
PAWNS = "6yw1/5kn2"  # of Yellow and Black, out of the way
FEW = f"6gK1/6gs1/8/rKrn6/2kK4yK/{PAWNS}/8 k KC 0a,1a,1a,0a"
EVERY_TURN = replace(GAME, thinking=replace(GAME.thinking, answers=None))
FREE = Budget()


def line(text: str) -> AnyLine:
    return Line(GAME, (GAME.parse(text),))


def best(text: str, foresight: Foresight, budget: Budget = FREE, seed: int = 0) -> Found:
    *_, last = dice.search(line(text), foresight, budget, random.Random(seed))
    return last


def token(text: str, found: Found) -> str:
    return str(line(text).position.format_move(found.move))


@pytest.mark.parametrize(
    "foresight", [Foresight(whole_turn=False), Foresight(), Foresight(candidates=3)]
)
def test_a_win_at_hand_is_taken(foresight: Foresight) -> None:
    entry = f"6gK1/3kK2gs1/8/rKrn6/7yK/{PAWNS}/8 k KC 0a,9a,0a,0a"
    found = best(entry, foresight)
    assert token(entry, found) == "K:d7e8"
    assert found.score == CERTAIN


def test_a_win_at_once_is_no_second_move() -> None:
    entry = (
        "rCre2gKgEgHgC/rHre2gsgsgsgs/rEre6/8/4kC2yK/6ywyE/knknknkn2ywyH/1kHkEkK1ywyC1 "
        "k KC 0a,1p,0a,0a"
    )
    for seed in range(3):
        *_, found = dice.search(line(entry), Foresight(), FREE, random.Random(seed))
        assert (token(entry, found), len(found.pv)) == ("C:e4h4", 1)


def test_a_whole_turn_is_thought_of() -> None:
    """Two steps of the King win, in one turn."""
    entry = f"6gK1/6gs1/4kK3/rKrn6/7yK/{PAWNS}/8 k KK 0a,9a,0a,0a"
    found = best(entry, Foresight())
    played = line(entry).play(found.move)
    assert len(found.pv) == 2
    assert played.position.after(found.pv[1]).outcome


def expected(position: AnyPosition, turns: int, seat: str) -> float:
    """What a position is worth to a seat, without bounds and without leaving anything out."""
    if position.outcome:
        return float(position.outcome.placings[seat] == 1)
    assert GAME.thinking.chances
    if not turns or not position.chance:
        return GAME.thinking.chances(position)[seat]
    odds, found = position.odds(), 0.0
    for weight, roll in zip(odds, position.legal(), strict=True):
        rolled = position.after(roll)
        if not rolled.chance and not rolled.outcome:
            ends, mover = GAME.thinking.turns(rolled), rolled.turn
            rolled = max(ends, key=lambda end: expected(end, 0, mover))
        found += weight * expected(rolled, turns - 1, seat)
    return found / sum(odds)


@pytest.mark.parametrize("turns", [1, 2])
def test_bounds_change_no_answer(turns: int) -> None:
    candidates = 6 if turns == 1 else 2
    position, foresight = line(FEW).position, Foresight(candidates=candidates, turns=turns)
    *_, last = dice.search(Line(EVERY_TURN, (position,)), foresight, FREE, random.Random(0))
    ends = sorted(GAME.thinking.turns(position), key=lambda end: -expected(end, 0, "k"))
    assert expected(ends[1], 0, "k") > expected(ends[0], 0, "k") - dice.ENOUGH
    worths = [expected(end, turns, "k") for end in ends[:candidates]]
    assert last.depth == 1 + turns
    assert last.score == pytest.approx(CERTAIN * max(worths), abs=1)


def test_the_dice_are_weighed_by_their_odds() -> None:
    """One roll in sixteen loses three in ten: that is less than the five that caution costs."""
    worth = {("all", "most"): 0.6, ("all", "rare"): 0.3}

    def chances(bet: Bet) -> dict[str, float]:
        black = worth.get(bet.told[:2], 0.55) if len(bet.told) == 3 else 0.5
        return {"b": black, "w": 1 - black}

    toy = toys.line(Bet(), None, Thinking(chances=chances))
    *_, last = dice.search(toy, Foresight(candidates=2), FREE, random.Random(0))
    assert last.move == "all"
    assert last.score == round(CERTAIN * (0.6 * 15 + 0.3) / 16)


def test_a_game_says_itself_what_is_made_of_a_roll() -> None:
    """It asks what one end is worth to whoever rolls, and is told."""
    asked = []

    def answers(bet: Any) -> Answers[Any]:
        ends = [bet.after(roll).after("on") for roll in bet.legal()]
        asked.append((yield ends[0]))
        return ends

    def chances(bet: Bet) -> dict[str, float]:
        black = 0.75 if bet.told[:1] == ("nothing",) and len(bet.told) == 3 else 0.5
        return {"b": black, "w": 1 - black}

    toy = toys.line(Bet(), None, Thinking(chances=chances, answers=answers))
    *_, last = dice.search(toy, Foresight(candidates=2), FREE, random.Random(0))
    assert (last.move, last.score) == ("nothing", 7500)
    assert sorted(asked) == [0.25, 0.5]


def test_a_game_that_only_evaluates_is_played_too() -> None:
    def evaluate(bet: Bet, seat: str) -> int:
        good = 50 if bet.told[:1] == ("nothing",) else 0
        return good if seat == "b" else -good

    toy = toys.line(Bet(), evaluate, Thinking())
    *_, last = dice.search(toy, Foresight(candidates=2), FREE, random.Random(0))
    assert last.move == "nothing"


def test_the_same_seed_gives_the_same_answers() -> None:
    start, foresight = record.replay(Record("shinsetsu", moves=("roll:KH",))), Foresight(True, 4, 2)
    one, other = (
        list(dice.search(start, foresight, Budget(nodes=900), random.Random(7))) for _ in range(2)
    )
    assert one == other


def test_answers_get_better_and_each_is_legal() -> None:
    start = record.replay(Record("shinsetsu", moves=("roll:KE",)))
    found = list(dice.search(start, Foresight(), FREE, random.Random(1)))
    assert all(each.move in start.legal() for each in found)
    scores = [each.score for each in found[1:]]
    assert scores == sorted(scores)


@pytest.mark.parametrize("budget", [Budget(nodes=500), Budget(seconds=0.05)])
def test_who_may_look_at_little_decides_at_first_sight(budget: Budget) -> None:
    start = record.replay(Record("shinsetsu", moves=("roll:KE",)))
    answers = list(dice.search(start, Foresight(True, 50, 9), budget, random.Random(1)))
    turns = GAME.thinking.turns(start.position)
    best = max(chances.estimated_shares(GAME, end)[start.position.turn] for end in turns)
    assert answers[-1].depth == 1
    assert answers[-1].score == round(CERTAIN * best)


def test_a_budget_of_positions_is_kept() -> None:
    start = record.replay(Record("shinsetsu", moves=("roll:KE",)))
    *_, last = dice.search(start, Foresight(True, 50, 9), Budget(nodes=2_500), random.Random(1))
    assert last.nodes == 2_500


def test_a_single_move_needs_no_thought() -> None:
    text = f"8/6gs1/8/rKrn6/7yK/{PAWNS}/kKkH6 k CC 0a,0a,0x,0a".replace("5kn2", "8")
    answers = list(dice.search(line(text), Foresight(True, 9), FREE, random.Random(1)))
    assert [each.nodes for each in answers] == [0, 0]
    assert token(text, answers[0]) == "pass"


def test_a_blurred_eye_errs() -> None:
    start = record.replay(Record("shinsetsu", moves=("roll:KE",)))
    seen = {
        list(dice.search(start, Foresight(), Budget(blur=2000), random.Random(seed)))[-1].score
        for seed in range(20)
    }
    best = list(dice.search(start, Foresight(turns=0), Budget(lines=5), random.Random(0)))[-1].lines
    assert len(seen) > 2
    assert seen <= {told.score for told in best}


@pytest.mark.parametrize("turns", [0, 1])
def test_the_best_turns_are_told_apart(turns: int) -> None:
    position, foresight = line(FEW).position, Foresight(candidates=6, turns=turns)
    told_apart = Budget(lines=3)
    *_, last = dice.search(Line(EVERY_TURN, (position,)), foresight, told_apart, random.Random(0))
    sights = sorted(GAME.thinking.turns(position), key=lambda end: -expected(end, 0, "k"))[:6]
    worths = sorted((expected(end, turns, "k") for end in sights), reverse=True)[:3]
    assert [told.score for told in last.lines] == pytest.approx(
        [CERTAIN * worth for worth in worths], abs=1
    )
    assert (last.move, last.score, last.pv) == last.lines[0]


def test_any_position_gets_a_legal_move() -> None:
    for seed in range(12):
        chance, played = random.Random(seed), GAME.line()
        for _ in range(12 * seed):
            if not played.outcome:
                played = played.after(chance.choice(played.legal()))
        while not played.outcome and played.position.chance:
            played = played.after(chance.choice(played.legal()))
        if not played.outcome:
            for found in dice.search(played, Foresight(True, 2), Budget(nodes=200), chance):
                assert found.move in played.legal()
