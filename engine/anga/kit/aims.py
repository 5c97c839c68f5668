"""Aims that many games share, see `anga.contract.aims`; their words are in `aim_words`."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from anga.contract.aims import Aim, Step
from anga.contract.position import Position
from anga.kit.shows import Attack, marks_of, together
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark, Phrase

P = TypeVar("P", bound="Position[Any]")
Cells = Callable[[P, str], Sequence[str]]
"""Position and seat → cells."""

Lines = Callable[[P, str, Sequence[str]], list[Mark]]
"""Position, seat and cells → the ways in which the seat attacks what stands there."""

Names = Callable[[str], Phrase]
"""A cell's name for people."""

MOST_NAMED = 3  # squares; of more the number is told


def listed(names: Sequence[Phrase]) -> Phrase:
    """Several names in one phrase; there is at least one."""
    told, *others = names
    for name in others[:-1]:
        told = ["aim:list", told, name]
    return ["aim:and", told, others[-1]] if others else told


def some(names: Sequence[Phrase]) -> Phrase:
    """Names of squares in one phrase, or how many there are."""
    return listed(names) if len(names) <= MOST_NAMED else ["aim:squares", str(len(names))]


def examples(names: Sequence[Phrase]) -> Phrase:
    """Names of the first few squares in one phrase, for "such as"."""
    return listed(names[:MOST_NAMED])


def plain(cell: str) -> Phrase:
    """The name of a cell that is called by its id."""
    return cell


def way(start: str, end: str) -> Mark:
    """A dashed way, for what nobody has done yet."""
    return {"mark": "way", "cells": [start, end]}


def captures(enemies: Cells[Any], name: Names = plain) -> Aim[Any, Any]:
    """To take what stands on cells of others, drawn as the way of the piece that took it."""

    def tell(step: Step[Any, Any], cells: Sequence[str]) -> Reason | None:
        ways = [[start, end] for start, end in step.ways.items() if end in cells]
        if not ways:
            return None
        marks: list[Mark] = [{"mark": "attack", "cells": way} for way in ways]
        return reason("aim:capture", listed([name(end) for _, end in ways]), marks=marks)

    return Aim(enemies, tell, unwanted=True)


def checks(attacks: Callable[[P, str], Sequence[Attack]]) -> Aim[P, Any]:
    """To give check; `attacks` are those on a seat's king, or whatever can be mated."""

    def tell(step: Step[P, Any], seats: Sequence[str]) -> Reason:
        found = [attack for seat in seats for attack in attacks(step.after, seat)]
        return reason("aim:check", together(found), marks=marks_of(found))

    return Aim(lambda position, seat: [x for x in position.check if x != seat], tell)


def threatens(prey: Cells[Any], lines: Lines[Any], name: Names = plain) -> Aim[Any, Any]:
    """To be able to capture on cells next time."""

    def tell(step: Step[Any, Any], cells: Sequence[str]) -> Reason:
        marks = lines(step.after, step.seat, cells)
        return reason("aim:threatens", listed([name(cell) for cell in cells]), marks=marks)

    return Aim(prey, tell)


def saves(endangered: Cells[Any], own: Cells[Any], name: Names = plain) -> Aim[Any, Any]:
    """To keep `own` pieces from being captured: those that stay, else one that goes away."""

    def tell(step: Step[Any, Any], cells: Sequence[str]) -> Reason | None:
        ways, standing = step.ways, {*own(step.after, step.seat)}
        now, earlier = endangered(step.after, step.seat), endangered(step.before, step.seat)
        safe = [cell for cell in cells if cell in standing]
        if safe:
            marks: list[Mark] = [{"mark": "area", "cells": safe}]
            return reason("aim:safe", listed([name(cell) for cell in safe]), marks=marks)
        fled = [cell for cell in cells if cell in earlier and ways.get(cell) in standing]
        away = [cell for cell in fled if ways[cell] not in now]
        if not away:
            return None
        marks = [{"mark": "area", "cells": [ways[cell] for cell in away]}]
        return reason("aim:away", listed([name(cell) for cell in away]), marks=marks)

    return Aim(endangered, tell, unwanted=True)


def counted(
    slug: str,
    facts: Callable[[P, str], Sequence[Any]],
    marks: Callable[[Step[P, Any], Sequence[Any]], list[Mark]],
    name: Names = plain,
    *,
    unwanted: bool = False,
    kept: bool = False,
) -> Aim[P, Any]:
    """To have more of something, or less of what is `unwanted`; perhaps at least to keep it.

    The cells of the last of the marks are told, or how many they are; of what is kept, a few.
    """

    def telling(
        slug: str, named: Callable[[Sequence[Phrase]], Phrase]
    ) -> Callable[[Step[P, Any], Sequence[Any]], Reason | None]:
        def tell(step: Step[P, Any], found: Sequence[Any]) -> Reason | None:
            drawn = marks(step, found)
            told = named([name(cell) for cell in drawn[-1]["cells"]]) if drawn else ""
            return reason(slug, told, f"seat:{step.seat}", marks=drawn) if drawn else None

        return tell

    keep = telling(f"aim:{slug}:kept", examples) if kept else None
    return Aim(facts, telling(f"aim:{slug}", some), counted=True, unwanted=unwanted, keep=keep)


def single(
    slug: str,
    facts: Callable[[P, str], Sequence[Any]],
    marks: Callable[[Step[P, Any], Sequence[Any]], list[Mark]],
    name: Names = plain,
    *,
    unwanted: bool = False,
) -> Aim[P, Any]:
    """The same, but each of the facts is compared by itself."""
    return counted(slug, facts, marks, name, unwanted=unwanted)._replace(counted=False)
