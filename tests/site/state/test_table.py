"""What is on the table: who is to act, and what may be touched."""

from anga.shared.formats.fragment import Link
from state.engine_lock import MOVE, EngineLock
from state.match import PERSON, Match
from state.table import LONG, Table
from tests.site.by_hand import Engine, Tasks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PAIR = [{"move": "Nb", "paths": [["o:N", "o:b"], ["o:b", "o:N"]]}]
CHOICES = [{"move": "t", "paths": [["o:t"]]}]


def answer(turn: str = "b", over: bool = False, plies: int = 0) -> "Any":
    told = [{"seat": "bw"[ply % 2], "description": "told " + str(ply)} for ply in range(plies)]
    status = {"over": over, "turn": None if over else turn}
    return {"status": status, "choices": CHOICES, "history": told, "scene": {"options": []}}


def paired(told: "Any") -> "Any":
    return dict(told, choices=PAIR)


def table(moves: str = "", ply: int | None = None, **about: "Any") -> Table:
    match = Match(Link("bushi", moves=moves, ply=ply), {"b": PERSON, "w": 2})
    made = Table(match, answer(), EngineLock(Engine(), Tasks()))
    made.take(answer(plies=match.shown, **about))
    return made


def test_a_person_may_touch_and_the_computer_is_let_move() -> None:
    person, computer = table(), table("x", turn="w")
    assert (person.mode, person.computer_moves) == ("turn", False)
    assert (computer.mode, computer.computer_moves) == ("paused", True)
    assert person.offered_touches.open == ["o:t"]
    assert computer.offered_touches.open == []


def test_a_computer_that_was_stopped_does_not_move() -> None:
    stopped = table("x", turn="w")
    stopped.paused = True
    assert (stopped.mode, stopped.computer_moves) == ("paused", False)


def test_a_computer_that_thinks_is_not_asked_again() -> None:
    thinking = table("x", turn="w")
    thinking.lock.take(MOVE)
    assert (thinking.mode, thinking.computer_moves) == ("thinking", False)


def test_nothing_can_be_touched_in_an_earlier_position() -> None:
    earlier = table("xy", ply=0)
    assert earlier.mode == "earlier"
    assert earlier.offered_touches.open == []


def test_nothing_can_be_touched_when_the_game_is_over() -> None:
    ended = table("xy", over=True)
    assert (ended.mode, ended.turn, ended.is_over) == ("over", None, True)
    assert ended.offered_touches.open == []


def test_nothing_can_be_touched_while_the_engine_is_waited_for() -> None:
    waiting = table()
    waiting.waiting = True
    assert waiting.mode == "waiting"
    assert waiting.offered_touches.open == []


def test_an_opening_move_can_be_made_although_the_engine_failed() -> None:
    failed = table()
    failed.failure = "no"
    assert failed.mode == "failed"
    assert failed.offered_touches.open == ["o:t"]
    failed.match.play("t")
    assert failed.offered_touches.open == []


def test_nothing_can_be_touched_until_the_engine_has_told_of_the_new_position() -> None:
    gone_back = table("xy")
    gone_back.match = Match(Link("bushi", moves="x"), gone_back.match.seats)
    assert (gone_back.is_stale, gone_back.offered_touches.open) == (True, [])
    gone_back.take(answer(plies=1))
    assert (gone_back.is_stale, gone_back.offered_touches.open) == (False, ["o:t"])


def test_the_move_that_led_to_the_position_shown_is_told() -> None:
    played = table("xy")
    assert played.last_move_phrase == "told 1"
    played.match.show(1)
    assert played.last_move_phrase == "told 0"
    played.match.show(0)
    assert played.last_move_phrase is None


def test_the_history_of_the_whole_game_stays_while_an_earlier_position_is_shown() -> None:
    played = table("xy")
    played.match.show(1)
    played.take(answer(plies=1))
    assert len(played.history) == 2


def test_what_was_touched_stays_touched_while_the_position_is_the_same() -> None:
    position = table()
    for _ in range(2):
        position.take(paired(answer()))
        if position.selection.open[0] == "o:N":
            position.selection.touch("o:N")
    assert position.selection.touches == ["o:N"]
    position.match.play("Tb")
    position.take(paired(answer(plies=1)))
    assert position.selection.touches == []


def test_a_table_closed_after_a_move_takes_no_touch() -> None:
    position = table()
    position.close()
    assert position.offered_touches.open == []
    position.take(answer(plies=1))
    assert position.offered_touches.open == ["o:t"]


def long(plies: int) -> Table:
    match = Match(Link("bushi", moves=["x"] * plies), {"b": PERSON, "w": 2})
    made = Table(match, answer(), EngineLock(Engine(), Tasks()))
    made.take(answer(plies=plies))
    return made


def test_the_beginning_of_a_long_game_is_not_told_again() -> None:
    known = long(LONG + 5)
    known.match.play("y")
    request = known.match.request("scene")
    assert known.reusable_history(request) == known.history
    assert request["since"] == LONG + 5
    known.match.show(LONG + 2)
    earlier = known.match.request("scene")
    assert len(known.reusable_history(earlier)) == earlier["since"] == LONG + 2


def test_a_history_is_of_one_line_only() -> None:
    known = long(4)
    told = [known.has_whole_history]
    known.match.moves = ["x", "y", "x", "x"]
    told.append(known.has_whole_history)
    known.take_history(known.history)
    told.append(known.has_whole_history)
    known.history = []
    told.append(known.has_whole_history)
    assert told == [True, False, True, False]


def test_what_is_not_known_to_be_the_same_game_is_told_from_its_start() -> None:
    known = long(LONG + 5)
    for change in ({"rules": "other"}, {"position": "elsewhere"}, {"record": ["y"] * (LONG + 9)}):
        request: Any = known.match.request("scene")
        request.update(change)
        assert known.reusable_history(request) == []
        assert "since" not in request
    known.history = []
    assert known.reusable_history(known.match.request("scene")) == []
    short = long(LONG - 1)
    assert short.reusable_history(short.match.request("scene")) == []
