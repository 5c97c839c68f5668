"""What explains a move: an orb that turned red, a turn that was skipped; and notes at seats."""

from collections.abc import Iterator, Sequence

from anga.contract.game import Line
from anga.games.orb.rules.orbs import prey_of
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.rulesets import PLAIN
from anga.games.orb.rules.seats import BITS, NAMES, NUMBERS, SEATS, seats_in
from anga.games.orb.rules.tables import PASS
from anga.games.orb.view.description import seats_mated, seats_paying, seats_skipped, skips
from anga.games.orb.view.shows import attack_of, attacks_on, excess
from anga.kit import shows as kit
from anga.kit.rounds import last_round, news_of_mates
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark, Phrase


def tells(line: Line[OrbPosition, int]) -> list[Reason]:
    """The attacks that turned orbs red, and the check for which players were skipped."""
    if not line.moves or line.outcome:
        return []
    before, move, after = line.positions[-2], line.moves[-1], line.position
    red = before.rules != PLAIN and move != PASS
    return [*(_red(before, move, after) if red else ()), *_skipped(before, after)]


def passed_over(line: Line[OrbPosition, int]) -> dict[str, Phrase]:
    """Who was skipped, missed a turn, had to pass, or was mated, and why."""
    found = dict[str, Phrase]()
    for ply, waiting in last_round(line):
        before, after = line.positions[ply], line.positions[ply + 1]
        for seat, note in _passed(before, line.moves[ply], after):
            if SEATS[seat] in waiting:
                found.setdefault(SEATS[seat], note)
    return found


def news(before: OrbPosition, _move: int, after: OrbPosition) -> dict[str, list[Phrase]]:
    """Who was mated, for each player who is left."""
    mates = [(before.turn, SEATS[seat]) for seat in seats_mated(before, after)]
    left = [seat for seat, state in zip(SEATS, after.states, strict=True) if state == "a"]
    return news_of_mates(mates, left)


def _passed(before: OrbPosition, move: int, after: OrbPosition) -> Iterator[tuple[int, Phrase]]:
    for seat in seats_mated(before, after):
        yield seat, [f"note:place-{after.states[seat]}:by", f"seat:{before.turn}"]
    if move == PASS:
        yield before.seat, "note:passed"
    for seat, first in skips(before, after).items():
        slug = "note:skipped" if after.states[first] == "a" else "note:skipped:mate"
        yield seat, [slug, f"seat:{SEATS[first]}"]
    for seat in seats_paying(before, move, after):
        yield seat, "note:paid"


def _red(before: OrbPosition, move: int, after: OrbPosition) -> Iterator[Reason]:
    for seat in seats_in(after.red & ~before.red):
        marks = list(excess(before, move, prey_of(before.board, BITS[seat])))
        told = [attack_of(after.board, *way).told for way in _standing(after, marks)]
        if NAMES[after.board.kings[seat]] in [mark["cells"][1] for mark in marks]:
            yield reason("tells:red:check", f"seat:{SEATS[seat]}", marks=marks)
        elif told:
            yield reason("tells:red", f"seat:{SEATS[seat]}", kit.both(told), marks=marks)
        else:
            yield reason("tells:red:took", f"seat:{SEATS[seat]}", marks=marks)


def _standing(after: OrbPosition, marks: Sequence[Mark]) -> Iterator[tuple[int, int]]:
    """The attacks by pieces that stand there still: one that captured has gone to its prey."""
    for mark in marks:
        start, end = (NUMBERS[cell] for cell in mark["cells"])
        if after.board.squares[start]:
            yield start, end


def _skipped(before: OrbPosition, after: OrbPosition) -> Iterator[Reason]:
    if not after.in_check:
        return
    found = attacks_on(after.board, after.seat, after.board.kings[after.seat])
    skipped = [f"seat:{SEATS[other]}" for other in seats_skipped(before, after)]
    if skipped:
        slug = "tells:skipped" if len(skipped) == 1 else "tells:skipped:two"
        yield reason(
            slug, skipped[0], f"seat:{after.turn}", *skipped[1:], marks=kit.marks_of(found)
        )
