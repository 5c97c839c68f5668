"""The search of two players, tried on a solved game that pretends not to be."""

import random
import time
from dataclasses import replace
from zlib import crc32

import pytest

from anga import games
from anga.contract.game import AnyGame, AnyLine, Line
from anga.contract.position import AnyPosition
from anga.contract.thinking import STRONGEST, Thinking
from anga.games import bushi
from anga.games.bushi.rules.common import BushiPosition
from anga.search import levels, principal_variation, tablebase
from anga.search.budget import Budget
from anga.search.limits import BREATH, Found, Limits
from anga.search.transpositions import MATE
from anga.search.tree import worth_of
from tests.engine.playouts import CASES, playout
from tests.engine.search import toys
from tests.engine.search.toys import Heap

KNOWN = tablebase.table("bushi", "")


def evaluate(position: BushiPosition, seat: str) -> int:
    cubes = [position.seen(side) for side in (position.turn, position.waiting)]
    facing_forward = [cube is not None and cube.facing == "f" for cube in cubes]
    good = 10 * (facing_forward[0] - facing_forward[1])
    return good if seat == position.turn else -good


GAME = replace(bushi.GAME, every_position=None, evaluate=evaluate, thinking=Thinking())


def line(position: AnyPosition) -> AnyLine:
    return Line(GAME, (position,))


def thoughts(position: AnyPosition, seed: int = 0, **budget: int) -> list[Found]:
    return list(
        principal_variation.search(
            line(position), Budget(exact=True, **budget), random.Random(seed)
        )
    )


def worth(letter: str, plies: int) -> list[AnyPosition]:
    """Positions of that value with a choice to be made."""
    return [p for p, value in KNOWN.items() if value == (letter, plies) and len(p.legal()) > 1]


@pytest.mark.parametrize("plies", [3, 5, 7, 9, 11, 13, 15])
def test_a_win_that_is_near_enough_is_found(plies: int) -> None:
    assert worth("W", plies)
    for position in worth("W", plies):
        last = thoughts(position, depth=plies)[-1]
        assert last.score == MATE - plies
        assert last.depth <= plies
        assert KNOWN[position.after(last.move)] == ("L", plies - 1)


@pytest.mark.parametrize("plies", [10, 12])
def test_a_loss_that_is_near_enough_is_seen_and_delayed(plies: int) -> None:
    assert worth("L", plies)
    for position in worth("L", plies):
        last = thoughts(position, depth=plies)[-1]
        assert last.score == plies - MATE
        assert last.depth <= plies
        assert KNOWN[position.after(last.move)] == ("W", plies - 1)


@pytest.mark.parametrize("depth", [2, 4])
def test_what_is_drawn_is_never_called_a_mate(depth: int) -> None:
    drawn = [position for position, value in KNOWN.items() if value.letter == "D"]
    for position in drawn[::20]:
        assert abs(thoughts(position, depth=depth)[-1].score) in (0, 10)


def test_the_expected_play_can_be_played() -> None:
    for position in worth("W", 5):
        *_, last = thoughts(position, depth=5)
        reached: AnyPosition = position
        for move in last.pv:
            reached = reached.play(move)
        assert last.pv[0] == last.move


@pytest.mark.parametrize("depth", range(1, 7))
def test_who_moves_again_still_looks_for_his_own_good(depth: int) -> None:
    for stones in range(2, 12):
        *_, last = principal_variation.search(
            toys.line(Heap(stones), looks), Budget(depth=depth, exact=True), random.Random(0)
        )
        assert last.score == plain(Heap(stones), last.depth, 0), stones


def looks(heap: Heap, seat: str) -> int:
    """As if by chance, but always the same."""
    good = heap.stones * 37 % 11 - 5
    return good if seat == heap.turn else -good


def plain(heap: Heap, depth: int, ply: int) -> int:
    """What a heap is worth to who is on turn, by looking at everything."""
    if heap.outcome:
        return MATE - ply
    if depth == 0:
        return looks(heap, heap.turn)
    values = []
    for number in heap.legal():
        after = heap.after(number)
        value = plain(after, depth - 1, ply + 1)
        values.append(value if after.turn == heap.turn else -value)
    return max(values)


