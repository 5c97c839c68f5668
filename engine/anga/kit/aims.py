"""Aims that many games share, see `anga.contract.aims`; their words are in `aim_words`."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from anga.contract.aims import Aim, Step
from anga.contract.position import Position
from anga.kit.shows import Attack, Cause, telling
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark, Phrase, Scene

P = TypeVar("P", bound="Position[Any]")
Square = TypeVar("Square", bound=Hashable)
Cells = Callable[[P, str], Sequence[str]]
"""Position and seat → cells."""

Lines = Callable[[P, str, Sequence[str]], list[Mark]]
"""Position, seat and cells → the ways in which the seat attacks what stands there."""

Marks = Callable[[Step[P, Any], Sequence[Any]], list[Mark]]
"""Step and facts → what is drawn of them; nothing is told where nothing is drawn."""

Whose = Callable[[Step[P, Any], Any], str]
"""Step and fact → the rival whom the fact is about."""

OR = {"aim:and": "aim:or", "aim:and:more": "aim:or:more"}  # as alternatives
MOST_NAMED = 3  # pieces
MOST_SQUARES = 4  # that are named; of more their number is told, as all are drawn


class Names(NamedTuple):
    """What some cells, or the pieces there, are called; the most telling cells come first.

    `say` gets a position and at least one cell. Only the first `most` cells are worth a word, and
    nothing is drawn of the others.
    """

    say: Callable[[Any, Sequence[str]], Phrase]
    most: int | None = None

    def __call__(self, position: Any, cells: Sequence[str]) -> Phrase:
        """What those cells are called that are worth a word."""
        return self.say(position, self.told(cells))

    def told(self, cells: Sequence[str]) -> list[str]:
        """The cells that are worth a word."""
        return list(cells[: self.most])

    def drawn(self, marks: Sequence[Mark]) -> list[Mark]:
        """The marks of those cells of the last one that are worth a word, and the ways to them."""
        if not marks:
            return []
        *ways, last = marks
        told = self.told(last["cells"])
        untold = {*last["cells"]} - {*told}
        shown = [mark for mark in ways if mark["cells"][-1] not in untold]
        return [*shown, {**last, "cells": told}]


def listed(names: Sequence[Phrase]) -> Phrase:
    """Several names in one phrase; there is at least one."""
    told, *others = names
    for name in others[:-1]:
        told = ["aim:list", told, name]
    last = "aim:and:more" if len(names) > 2 else "aim:and"  # Japanese has one sign for all of three
    return [last, told, others[-1]] if others else told


def some(names: Sequence[Phrase]) -> Phrase:
    """Names of squares in one phrase; of many how many there are."""
    return listed(names) if len(names) <= MOST_SQUARES else ["aim:squares", str(len(names))]


def in_order(cells: Sequence[str]) -> list[str]:
    """Cells as they are read: by file, then by rank."""
    return sorted(cells, key=lambda cell: (cell[:1], len(cell), cell))


squares = Names(lambda _position, cells: some(in_order(cells)))
"""The names of cells that are called by their ids."""


def either(names: Names) -> Names:
    """The same names as alternatives, for what can be done in one of several places."""
    return names._replace(say=lambda position, cells: alternatives(names.say(position, cells)))


def one_of(names: Names) -> Names:
    """The same, for a single thing that can be done once: of many places, in one of them."""
    found = either(names)
    return found._replace(say=lambda position, cells: _single(found.say(position, cells)))


def _single(phrase: Phrase) -> Phrase:
    return ["aim:one-of", *phrase[1:]] if phrase[0] == "aim:squares" else phrase


def alternatives(phrase: Phrase) -> Phrase:
    """The same list of names as alternatives."""
    if isinstance(phrase, str):
        return phrase
    slug = str(phrase[0])
    return [OR.get(slug, slug), *map(alternatives, phrase[1:])]


def plain(cell: str) -> Phrase:
    """The name of a cell that is called by its id."""
    return cell


def pieces(
    scene: Callable[[P, Mapping[str, str]], Scene],
    square: Callable[[str], Phrase] = plain,
    several: str = "",
) -> Names:
    """The names of what stands on the first few cells, and where, by a function.

    `several` is a slug for a seat's pieces on several cells, where all are of one kind.
    """

    def say(position: P, cells: Sequence[str]) -> Phrase:
        standing = {piece["cell"]: piece for piece in scene(position, {})["pieces"]}
        told = [standing[cell] for cell in cells]
        found = list[Phrase]()
        for seat in dict.fromkeys(piece["seat"] for piece in told):
            own = [piece for piece in told if piece["seat"] == seat]
            called = [square(piece["cell"]) for piece in own]
            if several and len(own) > 1 and not any("aside" in piece for piece in own):
                called = [square(cell) for cell in in_order([piece["cell"] for piece in own])]
                found.append([several, f"seat:{seat}", listed(called)])
            else:
                names = (piece.get("short", piece["name"]) for piece in own)
                found += [["aim:piece", *pair] for pair in zip(names, called, strict=True)]
        return listed(found)

    return Names(say, MOST_NAMED if several else MOST_NAMED - 1)


def kind(scene: Callable[[P, Mapping[str, str]], Scene], position: P, cell: str) -> Phrase:
    """What stands on a cell, without its place, which differs before and after a move."""
    piece = next(each for each in scene(position, {})["pieces"] if each["cell"] == cell)
    return piece.get("short", piece["name"])


def others(step: Step[Any, Any]) -> Phrase:
    """All others: of two players the one by its seat."""
    return f"seat:{step.rivals[0]}" if len(step.rivals) == 1 else "aim:others"


def gains(step: Step[P, Any], starts: Callable[[P, str], Iterable[str]]) -> Counter[str]:
    """How many more ways the piece on each cell has than before a step, wherever it was then.

    `starts` are the cells where ways begin, one for each way.
    """
    now, earlier = (Counter(starts(at, step.seat)) for at in (step.after, step.before))
    came = {end: start for start, end in step.ways.items()}
    cells = {*now, *earlier}
    return Counter({cell: now[cell] - earlier[came.get(cell, cell)] for cell in cells})


def strengthened(
    step: Step[P, Any],
    captures: Callable[[P, str], Sequence[tuple[Square, Square]]],
    ways: Sequence[tuple[Square, Square]],
) -> list[tuple[Square, Square]]:
    """Those of some captures, from → to, by which a step adds to others on the same square."""
    now, earlier = (
        Counter(to for _, to in captures(position, step.seat))
        for position in (step.after, step.before)
    )
    return [(start, to) for start, to in ways if now[to] > earlier[to] > 0]


def way(start: str, end: str) -> Mark:
    """A dashed way, for what nobody has done yet."""
    return {"mark": "way", "cells": [start, end]}


def captures(enemies: Cells[Any], names: Names = squares) -> Aim[Any, Any]:
    """To take what stands on cells of others, drawn as the way of the piece that took it."""

    def tell(step: Step[Any, Any], cells: Sequence[str]) -> Reason | None:
        starts = dict[str, str]()
        for start, end in step.ways.items():
            if end in cells:  # where another piece may follow, as by a promotion
                starts.setdefault(end, start)
        if not starts:
            return None
        marks: list[Mark] = [
            {"mark": "attack", "cells": [start, end]} for end, start in starts.items()
        ]
        told = names.say(step.before, list(starts))
        return reason("aim:capture", told, marks=marks)

    return Aim(enemies, tell, unwanted=True, always=True)


def checks(
    attacks: Callable[[P, str], Sequence[Attack]],
    causes: Callable[[Sequence[P], str], Sequence[Cause]] | None = None,
) -> Aim[P, Any]:
    """To give check; `attacks` are those on a seat's king, or whatever can be mated."""

    def tell(step: Step[P, Any], seats: Sequence[str]) -> Reason:
        found = [attack for seat in seats for attack in attacks(step.after, seat)]
        around = step.before, step.after
        why = [cause for seat in seats for cause in causes(around, seat)] if causes else []
        return telling("aim:check", attacks=found, causes=why)

    return Aim(lambda position, seat: [x for x in position.check if x != seat], tell, always=True)


