"""Who sits opposite."""

from collections.abc import Mapping


def opponents(seats: tuple[str, str]) -> Mapping[str, str]:
    """In a game for two: each seat's opponent."""
    one, other = seats
    return {one: other, other: one}
