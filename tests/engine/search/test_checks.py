"""Wins by checks agree with the prover's, heed the game's history, and may be left at any time."""

from dataclasses import replace

import pytest

from anga import games
from anga.contract.game import AnyLine, Line
from anga.contract.position import Outcome
from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.budget import SpentError
from anga.search.checks import Checks
from anga.search.history import History
from anga.search.limits import Limits
from anga.search.solver import Solver
from tests.engine.search import tactics

CHATRA = games.get("chatra")
IN_TWO = "5s2s1s1/3S2o5/s2sS7/11s/S2S4S1s1/8S3/s6S4/5O5S/2S9/S11/6S5/S2S8 b 9-6 -"
HARD_TO_SEE = "5s6/7S1S2/s4o5s/8S3/5s6/6s3s1/4S7/4S2S1S2/11S/S4s6/3s5s2/6O5 w 10-8 -"
IN_THREE = "5s2s1s1/3S2o5/s2sS7/11s/S2S3SS1s1/12/2s4S4/s4O5S/2S5S3/S11/6S5/S2S8 b 8-5 -"


def standing(text: str) -> AnyLine:
    return record.replay(Record("chatra", "", text))


def looked(line: AnyLine, own: int, most: int = 2_000) -> Checks:
    checks = Checks(line.game.thinking, History(line), most)
    for _ in checks.look(line.position, own):
        pass
    return checks


@pytest.fixture(scope="module")
def in_three() -> AnyLine:
    """A position in which checks win in three, and no sooner."""
    return standing(IN_THREE)


def test_wins_by_checks_are_those_that_the_prover_finds() -> None:
    seen = set()
    for line in [*tactics.anywhere(CHATRA, 30), standing(IN_TWO), standing(IN_THREE)]:
        prover = Solver(CHATRA, "mate", line.position.turn, exhaustive=1)
        checks = looked(line, 2)
        assert (checks.own or None) == prover.shortest(line.position, 2)
        assert checks.win is None or prover.forces(line.position, checks.win, checks.own)
        seen.add(checks.own)
    assert {0, 2} <= seen


def test_a_win_by_three_checks_is_told_at_once(in_three: AnyLine) -> None:
    prover = Solver(CHATRA, "mate", in_three.position.turn, exhaustive=1)
    *_, found = levels.search(in_three, Limits(nodes=5_500, seed=1))
    assert levels.plies_to_win(in_three, found.score) == 5
    assert found.nodes < 5_000
    assert prover.forces(in_three.position, found.move, 3)
    assert not prover.can_force(in_three.position, 2)


def test_an_analysis_sees_them_by_fewer_positions_than_a_player() -> None:
    line = standing(HARD_TO_SEE)
    *_, told = levels.search(line, Limits(nodes=1_000, seed=1, contempt=0))
    *_, played = levels.search(line, Limits(nodes=1_000, seed=1))
    assert levels.plies_to_win(line, told.score) == 5
    assert levels.plies_to_win(line, played.score) is None


def test_checks_that_history_ends_win_nothing(in_three: AnyLine) -> None:
    won = looked(in_three, 3).win
    drawn = Outcome("repetition", {"b": 1, "w": 1})
    game = replace(
        CHATRA,
        adjudicate=lambda line: drawn if line.moves[-1:] == (won,) else None,
    )
    line = Line(game, (in_three.position,))
    assert looked(line, 3).win != won


def test_so_many_positions_are_looked_at_and_no_more(in_three: AnyLine) -> None:
    with pytest.raises(SpentError):
        looked(in_three, 3, most=20)
