"""What speaks for a move: captures and threats, room for drops, for Objects and for flights."""

from collections.abc import Sequence
from functools import lru_cache

from anga.contract.aims import Aim, Step
from anga.games.chatra4.rules import moves
from anga.games.chatra4.rules.drops import area
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.rules.sides import FourSides, sides_after
from anga.games.chatra4.view.description import seats_mated
from anga.games.chatra4.view.scene import scene
from anga.games.chatra4.view.shows import attacks_on_own, causes_of_check, closing
from anga.kit import aims as kit
from anga.kit import shows
from anga.kit.pairs import aims as pairs
from anga.kit.pairs.aims import Way
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT
from anga.kit.pairs.functions import is_attacked
from anga.kit.shows import Attack, Cause
from anga.shared.advice import Reason
from anga.shared.scene import Mark

MOST_KEPT = 512  # positions, each as a seat sees it
SUBJECTS = kit.pieces(scene, several="aim:subjects")


@lru_cache(maxsize=MOST_KEPT)
def _moves(position: Chatra4Position, seat: str) -> Sequence[int]:
    """The legal moves of a player, if it were to move."""
    number = SEATS.index(seat)
    if position.states[number] != ACTIVE or position.opening or position.over:
        return ()
    sides = position.seen_by(number)
    return tuple(moves.legal(sides, sides.checkers))


def _rivals(position: Chatra4Position, seat: str) -> list[str]:
    active = zip(SEATS, position.states, strict=True)
    return [other for other, state in active if other != seat and state == ACTIVE]


def _enemies(position: Chatra4Position, seat: str) -> list[str]:
    targets = position.seen_by(SEATS.index(seat)).targets
    return list(position.variant.board.square_names(targets))


def _taken(position: Chatra4Position, seat: str) -> set[int]:
    return {move & 255 for move in _moves(position, seat) if move & CAPTURE}


def _prey(position: Chatra4Position, seat: str) -> list[str]:
    return pairs.names(position, sorted(_taken(position, seat)))


def _endangered(position: Chatra4Position, seat: str) -> list[str]:
    mine = position.men[SEATS.index(seat)]
    taken = set[int]().union(*(_taken(position, rival) for rival in _rivals(position, seat)))
    return pairs.names(position, [square for square in sorted(taken) if mine >> square & 1])


def _ground(position: Chatra4Position, seat: str) -> list[int]:
    """The squares, empty or not, of a player's drop area."""
    if position.opening:
        return []
    return position.variant.board.squares(area(position.seen_by(SEATS.index(seat))))


def _grown(step: Step[Chatra4Position, int], squares: Sequence[int]) -> list[Mark]:
    """Those squares on which nothing else forbids a drop."""
    able = set(_drops(step.after, step.seat))
    found = [square for square in squares if square in able]
    return pairs.opened(step, found) if found else []


def _men(position: Chatra4Position, seat: str) -> list[int]:
    return position.variant.board.squares(position.men[SEATS.index(seat)])


def _own(position: Chatra4Position, seat: str) -> list[str]:
    return pairs.names(position, _men(position, seat))


def _checking(position: Chatra4Position, seat: str) -> list[str]:
    """The squares to which a player could move a piece and give a new check."""
    goals = {move & 255 for move, _ in _check_moves(position, seat)}
    return pairs.names(position, sorted(goals))


def _check_moves(position: Chatra4Position, seat: str) -> list[tuple[int, set[int]]]:
    """The moves by which a player could check those who are not in check yet, and their seats."""
    sides = position.seen_by(SEATS.index(seat))
    now = {SEATS.index(checked) for checked in position.check}
    moves = [move for move in _moves(position, seat) if move > OBJECT and move != PASS]
    checks = [(move, _checks_by(sides, move) - now) for move in moves]
    return [(move, checked) for move, checked in checks if checked]


