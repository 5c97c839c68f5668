"""Clocks of games under way, with a watch that only a test sets."""

import pytest

from clock.timing import Timing
from tests.site.by_hand import Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TWO = '{"b": "person", "w": "person"}'
FOUR = '{"b": "person", "w": 3, "e": 3, "s": 3}'
MIXED = '{"b": "person", "w": "person", "e": 3, "s": 3}'


class Table:
    """A tab with clocks, and a watch: `now` in milliseconds."""

    def __init__(
        self, clock: str = "600", device: "Memory | None" = None, link: str = "", **opening: "Any"
    ) -> None:
        self.now = 5_000
        self.tab = Tab(link, device or Memory({"seats:toy": TWO}), **opening)
        session = self.tab.session
        self.timing = Timing(session, self.tab.tasks, lambda: self.now, self)
        self.tab.page.timing = self.timing
        self.warned: list[tuple[str, int]] = []
        self.gone: list[tuple[str, int]] = []
        self.tab.wake()
        if clock:
            session.games.begin("", session.table.match.seats, None, clock)
            self.tab.settle()

    def tick(self) -> None:
        """Another time is to be seen."""

    def warn(self, seat: str, seconds: int) -> None:
        self.warned.append((seat, seconds))

    def give_up(self, seat: str, level: int) -> None:
        self.gone.append((seat, level))

    def wait(self, seconds: float) -> "Table":
        """Time passes; the clock is looked at four times a second."""
        for _ in range(int(seconds * 4)):
            self.now += 250
            for pause in self.tab.tasks.pauses:
                if not pause.done:
                    pause.answer()
            self.tab.tasks.run()
            self.tab.settle()
        return self

    def move(self, move: str = "x") -> "Table":
        self.tab.session.touching.touch("o:" + move)
        self.tab.settle()
        return self

    def left(self, seat: str) -> float:
        clock = self.tab.session.table.match.clock
        assert clock
        return clock.time_left(seat).milliseconds / 1000

    @property
    def running(self) -> "str | None":
        return self.timing.running

    @property
    def address(self) -> str:
        return self.tab.address.entries[-1]


def test_the_first_move_starts_the_clock_of_the_other() -> None:
    table = Table().wait(20)
    before = table.running
    table.move()
    assert [before, table.running] == [None, "w"]
    table.wait(5)
    table.move("y").wait(3)
    assert [table.left("b"), table.left("w")] == [597, 595]
    assert table.address == "g=toy&m=x.y&c=600"


def test_a_link_sets_the_clocks_and_the_game_shows_it() -> None:
    table = Table("", link="g=toy&m=x&c=60+1")
    table.tab.session.seat("w", "person")
    table.tab.settle()
    assert table.running is None
    table.move().wait(4)
    assert table.left("b") == 56


def test_a_clock_for_a_seat_that_is_not_there_is_told_of() -> None:
    table = Table("", link="g=toy&m=x&c=60,z:5")
    assert "z" in table.tab.screen.notices["link"]
    assert table.tab.session.table.match.clock_setting == "60"


def test_time_that_is_up_ends_a_game_of_two() -> None:
    table = Table("3").move()
    table.wait(2)
    assert table.tab.session.table.mode == "turn"
    table.wait(1)
    state = table.tab.session.table
    assert state.mode == "over"
    assert state.status["reason"] == "time"
    assert state.status["placings"] == {"b": 1, "w": 2}
    assert table.address == "g=toy&m=x&e=time:w&c=3"
    assert "end: time:w\n" in state.match.record_text()
    assert "clock: 3\n" in state.match.record_text()
    table.move("y").wait(5)
    assert table.tab.moves == "x"
    assert table.running is None


def test_a_move_that_comes_too_late_is_not_made() -> None:
    table = Table("3").move()
    table.now += 3_000
    table.move("y")
    assert table.tab.moves == "x"
    assert table.address.endswith("&e=time:w&c=3")


