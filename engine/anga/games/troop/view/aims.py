"""What speaks for a move: who falls, threats, safety, formations, ground."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from anga.contract.aims import Aim, Step
from anga.games.troop.rules.board import DIRECTIONS, NAMES
from anga.games.troop.rules.encoding import MARCH, decode
from anga.games.troop.rules.formations import Formation, formations, heads
from anga.games.troop.rules.moves import forward
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.resolution import Resolution, resolve
from anga.games.troop.rules.rulesets import OPPONENT
from anga.games.troop.rules.turns import turns
from anga.games.troop.view import overlays
from anga.games.troop.view.description import march_text, named
from anga.games.troop.view.scene import scene
from anga.kit import aims as kit
from anga.kit.grid import mask, squares_of
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark, Phrase

MOST_KEPT = 512  # positions, each as a seat sees it
SOLDIERS = kit.pieces(scene, several="aim:soldiers")
SQUARES = kit.Names(lambda _at, cells: kit.listed(kit.in_order(cells)), kit.MOST_NAMED)
Tell = Callable[[Step[TroopPosition, int], Sequence[Any]], Reason | None]


@lru_cache(maxsize=MOST_KEPT)
def _attacks(position: TroopPosition, seat: str) -> dict[int, Resolution]:
    """By the cell of each enemy that a side could beat with one march, such a march."""
    here = position if seat == position.turn else replace(position, turn=seat)
    courses, found = turns(position.board.size), dict[int, Resolution]()
    unmet = here.other
    for move in here.legal():
        if courses[move & MARCH].swept & unmet:
            done = resolve(here, move)
            for cell in done.beaten:
                found.setdefault(cell, done)
                unmet &= ~(1 << cell)
    return found


@lru_cache(maxsize=MOST_KEPT)
def _marches(position: TroopPosition, seat: str) -> Sequence[int]:
    """The marches that a side could make, without their muster steps."""
    here = position if seat == position.turn else replace(position, turn=seat)
    return tuple(dict.fromkeys(move & MARCH for move in here.legal()))


def _own(position: TroopPosition, seat: str) -> int:
    return position.black if seat == "b" else position.white


def _names(position: TroopPosition, mask: int) -> list[str]:
    return list(position.board.names(mask))


def _standing(position: TroopPosition, seat: str) -> list[str]:
    return _names(position, _own(position, seat))


def _enemies(position: TroopPosition, seat: str) -> list[str]:
    return _names(position, _own(position, OPPONENT[seat]))


def _prey(position: TroopPosition, seat: str) -> list[str]:
    return [position.board.name(cell) for cell in sorted(_attacks(position, seat))]


def _endangered(position: TroopPosition, seat: str) -> list[str]:
    return _prey(position, OPPONENT[seat])


def _lines(position: TroopPosition, seat: str, cells: Sequence[str]) -> list[Mark]:
    """For each cell the way of a soldier that would beat the enemy there."""
    attacks = _attacks(position, seat)
    goals = {cell for cell in attacks if position.board.name(cell) in cells}
    march = _march_on(goals, attacks)
    return [_strike(position, march or attacks[goal], goal) for goal in sorted(goals)]


def _march_on(goals: set[int], attacks: Mapping[int, Resolution]) -> Resolution | None:
    """One of some marches that beats the enemies on all of some cells."""
    return next((done for done in attacks.values() if goals <= {*done.beaten}), None)


def _strike(position: TroopPosition, done: Resolution, goal: int) -> Mark:
    """The way of the soldier that beats an enemy: its march, perhaps after its muster step."""
    shift, name = position.board.shifts[done.direction], position.board.name
    origins = {marcher.origin for marcher in done.marchers}
    start = next(at for at in (goal - shift, goal - 2 * shift) if at in origins)
    way = [*done.step, goal] if done.step and done.step[1] == start else [start, goal]
    return {"mark": "attack", "cells": [*map(name, way)]}


def _threatened(position: TroopPosition, cells: Sequence[str]) -> Phrase:
    """Soldiers that the other side could beat, as alternatives unless one march beats them all."""
    goals = {cell for cell in range(position.board.size**2) if position.board.name(cell) in cells}
    seat = "w" if position.black & mask(goals) else "b"
    one = _march_on(goals, _attacks(position, seat))
    return (SOLDIERS if one else kit.either(SOLDIERS)).say(position, cells)


def _takes(step: Step[TroopPosition, int], cells: Sequence[str]) -> Reason | None:
    done, name = resolve(step.before, step.move), step.before.board.name
    beaten = [cell for cell in done.beaten if name(cell) in cells]
    if not beaten:
        return None
    marks = [_strike(step.before, done, cell) for cell in beaten]
    slug = "aim:exchanges" if done.lost else "aim:beats"
    told = [str(len(done.lost))] if done.lost else []
    names = SOLDIERS.say(step.before, [name(cell) for cell in beaten])
    return reason(slug, names, *told, marks=marks)


def _heads(position: TroopPosition, seat: str) -> list[tuple[int, int]]:
    """The heads of a side's formations, and the direction of each one's front."""
    own, size = _own(position, seat), position.board.size
    return [
        (cell, front)
        for front in range(len(DIRECTIONS))
        for cell in squares_of(heads(size, own, front))
    ]


def _facing(position: TroopPosition, seat: str) -> list[tuple[int, int]]:
    """The heads of a side's formations whose fronts are not backward."""
    return [(cell, front) for cell, front in _heads(position, seat) if front in forward(seat)]


