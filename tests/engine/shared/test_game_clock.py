"""Clocks that run: nothing in here looks at a watch."""

import json
from typing import Any

import pytest

from anga.shared.game_clock import LONGEST_BEAT, GameClock


class Game:
    """Two, or as many as there are seats, who move in turn; a turn takes so many seconds."""

    def __init__(self, text: str, seats: str = "bw") -> None:
        self.clock, self.seats, self.now = GameClock(text, list(seats)), list(seats), 50_000
        self.ply = 0
        self.clock.arrive(0, self.seats[0])

    def wait(self, seconds: float) -> None:
        """Time passes, with a beat every half second."""
        rest = round(seconds * 1000)
        while rest > 0:
            step = min(rest, 500)
            self.now += step
            rest -= step
            self.clock.tick(self.now)

    def turn(self, seconds: float, then: str | None = None) -> None:
        """Whoever is to move takes so long, then it is somebody's turn, usually the next."""
        if self.clock.has_started:
            self.clock.start(self.now)
        self.wait(seconds)
        self.clock.stop(self.now)
        self.ply += 1
        usual = self.seats[self.ply % len(self.seats)]
        self.clock.arrive(self.ply, usual if then is None else then)

    def left(self, seat: str) -> tuple[float, int, bool]:
        left = self.clock.time_left(seat)
        return left.milliseconds / 1000, left.periods, left.overtime

    def seconds(self) -> list[float]:
        return [self.left(seat)[0] for seat in self.seats]


def test_the_first_move_starts_the_clocks_and_costs_nothing() -> None:
    game = Game("600+5")
    game.turn(100)
    assert game.seconds() == [600, 600]
    game.turn(10)
    assert game.seconds() == [600, 595]


def test_only_whoever_is_to_move_loses_time() -> None:
    game = Game("600")
    game.turn(0)
    game.turn(7.5)
    game.turn(30)
    assert game.seconds() == [570, 592.5]


def test_nobody_loses_time_while_no_clock_runs() -> None:
    game = Game("600")
    game.turn(0)
    game.wait(100)
    assert game.seconds() == [600, 600]
    game.clock.start(game.now)
    game.wait(3)
    game.clock.stop(game.now)
    game.wait(100)
    game.clock.start(game.now)
    game.wait(4)
    assert game.seconds() == [600, 593]


def test_time_that_a_device_slept_or_went_backwards_is_nobodys() -> None:
    game = Game("600")
    game.turn(0)
    game.clock.start(game.now)
    for step in (LONGEST_BEAT + 1, -5_000, 3_600_000):
        game.now += step
        game.clock.tick(game.now)
    game.wait(1)
    assert game.seconds() == [600, 599]


def test_a_turn_adds_the_increment_when_it_ends_within_time() -> None:
    game = Game("10+5")
    game.turn(0)
    game.turn(4)
    game.turn(10)
    assert game.seconds() == [0, 11]
    assert game.clock.is_out("b")


def test_who_has_no_time_left_is_out() -> None:
    game = Game("3")
    game.turn(0)
    game.clock.start(game.now)
    game.wait(2.5)
    assert not game.clock.is_out("w")
    game.wait(0.5)
    assert game.clock.is_out("w")
    assert not game.clock.is_out("b")


def test_after_the_time_a_period_for_each_turn() -> None:
    game = Game("5/3")
    game.turn(0)
    game.turn(4)
    assert game.left("w") == (1, 1, False)
    game.turn(0)
    game.turn(3.5)  # one second of its own, and two and a half of the period
    assert game.left("w") == (3, 1, True)
    game.turn(0)
    game.turn(2.9)
    assert game.left("w") == (3, 1, True)
    game.turn(0)
    game.clock.start(game.now)
    game.wait(3)
    assert game.clock.is_out("w")


def test_a_turn_that_takes_longer_uses_up_periods() -> None:
    game = Game("0/10x3")
    assert game.left("b") == (10, 3, True)
    game.turn(0)
    game.turn(25)
    assert game.left("w") == (10, 1, True)
    game.turn(9)
    assert game.left("b") == (10, 3, True)
    game.clock.start(game.now)
    game.wait(9.5)
    assert game.left("w") == (0.5, 1, True)
    game.wait(0.5)
    assert game.left("w") == (0, 0, True)
    game.turn(0)
    assert game.clock.is_out("w")


def test_a_handicap_is_one_seats_alone() -> None:
    game = Game("600+5,w:60/10")
    assert game.left("b") == (600, 0, False)
    assert game.left("w") == (60, 1, False)
    game.turn(0)
    game.turn(20)
    game.turn(20)
    assert game.seconds() == [585, 40]


def test_a_turn_of_several_plies_is_one() -> None:
    game = Game("0/10", "neS")
    game.turn(0)
    game.turn(4, "e")  # a roll
    assert game.left("e") == (6, 1, True)
    game.turn(4, "e")
    assert game.left("e") == (2, 1, True)
    game.turn(1, "S")
    assert game.left("e") == (10, 1, True)
    fischer = Game("100+5")
    fischer.turn(0)
    fischer.turn(10, "w")
    fischer.turn(10, "b")
    assert fischer.seconds() == [100, 85]


def test_undoing_gives_back_the_times_as_they_were() -> None:
    game = Game("600+5")
    for seconds in (0, 10, 20, 30, 40):
        game.turn(seconds)
    assert game.seconds() == [550, 570]
    game.clock.start(game.now)
    game.wait(9)
    game.clock.arrive(3, "w")
    assert game.seconds() == [585, 595]
    game.clock.arrive(4, "b")  # redone
    assert game.seconds() == [585, 570]
    game.clock.arrive(0, "b")
    assert game.seconds() == [600, 600]
    assert not game.clock.has_started


