"""What speaks for moves of pieces that move in pairs: the rules prove each claim."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra4.rules.rulesets import SEATS
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT
from tests.engine.claimed import Claim, Proof, prove
from tests.engine.kit.pair_claims import far, insist_on_attack, spot, spots, way

Way = tuple[str, str]


def on_turn(position: Any, seat: str) -> Any:
    """The position with a side to move."""
    if isinstance(position, ChatraPosition):
        return replace(position, turn=seat, row=1)
    return replace(position, turn=seat)


@lru_cache(maxsize=512)
def legal(position: Any, seat: str) -> "tuple[int, ...]":
    """The moves of a side, if it were to move; none of one that is out of the game."""
    if not isinstance(position, ChatraPosition) and position.states[SEATS.index(seat)] != "a":
        return ()
    return tuple(move for move in on_turn(position, seat).legal() if move != PASS)


def men(position: Any, seat: str) -> "set[str]":
    """The squares of a side's Subjects."""
    if isinstance(position, ChatraPosition):
        found = position.black if seat == "b" else position.white
    else:
        found = position.men[SEATS.index(seat)]
    return {*position.variant.board.square_names(found)}


def piece(position: Any, seat: str) -> str:
    """The square of a side's Object."""
    if isinstance(position, ChatraPosition):
        at = position.black_object if seat == "b" else position.white_object
    else:
        at = position.objects[SEATS.index(seat)]
    return str(position.variant.board.names[at])


def occupied(position: Any) -> "set[str]":
    seats = "bw" if isinstance(position, ChatraPosition) else SEATS
    found = {cell for seat in seats for cell in men(position, seat)}
    return found | {piece(position, seat) for seat in seats}


def ends(position: Any, seat: str, move: int) -> Way:
    """Where a move on the board begins and ends."""
    names = position.variant.board.names
    start = piece(position, seat) if move & OBJECT else names[move >> 8 & 255]
    return start, names[move & 255]


def captures(position: Any, seat: str) -> "set[Way]":
    return {ends(position, seat, move) for move in legal(position, seat) if move & CAPTURE}


def steps(position: Any, seat: str) -> "set[str]":
    """The squares to which a side's Object could step."""
    return {ends(position, seat, move)[1] for move in legal(position, seat) if move & OBJECT}


def drops(position: Any, seat: str) -> "set[str]":
    names = position.variant.board.names
    return {names[move] for move in legal(position, seat) if move < OBJECT}


def glides(position: Any, seat: str) -> "set[Way]":
    """The flights and slides of a side's Subjects."""
    found = {ends(position, seat, move) for move in legal(position, seat) if move & SUBJECT}
    return {(start, end) for start, end in found if far(spot(start), spot(end)) > 1}


def checks(position: Any, seat: str, rivals: "list[str]") -> "set[str]":
    """The squares to which a side could move a piece and check some rivals, or mate."""
    here, found = on_turn(position, seat), set[str]()
    for move in legal(position, seat):
        if move > OBJECT:
            after = here.after(move)
            mated = getattr(after, "states", "") != getattr(here, "states", "")
            if {*after.check} & {*rivals} or mated:
                found.add(ends(position, seat, move)[1])
    return found


def compare(claim: Claim, now: int, earlier: int) -> None:
    """More of something, or as much where it is kept."""
    assert now >= earlier if claim.slug.endswith(":kept") else now > earlier


def both(claim: Claim, count: "Callable[[Any], int]") -> None:
    compare(claim, count(claim.after), count(claim.before))


def mate(claim: Claim) -> None:
    assert claim.ways
    assert claim.before.states.count("a") > claim.after.states.count("a")


def check(claim: Claim) -> None:
    objects = {piece(claim.after, rival) for rival in claim.after.check}
    mine = spots(men(claim.after, claim.seat))
    for mark in claim.marks:
        assert mark["cells"][1] in objects
        insist_on_attack(mark, mine, spots(occupied(claim.after)))


def capture(claim: Claim) -> None:
    for start, end in claim.ways:
        assert start in men(claim.before, claim.seat) | {piece(claim.before, claim.seat)}
        assert end in men(claim.after, claim.seat) | {piece(claim.after, claim.seat)}
        assert end in occupied(claim.before)


def threatens(claim: Claim) -> None:
    assert claim.ways <= captures(claim.after, claim.seat)


def unharmed(claim: Claim) -> None:
    taken = {end for rival in claim.rivals for _, end in captures(claim.after, rival)}
    assert {*claim.cells} <= men(claim.after, claim.seat)
    assert not taken & {*claim.cells}


def checks_next(claim: Claim) -> None:
    assert len(claim.about) == 1
    assert not {*claim.about} & {*claim.after.check}  # its pieces move first
    assert {*claim.cells} <= checks(claim.after, claim.seat, claim.about)


def unchecks(claim: Claim) -> None:
    assert not {*claim.cells} & {
        cell for rival in claim.rivals for cell in checks(claim.after, rival, [claim.seat])
    }


def covers(claim: Claim) -> None:
    """Each time the rival captures there, it can be captured there."""
    (rival,) = claim.rivals
    for cell in claim.cells:
        assert cell in men(claim.before, claim.seat) & men(claim.after, claim.seat)
        assert not is_covered(claim.before, claim.seat, rival, cell)
        assert is_covered(claim.after, claim.seat, rival, cell)


