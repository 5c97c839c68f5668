"""What the search asks of Yonin Shogi is told in agreement with the rules."""

import random
from collections.abc import Iterator

from anga.games.orb import GAME
from anga.games.orb.player.replies import replies
from anga.games.orb.player.thinking import THINKING
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import AREA, BITS, SEATS, seat_of
from anga.games.orb.rules.tables import DROPPING


def positions(count: int, plies: int = 140, rules: str = "") -> Iterator[OrbPosition]:
    """Positions of random games that are not over."""
    for seed in range(count):
        chance, position = random.Random(seed), GAME.start(rules)
        for _ in range(plies):
            position = position.after(chance.choice(position.legal()))
            if position.outcome:
                break
            if chance.random() < 0.2:
                yield position


def waiting(position: OrbPosition, victim: str) -> Iterator[OrbPosition]:
    """The same as if one after another let its turn go, until it is the victim's."""
    turn: OrbPosition | None = position
    for _ in SEATS:
        if turn is None or turn.turn == victim or THINKING.checked(turn):
            return
        yield turn
        turn = THINKING.passed(turn)


def takes_from(position: OrbPosition, move: int, victim: int) -> bool:
    return move < DROPPING and seat_of(position.board.squares[move % AREA]) == victim


def checks(position: OrbPosition, move: int, victim: int) -> bool:
    """Whether a move gives check to the victim, or to somebody whose answer comes before it."""
    after = position.after(move)
    order = [(position.seat + step) % 4 for step in (1, 2, 3)]
    return any(after.checked & BITS[seat] for seat in order[order.index(victim) :])


def test_replies_are_legal_and_do_harm() -> None:
    """Nearly all do: a Pawn may stop short of promotion and then gives no check."""
    seen, harm = 0, 0
    for position in positions(12):
        for victim in range(4):
            for turn in waiting(position, SEATS[victim]):
                if not turn.board.active & BITS[victim]:
                    continue
                legal = set(turn.legal())
                for move in replies(turn, SEATS[victim]):
                    assert move in legal
                    seen += 1
                    harm += takes_from(turn, move, victim) or checks(turn, move, victim)
    assert seen > 500
    assert harm > 0.85 * seen


def test_no_capture_is_left_out() -> None:
    for position in positions(12):
        for victim in range(4):
            for turn in waiting(position, SEATS[victim]):
                if not turn.board.active & BITS[victim]:
                    continue
                found = set(replies(turn, SEATS[victim]))
                for move in turn.legal():
                    if takes_from(turn, move, victim):
                        assert move in found


def test_who_lets_its_turn_go_leaves_a_position_of_the_game() -> None:
    for position in positions(6):
        passed = THINKING.passed(position)
        if THINKING.checked(position):
            assert passed is None
        else:
            assert passed is not None
            assert GAME.parse(str(passed)) == passed


def test_each_move_has_a_rank() -> None:
    for position in positions(6):
        moves = position.legal()
        assert THINKING.rank
        assert len(THINKING.rank(position, moves)) == len(moves)