def test_an_end_by_time_can_be_taken_back_with_the_time_of_the_turn() -> None:
    table = Table("9").move().wait(2).move("y").wait(9)
    assert table.tab.session.table.is_over
    table.tab.session.undo()
    table.tab.settle()
    assert table.running == "b"
    assert [table.left("b"), table.left("w")] == [9, 7]
    table.tab.session.undo()
    table.tab.settle()
    assert [table.left("b"), table.left("w")] == [9, 9]
    assert table.tab.moves == "x"
    assert table.running == "w"


def test_undo_and_redo_bring_the_times_of_each_ply() -> None:
    table = Table().move().wait(10).move("y").wait(20).move()
    table.tab.session.undo()
    table.tab.settle()
    assert table.left("b") == 600
    table.tab.session.redo()
    table.tab.settle()
    assert [table.left("b"), table.left("w")] == [580, 590]


def test_the_clock_rests_while_the_page_is_out_of_sight() -> None:
    table = Table().move().wait(2)
    table.timing.see(hidden=True)
    assert table.running is None
    table.wait(60)
    table.timing.see(hidden=False)
    table.wait(3)
    assert table.left("w") == 595


def test_the_clock_runs_on_while_an_earlier_position_is_looked_at() -> None:
    table = Table("5").move()
    table.tab.session.step(0)
    table.tab.settle()
    table.wait(3)
    assert table.left("w") == 2
    table.wait(2)
    assert table.tab.session.table.is_over
    assert table.address == "g=toy&m=x&e=time:w&c=5"


def test_the_clock_rests_while_a_position_is_put_together() -> None:
    table = Table().move().wait(1)
    table.tab.session.edit()
    assert table.tab.session.setup.active is False
    table.tab.settle()
    table.wait(60)
    table.tab.session.leave_setup()
    table.tab.settle()
    table.wait(2)
    assert 598.5 <= table.left("w") <= 599
    table.move("y").wait(2)
    assert table.left("b") == 598


def test_whoever_goes_back_finds_the_clocks_at_rest_until_the_next_move() -> None:
    table = Table().move().wait(2).move("y").wait(3)
    table.tab.address.entries.pop()
    table.tab.session.on_popstate()
    table.tab.settle()
    table.wait(30)
    assert table.running is None
    assert [table.left("b"), table.left("w")] == [600, 600]
    table.move("y")
    assert table.running == "b"


def test_a_game_by_link_has_no_clock_that_runs() -> None:
    table = Table().move().wait(2)
    table.tab.session.seat("b", "away")
    table.tab.settle()
    table.wait(10)
    assert table.running is None
    assert table.timing.running_clock is None
    assert table.left("w") == 598


def test_people_are_warned_and_computers_are_not() -> None:
    table = Table("150").move().wait(145)
    assert table.warned == [("w", 60), ("w", 10)]
    alone = Table("150", Memory({})).move().wait(145)
    assert alone.running == "w"
    assert alone.warned == []


def test_a_computer_may_think_for_a_thirtieth_of_its_time() -> None:
    table = Table("90", Memory({})).move()
    asked = [request for request, _ in table.tab.engine.asked if request["cmd"] == "best"]
    assert asked[-1]["seconds"] == 3
    assert table.running == "w"
    table.wait(4)
    table.tab.think("y")
    assert table.tab.moves == "x y"
    assert table.left("w") == 86
    assert table.running == "b"


def test_without_clocks_a_computer_is_asked_as_ever() -> None:
    table = Table("", Memory({})).move()
    asked = [request for request, _ in table.tab.engine.asked if request["cmd"] == "best"]
    assert "seconds" not in asked[-1]


def test_a_computer_that_was_stopped_loses_no_time() -> None:
    table = Table("90", Memory({})).move().wait(2)
    table.tab.session.stop()
    table.wait(60)
    assert table.running is None
    assert 87 <= table.left("w") <= 88


def test_where_four_play_the_computer_takes_the_seat_of_whose_time_is_up() -> None:
    seats = ["b", "w", "e", "s"]
    table = Table("3", Memory({"seats:toy": MIXED}), seats=seats).move()
    assert table.running == "w"
    table.wait(3)
    match = table.tab.session.table.match
    assert match.seats["w"] == 5
    assert table.gone == [("w", 5)]
    assert match.end == ""
    assert "best" in table.tab.waiting()
    assert table.running is None