def threatens(prey: Cells[Any], lines: Lines[Any], names: Names = squares) -> Aim[Any, Any]:
    """To be able to capture on cells next time."""

    def tell(step: Step[Any, Any], cells: Sequence[str]) -> Reason:
        marks = lines(step.after, step.seat, names.told(cells))
        return reason("aim:threatens", names(step.after, cells), marks=marks)

    return Aim(prey, tell)


def saves(
    endangered: Cells[Any],
    own: Cells[Any],
    names: Names = squares,
    *,
    reached: Cells[Any] | None = None,
    threats: Lines[Any] | None = None,
) -> Aim[Any, Any]:
    """To keep `own` pieces from being captured: those that stay, else one that goes away.

    `reached` are those that rivals would capture but for something that passes, such as an orb.
    `threats` are the ways in which a rival captures on some of the cells: with them it is told and
    drawn who would have.
    """

    def threatening(step: Step[Any, Any], cells: Sequence[str]) -> tuple[Phrase, list[Mark]]:
        by = {each: threats(step.before, each, cells) if threats else [] for each in step.rivals}
        names = [f"seat:{rival}" for rival, lines in by.items() if lines]
        marks = [
            way(line["cells"][0], line["cells"][-1])
            for rival, lines in by.items()
            for line in lines
            if line["cells"][0] in own(step.after, rival)
        ]
        return listed(names) if 0 < len(names) < len(by) else others(step), marks

    def tell(step: Step[Any, Any], cells: Sequence[str]) -> Reason | None:
        ways, standing = step.ways, {*own(step.after, step.seat)}
        now = (reached or endangered)(step.after, step.seat)
        earlier = endangered(step.before, step.seat)
        safe = [cell for cell in cells if cell in standing and cell not in now]
        saved = [cell for cell in safe if cell in earlier]
        if safe:
            told = names.told(saved or safe)
            by, lines = threatening(step, told) if saved else (others(step), [])
            marks: list[Mark] = [*lines, {"mark": "area", "cells": told}]
            slug = "aim:safe" if saved else "aim:safe:kept"
            return reason(slug, names(step.after, told), by, marks=marks)
        fled = [cell for cell in cells if cell in earlier and ways.get(cell) in standing]
        away = [cell for cell in fled if ways[cell] not in now]
        if not away:
            return None
        marks = [{"mark": "area", "cells": [ways[cell] for cell in names.told(away)]}]
        by, _ = threatening(step, names.told(away))
        return reason("aim:away", names(step.before, away), by, marks=marks)

    return Aim(endangered, tell, unwanted=True)


