"""Attacks and closed squares as reasons with figures, and their words, see `Game.shows`.

An *attack* is a mark and a phrase, without a full stop; so is the *cause* of one, with lines.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from anga.shared.advice import Reason, reason
from anga.shared.scene import Drawing, Mark, Phrase, Words

CLOSING = 1  # the rank of what closes squares, so that it is fainter than a check

WORDS: Words = {
    "shows:check": {"en": "{0} is in check: {1}.", "ja": "{0}に王手です。{1}。"},
    "shows:mate": {
        "en": "{0} is mated: {1}. No move escapes, captures the attacker or gets in the way.",
        "ja": "{0}は詰みです。{1}。逃げることも、取ることも、合駒もできません。",
    },
    "shows:mate-many": {
        "en": "{0} is mated: {1}. No single move answers all of these threats.",
        "ja": "{0}は詰みです。{1}。すべてを一手で受けることはできません。",
    },
    "shows:mate-freed": {  # short, since its attacks are told with their causes
        "en": "{0} is mated: {1}. No move answers that.",
        "ja": "{0}は詰みです。{1}。",
    },
    "shows:closed": {
        "en": "{0} is not safe: {1}.",
        "ja": "{0}には逃げられません。{1}。",
    },
    "shows:both": {"en": "{0}; {1}", "ja": "{0}。{1}"},
}


class Attack(NamedTuple):
    """A piece that attacks a square: drawn, and told."""

    mark: Mark
    told: Phrase


class Cause(NamedTuple):
    """Why a piece attacks that did not before, though it has not moved: told, and drawn."""

    told: Phrase
    lines: Drawing


def attack(start: str, end: str, told: Phrase, by: Sequence[str] = ()) -> Attack:
    """An attack from a cell on another, with the help of other pieces."""
    mark: Mark = {"mark": "attack", "cells": [start, end]}
    if by:
        mark["by"] = list(by)
    return Attack(mark, told)


def check(seat: str, attacks: Sequence[Attack], causes: Sequence[Cause] = ()) -> Reason:
    """The reason why a seat is in check."""
    return telling("shows:check", f"seat:{seat}", attacks=attacks, causes=causes)


def mate(seat: str, attacks: Sequence[Attack], causes: Sequence[Cause] = ()) -> Reason:
    """The reason why a seat is mated; its closed squares are reasons of their own."""
    slug = "shows:mate" if len(attacks) < 2 else "shows:mate-many"
    return telling(
        "shows:mate-freed" if causes else slug, f"seat:{seat}", attacks=attacks, causes=causes
    )


def telling(
    slug: str, *args: Phrase, attacks: Sequence[Attack], causes: Sequence[Cause] = ()
) -> Reason:
    """A reason whose last argument tells attacks, and then what caused them."""
    why = [cause for n, cause in enumerate(causes) if cause not in causes[:n]]
    told = both([each.told for each in (*attacks, *why)])
    lines = [line for each in why for line in each.lines]
    return reason(slug, *args, told, marks=marks_of(attacks), lines=lines)


def closed(cell: str, name: Phrase, attacks: Sequence[Attack]) -> Reason:
    """The reason why nobody can go to a cell: the first of the attacks on it."""
    cross: Mark = {"mark": "closed", "cells": [cell]}
    return reason("shows:closed", name, together(attacks[:1]), marks=[*faint(attacks), cross])


def faint(attacks: Sequence[Attack]) -> list[Mark]:
    """The mark of the first of some attacks that close a square, fainter than a check."""
    return [{**each.mark, "rank": CLOSING} for each in attacks[:1]]


def together(attacks: Iterable[Attack]) -> Phrase:
    """Several attacks as one phrase."""
    return both([each.told for each in attacks])


def both(told: Sequence[Phrase]) -> Phrase:
    """Several clauses as one phrase; there is at least one."""
    first, *others = told
    for other in others:
        first = ["shows:both", first, other]
    return first


def marks_of(attacks: Iterable[Attack]) -> list[Mark]:
    """The marks of attacks."""
    return [each.mark for each in attacks]
