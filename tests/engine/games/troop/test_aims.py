"""What speaks for moves in Troop-Chess: the rules prove each claim."""

from dataclasses import replace
from functools import lru_cache
from itertools import combinations

import pytest

from anga.games.troop.rules.board import NAMES
from anga.games.troop.rules.encoding import MARCH, decode
from anga.games.troop.rules.formations import formations
from anga.games.troop.rules.moves import forward
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.view.overlays import outline
from anga.kit.grid import squares_of
from tests.engine.claimed import Claim, Proof, prove


def own(position: TroopPosition, seat: str) -> "set[str]":
    return {*position.board.names(position.black if seat == "b" else position.white)}


def on_turn(position: TroopPosition, seat: str) -> TroopPosition:
    return position if seat == position.turn else replace(position, turn=seat)


@lru_cache(maxsize=256)
def beaten(position: TroopPosition, seat: str) -> "frozenset[str]":
    """The soldiers that a side could beat if it were to move."""
    here, (rival,) = on_turn(position, seat), {"b", "w"} - {seat}
    theirs, found = own(position, rival), set[str]()
    for move in here.legal():
        found |= theirs - own(here.after(move), rival)
    return frozenset(found)


def beatings(position: TroopPosition, seat: str) -> "list[set[str]]":
    """Some soldiers that one march of a side each could beat together, however many there are."""
    here, (rival,) = on_turn(position, seat), {"b", "w"} - {seat}
    theirs = own(position, rival)
    fallen = [theirs - own(here.after(move), rival) for move in here.legal()]
    return [{*part} for each in fallen for n in range(4) for part in combinations(each, n)]


def marches(position: TroopPosition, seat: str) -> "dict[int, set[str]]":
    """The marches of a side without their muster steps, each with the soldiers that take part."""
    found = {move & MARCH for move in on_turn(position, seat).legal()}
    return {move: {position.board.name(cell) for cell in decode(move)[1]} for move in found}


def heads(position: TroopPosition, seat: str) -> "set[tuple[str, int]]":
    """The heads of a side's formations, with the directions of their fronts."""
    men = position.black if seat == "b" else position.white
    return {
        (position.board.name(cell), front)
        for formation in formations(position.board.size).values()
        if formation.mask & men == formation.mask
        for front, cell in formation.heads.items()
    }


def far(position: TroopPosition, a: str, b: str) -> int:
    (x, y), (v, w) = (
        divmod(position.board.called.index(cell), position.board.size) for cell in (a, b)
    )
    return max(abs(x - v), abs(y - w))


def distances(position: TroopPosition, seat: str, rival: str) -> int:
    """How far all of a side's soldiers together are away from the nearest enemies."""
    theirs = own(position, rival)
    return sum(
        min(far(position, cell, other) for other in theirs) - 1 for cell in own(position, seat)
    )


def compare(claim: Claim, now: int, earlier: int) -> None:
    """More of something, or as much where it is kept."""
    assert now >= earlier if claim.slug.endswith(":kept") else now > earlier


def takes(claim: Claim) -> None:
    (rival,) = claim.rivals
    fallen = own(claim.before, rival) - own(claim.after, rival)
    lost = len(own(claim.before, claim.seat)) - len(own(claim.after, claim.seat))
    assert {end for _, end in claim.ways} == fallen
    assert {start for start, _ in claim.ways} <= own(claim.before, claim.seat)
    assert claim.told["args"][1:] == ([str(lost)] if lost else [])
    assert (claim.slug == "exchanges") == bool(lost)


def threatens(claim: Claim) -> None:
    assert {start for start, _ in claim.ways} <= own(claim.after, claim.seat)
    assert {end for _, end in claim.ways} <= beaten(claim.after, claim.seat)
    insist_on_steps(claim.after, claim)
    if "aim:and" in str(claim.told["args"]):
        assert {end for _, end in claim.ways} in beatings(claim.after, claim.seat)


def insist_on_steps(position: TroopPosition, claim: Claim) -> None:
    """A soldier that musters first goes one step, then straight."""
    for mark in claim.marks:
        if mark["mark"] == "attack" and len(mark["cells"]) > 2:
            start, bend, end = mark["cells"]
            assert far(position, start, bend) == 1
            assert far(position, bend, end) in (1, 2)


def unharmed(claim: Claim) -> None:
    (rival,) = claim.rivals
    assert {*claim.cells} <= own(claim.after, claim.seat)
    assert not beaten(claim.after, rival) & {*claim.cells}


