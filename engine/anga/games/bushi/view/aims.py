"""What speaks for a move: swords that point, mates that come next or no longer do."""

from collections.abc import Sequence

from anga.contract.aims import Aim, Step
from anga.games.bushi.rules import moves
from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import MOVES, CubeState
from anga.games.bushi.rules.rulesets import OPPONENT
from anga.games.bushi.view.shows import leaves, sword
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark

BushiStep = Step[BushiPosition, str]


def _points(position: BushiPosition, seat: str) -> Sequence[str]:
    """How the cube lies whose sword points: told of a move even if most others point one too."""
    own = position.seen(seat)
    return [own.code] if own and position.all_placed and position.points(seat) else []


def _pointed(position: BushiPosition, seat: str) -> Sequence[str]:
    return _points(position, OPPONENT[seat])


def _mates(position: BushiPosition, seat: str) -> list[str]:
    """The moves by which a side could mate next, if the other cube stays as it is."""
    own, other = position.seen(seat), position.seen(OPPONENT[seat])
    if not own or not other or position.square(seat) == position.square(OPPONENT[seat]):
        return []
    able = moves.moves(own, position.points(OPPONENT[seat])) if other.strikes else ()
    return [move for move in able if _rolled(position, own, move).strikes]


def _mated(position: BushiPosition, seat: str) -> list[str]:
    return _mates(position, OPPONENT[seat])


def _near(position: BushiPosition, seat: str) -> list[str]:
    """The moves that would bring a face to the top with which a side mates, if none is."""
    own = _unready(position, seat)
    return [move for move in MOVES if own and _rolled(position, own, move).strikes]


def _aims(position: BushiPosition, seat: str) -> list[str]:
    """The moves after which a sword would point at the opponent, other than those of a strike."""
    own, near = position.seen(seat), _near(position, seat)
    if not own or own.points:
        return []
    found = [move for move in MOVES if _rolled(position, own, move).points]
    return [move for move in found if move not in near]


def _combinations(position: BushiPosition, seat: str) -> list[tuple[str, str]]:
    """The pairs of moves after which a side's face is one of a mate, if it is none yet."""
    own = _unready(position, seat)
    if not own:
        return []
    once = [(move, _rolled(position, own, move)) for move in MOVES]
    return [(a, b) for a, lying in once for b in MOVES if _rolled(position, lying, b).strikes]


def _armed(position: BushiPosition, seat: str) -> list[str]:
    """The kind on top, if it mates once it faces forward and no single move brings that about."""
    own = _unready(position, seat)
    able = own and own.kind in ("front-strike", "three-way-sweep")
    return [own.kind] if own and able and not _near(position, seat) else []


def _unready(position: BushiPosition, seat: str) -> CubeState | None:
    """How a side's cube lies, if it is placed and no face of a mate is on top, facing forward."""
    own = position.seen(seat)
    return None if own and own.strikes else own


def _rolled(position: BushiPosition, own: CubeState, move: str) -> CubeState:
    return position.cube.states[position.cube.moved[own.code, move]]


def _sword(step: BushiStep, found: Sequence[str]) -> Reason:
    after, mates = step.after, ":mates" if _forces_mate(step.after) else ""
    slug, *seats = leaves(after) or []
    marks = [sword(after, seat) for seat in (step.seat, OPPONENT[step.seat]) if after.points(seat)]
    return reason(f"{slug}{mates}", *seats, marks=marks)


def _forces_mate(position: BushiPosition) -> bool:
    """Whether the only legal move lets the other side mate."""
    replies = position.legal()
    return len(replies) == 1 and _can_mate(position.after(replies[0]))


def _calm(step: BushiStep, found: Sequence[str]) -> Reason:
    rival = OPPONENT[step.seat]
    return reason("aim:unpointed", f"seat:{step.seat}", marks=_cube(step, rival))


def _threat(step: BushiStep, found: Sequence[str]) -> Reason:
    marks = [sword(step.after, step.seat)]
    return reason("aim:mates-next", f"aim:by-{found[0]}", marks=marks)


def _averts(step: BushiStep, found: Sequence[str]) -> Reason:
    return reason("aim:averts", f"seat:{OPPONENT[step.seat]}", marks=_cube(step, step.seat))


def _strike(step: BushiStep, found: Sequence[str]) -> Reason | None:
    own = step.after.seen(step.seat)
    assert own, "the cube is placed"
    for move in _safe(step.after, found):
        told = [f"aim:by-{move}", _rolled(step.after, own, move).kind, f"seat:{step.seat}"]
        return reason("aim:near", *told, marks=_cube(step, step.seat))
    return None


def _aim(step: BushiStep, found: Sequence[str]) -> Reason | None:
    for move in _safe(step.after, found):
        told = [f"aim:by-{move}", f"seat:{step.seat}", f"seat:{OPPONENT[step.seat]}"]
        return reason("aim:aims", *told, marks=_cube(step, step.seat))
    return None


def _arms(step: BushiStep, found: Sequence[str]) -> Reason:
    return reason("aim:arms", found[0], f"seat:{step.seat}", marks=_cube(step, step.seat))


def _combines(step: BushiStep, found: Sequence[tuple[str, str]]) -> Reason:
    told = [*(f"aim:by-{move}" for move in found[0]), f"seat:{step.seat}"]
    return reason("aim:combines", *told, marks=_cube(step, step.seat))


def _safe(position: BushiPosition, found: Sequence[str]) -> list[str]:
    """Those of some moves that are still good after any reply but one that lets a side mate."""
    there = [position.after(reply) for reply in position.legal()]
    able = [each for each in there if not _can_mate(each)]
    return [
        move
        for move in found
        if all(move in each.legal() and not _can_mate(each.after(move)) for each in able)
    ]


def _can_mate(position: BushiPosition) -> bool:
    return any(position.after(move).is_mated for move in position.legal())


def _cube(step: BushiStep, seat: str) -> list[Mark]:
    return [{"mark": "about", "cells": [step.after.square(seat)]}]


AIMS = (
    Aim(_mates, _threat),
    Aim(_mated, _averts, unwanted=True),
    Aim(_points, _sword),
    Aim(_pointed, _calm, unwanted=True),
    Aim(_near, _strike),
    Aim(_aims, _aim),
    Aim(_armed, _arms),
    Aim(_combinations, _combines, counted=True),
)
