"""What is kept of an army says the same as a look at the board."""

import random

import pytest

from anga.games.chatra4.rules.position import Chatra4Position
from anga.kit.pairs.encoding import CAPTURE, SUBJECT
from anga.kit.pairs.functions import is_attacked
from tests.engine.games.chatra4.boards import CHATRA4, at
from tests.thoroughness import times


def visited(rules: str, seed: int) -> list[Chatra4Position]:
    """The positions of a game in which pieces move more often than they are dropped."""
    chance, position, found = random.Random(seed), CHATRA4.start(rules), list[Chatra4Position]()
    while not position.outcome and len(found) < 90:
        assert isinstance(position, Chatra4Position)
        found.append(position)
        moves = position.legal()
        carried = [move for move in moves if move >> 16]
        position = position.after(chance.choice(carried if chance.random() < 0.7 else moves))
    return found


@pytest.mark.parametrize("rules", ["", "linewise", "camps,neutral"])
def test_an_army_attacks_what_it_attacks_on_the_board(rules: str) -> None:
    told = set()
    for position in [each for seed in range(times(2, 20)) for each in visited(rules, seed)]:
        variant, occupied = position.variant, position.occupied
        for army in position.armies:
            own = variant.board.bit[army.object]
            for e in range(0, variant.board.count, 5):
                seen = is_attacked(variant, army.men, own, occupied, e)
                assert army.attacks(variant, occupied, e) == seen
                told.add(seen)
    assert told == {True, False}


@pytest.mark.parametrize(
    ("board", "steps"),
    [
        ("2w4w4/12/1r3W4U1/6w5/9b2/2r2b6/7r4/R6w4/4w4u2/6B4r/2u9/5b2r3 w 5-4-5-7", "g4-f4 g4-f5"),
        (
            "4w1u5/1b7b2/12/b5r2W2/12/12/2w3u5/4w2r1U2/R11/4r7/r6b4/6B2b1r b 6-5-5-5",
            "h11-g10 h11-g11",
        ),
        ("4W7/11b/b8w1b/2R8u/2r9/1r9w/12/10u1/12/2b1r1B1b1U1/u9u1/3b8 u 3-6-7-5", "k11-j10"),
    ],
)
def test_in_check_subjects_step_into_the_way_of_the_slide(board: str, steps: str) -> None:
    position = at(f"{board} a-a-a-a", "camps")
    moves = [move for move in position.legal() if move & SUBJECT and not move & CAPTURE]
    assert position.checkers
    assert {position.format_move(move) for move in moves} == set(steps.split())
