"""No win in one move is missed by those who are exact, and answers come in time."""

import time

import pytest

from anga import games
from anga.contract.thinking import STRONGEST
from anga.search.limits import Limits
from tests.engine.search import tactics
from tests.thoroughness import is_thorough, times

LATE = 0.05  # seconds


@pytest.mark.parametrize("game_id", sorted(tactics.GOALS))
def test_no_win_at_hand_is_missed(game_id: str) -> None:
    lines = tactics.wins(games.get(game_id), times(2, 200))
    for level in (4, STRONGEST):
        assert tactics.exam(lines, Limits(level, nodes=600), 1).missed == 0


@pytest.mark.skipif(not is_thorough(), reason="takes minutes")
def test_what_consecutive_checks_force_is_seen() -> None:
    lines = tactics.forced(games.get("chatra"), 2, 60)
    assert lines
    assert tactics.exam(lines, Limits(8), 2).missed == 0


@pytest.mark.parametrize("game_id", sorted(tactics.GOALS))
def test_answers_come_in_time(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    lines = tactics.anywhere(games.get(game_id), times(4, 200))
    assert tactics.exam(lines, Limits(STRONGEST, seconds=0.1), None).over < LATE