def _checks_by(sides: FourSides, move: int) -> set[int]:
    """The rivals whose Objects a player attacks after a move."""
    start = move >> 8 & 255 if move & SUBJECT else None
    after = sides_after(sides, move & 255, start, bool(move & OBJECT))
    return {rival.seat for rival in after.rivals if _attacks(after, rival.object)}


def _attacks(sides: FourSides, e: int) -> bool:
    own = sides.variant.board.bit[sides.own]
    return is_attacked(sides.variant, sides.mine, own, sides.occupied, e)


def _lined_up(position: Chatra4Position, seat: str) -> list[int]:
    """The enemy Subjects on a line with a side's Object, with nothing between."""
    sides = position.seen_by(SEATS.index(seat))
    seen = sides.variant.board, sides.targets, sides.own, sides.occupied
    return [] if position.opening else pairs.aligned(*seen)


def _close_by(position: Chatra4Position, seat: str) -> list[int]:
    """The enemy Subjects within three steps of a side's Object."""
    sides = position.seen_by(SEATS.index(seat))
    return [] if position.opening else pairs.near(sides.variant.board, sides.targets, sides.own)


def _near(position: Chatra4Position, seat: str) -> list[Way]:
    sides, board = position.seen_by(SEATS.index(seat)), position.variant.board
    objects = [] if position.opening else [rival.object for rival in sides.rivals]
    return [(square, e) for e in objects for square in pairs.near(board, sides.mine, e)]


def _aligned(position: Chatra4Position, seat: str) -> list[Way]:
    sides, board = position.seen_by(SEATS.index(seat)), position.variant.board
    objects = [] if position.opening else [rival.object for rival in sides.rivals]
    mine, occupied = sides.mine, sides.occupied
    return [(square, e) for e in objects for square in pairs.aligned(board, mine, e, occupied)]


def _first(_step: Step[Chatra4Position, int], fact: tuple[str, int]) -> str:
    """The rival whom a fact names first."""
    return fact[0]


def _owner(step: Step[Chatra4Position, int], towards: Way) -> str:
    """The rival to whose Object a way leads."""
    return SEATS[step.after.objects.index(towards[1])]


def _drops(position: Chatra4Position, seat: str) -> list[int]:
    """The squares on which a player could drop."""
    return [move for move in _moves(position, seat) if move < OBJECT and move != PASS]


def _denied(position: Chatra4Position, seat: str) -> list[tuple[str, int]]:
    rivals = _rivals(position, seat)
    return [(rival, to) for rival in rivals for to in _drops(position, rival)]


def _breath(position: Chatra4Position, seat: str) -> list[int]:
    """The squares to which a player's Object could step."""
    return pairs.steps(_moves(position, seat))


def _pressed(position: Chatra4Position, seat: str) -> list[tuple[str, int]]:
    rivals = _rivals(position, seat)
    return [(rival, to) for rival in rivals for to in _breath(position, rival)]


def _ways(position: Chatra4Position, seat: str) -> list[Way]:
    """The flights and slides of a player's Subjects."""
    return pairs.flights_and_slides(position.variant.board, _moves(position, seat))


def _held(position: Chatra4Position, seat: str) -> list[Way]:
    return [way for rival in _rivals(position, seat) for way in _ways(position, rival)]


def _lines(position: Chatra4Position, seat: str, cells: Sequence[str]) -> list[Mark]:
    return pairs.captures(position.seen_by(SEATS.index(seat)), _moves(position, seat), cells)


def _checks(position: Chatra4Position, seat: str) -> list[Attack]:
    return attacks_on_own(position.seen_by(SEATS.index(seat)))


def _causes(positions: Sequence[Chatra4Position], seat: str) -> list[Cause]:
    *earlier, now = positions
    return causes_of_check(earlier, now.seen_by(SEATS.index(seat)))


def _mated(position: Chatra4Position, seat: str) -> list[str]:
    return [other for other in SEATS if position.states[SEATS.index(other)] != ACTIVE]


