"""What people write where a clock is set."""

from clock.choice import number


def test_numbers_are_read_as_people_write_them() -> None:
    for text, seconds in (("10", 600), ("1.5", 90), ("1,5", 90), (" 2 ", 120), ("１０", 600)):
        assert number(text, 60, 1, 9_999, 0) == seconds, text


def test_what_is_out_of_range_becomes_what_is_near() -> None:
    assert number("0", 60, 1, 9_999, 0) == 1
    assert number("-3", 60, 1, 9_999, 0) == 1
    assert number("1e9", 60, 1, 9_999, 0) == 9_999


def test_what_is_no_number_becomes_what_is_usual() -> None:
    for text in ("", "soon", "1:30", "nan", "inf", "1.5.2"):
        assert number(text, 60, 1, 9_999, 600) == 600, text
