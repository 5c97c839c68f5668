"""What history forbids: a turn chosen three times, and a fight over one square."""

import pytest

from anga.contract.game import AnyLine
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import IllegalMove, OverError
from tests.engine.games.chatra import reference
from tests.engine.games.chatra.boards import place

ROUND = "Oe10 Of1 Of11 Og2"


def line(moves: str, position: str | None = None, rules: str = "") -> AnyLine:
    return record.replay(Record("chatra", rules, position, tuple(moves.split())))


def forbidden(at: AnyLine) -> set[str]:
    return {at.position.format_move(turn) for turn in at.game.forbidden(at)}


def test_a_turn_may_be_chosen_three_times_in_a_position() -> None:
    assert not forbidden(line(f"{ROUND} {ROUND}"))
    third = line(f"{ROUND} {ROUND} {ROUND}")
    assert forbidden(third) == {"Oe10"}
    with pytest.raises(IllegalMove) as caught:
        third.parse_move("Oe10")
    assert caught.value.reason == "repeated-turn"
    assert caught.value.cells == ["e10"]
    assert third.position.format_move(third.parse_move("Oe11")) == "Oe11"
    assert len(third.legal()) == len(third.position.legal()) - 1


def test_another_turn_in_between_does_not_help() -> None:
    three = line(f"{ROUND} Of10 Of2 Of11 Og2 {ROUND} {ROUND}")
    assert forbidden(three) == {"Oe10"}


def test_a_position_counts_with_its_hands_side_and_flags() -> None:
    passing = line("Oe10 pass Of11 Og1 Oe10 Og2 Of11", rules="1994-11")
    assert not forbidden(passing)


# Black gives check by turns, White's Object goes to and fro between a1 and a2.
CHASE = "o11/2S9/12/1S10/4S7/12/12/12/9S2/12/12/11O b 32-0 -"
CHECKS = "j9-i9 Oa2 i9-i8 Oa1 i8-i9 Oa2 i9-i8 Oa1 i8-i9 Oa2 i9-i8 Oa1 i8-i9"


def test_an_answer_to_a_check_is_never_excluded() -> None:
    fourth = line(CHECKS, CHASE)
    assert fourth.position.check == ("w",)
    assert not fourth.outcome
    assert "Oa2" in {fourth.position.format_move(turn) for turn in fourth.legal()}


def test_who_keeps_giving_check_must_change() -> None:
    after = line(f"{CHECKS} Oa2", CHASE)
    assert forbidden(after) == {"i9-i8"}
    with pytest.raises(IllegalMove) as caught:
        after.parse_move("i9-i8")
    assert caught.value.reason == "repeated-turn"


def test_an_answer_to_a_check_that_answers_a_check_counts_like_any_turn() -> None:
    # Black is in check and answers by taking with check. The rounds' other halves are left out.
    before = line("a7xb6", "12/12/12/12/12/Oso9/S11/12/12/12/12/12 b 17-17 -")
    answer = before.position.parse_move("Od7")
    rounds = before._replace(
        positions=before.positions * 4, moves=(before.moves[0], answer) * 3 + before.moves
    )
    assert forbidden(rounds) == {"Od7"}
    states = [reference.read(str(position), position.rules) for position in rounds.positions]
    tokens = ["a7xb6", "Od7"] * 3 + ["a7xb6"]
    assert reference.barred(states, tokens, "Od7")
    assert not reference.barred(states[1:], tokens[1:], "Od6")
    assert not reference.barred(states[-1:], [], "Od7")


# Both sides fight over e7, in Black's camp, and have three Subjects beside it.
FIGHT = str(place("1994-11", black="f6 f8 f7", white="e7 d6 d7 d8", royals="h8 a1"))
CAPTURES = "f6xe7 d6xe7 f7xe7 d7xe7 f8xe7 d8xe7"


def test_who_began_to_capture_on_a_square_may_do_so_three_times() -> None:
    again = line(f"{CAPTURES} f8 b3", FIGHT, "1994-11")
    assert forbidden(again) == {"f8xe7"}
    with pytest.raises(IllegalMove) as caught:
        again.parse_move("f8xe7")
    assert caught.value.reason == "repeated-capture"
    assert caught.value.cells == ["e7"]


def test_twice_is_not_too_often() -> None:
    assert not forbidden(line("f6xe7 d6xe7 f7xe7 d7xe7", FIGHT, "1994-11"))


def test_the_other_side_may_capture_on() -> None:
    # Black drops beside e7 again, and White could capture a fourth time if it were Black's disc.
    at = line(f"{CAPTURES} f8", FIGHT, "1994-11")
    assert at.position.turn == "w"
    assert not forbidden(at)


def test_a_move_or_another_square_ends_the_fight() -> None:
    for between in ("Oh7 f8 b3", "f8 Oa2 b12 b3", "f8 Oa2"):
        moves = f"{CAPTURES} {between}".replace("Oh7 f8 b3", "Oh7 b3 f8 b4")
        after = line(moves, FIGHT, "1994-11")
        assert after.position.turn == "b"
        assert "f8xe7" in {after.position.format_move(turn) for turn in after.legal()}


def test_a_side_whose_only_turn_is_barred_has_lost() -> None:
    # White has nothing in hand and shuttles between a1 and b1; b2, a2 are attacked throughout.
    start = str(place(black="a3 d3 l12", royals="k8 a1", in_hand=33, side="w"))
    only = line("", start)
    moves = [only.position.format_move(turn) for turn in only.legal()]
    assert moves == ["Ob1"]
    shuttle = "Ob1 l12-l11 Oa1 l11-l12"
    thrice = line(f"{shuttle} {shuttle} {shuttle}", start)
    assert thrice.outcome
    assert thrice.outcome.reason == "no-move"
    assert thrice.outcome.placings == {"b": 1, "w": 2}
    assert thrice.legal() == []
    with pytest.raises(OverError):
        thrice.parse_move("Ob1")