def _mate(step: Step[Chatra4Position, int], seats: Sequence[str]) -> Reason | None:
    new = [SEATS[number] for number, _ in seats_mated(step.before, step.after)]
    stages = {stage.turn: stage for stage in step.before.stages(step.move)[:-1]}
    told = [stages[seat].sides for seat in new if seat in seats]
    attacks = [attack for sides in told for attack in attacks_on_own(sides)]
    causes = [cause for sides in told for cause in causes_of_check([step.before], sides)]
    return shows.telling("aim:mate", attacks=attacks, causes=causes) if attacks else None


def _shut(step: Step[Chatra4Position, int], squares: Sequence[tuple[str, int]]) -> list[Mark]:
    return pairs.shut(step, sorted({to for _, to in squares}))


def _denying(step: Step[Chatra4Position, int], squares: Sequence[tuple[str, int]]) -> list[Mark]:
    """Squares that a move closes but does not take."""
    occupied = step.after.seen_by(SEATS.index(step.seat)).occupied
    closed = [(rival, to) for rival, to in squares if not occupied >> to & 1]
    return _shut(step, closed) if closed else []


def _near_enemy(step: Step[Chatra4Position, int], squares: Sequence[tuple[str, int]]) -> list[Mark]:
    """The squares closed to enemy Objects, with the lines that close them."""
    seen = {rival: step.after.seen_by(SEATS.index(rival)) for rival, _ in squares}
    lines = [mark for rival, square in squares for mark in closing(seen[rival], square)]
    return [*lines, *_shut(step, squares)]


def _unlinked(step: Step[Chatra4Position, int], ways: Sequence[Way]) -> list[Mark]:
    return pairs.unlinked(step, step.after.seen_by(SEATS.index(step.seat)).targets, ways)


def _next(step: Step[Chatra4Position, int], cells: Sequence[str]) -> list[Mark]:
    """The moves by which a player could give check."""
    sides, marks = step.after.seen_by(SEATS.index(step.seat)), list[Mark]()
    names = sides.variant.board.names
    for move, _ in _check_moves(step.after, step.seat):
        if names[move & 255] in cells:
            start = sides.own if move & OBJECT else move >> 8 & 255
            marks.append(kit.way(names[start], names[move & 255]))
    return [*marks, {"mark": "area", "cells": list(cells)}]


def _victim(step: Step[Chatra4Position, int], cell: str) -> str:
    """A rival whom a player could check by a move to a square."""
    names = step.after.variant.board.names
    moves = _check_moves(step.after, step.seat)
    return SEATS[next(min(checked) for move, checked in moves if names[move & 255] == cell)]


AIMS = (
    Aim(_mated, _mate, always=True),
    kit.checks(_checks, _causes),
    kit.captures(_enemies, SUBJECTS),
    kit.threatens(_prey, _lines, kit.either(SUBJECTS)),
    kit.saves(_endangered, _own, SUBJECTS),
    kit.single("checks-next", _checking, _next, kit.one_of(kit.squares), whose=_victim),
    kit.counted("presses", _pressed, _near_enemy, unwanted=True, whose=_first),
    kit.counted("breath", _breath, pairs.fleeing, kept=True),
    kit.counted("ground", _ground, _grown),
    kit.counted("denies", _denied, _denying, unwanted=True, whose=_first),
    kit.counted("linked", _ways, pairs.linked, SUBJECTS, kept=True)._replace(
        tell=pairs.farther(SUBJECTS)
    ),
    kit.counted("evades", _lined_up, pairs.evaded, SUBJECTS, unwanted=True),
    kit.counted("retreats", _close_by, pairs.evaded, SUBJECTS, unwanted=True),
    kit.counted("closer", _near, pairs.towards, whose=_owner),
    kit.counted("aligned", _aligned, pairs.towards, whose=_owner),
    kit.counted("hinders", _held, _unlinked, SUBJECTS, unwanted=True),
    kit.counted("enters", _men, pairs.opened),
)
