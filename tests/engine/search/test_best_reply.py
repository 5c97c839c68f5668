"""Best-reply search: what it finds is what plain looking ahead finds, and it never breaks."""

import random
from dataclasses import replace
from itertools import count
from types import SimpleNamespace

import pytest

from anga import games
from anga.contract.game import AnyLine, Line
from anga.contract.position import AnyPosition, Outcome
from anga.contract.thinking import Thinking
from anga.record import record
from anga.record.record import Record
from anga.search import best_reply, budget, levels
from anga.search.budget import Budget
from anga.search.limits import BREATH, Found, Limits
from anga.search.transpositions import MATE

ORB = games.get("orb")
LAST_BLOW = Record("orb", "", "wK3xx4/9/1sG7/9/8xx/9/9/2sG5sR/4sK4 s bbbb G,-,-,- aa43")
HANGING = Record("orb", "", "5nK3/9/9/8eK/4nR4/wK2sG5/9/9/4sK4 s bbbb -,-,-,- aaaa")
SAMPLE = (0, 9, 36, 70)  # plies of random games


def sampled(seed: int, plies: int) -> AnyLine:
    """A random game of so many plies, or a few less if it ends before."""
    chance, line = random.Random(seed), ORB.line()
    for _ in range(plies):
        after = line.after(chance.choice(line.legal()))
        if after.outcome:
            break
        line = after
    return line


def answers(line: AnyLine, budget: Budget, seed: int = 1) -> list[Found]:
    return list(best_reply.search(line, budget, random.Random(seed)))


class Plain:
    """The same looking ahead, without any of what makes it fast."""

    def __init__(self, seat: str) -> None:
        self.seat, self.hooks = seat, ORB.thinking

    def after(self, position: AnyPosition, depth: int) -> int:
        if position.outcome:
            return self.placed(position)
        if position.turn == self.seat:
            return self.mine(position, depth)
        checked = position.turn in position.check
        if depth <= 0 and not checked:
            return ORB.evaluate(position, self.seat)
        if checked:
            return min(self.after(position.after(move), depth) for move in position.legal())
        return min(self.replies(position, depth))

    def mine(self, position: AnyPosition, depth: int) -> int:
        if depth <= 0 and position.turn not in position.check:
            return ORB.evaluate(position, self.seat)
        depth = max(depth, 1)
        return max(self.after(position.after(move), depth - 1) for move in position.legal())

    def replies(self, position: AnyPosition, depth: int) -> list[int]:
        """What comes of each harm that somebody may do before the seat's turn, and of none."""
        found, turn = [], position
        while turn.turn != self.seat:
            assert self.hooks.replies
            moves = self.hooks.replies(turn, self.seat)
            found += [self.replied(turn.after(move), depth - 1) for move in moves]
            passed = self.hooks.passed(turn)
            assert passed
            turn = passed
        return [*found, self.mine(turn, depth - 1)]

    def replied(self, position: AnyPosition, depth: int) -> int:
        if position.outcome:
            return self.placed(position)
        if position.turn == self.seat:
            return self.mine(position, depth)
        passed = self.hooks.passed(position)
        if passed is None:
            return min(self.replied(position.after(move), depth) for move in position.legal())
        return self.replied(passed, depth)

    def placed(self, position: AnyPosition) -> int:
        assert position.outcome
        return MATE if position.outcome.placings[self.seat] == 1 else -20_000


@pytest.mark.parametrize("plies", SAMPLE)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_it_finds_what_plain_looking_ahead_finds(plies: int, depth: int) -> None:
    line = sampled(plies, plies)
    if depth == 3 and len(line.legal()) > 25:
        line = sampled(0, 0)
    last = answers(line, Budget(depth, exact=True))[-1]
    plain = Plain(line.position.turn)
    scores = {m: plain.after(line.position.after(m), depth - 1) for m in line.legal()}
    assert last.score == max(scores.values())
    assert scores[last.move] == last.score


@pytest.mark.parametrize("nodes", [1, 40, 400])
def test_any_position_gets_a_legal_move(nodes: int) -> None:
    for seed in range(12):
        line = sampled(seed, 20 * seed)
        for found in answers(line, Budget(nodes=nodes)):
            assert found.move in line.legal()


def test_the_same_seed_and_nodes_give_the_same_answers() -> None:
    line = sampled(3, 40)
    assert answers(line, Budget(nodes=500)) == answers(line, Budget(nodes=500))


def test_a_budget_of_positions_is_kept() -> None:
    last = answers(sampled(3, 40), Budget(nodes=300))[-1]
    assert 300 <= last.nodes <= 310


