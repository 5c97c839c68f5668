"""Moves in notation and in words."""

from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT
from anga.kit.pairs.ways import moving
from anga.shared.scene import Phrase


def move_notation(position: Chatra4Position, move: int) -> Phrase:
    """The notation of a legal move."""
    if move == PASS:
        return "notation:pass"
    names, manner = position.variant.board.names, _manner(position, move)
    if move & OBJECT:
        return [f"notation:object:{manner}", names[move & 255]]
    if move & SUBJECT:
        return [f"notation:{manner}", names[move >> 8 & 255], names[move & 255]]
    return ["notation:drop", names[move & 255]]


def move_description(position: Chatra4Position, move: int) -> Phrase:
    """A legal move as a sentence, with the players it mates, and the others that it checks."""
    told = _deed(position, move)
    stages = position.stages(move)
    mated = seats_mated(position, stages[-1])
    known = {position.turn, *position.check, *(seat for _, seat in mated)}
    for seat in stages[0].check:
        if seat not in known:
            told = ["description:checks", told, f"seat:{seat}"]
    attackers = {stage.turn: {each.seat for each in stage.checkers} for stage in stages[:-1]}
    for number, seat in mated:
        mater = stages[-1].states[number][1]
        slug = "description:mates-last" if len(attackers[seat]) > 1 else "description:mates"
        told = [slug, told, f"seat:{seat}", f"seat:{mater}"]
    return ["description", told]


def _deed(position: Chatra4Position, move: int) -> Phrase:
    seat = f"seat:{position.turn}"
    if move == PASS:
        return ["description:pass", seat]
    board = position.variant.board
    to = board.names[move & 255]
    if move & OBJECT:
        return [f"description:object:{_manner(position, move)}", seat, to]
    if move & SUBJECT:
        slug = moving(board, position.sides.mine, move)
        return [slug, seat, board.names[move >> 8 & 255], to]
    return ["description:drop", seat, to]


def _manner(position: Chatra4Position, move: int) -> str:
    """How a piece arrives: from the hand, by a capture, or by a plain move."""
    if move & OBJECT and position.sides.own < 0:
        return "drop"
    return "x" if move & CAPTURE else "-"


def seats_mated(before: Chatra4Position, after: Chatra4Position) -> list[tuple[int, str]]:
    """The players mated between two positions, in order: number and seat."""
    pairs = zip(before.states, after.states, strict=True)
    new = [number for number, (old, now) in enumerate(pairs) if old == ACTIVE != now]
    new.sort(key=lambda number: after.states[number], reverse=True)
    return [(number, SEATS[number]) for number in new]
