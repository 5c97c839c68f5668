"""What the computer values in Yonin Shogi is what the table of weights says."""

import pytest

from anga.contract.chance_model import worths
from anga.games.orb import GAME
from anga.games.orb.player.evaluate import MATED, RIVAL_GONE, evaluate, see
from anga.games.orb.player.weights import WEIGHTS
from anga.games.orb.player.worth import HUNDRED, NAMES
from anga.games.orb.rules.seats import BITS, SEATS
from tests.engine.games.orb.test_thinking import positions

ROUNDED = 3  # a lead, what hangs and what may be gained are each rounded once
WORTH = dict(zip(NAMES, worths(WEIGHTS[0], HUNDRED), strict=True))


def test_each_seat_is_worth_what_its_numbers_weigh() -> None:
    """But for the move, which tells chances alone, and rivals that are gone."""
    seen = set[str]()
    for position in positions(20, 300):
        _, rows = see(position)
        for seat, row in zip(SEATS, rows, strict=True):
            if row is None:
                assert evaluate(position, seat) == MATED
                continue
            numbers = dict(zip(NAMES, row, strict=True))
            seen |= {name for name, number in numbers.items() if number}
            del numbers["the move"]
            weighed = sum(WORTH[name] * number for name, number in numbers.items())
            weighed += RIVAL_GONE * (4 - position.board.active.bit_count())
            assert evaluate(position, seat) == pytest.approx(weighed, rel=0, abs=ROUNDED)
    assert seen == set(NAMES)


def test_who_is_mated_has_no_numbers_and_no_chance() -> None:
    game = GAME
    mated = 0
    for position in positions(20, 300):
        _, rows = see(position)
        assert game.thinking.chances
        chances = game.thinking.chances(position)
        for seat, row, bit in zip(SEATS, rows, BITS, strict=True):
            assert (row is None) == (not position.board.active & bit) == (chances[seat] == 0)
            mated += row is None
    assert mated