def _ready(step: Step[TroopPosition, int], found: Sequence[tuple[int, int]]) -> list[Mark]:
    cells = dict.fromkeys(step.after.board.name(cell) for cell, _ in found)
    return _few(step, [{"mark": "about", "cells": list(cells)}])


def _few(step: Step[TroopPosition, int], marks: list[Mark]) -> list[Mark]:
    """The same marks, none if what they show is true of more than half of the soldiers there."""
    cells = set(marks[-1]["cells"]) if marks else set[str]()
    sides = (set(_standing(step.after, seat)) for seat in OPPONENT)
    return [] if not cells or any(2 * len(cells & side) > len(side) for side in sides) else marks


def _completes(step: Step[TroopPosition, int], found: Sequence[tuple[int, int]]) -> Reason:
    """A new formation by its name and place; rather one whose front is towards the enemy.

    First of all one that could march two steps next.
    """
    board, own = step.after.board, _own(step.after, step.seat)
    far, onward = _far_marches(step.after, step.seat), _onward(step.seat)
    formed = {
        (head, front): _headed(board.size, own, head, front) for head, front in dict.fromkeys(found)
    }
    head, front = max(
        formed, key=lambda each: ((formed[each].mask, each[1]) in far, each[1] in onward)
    )
    formation = formed[head, front]
    name, is_ready = board.name, (formation.mask, front) in far
    onto = [kit.way(name(head), name(head + 2 * board.shifts[front]))] if is_ready else []
    marks: list[Mark] = [*onto, {"mark": "about", "cells": [name(head)]}]
    told = [name(head), named(board, formation), f"direction:{NAMES[front]}"]
    slug = "aim:ready" if is_ready else "aim:formed"
    return reason(slug, *told, marks=marks, lines=overlays.headed(board, formation, front))


def _outlined(aim: Aim[TroopPosition, int]) -> Aim[TroopPosition, int]:
    """The same aim about heads, with an outline of the formation that each one told leads."""

    def outlined(tell: Tell) -> Tell:
        return lambda step, found: _with_outlines(step, found, tell(step, found))

    return aim._replace(tell=outlined(aim.tell), keep=outlined(aim.keep) if aim.keep else None)


def _with_outlines(
    step: Step[TroopPosition, int], found: Sequence[tuple[int, int]], told: Reason | None
) -> Reason | None:
    if told is None:
        return None
    board, own = step.after.board, _own(step.after, step.seat)
    for head, front in dict(found).items():
        if board.name(head) in told["figures"]["marks"][-1]["cells"]:
            formation = _headed(board.size, own, head, front)
            told["figures"]["lines"] += overlays.headed(board, formation, front)
    return told


def _far_marches(position: TroopPosition, seat: str) -> set[tuple[int, int]]:
    """The formations that could march two steps as they stand, and where to."""
    here = position if seat == position.turn else replace(position, turn=seat)
    moves = [decode(move) for move in here.legal() if move == move & MARCH]
    return {(mask(move.cells), move.direction) for move in moves if move.steps == 2}


def _onward(seat: str) -> frozenset[int]:
    """The directions that lead towards the enemy's edge."""
    return forward(seat) - forward(OPPONENT[seat])


def _headed(size: int, own: int, head: int, front: int) -> Formation:
    """A formation of a side with that head and front."""
    return next(
        each
        for each in formations(size).values()
        if each.heads.get(front) == head and each.mask & own == each.mask
    )


def _marching(step: Step[TroopPosition, int], marches: Sequence[int]) -> Reason | None:
    """One of new marches that need no muster step, rather towards the enemy."""
    here = replace(step.after, turn=step.seat)
    found = [move for move in here.legal() if move == move & MARCH and move in marches]
    if not found:
        return None
    ahead = _onward(step.seat)
    best = max(found, key=lambda move: (decode(move).direction in ahead, decode(move).steps))
    done, name = resolve(here, best), here.board.name
    arrows: list[Mark] = [kit.way(name(m.origin), name(m.target)) for m in done.marchers]
    cells = [*map(name, done.formation.cells)]
    return reason(
        "aim:roams",
        march_text(here.board, done),
        marks=[*arrows, {"mark": "about", "cells": cells}],
    )


def _disrupted(position: TroopPosition, seat: str) -> list[tuple[int, int]]:
    return _heads(position, OPPONENT[seat])


