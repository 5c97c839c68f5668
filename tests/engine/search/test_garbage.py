"""What searches leave out of the garbage collection."""

import gc

import pytest

from anga import games
from anga.record.record import Record, replay
from anga.search import levels
from anga.search.limits import Limits


def test_what_was_there_is_set_aside_while_any_search_lasts() -> None:
    assert games.ids()
    before = gc.get_freeze_count()
    one, other = (levels.search(replay(Record("troop")), Limits(nodes=500)) for _ in range(2))
    next(one)
    next(other)
    assert gc.get_freeze_count() > before
    one.close()  # type: ignore[attr-defined]
    assert gc.get_freeze_count() > before
    list(other)
    assert gc.get_freeze_count() == before


def test_what_somebody_else_has_set_aside_stays_there(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 1)
    monkeypatch.setattr(gc, "unfreeze", lambda: done.append("unfreeze"))
    list(levels.search(replay(Record("troop")), Limits(nodes=50)))
    assert done == []