def test_time_is_used_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a millisecond whenever it is looked at."""
    clock = count(step=0.001)
    monkeypatch.setattr(budget, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    last = answers(sampled(3, 40), Budget(seconds=0.3))[-1]
    assert 0.3 <= next(clock) < 0.31
    assert 300 * BREATH <= last.nodes <= 301 * BREATH


def test_it_wins_when_it_can() -> None:
    line = record.replay(LAST_BLOW)
    last = answers(line, Budget(nodes=2000))[-1]
    outcome = line.play(last.move).outcome
    assert outcome
    assert outcome.placings["s"] == 1
    assert last.score == MATE - 1


@pytest.mark.parametrize("number", [at.number for at in ORB.thinking.levels if not at.overlook])
def test_no_careful_level_misses_the_last_blow(number: int) -> None:
    line = record.replay(LAST_BLOW)
    for seed in range(2):
        *_, last = levels.search(line, Limits(level=number, nodes=300, seed=seed))
        assert line.play(last.move).outcome


def test_it_takes_what_hangs() -> None:
    line = record.replay(HANGING)
    taken = {answers(line, Budget(depth=2), seed)[-1].move for seed in (1, 2)}
    assert [ORB.start().format_move(move) for move in taken] == ["6f5e"]


def test_a_blurred_eye_errs() -> None:
    line = record.replay(Record("orb"))
    exact = {answers(line, Budget(depth=2), seed)[-1].score for seed in range(4)}
    blurred = {answers(line, Budget(depth=2, blur=200), seed)[-1].move for seed in range(12)}
    assert len(exact) == 1
    assert len(blurred) > 2


@pytest.mark.parametrize("depth", [1, 2])
def test_the_best_moves_are_told_apart(depth: int) -> None:
    line = sampled(9, 9)
    plain = Plain(line.position.turn)
    scores = {m: plain.after(line.position.after(m), depth - 1) for m in line.legal()}
    last = answers(line, Budget(depth, exact=True, lines=3))[-1]
    assert [told.score for told in last.lines] == sorted(scores.values(), reverse=True)[:3]
    assert all(scores[told.move] == told.score for told in last.lines)
    assert (last.move, last.score, last.pv) == last.lines[0]


def test_moves_that_come_to_the_same_are_told_as_one() -> None:
    line = sampled(9, 9)
    forms = line.position.format_move
    thinking = replace(line.game.thinking, told_as=lambda move: forms(move)[-1])
    alike = Line(replace(line.game, thinking=thinking), line.positions)
    budget = Budget(depth=2, lines=3)
    plain, merged = (answers(each, budget)[-1].lines for each in (line, alike))
    assert len({forms(told.move)[-1] for told in plain}) < 3
    assert len({forms(told.move)[-1] for told in merged}) == len(merged)
    assert merged[0] == plain[0]


def test_a_blurred_eye_chooses_among_the_five_best() -> None:
    line = sampled(3, 40)
    best = answers(line, Budget(depth=1, lines=5))[-1].lines
    chosen = {answers(line, Budget(depth=1, blur=5_000), seed)[-1].move for seed in range(40)}
    least = min(told.score for told in best)
    plain = Plain(line.position.turn)
    assert len(chosen) >= 5
    assert all(plain.after(line.position.after(move), 0) >= least for move in chosen)


def test_the_variation_can_be_played() -> None:
    line = sampled(3, 40)
    for found in answers(line, Budget(nodes=2000)):
        played = line
        for move in found.pv:
            played = played.play(move)


def test_without_hooks_the_others_are_one_enemy() -> None:
    """A game that only evaluates is searched too: it wins at once where it can."""
    line = record.replay(LAST_BLOW)
    bare = Line(replace(line.game, thinking=Thinking()), line.positions)
    last = answers(bare, Budget(nodes=800))[-1]
    assert bare.play(last.move).outcome
    start = bare.game.line()
    assert answers(start, Budget(nodes=400))[-1].depth >= 2


@pytest.mark.parametrize(
    ("places", "score"),
    [
        ((1, 2, 2, 2), MATE - 1),
        ((1, 1, 3, 3), best_reply.SHARED * 2 // 3),
        ((1, 1, 1, 1), 0),
        ((3, 1, 1, 3), best_reply.SHARED * -2 // 3),
        ((4, 1, 2, 3), -best_reply.SHARED),
    ],
)
def test_an_end_is_worth_the_seats_left_behind(places: tuple[int, ...], score: int) -> None:
    ended = Outcome("limit", dict(zip(ORB.seats, places, strict=True)))
    game = replace(ORB, adjudicate=lambda line: ended if line.moves else None)
    *_, found = answers(game.line(), Budget(depth=1))
    assert found.score == score