def counted(
    slug: str,
    facts: Callable[[P, str], Sequence[Any]],
    marks: Marks[P],
    names: Names = squares,
    *,
    unwanted: bool = False,
    kept: bool = False,
    kept_marks: Marks[P] | None = None,
    whose: Whose[P] | None = None,
) -> Aim[P, Any]:
    """To have more of something, or less of what is `unwanted`; perhaps at least to keep it.

    The cells of the last of the marks are named, then the mover, then the others. What is kept may
    have marks of its own. Where `whose` says whom each fact is about, only those of one rival are
    told, who has the most of them.
    """

    def telling(
        slug: str, marks: Marks[P]
    ) -> Callable[[Step[P, Any], Sequence[Any]], Reason | None]:
        def tell(step: Step[P, Any], found: Sequence[Any]) -> Reason | None:
            for rival, about in _by_rival(step, found):
                drawn = names.drawn(marks(step, about))
                if drawn:
                    told = names(step.after, drawn[-1]["cells"])
                    return reason(slug, told, f"seat:{step.seat}", rival, marks=drawn)
            return None

        return tell

    def _by_rival(step: Step[P, Any], found: Sequence[Any]) -> list[tuple[Phrase, list[Any]]]:
        if whose is None:
            return [(others(step), list(found))]
        about = dict[str, list[Any]]()
        for fact in found:
            about.setdefault(whose(step, fact), []).append(fact)
        most = sorted(about, key=lambda rival: -len(about[rival]))
        return [(f"seat:{rival}", about[rival]) for rival in most]

    keep = telling(f"aim:{slug}:kept", kept_marks or marks) if kept else None
    return Aim(facts, telling(f"aim:{slug}", marks), counted=True, unwanted=unwanted, keep=keep)


def single(
    slug: str,
    facts: Callable[[P, str], Sequence[Any]],
    marks: Marks[P],
    names: Names = squares,
    *,
    unwanted: bool = False,
    whose: Whose[P] | None = None,
) -> Aim[P, Any]:
    """The same, but each of the facts is compared by itself."""
    aim = counted(slug, facts, marks, names, unwanted=unwanted, whose=whose)
    return aim._replace(counted=False)
