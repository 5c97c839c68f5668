"""What explains a move: an orb that turned red, a turn that was skipped, as figures."""

from collections.abc import Iterator

from anga.contract.game import Line
from anga.games.orb.rules.names import square_name
from anga.games.orb.rules.orbs import prey_of
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.rulesets import PLAIN
from anga.games.orb.rules.seats import BITS, NUMBERS, SEATS, seats_in
from anga.games.orb.rules.tables import PASS
from anga.games.orb.view.description import seats_skipped
from anga.games.orb.view.shows import attack_of, attacks_on, excess
from anga.kit import shows as kit
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark, Phrase


def tells(line: Line[OrbPosition, int]) -> list[Reason]:
    """The attacks that turned orbs red, and the check for which players were skipped."""
    if not line.moves or line.outcome:
        return []
    before, move, after = line.positions[-2], line.moves[-1], line.position
    red = before.rules != PLAIN and move != PASS
    return [*(_red(before, move, after) if red else ()), *_skipped(before, after)]


def _red(before: OrbPosition, move: int, after: OrbPosition) -> Iterator[Reason]:
    for seat in seats_in(after.red & ~before.red):
        marks = list(excess(before, move, prey_of(before.board, BITS[seat])))
        told = kit.both([_attack(after, mark) for mark in marks])
        yield reason("tells:red", f"seat:{SEATS[seat]}", told, marks=marks)


def _attack(after: OrbPosition, mark: Mark) -> Phrase:
    """An attack in words; the capturing piece stands where the captured one stood."""
    start, end = (NUMBERS[cell] for cell in mark["cells"])
    if not after.board.squares[start]:
        return ["attack:took", square_name(end)]
    return attack_of(after.board, start, end).told


def _skipped(before: OrbPosition, after: OrbPosition) -> Iterator[Reason]:
    if not after.in_check:
        return
    found = attacks_on(after.board, after.seat, after.board.kings[after.seat])
    for other in seats_skipped(before, after):
        told = [f"seat:{SEATS[other]}", f"seat:{after.turn}", kit.together(found)]
        yield reason("tells:skipped", *told, marks=kit.marks_of(found))