def test_the_first_answer_comes_before_any_thought() -> None:
    first = next(principal_variation.search(line(worth("W", 5)[0]), Budget(), random.Random(0)))
    assert (first.depth, first.nodes) == (0, 0)


def test_answers_never_look_less_deep_than_before() -> None:
    for position in worth("L", 14):
        depths = [found.depth for found in thoughts(position, depth=5)]
        assert depths == sorted(depths)
        assert depths[-1] == 5


def test_a_budget_of_positions_is_kept() -> None:
    start = GAME.start()
    for nodes in (1, 10, 100, 1000):
        last = thoughts(start, nodes=nodes)[-1]
        assert last.nodes <= max(nodes, 2)
        assert last.move in start.legal()


def test_the_same_seed_thinks_the_same() -> None:
    start = GAME.start()
    assert thoughts(start, seed=5, depth=3) == thoughts(start, seed=5, depth=3)
    chosen = {thoughts(start, seed=seed, depth=1)[-1].move for seed in range(30)}
    assert chosen == {"Ef", "Uf", "Wf"}  # whatever faces forward looks equally good


def test_the_only_move_needs_no_thought() -> None:
    forced = next(p for p, value in KNOWN.items() if value == ("L", 4) and len(p.legal()) == 1)
    assert thoughts(forced)[-1].nodes == 1


def test_levels_think_where_there_is_no_table() -> None:
    position = worth("W", 3)[0]
    for level in range(2, STRONGEST + 1):
        *_, last = levels.search(line(position), Limits(level=level, seed=0, seconds=1))
        assert last.move in position.legal()
        if level >= 8:
            assert last.score == MATE - 3


SMALL = [("chatra", "b9", 2), ("troop", "", 2), ("chatra", "b9,h3", 2)]


@pytest.mark.parametrize(("game_id", "rules", "depth"), SMALL)
def test_the_exact_search_finds_what_trying_everything_finds(
    game_id: str, rules: str, depth: int
) -> None:
    for seed in range(3):
        reached = playout(game_id, rules, seed, 4 + 3 * seed)
        if reached.outcome:
            continue
        exact = Budget(depth=depth, exact=True)
        *_, last = principal_variation.search(reached, exact, random.Random(seed))
        assert last.score == everything(reached.game, reached.position, depth, 0)


@pytest.mark.parametrize(("game_id", "rules", "depth"), SMALL)
def test_the_best_moves_are_told_apart(game_id: str, rules: str, depth: int) -> None:
    reached = playout(game_id, rules, 1, 7)
    exact = Budget(depth=depth, exact=True, lines=3)
    *_, last = principal_variation.search(reached, exact, random.Random(1))
    scores = []
    for move in reached.legal():
        after = reached.position.after(move)
        value = everything(reached.game, after, depth - 1, 1)
        scores.append(value if after.turn == reached.position.turn else -value)
    assert [told.score for told in last.lines] == sorted(scores, reverse=True)[:3]
    assert (last.move, last.score, last.pv) == last.lines[0]
    assert len({told.move for told in last.lines}) == 3


def everything(game: AnyGame, position: AnyPosition, depth: int, ply: int) -> int:
    """Minimax, as it stands in books."""
    if outcome := position.outcome:
        return worth_of(outcome, position.turn, ply)
    if depth == 0:
        return game.evaluate(position, position.turn)
    values = []
    for move in position.legal():
        after = position.after(move)
        value = everything(game, after, depth - 1, ply + 1)
        values.append(value if after.turn == position.turn else -value)
    return max(values)


TWO = [
    case for case in CASES if len(games.get(case[0]).seats) == 2 and not games.get(case[0]).states()
]


@pytest.mark.parametrize(("game_id", "rules"), TWO)
def test_it_never_throws_and_never_breaks_a_rule(game_id: str, rules: str) -> None:
    for seed, plies in enumerate((0, 1, 3, 9, 20, 35, 50)):
        reached = playout(game_id, rules, seed, plies)
        if reached.outcome:
            continue
        for found in principal_variation.search(reached, Budget(nodes=150), random.Random(seed)):
            assert found.pv[0] == found.move
        after = reached
        for move in found.pv:
            after = after.play(move)


