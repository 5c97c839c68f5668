"""What speaks for a move: captures and threats, room for drops, for Objects and for flights."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from anga.contract.aims import Step
from anga.games.chatra.rules import moves
from anga.games.chatra.rules.drops import area
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import OPPONENT
from anga.games.chatra.rules.safety import gives_check
from anga.games.chatra.rules.sides import TwoSides
from anga.games.chatra.view.scene import scene
from anga.games.chatra.view.shows import attacks_on_own, causes_of_check, closing, given
from anga.kit import aims as kit
from anga.kit.grid import mask
from anga.kit.pairs import aims as pairs
from anga.kit.pairs.aims import Way
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS
from anga.kit.shows import Attack, faint
from anga.shared.scene import Mark

MOST_KEPT = 512  # positions, each as a side sees it
SUBJECTS = kit.pieces(scene, several="aim:subjects")


@lru_cache(maxsize=MOST_KEPT)
def _moves(position: ChatraPosition, seat: str) -> Sequence[int]:
    """The legal moves of a side, if it were to move."""
    sides = position.seen_by(seat)
    return () if sides.opening else tuple(moves.legal(sides))


def _enemies(position: ChatraPosition, seat: str) -> list[str]:
    return list(position.variant.board.square_names(position.seen_by(seat).theirs))


def _prey(position: ChatraPosition, seat: str) -> list[str]:
    return _ends(position, [move for move in _moves(position, seat) if move & CAPTURE])


def _ends(position: ChatraPosition, moves: Iterable[int]) -> list[str]:
    """The squares where moves end."""
    return pairs.names(position, sorted({move & 255 for move in moves}))


def _endangered(position: ChatraPosition, seat: str) -> list[str]:
    return _prey(position, OPPONENT[seat])


@lru_cache(maxsize=MOST_KEPT)
def _covered(position: ChatraPosition, seat: str) -> Sequence[str]:
    """The own Subjects that the enemy could capture, but not without being captured there."""
    rival = OPPONENT[seat]
    able = [move for move in _moves(position, rival) if move & CAPTURE]
    if not able or position.row > 1:
        return ()
    turned = _turned(position, rival)
    loose = {move & 255 for move in able if not _retakes(turned.after(move), seat, move & 255)}
    return _ends(position, [move for move in able if move & 255 not in loose])


def _retakes(position: ChatraPosition, seat: str, square: int) -> bool:
    return any(move & CAPTURE and move & 255 == square for move in _moves(position, seat))


def _protected(step: Step[ChatraPosition, int], cells: Sequence[str]) -> list[Mark]:
    """Those that were in danger before, where they still are."""
    had = {*_endangered(step.before, step.seat)} - {*_covered(step.before, step.seat)}
    found = [cell for cell in cells if cell in had]
    return [{"mark": "area", "cells": found}] if found else []


def _ground(position: ChatraPosition, seat: str) -> list[int]:
    """The squares, empty or not, of a side's drop area."""
    sides = position.seen_by(seat)
    return [] if sides.opening else sides.variant.board.squares(area(sides))


def _grown(step: Step[ChatraPosition, int], squares: Sequence[int]) -> list[Mark]:
    """Those squares on which nothing else forbids a drop."""
    able = set(_drops(step.after, step.seat))
    found = [square for square in squares if square in able]
    return _opening(step, found) if found else []


def _opening(step: Step[ChatraPosition, int], squares: Sequence[int]) -> list[Mark]:
    """Squares that a move opens, the nearest to the enemy Object first."""
    sides = step.after.seen_by(step.seat)
    return pairs.opened(step, _by_distance(sides, sides.enemy, squares))


def _denying(step: Step[ChatraPosition, int], squares: Sequence[int]) -> list[Mark]:
    """Squares that a move closes but does not take, the nearest to the own Object first."""
    sides = step.after.seen_by(step.seat)
    closed = [square for square in squares if not sides.occupied >> square & 1]
    return pairs.shut(step, _by_distance(sides, sides.own, closed)) if closed else []