def ready(claim: Claim) -> None:
    now, earlier = heads(claim.after, claim.seat), heads(claim.before, claim.seat)
    compare(claim, len(now), len(earlier))
    if claim.slug.endswith(":kept"):
        assert {*claim.cells} <= {cell for cell, _ in now}
        insist_on_outlines(claim)
        return
    head, formed, faced = claim.told["args"]
    cells = {*map(str, formed[1:])}
    assert str(head) in {cell for cell, _ in now - earlier} & cells
    assert claim.cells == [head]
    assert cells <= own(claim.after, claim.seat)
    assert outlined(claim) == [cells]
    assert {"way" in str(claim.marks)} == {claim.slug == "ready"}
    far = [
        decode(march).steps == 2 and f"direction:{NAMES[decode(march).direction]}" == faced
        for march, men in marches(claim.after, claim.seat).items()
        if men == cells
    ]
    assert (claim.slug == "ready") <= any(far)


def outlined(claim: Claim) -> "list[set[str]]":
    """The cells of the soldiers of the formations whose outlines are drawn."""
    board, found = claim.after.board, list[set[str]]()
    for line in claim.told["figures"]["lines"]:
        for formation in formations(board.size).values():
            if line == outline(board, formation, line["width"]):
                found.append({*map(board.name, formation.cells)})
    return found


def insist_on_outlines(claim: Claim) -> None:
    """Each head that is told stands in a formation of its own that is drawn."""
    drawn, men = outlined(claim), own(claim.after, claim.seat)
    assert len(drawn) == len(claim.cells)
    assert all(any(cell in each for each in drawn) for cell in claim.cells)
    assert all(each <= men for each in drawn)


def faces(claim: Claim) -> None:
    ahead = forward(claim.seat)
    now, earlier = (
        {(cell, front) for cell, front in heads(position, claim.seat) if front in ahead}
        for position in (claim.after, claim.before)
    )
    assert {*claim.cells} <= {cell for cell, _ in now}
    insist_on_outlines(claim)
    compare(claim, len(now), len(earlier))


def landed(claim: Claim) -> None:
    new = own(claim.after, claim.seat) - own(claim.before, claim.seat)
    assert {*claim.cells} & new
    assert {*claim.cells} <= own(claim.after, claim.seat)


def advances(claim: Claim) -> None:
    landed(claim)
    board = claim.after.board
    sign = 1 if claim.seat == "b" else -1

    def ranks(position: TroopPosition) -> int:
        men = position.black if claim.seat == "b" else position.white
        return sum(cell % board.size for cell in squares_of(men))

    assert sign * (ranks(claim.after) - ranks(claim.before)) > 0


def joined(claim: Claim) -> None:
    men = own(claim.after, claim.seat)
    for cell in claim.cells:
        assert cell in men
        assert 1 in [far(claim.after, cell, other) for other in men]


def central(claim: Claim) -> None:
    board = claim.after.board
    places = [divmod(board.called.index(cell), board.size) for cell in claim.cells]
    assert {*claim.cells} <= own(claim.after, claim.seat)
    assert {*sum(places, ())} <= {*range(board.size // 3, board.size - board.size // 3)}


def roams(claim: Claim) -> None:
    now, earlier = marches(claim.after, claim.seat), marches(claim.before, claim.seat)
    if claim.slug.endswith(":kept"):
        assert {*claim.cells} <= set[str]().union(*now.values())
    else:
        assert {*claim.cells} in [now[march] for march in now.keys() - earlier.keys()]
    compare(claim, len(now), len(earlier))


def hinders(claim: Claim) -> None:
    (rival,) = claim.rivals
    assert {*claim.cells} <= own(claim.after, rival)
    for cell in claim.cells:
        now, earlier = (
            len([men for men in marches(position, rival).values() if cell in men])
            for position in (claim.after, claim.before)
        )
        assert now <= earlier if claim.slug.endswith(":kept") else now < earlier
    compare(claim, -len(marches(claim.after, rival)), -len(marches(claim.before, rival)))


def nears(claim: Claim) -> None:
    landed(claim)
    (rival,) = claim.rivals
    now, earlier = (
        distances(position, claim.seat, rival) for position in (claim.after, claim.before)
    )
    compare(claim, -now, -earlier)


def retreats(claim: Claim) -> None:
    landed(claim)
    (rival,) = claim.rivals
    now, earlier = (
        distances(position, claim.seat, rival) for position in (claim.after, claim.before)
    )
    compare(claim, now, earlier)


PROOFS: "dict[str, Proof]" = {
    "beats": takes,
    "exchanges": takes,
    "threatens": threatens,
    "safe": unharmed,
    "away": unharmed,
    "ready": ready,
    "formed": ready,
    "forward": advances,
    "joined": joined,
    "hinders": hinders,
    "roams": roams,
    "central": central,
    "faces": faces,
    "nears": nears,
    "retreats": retreats,
}


def test_each_claim_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    prove(monkeypatch, "troop", PROOFS, (4, 48, 4))
