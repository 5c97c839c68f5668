"""Opposite seats, and the signs of notes at seats."""

from collections.abc import Mapping, Sequence

from anga.shared.scene import Words


def opponents(seats: tuple[str, str]) -> Mapping[str, str]:
    """Each seat's opponent in a game for two."""
    one, other = seats
    return {one: other, other: one}


def signs(notes: Mapping[str, Sequence[str]]) -> Words:
    """The sign that stands for a note at a seat where its words have no room, `sign:note:<slug>`.

    `notes` gives the slugs that each sign stands for; a sign may have the note's `{0}` in it. A
    note without one has an exclamation mark.
    """
    return {
        f"sign:note:{slug}": {"en": sign, "ja": sign}
        for sign, slugs in notes.items()
        for slug in slugs
    }
