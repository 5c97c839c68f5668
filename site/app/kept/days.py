"""Days of the device's own calendar, such as `2026-11-24`. No browser in here."""


def is_day(day: str) -> bool:
    """Whether a text is a day such as `2026-11-24`."""
    parts = day.split("-")
    return [len(part) for part in parts] == [4, 2, 2] and "".join(parts).isdigit()


def day_number(day: str) -> int:
    """The number of a day since 1 January 1970."""
    year, month, number = int(day[:4]), int(day[5:7]), int(day[8:])
    if month < 3:  # years begin in March, so that leap days come last
        year, month = year - 1, month + 12
    days = (153 * (month - 3) + 2) // 5 + number - 1
    return 365 * year + year // 4 - year // 100 + year // 400 + days - 719_468