def is_covered(position: Any, seat: str, rival: str, cell: str) -> bool:
    """Whether a rival could capture on a cell, but not without being captured there."""
    at = position.variant.board.names.index(cell)
    turned = on_turn(position, rival)
    taking = [move for move in legal(position, rival) if move & CAPTURE and move & 255 == at]
    return bool(taking) and all(
        any(move & CAPTURE and move & 255 == at for move in legal(turned.after(reply), seat))
        for reply in taking
    )


def presses(claim: Claim) -> None:
    (rival,) = claim.about
    assert {*claim.cells} <= steps(claim.before, rival) - steps(claim.after, rival)


def breath(claim: Claim) -> None:
    assert {*claim.cells} <= steps(claim.after, claim.seat)
    assert piece(claim.before, claim.seat) not in claim.cells
    both(claim, lambda position: len(steps(position, claim.seat)))


def ground(claim: Claim) -> None:
    assert {*claim.cells} <= drops(claim.after, claim.seat)


def denies(claim: Claim) -> None:
    (rival,) = claim.about
    assert {*claim.cells} <= drops(claim.before, rival) - drops(claim.after, rival)


def linked(claim: Claim) -> None:
    now, earlier = glides(claim.after, claim.seat), glides(claim.before, claim.seat)
    assert {*claim.cells} <= {start for start, _ in now}
    new = {(start, end) for start, end in (m["cells"] for m in claim.marks if m["mark"] == "way")}
    assert new <= now - earlier
    compare(claim, len(now), len(earlier))


def evades(claim: Claim) -> None:
    """Each of these had a clear line to the Object, and has none."""
    was, now = piece(claim.before, claim.seat), piece(claim.after, claim.seat)
    for cell in claim.cells:
        assert is_clear(claim.before, was, cell)
        assert not is_clear(claim.after, now, cell)


def is_clear(position: Any, start: str, end: str) -> bool:
    """Whether two squares are on a line with nothing between them."""
    step, (x, y) = way(spot(start), spot(end)), spot(start)
    if step is None:
        return False
    taken = {spot(cell) for cell in occupied(position)}
    between = ((x + n * step[0], y + n * step[1]) for n in range(1, far(spot(start), spot(end))))
    return not taken.intersection(between)


def retreats(claim: Claim) -> None:
    """From each of these, the Object is farther away."""
    was, now = piece(claim.before, claim.seat), piece(claim.after, claim.seat)
    for cell in claim.cells:
        assert far(spot(was), spot(cell)) <= 3 < far(spot(now), spot(cell))


def enters(claim: Claim) -> None:
    assert {*claim.cells} <= men(claim.after, claim.seat)
    assert claim.move < OBJECT
    assert claim.after.variant.board.names[claim.move] in claim.cells


def prepares(claim: Claim) -> None:
    """After one more drop, a third one is possible on any of these squares."""
    here = on_turn(claim.after, claim.seat)
    moves = [move for move in legal(claim.after, claim.seat) if move < OBJECT]
    assert any({*claim.cells} <= drops(here.after(move), claim.seat) for move in moves)


def closer(claim: Claim) -> None:
    for mark in claim.marks[:-1]:
        start, end = mark["cells"]
        assert start in men(claim.after, claim.seat)
        assert [end] == [piece(claim.after, rival) for rival in claim.about]
        assert far(spot(start), spot(end)) <= 3


def aligned(claim: Claim) -> None:
    for mark in claim.marks[:-1]:
        start, end = mark["cells"]
        assert start in men(claim.after, claim.seat)
        assert [end] == [piece(claim.after, rival) for rival in claim.about]
        assert is_clear(claim.after, start, end)


def spreads(claim: Claim) -> None:
    assert {*claim.cells} & men(claim.after, claim.seat)
    assert not {*claim.cells} & men(claim.before, claim.seat)


def hinders(claim: Claim) -> None:
    assert {*claim.cells} <= {cell for rival in claim.rivals for cell in men(claim.after, rival)}
    both(
        claim,
        lambda position: -sum(len(glides(position, rival)) for rival in claim.rivals),
    )


PROOFS: "dict[str, Proof]" = {
    "check": check,
    "capture": capture,
    "threatens": threatens,
    "safe": unharmed,
    "away": unharmed,
    "checks-next": checks_next,
    "presses": presses,
    "breath": breath,
    "ground": ground,
    "denies": denies,
    "linked": linked,
    "evades": evades,
    "retreats": retreats,
    "enters": enters,
    "closer": closer,
    "aligned": aligned,
    "hinders": hinders,
}
OF_TWO: "dict[str, Proof]" = {
    "unchecks": unchecks,
    "prepares": prepares,
    "spreads": spreads,
    "covers": covers,
}
OF_FOUR: "dict[str, Proof]" = {"mate": mate}


def test_each_claim_is_true_in_chatra(monkeypatch: pytest.MonkeyPatch) -> None:
    prove(monkeypatch, "chatra", {**PROOFS, **OF_TWO}, (4, 60, 4))


def test_each_claim_is_true_among_four(monkeypatch: pytest.MonkeyPatch) -> None:
    prove(monkeypatch, "chatra4", {**PROOFS, **OF_FOUR}, (4, 60, 4))
