"""What Chatra tells the search: its short cuts leave nothing out, its values are what it counts."""

from collections.abc import Sequence
from operator import mul
from typing import cast

import pytest

from anga.contract.chance_model import worths
from anga.games.chatra import GAME
from anga.games.chatra.player import thinking
from anga.games.chatra.player.evaluate import NAMES, UNIT, evaluate, see
from anga.games.chatra.player.weights import WEIGHTS
from anga.games.chatra.rules.moves import captures, subject_moves
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import OPPONENT
from anga.kit.pairs.encoding import CAPTURE
from tests.engine.playouts import playout, rules_strings


def reached(rules: str, plies: tuple[int, ...] = (0, 2, 9, 25, 45, 60)) -> list[ChatraPosition]:
    lines = [playout("chatra", rules, seed, count) for seed in range(3) for count in plies]
    return [cast("ChatraPosition", line.position) for line in lines if not line.outcome]


@pytest.mark.parametrize("rules", rules_strings(GAME))
def test_noisy_moves_are_all_captures_and_no_others(rules: str) -> None:
    for position in reached(rules):
        captures = {move for move in position.legal() if move & CAPTURE}
        if position.row > 1 or position.opening:
            assert thinking.noisy(position, 0) == ()
        else:
            assert set(thinking.noisy(position, 0)) == captures


def test_no_capture_elsewhere_is_listed_in_a_check_by_a_neighbour() -> None:
    """Two Subjects need not work together for it: the one on d6 stands next to the Object."""
    position = GAME.parse("12/1s2s1s5/1s10/12/4o7/3S8/5s6/S11/8S1S1/5S6/5O6/9S2 w 12-13 -")
    sides = position.seen_by("w")
    moves = subject_moves(sides, sides.occupied, checked=False)
    assert not [move for move in moves if move & CAPTURE]
    assert [position.format_move(move) for move in captures(sides)] == ["Oxd6"]


def test_captures_rank_before_all_that_is_quiet() -> None:
    for position in reached(""):
        moves = position.legal()
        for move, rank in zip(moves, thinking.rank(position, moves), strict=True):
            assert (rank >= thinking.THINKING.loud) == bool(move & CAPTURE)


def test_who_cannot_step_aside_is_asked_for_every_move() -> None:
    """The Object in its corner, a Subject beside it: whether that is the end, all moves tell."""
    mated = "5S6/12/3S1o1S4/12/12/5S6/12/12/12/12/12/11O b 32-0 -"
    position: ChatraPosition = GAME.parse(mated)
    over = position.after(position.parse_move("f1-f11"))
    fresh = GAME.parse(str(over))
    assert thinking.quick_outcome(fresh) == over.outcome
    assert over.outcome
    assert over.outcome.reason == "mate"


RULES = ("", "b9", "b15", "free", "h3", "1994-11")


def feature(name: str, row: Sequence[float]) -> float:
    return row[NAMES.index(name)]


@pytest.mark.parametrize("rules", RULES)
def test_features_are_what_a_plain_count_finds(rules: str) -> None:
    for position in reached(rules):
        if position.opening:
            continue
        board, (_, rows) = position.variant.board, see(position)
        middle = range(board.size // 3, board.size // 3 * 2)
        for seat, row in zip("bw", rows, strict=True):
            assert row
            sides = position.seen_by(seat)
            mine, theirs = board.squares(sides.mine), board.squares(sides.theirs)
            central = [s for s in mine if board.files[s] in middle and board.ranks[s] in middle]
            hurdles = [s for s in theirs if board.flights[sides.own][s]]
            assert feature("one in the central zone", row) == len(central)
            assert feature("one over which others could fly to it", row) == len(hurdles)
            assert feature("a check of the Object", row) == (seat in position.check)


@pytest.mark.parametrize("rules", RULES)
def test_a_position_is_worth_what_its_features_weigh(rules: str) -> None:
    worth = list(worths(WEIGHTS[0], UNIT))
    worth[NAMES.index("the move")] = 0
    for position in reached(rules):
        _, rows = see(position)
        black, white = (sum(map(mul, worth, row or ())) for row in rows)
        assert evaluate(position, "b") == black - white == -evaluate(position, OPPONENT["b"])
