"""Opposite seats."""

from collections.abc import Mapping


def opponents(seats: tuple[str, str]) -> Mapping[str, str]:
    """Each seat's opponent in a game for two."""
    one, other = seats
    return {one: other, other: one}
