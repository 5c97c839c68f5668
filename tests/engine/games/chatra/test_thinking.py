"""What Chatra tells the search: its short cuts leave nothing out."""

from typing import cast

import pytest

from anga.games.chatra import GAME
from anga.games.chatra.player import thinking
from anga.games.chatra.rules.position import ChatraPosition
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