def _by_distance(sides: TwoSides, at: int, squares: Sequence[int]) -> list[int]:
    """Squares, the nearest to one of them first."""
    return sorted(squares, key=lambda to: sides.variant.board.distance(at, to))


def _men(position: ChatraPosition, seat: str) -> list[int]:
    sides = position.seen_by(seat)
    return sides.variant.board.squares(sides.mine)


def _own(position: ChatraPosition, seat: str) -> list[str]:
    return pairs.names(position, _men(position, seat))


def _prepared(position: ChatraPosition, seat: str) -> list[int]:
    """The squares outside a side's drop area that one more Subject could open."""
    sides, variant = position.seen_by(seat), position.variant
    if sides.opening or variant.columns or sides.freed:
        return []
    drops, closed = mask(_drops(position, seat)), ~(area(sides) | sides.occupied)
    apart = not variant.beside
    if apart:
        closed &= ~variant.board.beside(sides.mine | sides.theirs)
    return pairs.preparing(variant.board, sides.mine, sides.enemy, drops, closed, apart)


def _checking(position: ChatraPosition, seat: str) -> list[str]:
    """The squares to which a side could move a piece, and give check with it for more than show."""
    return _ends(position, _lasting(position, seat))


@lru_cache(maxsize=MOST_KEPT)
def _giving_check(position: ChatraPosition, seat: str) -> Sequence[int]:
    """The moves of pieces by which a side could give check, unless it does already."""
    if OPPONENT[seat] in position.check:
        return ()
    sides, found = position.seen_by(seat), _moves(position, seat)
    return [m for m in found if m > OBJECT and m != PASS and gives_check(sides, m)]


@lru_cache(maxsize=MOST_KEPT)
def _lasting(position: ChatraPosition, seat: str) -> Sequence[int]:
    """Those of them after which what was moved could not be captured at once."""
    able, turned = _giving_check(position, seat), _turned(position, seat)
    return [m for m in able if not _retakes(turned.after(m), OPPONENT[seat], m & 255)]


def _turned(position: ChatraPosition, seat: str) -> ChatraPosition:
    """The same position with a side to move."""
    return position if position.turn == seat else position.after(PASS)


def _threatened(position: ChatraPosition, seat: str) -> list[str]:
    return _ends(position, _giving_check(position, OPPONENT[seat]))


def _lined_up(position: ChatraPosition, seat: str) -> list[int]:
    """The enemy Subjects on a line with a side's Object, with nothing between."""
    sides = position.seen_by(seat)
    seen = sides.variant.board, sides.theirs, sides.own, sides.occupied
    return [] if position.opening else pairs.aligned(*seen)


def _close_by(position: ChatraPosition, seat: str) -> list[int]:
    """The enemy Subjects within three steps of a side's Object."""
    sides = position.seen_by(seat)
    return [] if position.opening else pairs.near(sides.variant.board, sides.theirs, sides.own)


def _zones(position: ChatraPosition, seat: str) -> list[int]:
    """The zones in which a side has a Subject."""
    sides = position.seen_by(seat)
    return sorted({sides.variant.board.zone[square] for square in _men(position, seat)})


def _spread(step: Step[ChatraPosition, int], zones: Sequence[int]) -> list[Mark]:
    board, had = step.after.variant.board, _zones(step.before, step.seat)
    new = [zone for zone in zones if zone not in had]
    return [{"mark": "area", "cells": board.square_names(board.zones[zone])} for zone in new]


def _near(position: ChatraPosition, seat: str) -> list[Way]:
    sides = position.seen_by(seat)
    found = [] if sides.opening else pairs.near(sides.variant.board, sides.mine, sides.enemy)
    return [(square, sides.enemy) for square in found]


def _aligned(position: ChatraPosition, seat: str) -> list[Way]:
    sides = position.seen_by(seat)
    seen = sides.variant.board, sides.mine, sides.enemy, sides.occupied
    return [] if sides.opening else [(square, sides.enemy) for square in pairs.aligned(*seen)]


