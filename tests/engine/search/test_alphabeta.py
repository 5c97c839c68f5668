"""Alpha-beta, tried on a solved game that pretends not to be."""

import random
from dataclasses import replace

import pytest

from anga.contract.game import AnyLine, Line
from anga.contract.position import AnyPosition
from anga.contract.thinking import STRONGEST, Thinking
from anga.games import bushi
from anga.games.bushi.position import Bushi
from anga.search import alphabeta, levels, table
from anga.search.alphabeta import MATE, Budget
from anga.search.limits import Found, Limits
from tests.engine.search import toys
from tests.engine.search.toys import Heap

KNOWN = table.table("bushi", "")


def evaluate(position: Bushi, seat: str) -> int:
    facing_forward = [code[1] == "f" for code in (position.own, position.other)]
    good = 10 * (facing_forward[0] - facing_forward[1])
    return good if seat == position.turn else -good


GAME = replace(bushi.GAME, every_position=None, evaluate=evaluate, thinking=Thinking())


def line(position: AnyPosition) -> AnyLine:
    return Line(GAME, (position,))


def thoughts(position: AnyPosition, seed: int = 0, **budget: int) -> list[Found]:
    return list(alphabeta.search(line(position), Budget(**budget), random.Random(seed)))


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
        *_, last = alphabeta.search(
            toys.line(Heap(stones), looks), Budget(depth=depth), random.Random(0)
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
    first = next(alphabeta.search(line(worth("W", 5)[0]), Budget(), random.Random(0)))
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