@pytest.mark.parametrize("game_id", ["chatra", "troop"])
def test_so_many_positions_always_think_the_same(game_id: str) -> None:
    reached = playout(game_id, "", 3, 8)
    one, other = (
        list(principal_variation.search(reached, Budget(nodes=500), random.Random(4)))
        for _ in range(2)
    )
    assert one == other
    assert one[-1].nodes == 500


def test_the_clock_is_looked_at_often_and_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def ticking() -> float:
        looks.append(0.001)
        return sum(looks)

    monkeypatch.setattr(time, "perf_counter", ticking)
    reached = playout("chatra", "", 3, 12)
    *_, last = principal_variation.search(reached, Budget(seconds=0.05), random.Random(0))
    assert 50 <= len(looks) <= 55
    assert last.nodes <= 55 * BREATH


@pytest.mark.parametrize("plies", [3, 5, 7])
def test_what_is_left_out_hides_no_win_for_long(plies: int) -> None:
    for position in worth("W", plies):
        *_, last = principal_variation.search(
            line(position), Budget(depth=plies + 2), random.Random(1)
        )
        assert last.score == MATE - plies


def test_a_blurred_eye_errs_a_little_but_misses_no_mate() -> None:
    position = worth("W", 3)[0]
    start = GAME.start()
    chosen = set()
    for seed in range(30):
        blurred = Budget(depth=1, blur=15)
        *_, last = principal_variation.search(line(start), blurred, random.Random(seed))
        chosen.add(last.move)
        deeper = blurred._replace(depth=3)
        *_, last = principal_variation.search(line(position), deeper, random.Random(seed))
        assert last.score == MATE - 3
    assert len(chosen) > 3  # others than the three that look best


@pytest.mark.parametrize("game_id", ["chatra", "troop"])
def test_a_blurred_eye_chooses_among_the_five_best(game_id: str) -> None:
    reached = playout(game_id, "", 3, 12)

    def found(seed: int, budget: Budget) -> Found:
        *_, last = principal_variation.search(reached, budget, random.Random(seed))
        return last

    best = [told.score for told in found(0, Budget(depth=1, lines=5)).lines]
    chosen = [found(seed, Budget(depth=1, blur=5_000)).score for seed in range(12)]
    assert set(chosen) <= set(best)
    assert len(set(chosen)) == len(set(best)) or len(set(chosen)) > 2


MATE_AT_HAND = "5S6/12/3S1o1S4/12/12/5S6/12/12/12/12/12/11O b 32-0 -"


def test_no_level_that_sees_all_moves_misses_a_mate_at_hand() -> None:
    game = games.get("chatra")
    at_hand = game.line(position=MATE_AT_HAND)
    seeing = [level.number for level in game.thinking.levels if not level.overlook]
    assert (seeing[0], seeing[-1]) == (3, STRONGEST)
    for number in seeing:
        *_, last = levels.search(at_hand, Limits(number, nodes=2000, seed=number))
        outcome = at_hand.play(last.move).outcome
        assert outcome
        assert outcome.placings["b"] == 1
        assert last.score == MATE - 1


@pytest.mark.parametrize("depth", [3, 4])
def test_an_exact_search_is_minimax_where_many_positions_look_alike(depth: int) -> None:
    """Few different values: a bound taken for a score changes the answer."""
    for position in random.Random(depth).sample(sorted(KNOWN, key=str), 250):
        if not position.legal():
            continue
        *_, last = principal_variation.search(
            Line(NOISY, (position,)), Budget(depth=depth, exact=True), random.Random(0)
        )
        assert last.score == minimax(position, last.depth, 0), str(position)


def noise(position: AnyPosition, seat: str) -> int:
    """One of five small values, always the same for a position."""
    good = crc32(str(position).encode()) % 5 - 2
    return good if seat == position.turn else -good


NOISY = replace(GAME, evaluate=noise)


def minimax(position: AnyPosition, depth: int, ply: int) -> int:
    """What a position is worth to the side to move, by looking at everything."""
    if position.outcome:
        return worth_of(position.outcome, position.turn, ply)
    if depth == 0:
        return noise(position, position.turn)
    return max(-minimax(position.after(move), depth - 1, ply + 1) for move in position.legal())