def _drops(position: ChatraPosition, seat: str) -> list[int]:
    """The squares on which a side could drop."""
    return [move for move in _moves(position, seat) if move < OBJECT]


def _denied(position: ChatraPosition, seat: str) -> list[int]:
    return _drops(position, OPPONENT[seat])


def _breath(position: ChatraPosition, seat: str) -> list[int]:
    """The squares to which a side's Object could step."""
    return pairs.steps(_moves(position, seat))


def _pressed(position: ChatraPosition, seat: str) -> list[int]:
    return _breath(position, OPPONENT[seat])


def _ways(position: ChatraPosition, seat: str) -> list[Way]:
    """The flights and slides of a side's Subjects."""
    return pairs.flights_and_slides(position.variant.board, _moves(position, seat))


def _held(position: ChatraPosition, seat: str) -> list[Way]:
    return _ways(position, OPPONENT[seat])


def _lines(position: ChatraPosition, seat: str, cells: Sequence[str]) -> list[Mark]:
    return pairs.captures(position.seen_by(seat), _moves(position, seat), cells)


def _checks(position: ChatraPosition, seat: str) -> list[Attack]:
    return attacks_on_own(position.seen_by(seat))


def _near_enemy(step: Step[ChatraPosition, int], squares: Sequence[int]) -> list[Mark]:
    """The squares closed to the enemy Object, with the lines that close them."""
    sides = step.after.seen_by(OPPONENT[step.seat])
    lines = [mark for square in squares for mark in closing(sides, square)]
    return [*lines, *pairs.shut(step, sorted(squares))]


def _unlinked(step: Step[ChatraPosition, int], ways: Sequence[Way]) -> list[Mark]:
    return pairs.unlinked(step, step.after.seen_by(step.seat).theirs, ways)


def _next(step: Step[ChatraPosition, int], cells: Sequence[str]) -> list[Mark]:
    """The moves by which a side could give check, and the attacks that they would be."""
    sides = step.after.seen_by(step.seat)
    board, ways, attacks = sides.variant.board, list[Mark](), list[Mark]()
    for move in _lasting(step.after, step.seat):
        to = board.names[move & 255]
        if to in cells:
            start = sides.own if move & OBJECT else move >> 8 & 255
            ways.append(kit.way(board.names[start], to))
            attacks += faint(given(sides, move))
    return [*attacks, *ways, {"mark": "area", "cells": list(cells)}]


def _no_more(step: Step[ChatraPosition, int], cells: Sequence[str]) -> list[Mark]:
    return [{"mark": "closed", "cells": list(cells)}]


AIMS = (
    kit.checks(_checks, causes_of_check),
    kit.captures(_enemies, SUBJECTS),
    kit.threatens(_prey, _lines, kit.either(SUBJECTS)),
    kit.saves(_endangered, _own, SUBJECTS),
    kit.counted("covers", _covered, _protected, SUBJECTS),
    kit.single("checks-next", _checking, _next, kit.one_of(kit.squares)),
    kit.single("unchecks", _threatened, _no_more, kit.either(kit.squares), unwanted=True),
    kit.counted("presses", _pressed, _near_enemy, unwanted=True),
    kit.counted("breath", _breath, pairs.fleeing, kept=True),
    kit.counted("ground", _ground, _grown),
    kit.counted("denies", _denied, _denying, unwanted=True),
    kit.counted("linked", _ways, pairs.linked, SUBJECTS, kept=True)._replace(
        tell=pairs.farther(SUBJECTS)
    ),
    kit.counted("evades", _lined_up, pairs.evaded, SUBJECTS, unwanted=True),
    kit.counted("retreats", _close_by, pairs.evaded, SUBJECTS, unwanted=True),
    kit.counted("prepares", _prepared, _opening),
    kit.counted("closer", _near, pairs.towards),
    kit.counted("aligned", _aligned, pairs.towards),
    kit.single("spreads", _zones, _spread),
    kit.counted("hinders", _held, _unlinked, SUBJECTS, unwanted=True),
    kit.counted("enters", _men, pairs.opened),
)
