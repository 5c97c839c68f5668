"""Times as they are read and heard."""

from anga.shared.clock_setting import Allowance, parse_allowance
from anga.shared.game_clock import GameClock, Left
from clock.time_texts import Warner, allowance_text, format_time, spoken_times, time_phrase, until
from words import Words

EN, JA = Words("en", {}), Words("ja", {})


def left(seconds: float, periods: int = 0) -> Left:
    return Left(round(seconds * 1000), periods, periods > 0)


def test_a_time_is_written_as_on_a_clock_and_in_tenths_when_it_is_short() -> None:
    for seconds, text in (
        (3723, "1:02:03"), (600, "10:00"), (599.001, "10:00"), (599, "9:59"), (61, "1:01"),
        (10, "0:10"), (9.99, "10.0"), (9.9, "9.9"), (0.05, "0.1"), (0, "0.0"),
    ):  # fmt: skip
        assert format_time(left(seconds)) == text, seconds


def test_periods_that_are_left_are_written() -> None:
    assert format_time(left(30, 1)) == "0:30"
    assert format_time(left(8, 3)) == "8.0 ×3"
    assert format_time(Left(600_000, 3, False)) == "10:00"


def test_a_time_is_told_when_another_one_is_to_be_read() -> None:
    for seconds, pause in ((599.3, 0.3), (600, 1), (10.001, 0.02), (9.95, 0.05), (9.9, 0.1)):
        assert until(round(seconds * 1000)) == pause


def test_a_time_is_said() -> None:
    assert time_phrase(left(3661), EN) == "1 hour 1 minute 1 second"
    assert time_phrase(left(125), EN) == "2 minutes 5 seconds"
    assert time_phrase(left(0), EN) == "no time left"
    assert time_phrase(left(20, 3), EN) == "20 seconds, periods: 3"
    assert time_phrase(left(125), JA) == "2分5秒"


def test_all_times_are_said() -> None:
    clock = GameClock("600,w:90", ["b", "w"])
    words = Words(
        "en", {"seat:b": {"en": "Black", "ja": "黒"}, "seat:w": {"en": "White", "ja": "白"}}
    )
    assert (
        spoken_times(clock, ["b", "w"], words) == "Black: 10 minutes. White: 1 minute 30 seconds."
    )


def test_what_a_seat_gets_is_described() -> None:
    for text, english, japanese in (
        ("600", "10 min", "10分"),
        ("90", "1 min 30 s", "1分30秒"),
        ("20", "20 s", "20秒"),
        ("600+5", "10 min + 5 s a move", "10分＋1手5秒"),
        ("600/30", "10 min, then 30 s a move", "10分＋秒読み30秒"),
        ("0/30x3", "0 min, then 3 × 30 s a move", "0分＋秒読み3 × 30秒"),
    ):
        allowance = parse_allowance(text)
        assert allowance
        assert allowance_text(allowance, EN) == english
        assert allowance_text(allowance, JA) == japanese


def warned(warner: Warner, allowance: Allowance, *seconds: float, periods: int = 0) -> list[int]:
    return [warner.seconds_to_announce("b", left(each, periods), allowance) for each in seconds]


def test_a_minute_and_ten_seconds_are_told_once_each() -> None:
    warner = Warner()
    times = (70, 60, 59, 30, 10, 9, 1)
    assert warned(warner, Allowance(600), *times) == [0, 60, 0, 0, 10, 0, 0]


def test_who_hovers_at_ten_seconds_is_not_told_again_and_again() -> None:
    warner = Warner()
    assert warned(warner, Allowance(600, 5), 10, 14, 9, 13, 8) == [10, 0, 0, 0, 0]
    assert warned(warner, Allowance(600, 5), 25, 10) == [0, 10]


def test_after_a_long_beat_only_the_nearer_is_told() -> None:
    assert warned(Warner(), Allowance(600), 5) == [10]


def test_a_short_game_has_no_minute_to_tell_and_a_short_period_no_ten_seconds() -> None:
    assert warned(Warner(), Allowance(60), 60, 30, 10) == [0, 0, 10]
    assert warned(Warner(), Allowance(0, 0, 10, 1), 10, 9, periods=1) == [0, 0]
    assert warned(Warner(), Allowance(0, 0, 30, 1), 30, 10, 30, 10, periods=1) == [0, 10, 0, 10]
