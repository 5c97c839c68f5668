"""Checks and mates, and what forbids a move, as figures."""

from collections.abc import Sequence
from dataclasses import replace

from anga.contract.game import Line
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import SEATS
from anga.games.chatra.rules.safety import gives_check, in_check, sides_after
from anga.games.chatra.rules.sides import TwoSides
from anga.kit import shows as kit
from anga.kit.pairs import stuck as kit_stuck
from anga.kit.pairs.attacks import UNSAFE, attacks_on, forbidding
from anga.kit.pairs.causes import Army, causes, since_own_move
from anga.kit.pairs.encoding import OBJECT
from anga.kit.pairs.stuck import Men
from anga.kit.shows import Attack, Cause
from anga.shared.advice import Reason, reason
from anga.shared.scene import Figures, Mark, figures


def shows(line: Line[ChatraPosition, int]) -> list[Reason]:
    """The checks; at the end each square around the Object that is not safe."""
    position = line.position
    if position.opening:
        return []
    if not line.outcome:
        return [
            kit.check(
                seat, attacks_on_own(sides), causes_of_check(since_own_move(line, seat), seat)
            )
            for seat, sides in zip(SEATS, map(position.seen_by, SEATS), strict=True)
            if in_check(sides)
        ]
    sides = position.sides
    attacks = attacks_on_own(sides)
    if not attacks:
        return [reason("shows:stuck", f"seat:{sides.seat}"), *_closed(sides)]
    why = causes_of_check(since_own_move(line, sides.seat), sides.seat)
    return [kit.mate(sides.seat, attacks, why), *_closed(sides)]


def forbids(position: ChatraPosition, move: int) -> Figures:
    """The attack that a move would bring about, or else the pieces and lines in its way."""
    refusal, sides = position.refusal(move), position.sides
    if refusal.reason in UNSAFE:
        return figures(kit.marks_of(attacks_on_own(_moved(sides, move))))
    if refusal.reason in ("drop-check", "row-check") and gives_check(sides, move):
        return figures(kit.marks_of(given(sides, move)))
    return forbidding(position.variant.board, refusal)


def stuck(position: ChatraPosition, cell: str) -> Reason | None:
    """Why the own piece on a cell cannot move at all, or an enemy one is restricted besides."""
    sides, board = position.sides, position.variant.board
    theirs = kit_stuck.theirs(position.variant, cell, [(position.waiting, sides.theirs)])
    if theirs:
        return theirs
    if position.opening or sides.own < 0:
        return None
    around = board.king[sides.own] & sides.variant.bounds(sides.seat)
    men = Men(sides.own, sides.mine, around, sides.theirs)
    attacks, closed = attacks_on_own(sides), _closed(sides)
    return kit_stuck.stuck(position, board, cell, men, attacks=attacks, closed=closed)


def closing(sides: TwoSides, square: int) -> list[Mark]:
    """What attacks a square to which a side's Object might step, faintly."""
    return kit.faint(attacks_on_own(_moved(sides, OBJECT | square)))


def attacks_on_own(sides: TwoSides) -> list[Attack]:
    """The attacks on a side's own Object."""
    enemy = sides.variant.board.bit[sides.enemy]
    return attacks_on(sides.variant, sides.theirs, enemy, sides.occupied, sides.own)


def causes_of_check(positions: Sequence[ChatraPosition], seat: str) -> list[Cause]:
    """What the moves between some positions did for the attacks on a side's Object in the last."""
    seen = [position.seen_by(seat) for position in positions]
    armies = [Army(sides.theirs, sides.occupied) for sides in seen]
    return list(causes(seen[-1].variant, armies, seen[-1].own))


def given(sides: TwoSides, move: int) -> list[Attack]:
    """The attacks on the enemy Object after a move."""
    after = _moved(sides, move)
    own = sides.variant.board.bit[after.own]
    return attacks_on(sides.variant, after.mine, own, after.occupied, after.enemy)


def _moved(sides: TwoSides, move: int) -> TwoSides:
    mine, theirs, own = sides_after(sides, move)
    bit = sides.variant.board.bit
    occupied = mine | theirs | bit[own] | bit[sides.enemy]
    return replace(sides, mine=mine, theirs=theirs, own=own, occupied=occupied)


def _closed(sides: TwoSides) -> list[Reason]:
    """The squares to which the Object could step if they were safe, and who attacks each."""
    variant, board = sides.variant, sides.variant.board
    around = board.king[sides.own] & ~sides.mine & ~board.bit[sides.enemy]
    found = []
    for to in board.squares(around & variant.bounds(sides.seat)):
        attacks = attacks_on_own(_moved(sides, OBJECT | to))
        if attacks:
            found.append(kit.closed(board.names[to], board.names[to], attacks))
    return found