def test_another_move_than_the_one_undone_has_its_own_time() -> None:
    game = Game("600")
    for seconds in (0, 10, 20, 30):
        game.turn(seconds)
    game.clock.arrive(2, "b")
    game.clock.truncate(2)
    game.ply = 2
    game.turn(5)
    assert game.seconds() == [595, 590]
    game.turn(1)
    assert game.seconds() == [595, 589]


def test_undoing_within_a_turn_gives_back_what_it_had_taken() -> None:
    game = Game("100")
    game.turn(0)
    game.turn(10, "w")
    game.turn(20, "b")
    game.clock.arrive(2, "w")
    assert game.seconds() == [100, 90]
    game.clock.arrive(1, "w")
    assert game.seconds() == [100, 100]


def ended(text: str) -> Game:
    """A game that is over without a move after five seconds of its third turn."""
    game = Game(text)
    game.turn(0)
    game.turn(1)
    game.clock.start(game.now)
    game.wait(5)
    game.clock.arrive(2, None)
    return game


def test_an_end_by_time_that_is_taken_back_gives_the_turn_back() -> None:
    game = ended("5")
    assert game.clock.is_out("b")
    game.clock.rewind(2)
    game.clock.arrive(2, "b")
    assert game.seconds() == [5, 4]


def test_where_a_game_ends_without_a_move_its_clocks_stand_as_they_are() -> None:
    game = ended("60")
    assert game.seconds() == [55, 59]
    again = GameClock("60", ["b", "w"])
    again.resume(json.loads(json.dumps(game.clock.to_json())))
    again.arrive(2, None)
    assert [again.time_left(seat).milliseconds for seat in "bw"] == [55_000, 59_000]
    game.clock.arrive(2, "b")  # the end is taken back
    assert game.seconds() == [60, 59]


def test_a_game_goes_on_from_what_was_kept() -> None:
    game = Game("60/5x2,w:30")
    for seconds in (0, 10, 20):
        game.turn(seconds)
    game.clock.start(game.now)
    game.wait(3)
    kept = json.loads(json.dumps(game.clock.to_json()))
    again = GameClock(game.clock.text, ["b", "w"])
    again.resume(kept)
    again.arrive(3, "w")
    assert again.time_left("w").milliseconds == 17_000
    assert again.time_left("b").milliseconds == 40_000
    again.arrive(2, "b")
    assert again.time_left("b").milliseconds == 60_000
    assert again.has_started


def test_what_was_kept_of_a_longer_game_tells_of_any_ply() -> None:
    game = Game("60")
    for seconds in (0, 10, 20, 5):
        game.turn(seconds)
    again = GameClock("60", ["b", "w"])
    again.resume(game.clock.to_json())
    again.arrive(2, "b")
    assert [again.time_left(seat).milliseconds for seat in "bw"] == [60_000, 50_000]


@pytest.mark.parametrize(
    "kept",
    [
        None, "", [], {}, {"log": 3}, {"log": [["x", 1, 0, 0]]}, {"log": [["b", -1, 0, 0]]},
        {"log": [["b", 1.5, 0, 0]]}, {"log": [["b", 1, 0]]}, {"log": ["b"]},
        {"log": [["b", "1", 0, 0]]},
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_left_out(kept: Any) -> None:
    clock = GameClock("60", ["b", "w"])
    clock.resume(kept)
    clock.arrive(1, "w")
    assert [clock.time_left(seat).milliseconds for seat in "bw"] == [60_000, 60_000]


def test_what_was_spent_must_be_a_time() -> None:
    clock = GameClock("60", ["b", "w"])
    clock.resume({"log": [["b", 60_000, 0, 0]], "spent": "long"})
    clock.arrive(1, "w")
    assert clock.time_left("w").milliseconds == 60_000


def test_a_game_that_was_under_way_gets_its_clock_from_here() -> None:
    clock = GameClock("60", ["b", "w"], 10)
    clock.arrive(10, "b")
    before = clock.has_started
    clock.arrive(11, "w")
    assert [before, clock.has_started] == [False, True]
    clock.start(0)
    clock.stop(4_000)
    clock.arrive(12, "b")
    assert [clock.time_left(seat).milliseconds for seat in "bw"] == [60_000, 56_000]


def test_a_first_move_before_anybody_knew_whose_it_was_starts_the_clocks() -> None:
    clock = GameClock("60", ["b", "w"])
    clock.arrive(0, None)
    clock.arrive(1, "w")
    assert clock.has_started
    assert clock.time_left("w").milliseconds == 60_000


def test_a_computer_spends_a_thirtieth_at_most() -> None:
    clock = GameClock("600/30x3,w:3", ["b", "w"])
    clock.arrive(0, "b")
    assert clock.thinking_time("b") == pytest.approx((600 + 90) / 30)
    assert clock.thinking_time("w") == pytest.approx(0.1)
    clock.arrive(1, "w")
    clock.start(0)
    clock.stop(2_999)
    assert clock.thinking_time("w") == pytest.approx(0.01)
    overtime = GameClock("0/30x3", ["b", "w"])
    overtime.arrive(0, "b")
    assert overtime.thinking_time("b") == pytest.approx(3)


def test_a_thousand_plies_are_remembered() -> None:
    game = Game("3600+1")
    for _ in range(1000):
        game.turn(0.5)
    assert len(game.clock.to_json()["log"]) == 1000  # type: ignore[arg-type]
    assert game.seconds() == [3600 + 0.5 * 499, 3600 + 0.5 * 500]
    game.clock.arrive(500, "b")
    assert game.seconds() == [3600 + 0.5 * 249, 3600 + 0.5 * 250]