def _ahead(position: TroopPosition, seat: str) -> list[tuple[int, int]]:
    """For each rank that a soldier has left behind, its cell and that rank."""
    size, found = position.board.size, list[tuple[int, int]]()
    for rank in range(size):
        behind = rank if seat == "b" else size - 1 - rank
        for passed in range(behind):
            count = (_own(position, seat) & position.board.ranks[rank]).bit_count()
            found += [(rank * size + number, passed) for number in range(count)]
    return found


def _forward(step: Step[TroopPosition, int], found: Sequence[object]) -> list[Mark]:
    done, name = resolve(step.before, step.move), step.after.board.name
    cells = [name(marcher.target) for marcher in done.marchers if not marcher.falls]
    return [{"mark": "area", "cells": cells}] if cells else []


def _hindered(position: TroopPosition, seat: str) -> Sequence[int]:
    return _marches(position, OPPONENT[seat])


def _able(step: Step[TroopPosition, int], marches: Sequence[int]) -> list[Mark]:
    """The soldiers of the side that can make some marches, if they have no fewer than before."""
    more = kit.gains(step, lambda at, seat: _taking_part(at, _marches(at, seat)))
    cells = _names(step.after, _marchers(step.after, step.seat, marches))
    return _few(step, [{"mark": "about", "cells": [cell for cell in cells if more[cell] >= 0]}])


def _unable(least: int) -> kit.Marks[TroopPosition]:
    """The enemies that had some marches, if they have at least so many fewer than before."""

    def marks(step: Step[TroopPosition, int], marches: Sequence[int]) -> list[Mark]:
        more = kit.gains(step, lambda at, seat: _taking_part(at, _hindered(at, seat)))
        cells = _names(step.after, _marchers(step.after, OPPONENT[step.seat], marches))
        told = [cell for cell in cells if -more[cell] >= least]
        return _few(step, [{"mark": "refused", "cells": told}] if told else [])

    return marks


def _taking_part(position: TroopPosition, marches: Sequence[int]) -> list[str]:
    """The cells of the soldiers in some marches, of each as often as it takes part."""
    return [position.board.name(cell) for march in marches for cell in decode(march).cells]


def _marchers(position: TroopPosition, seat: str, marches: Sequence[int]) -> int:
    cells = {cell for march in marches for cell in decode(march)[1]}
    return _own(position, seat) & mask(cells)


def _joined(position: TroopPosition, seat: str) -> list[str]:
    """The soldiers with a neighbour of their side."""
    own = _own(position, seat)
    return _names(position, own & position.board.beside(own))


def _central(position: TroopPosition, seat: str) -> list[str]:
    """The soldiers on the middle files and ranks."""
    board, own = position.board, _own(position, seat)
    third = board.size // 3
    middle = {*range(third, board.size - third)}
    return [board.name(cell) for cell in squares_of(own) if {*board.place(cell)} <= middle]


def _far(position: TroopPosition, seat: str) -> list[tuple[str, int]]:
    """For each soldier the steps that it is away from the nearest enemy, beyond the first."""
    board, theirs, found = position.board, _own(position, OPPONENT[seat]), list[tuple[str, int]]()
    for number, cell in enumerate(squares_of(_own(position, seat))):
        around, steps = board.near(1 << cell), 0
        while theirs and not around & theirs:
            around, steps = board.near(around), steps + 1
        found += [(str(number), step) for step in range(steps)]
    return found


def _landed(step: Step[TroopPosition, int], found: Sequence[object]) -> list[Mark]:
    done, name = resolve(step.before, step.move), step.after.board.name
    ways = [(m.origin, m.target) for m in done.marchers if not m.falls]
    arrows: list[Mark] = [kit.way(name(a), name(b)) for a, b in ways]
    return [*arrows, {"mark": "area", "cells": [name(b) for _, b in ways]}] if ways else []


def _settled(step: Step[TroopPosition, int], cells: Sequence[str]) -> list[Mark]:
    return _few(step, [{"mark": "area", "cells": list(cells)}])


READY = kit.counted("ready", _heads, _ready, SQUARES, kept=True)
AIMS = (
    Aim(_enemies, _takes, unwanted=True, always=True),
    kit.threatens(_prey, _lines, SOLDIERS._replace(say=_threatened)),
    kit.saves(_endangered, _standing, SOLDIERS),
    _outlined(READY)._replace(tell=_completes),
    kit.counted("forward", _ahead, _forward, SQUARES),
    kit.counted("joined", _joined, _settled, SQUARES, kept=True),
    kit.counted(
        "hinders", _hindered, _unable(1), SOLDIERS, unwanted=True, kept=True, kept_marks=_unable(0)
    ),
    kit.counted("roams", _marches, _able, SOLDIERS, kept=True)._replace(tell=_marching),
    kit.counted("central", _central, _settled, SQUARES),
    _outlined(kit.counted("faces", _facing, _ready, SQUARES, kept=True)),
    kit.counted("nears", _far, _landed, SQUARES, unwanted=True, kept=True),
    kit.counted("retreats", _far, _landed, SQUARES, kept=True),
)
