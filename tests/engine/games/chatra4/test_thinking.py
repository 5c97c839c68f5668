"""What the player asks of a position is true of it."""

import random

import pytest

from anga import Limits, think
from anga.games.chatra4.player.replies import replies
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.kit.pairs.encoding import CAPTURE
from tests.engine.games.chatra4.boards import CHATRA4, played

NET = "R2b8/2b1b1b4W/12/12/12/12/12/12/10U1/12/5B6/12 b 14-0-9-9 a-a-a-a"


def wandered(seed: int, plies: int) -> Chatra4Position:
    chance, position = random.Random(seed), CHATRA4.start()
    for _ in range(plies):
        moves = position.legal()
        if not moves:
            break
        carried = [move for move in moves if move >> 16]
        position = position.after(chance.choice(carried if chance.random() < 0.5 else moves))
    assert isinstance(position, Chatra4Position)
    return position


@pytest.mark.parametrize("seed", range(8))
def test_replies_are_legal_and_harm_the_seat(seed: int) -> None:
    position = wandered(seed, 30 + 5 * seed)
    if position.checkers or position.over:
        return
    for number, seat in enumerate(SEATS):
        if seat == position.turn:
            continue
        for move in replies(position, seat):
            assert move in position.legal()
            taken = position.men[number] >> (move & 255) & 1 if move & CAPTURE else 0
            assert taken or seat in position.stages(move)[0].check


@pytest.mark.parametrize("seed", range(6))
def test_every_capture_of_a_seats_is_among_the_replies(seed: int) -> None:
    position = wandered(seed, 50)
    if position.checkers or position.over:
        return
    for number, seat in enumerate(SEATS):
        if seat != position.turn:
            taking = {
                move
                for move in position.legal()
                if move & CAPTURE and position.men[number] >> (move & 255) & 1
            }
            assert taking <= set(replies(position, seat))


def test_a_mate_is_found() -> None:
    line = played(NET, "")
    *_, found = think(line, Limits(nodes=600, seed=1))
    after = line.play(found.move).position
    assert isinstance(after, Chatra4Position)
    assert after.states == ("a", "4b", "a", "a")


def test_chances_are_shares_and_follow_the_mates() -> None:
    assert CHATRA4.thinking.chances
    chances = CHATRA4.thinking.chances(CHATRA4.start())
    assert sum(chances.values()) == pytest.approx(1)
    after = played(NET, "g2-g1").position
    chances = CHATRA4.thinking.chances(after)
    assert chances["r"] == 0
    assert chances["b"] > max(chances["w"], chances["u"])