def test_times_outlive_a_reload() -> None:
    device, tab = Memory({"seats:toy": TWO}), Memory()
    table = Table("60+1", device).move().wait(10).move("y").wait(3)
    table.timing.see(hidden=True)
    again = Table("", device, table.address)
    assert again.running == "b"
    assert [again.left("b"), again.left("w")] == [57, 51]
    again.wait(2)
    assert again.left("b") == 55
    assert tab.texts == {}


def test_keeping_the_time_is_no_news_for_another_tab() -> None:
    device = Memory({"seats:toy": TWO})
    table = Table("60", device).move().wait(5)
    other = Table("", device, table.address)
    table.timing.see(hidden=True)
    ident = str(table.tab.saved.ident)
    assert not other.tab.saved.elsewhere(ident)
    other.move("y")
    table.timing.see(hidden=False)
    table.wait(5)
    table.timing.see(hidden=True)
    assert table.tab.saved.library.read(ident) == other.tab.saved.entry


def test_where_nothing_can_be_kept_the_clock_runs_all_the_same() -> None:
    table = Table("60", Memory({"seats:toy": TWO}, lets=False)).move().wait(5)
    table.timing.see(hidden=True)
    assert table.left("w") == 55


def test_a_dead_engine_stops_the_clock_until_another_is_up() -> None:
    table = Table("60").move().wait(5)
    table.tab.engine.die()
    table.wait(20)
    assert table.running is None
    table.tab.engine.starting.answer()
    table.tab.settle()
    table.wait(5)
    assert 49 <= table.left("w") <= 51


def test_another_game_has_its_own_clock() -> None:
    table = Table("60").move().wait(5)
    table.tab.session.games.begin("", table.tab.session.table.match.seats, None, "30")
    table.tab.settle()
    assert [table.left("b"), table.left("w")] == [30, 30]
    table.move().wait(1)
    assert table.left("w") == 29


def test_a_game_with_a_move_that_cannot_be_played_keeps_the_time_that_has_passed() -> None:
    table = Table("60").move().wait(5)
    table.tab.session.table.match.moves.append("?")
    table.tab.session.step(2)
    table.tab.tasks.run()
    error = {"kind": "move", "text": "?", "ply": 1, "reason": None}
    status = {"over": False, "turn": "w", "chance": False, "reason": None, "placings": None}
    told = [{"seat": "b", "notation": "x", "description": "x"}]
    table.tab.tell("scene", error=error, moves=["x"], rules="", status=status, history=told)
    table.tab.settle()
    assert table.tab.moves == "x"
    assert 54 <= table.left("w") <= 55


def test_a_game_in_two_tabs_has_one_clock() -> None:
    first = Table().move().wait(10)
    device = Memory(first.tab.device.texts)
    device.count = 7
    second = Table("", device, "g=toy&m=x&c=600")
    assert [first.running, second.running] == ["w", "w"]
    first.tab.session.games.on_claimed()
    assert (
        first.tab.settle().screen.notices["tabs"] == "This game is being continued in another tab."
    )
    assert [first.running, second.running] == [None, "w"]
    second.tab.session.games.on_storage(str(second.tab.saved.ident))
    assert second.left("w") == first.left("w") == 590, "what has passed there"
    first.wait(20)
    second.wait(5)
    assert [first.left("w"), second.left("w")] == [590, 585]
    first.timing.see(hidden=True)
    second.tab.session.games.on_storage(str(second.tab.saved.ident))
    assert second.left("w") == 585, "a tab in which it stands tells no times"
    first.timing.see(hidden=False)
    second.timing.see(hidden=True)
    first.tab.screen.actions["tabs"]["show-here"]()
    first.tab.settle()
    assert [first.running, first.left("w")] == ["w", 585]
    second.tab.session.games.on_claimed()
    second.timing.see(hidden=False)
    assert [first.running, second.running] == ["w", None]


def test_a_device_that_slept_has_not_spent_anybodys_time() -> None:
    table = Table("5").move().wait(2)
    table.now += 3_600_000
    table.wait(1)
    assert table.left("w") == pytest.approx(2, abs=0.5)
    assert table.tab.session.table.mode == "turn"
