"""Checks and mates, and what forbids a move, as figures."""

from collections.abc import Iterator, Sequence

from anga.contract.game import Line
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.rules.sides import FourSides, sides_after
from anga.kit import shows as kit
from anga.kit.pairs import stuck as kit_stuck
from anga.kit.pairs.attacks import UNSAFE, attacks_on, forbidding
from anga.kit.pairs.causes import Army, causes, since_own_move
from anga.kit.pairs.encoding import OBJECT, PASS, SUBJECT
from anga.kit.pairs.stuck import Men
from anga.kit.shows import Attack, Cause
from anga.shared.advice import Reason
from anga.shared.scene import Figures, Mark, figures


def shows(line: Line[Chatra4Position, int]) -> list[Reason]:
    """The mates that the last move brought about, and the checks."""
    position = line.position
    found = []
    if line.moves:
        *mated, _ = line.positions[-2].stages(line.moves[-1])
        for stage in mated:
            earlier = since_own_move(line, stage.turn)[:-1]
            attacks, why = attacks_on_own(stage.sides), causes_of_check(earlier, stage.sides)
            found += [kit.mate(stage.turn, attacks, why), *_closed(stage.sides)]
    if position.opening or position.over:
        return found
    for number, seat in enumerate(SEATS):
        if position.states[number] == ACTIVE:
            sides = position.seen_by(number)
            if attacks := attacks_on_own(sides):
                why = causes_of_check(since_own_move(line, seat)[:-1], sides)
                found.append(kit.check(seat, attacks, why))
    return found


def forbids(position: Chatra4Position, move: int) -> Figures:
    """The attack that a move would bring about, or else the pieces and lines in its way."""
    refusal, sides = position.refusal(move), position.sides
    if refusal.reason in UNSAFE:
        return figures(kit.marks_of(attacks_on_own(_moved(sides, move))))
    if refusal.reason == "drop-check":
        return figures(kit.marks_of(_given(sides, _moved(sides, move))))
    return forbidding(position.variant.board, refusal)


def stuck(position: Chatra4Position, cell: str) -> Reason | None:
    """Why the own piece on a cell cannot move at all, or another's is restricted besides."""
    sides, board = position.sides, position.variant.board
    armies = [(SEATS[rival.seat], rival.men) for rival in sides.rivals]
    theirs = kit_stuck.theirs(position.variant, cell, armies)
    if theirs:
        return theirs
    if position.opening or sides.own < 0:
        return None
    around = board.king[sides.own]
    men = Men(sides.own, sides.mine, around, sides.targets)
    attacks, closed = attacks_on_own(sides), _closed(sides)
    return kit_stuck.stuck(position, board, cell, men, attacks=attacks, closed=closed)


def closing(sides: FourSides, square: int) -> list[Mark]:
    """What attacks a square to which a player's Object might step, faintly."""
    return kit.faint(attacks_on_own(_moved(sides, OBJECT | square)))


def attacks_on_own(sides: FourSides) -> list[Attack]:
    """The attacks of all opponents on a player's own Object, each told with its owner."""
    variant, bit, occupied = sides.variant, sides.variant.board.bit, sides.occupied
    return [
        Attack(attack.mark, ["attack:of", f"seat:{SEATS[rival.seat]}", attack.told])
        for rival in sides.rivals
        for attack in attacks_on(variant, rival.men, bit[rival.object], occupied, sides.own)
    ]


def causes_of_check(earlier: Sequence[Chatra4Position], sides: FourSides) -> list[Cause]:
    """What the moves after some positions did for the attacks on a player's own Object."""
    found = list[Cause]()
    for rival in sides.rivals:
        armies = [Army(at.men[rival.seat], at.occupied) for at in earlier]
        armies.append(Army(rival.men, sides.occupied))
        found += causes(sides.variant, armies, sides.own)
    return found


def _given(before: FourSides, after: FourSides) -> Iterator[Attack]:
    """The attacks on Objects that were not attacked before."""
    own = after.variant.board.bit[after.own]
    for rival in after.rivals:
        was = attacks_on(before.variant, before.mine, own, before.occupied, rival.object)
        if not was:
            yield from attacks_on(after.variant, after.mine, own, after.occupied, rival.object)


def _moved(sides: FourSides, move: int) -> FourSides:
    if move == PASS:
        return sides
    start = move >> 8 & 255 if move & SUBJECT else None
    return sides_after(sides, move & 255, start, bool(move & OBJECT))


def _closed(sides: FourSides) -> Iterator[Reason]:
    """The squares to which the Object could step if they were safe, and who attacks each."""
    board = sides.variant.board
    for to in board.squares(board.king[sides.own] & ~sides.mine & ~sides.objects):
        attacks = attacks_on_own(_moved(sides, OBJECT | to))
        if attacks:
            yield kit.closed(board.names[to], board.names[to], attacks)
