"""What speaks for moves in Yonin Shogi: the rules prove each claim."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from anga.contract.claims import claims
from anga.games import get
from anga.games.orb.rules.attacks import attackers
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import (
    AREA,
    BITS,
    NAMES,
    NUMBERS,
    PROMOTED,
    SEATS,
    UNPROMOTED,
    kind_of,
    seat_of,
)
from anga.games.orb.rules.tables import DROPPING, PROMOTING, RANK
from anga.shared.phrases import say
from anga.shared.scene import Phrase
from tests.engine.claimed import Claim, Proof, prove

GAME = get("orb")
Way = tuple[str, str]


def on_turn(position: OrbPosition, seat: str) -> OrbPosition:
    """The position with a player to move, whose orb is then blue."""
    number = SEATS.index(seat)
    return replace(position, turn=seat, seat=number, red=position.red & ~BITS[number])


def moves(position: OrbPosition, seat: str) -> "list[int]":
    """The moves of pieces on the board that a player could make if it were to move."""
    if position.states[SEATS.index(seat)] != "a":
        return []
    return [move for move in on_turn(position, seat).legal() if move < DROPPING]


def ends(move: int) -> Way:
    return NAMES[move // AREA % AREA], NAMES[move % AREA]


def ways(position: OrbPosition, seat: str) -> "set[Way]":
    return {ends(move) for move in moves(position, seat)}


def owner(position: OrbPosition, cell: str) -> "str | None":
    code = position.board.squares[NUMBERS[cell]]
    return SEATS[seat_of(code)] if code else None


def captures(position: OrbPosition, seat: str) -> "set[Way]":
    return {way for way in ways(position, seat) if owner(position, way[1])}


def king(position: OrbPosition, seat: str) -> str:
    return NAMES[position.board.kings[SEATS.index(seat)]]


def active(position: OrbPosition, seats: "list[str]") -> "list[str]":
    return [seat for seat in seats if position.states[SEATS.index(seat)] == "a"]


def steps(position: OrbPosition, seat: str) -> "set[str]":
    """The squares to which a King could step."""
    return {end for start, end in ways(position, seat) if start == king(position, seat)}


def is_reached(position: OrbPosition, seat: str, cell: str) -> bool:
    """Whether a player's piece attacks a square, as somebody else's King would find out."""
    rival = (SEATS.index(seat) + 1) % 4
    found = attackers(position.board, rival, NUMBERS[cell])
    return any(owner(position, NAMES[at]) == seat for at in found)


def is_kept(position: OrbPosition, seat: str, cell: str) -> bool:
    """Whether a player's piece is attacked by nobody, or protected."""
    found = attackers(position.board, SEATS.index(seat), NUMBERS[cell])
    return not found or is_reached(position, seat, cell)


def far(a: str, b: str) -> int:
    return max(abs(ord(a[0]) - ord(b[0])), abs(ord(a[1]) - ord(b[1])))


def against(position: OrbPosition, seat: str, rivals: "list[str]") -> "list[Way]":
    """The captures of a player's pieces."""
    found = [way for rival in rivals for way in captures(position, rival)]
    return [way for way in found if owner(position, way[1]) == seat]


def checking(position: OrbPosition, seat: str, rival: str) -> "set[str]":
    """The squares to which a player could move and check a rival, or mate."""
    here = on_turn(position, seat)
    found = [(move, here.after(move)) for move in moves(position, seat)]
    return {
        NAMES[move % AREA]
        for move, after in found
        if rival in after.check or after.states != here.states
    }


def capture(claim: Claim) -> None:
    for start, end in claim.ways:
        assert owner(claim.before, start) == owner(claim.after, end) == claim.seat
        assert owner(claim.before, end) in claim.rivals


def check(claim: Claim) -> None:
    kings = {king(claim.after, seat) for seat in claim.after.check}
    for start, end in claim.ways:
        assert end in kings
        assert NUMBERS[start] in attackers(
            claim.after.board, SEATS.index(str(owner(claim.after, end))), NUMBERS[end]
        )


def mate(claim: Claim) -> None:
    assert claim.ways
    assert claim.before.states.count("a") > claim.after.states.count("a")


def promotes(claim: Claim) -> None:
    (cell,) = claim.cells
    code = claim.after.board.squares[NUMBERS[cell]]
    assert PROMOTING <= claim.move < DROPPING
    assert owner(claim.after, cell) == claim.seat
    assert UNPROMOTED[kind_of(code)] != kind_of(code)


def threatens(claim: Claim) -> None:
    assert claim.ways <= captures(claim.after, claim.seat)
    earlier = {end for _, end in captures(claim.before, claim.seat)}
    assert not {end for _, end in claim.ways} & earlier


def unharmed(claim: Claim) -> None:
    """Not only by an orb, which is blue again in a moment; who would have captured is named."""
    taken = against(replace(claim.after, red=0), claim.seat, claim.rivals)
    assert {owner(claim.after, cell) for cell in claim.cells} == {claim.seat}
    assert not {end for _, end in taken} & {*claim.cells}
    by = [rival for rival in claim.rivals if f"seat:{rival}" in str(claim.told["args"][1])]
    if claim.slug == "safe":
        found = [way for rival in by or claim.rivals for way in captures(claim.before, rival)]
        assert {*claim.cells} <= {end for _, end in found}
        drawn = {(mark["cells"][0], mark["cells"][1]) for mark in claim.marks[:-1]}
        assert drawn <= {(start, end) for start, end in found if end in claim.cells}
        assert all(owner(claim.after, start) in claim.rivals for start, _ in drawn)
    if claim.slug == "safe:kept":
        found = against(claim.before, claim.seat, claim.rivals)
        assert not {end for _, end in found} & {*claim.cells}


def checks_next(claim: Claim) -> None:
    (rival,) = claim.about
    assert rival not in claim.after.check  # its King or its blockers move first
    assert {*claim.cells} <= checking(claim.after, claim.seat, rival)
    here = on_turn(claim.after, claim.seat)
    for cell in claim.cells:  # by some move there no piece is given away
        there = [here.after(move) for move in moves(here, claim.seat) if NAMES[move % AREA] == cell]
        assert any(is_kept(after, claim.seat, cell) for after in there)


def unchecks(claim: Claim) -> None:
    """No rival checks this King by a move there."""
    at = SEATS.index(claim.seat)
    for rival in active(claim.after, claim.rivals):
        here = on_turn(claim.after, rival)
        for move in moves(claim.after, rival):
            if NAMES[move % AREA] in claim.cells:
                assert claim.seat in claim.after.check or not (here.after(move).checked >> at & 1)


def fewer(claim: Claim) -> None:
    now, earlier = (
        len(against(position, claim.seat, claim.rivals)) for position in (claim.after, claim.before)
    )
    assert now <= earlier if claim.slug.endswith(":kept") else now < earlier
    assert {owner(claim.after, cell) for cell in claim.cells} == {claim.seat}


def more(count: "Callable[[OrbPosition, str], object]") -> Proof:
    """A proof that a number of things did not go down, or that it went up."""

    def proof(claim: Claim) -> None:
        now, earlier = (
            len(count(position, claim.seat))  # type: ignore[arg-type]
            for position in (claim.after, claim.before)
        )
        assert now >= earlier if claim.slug.endswith(":kept") else now > earlier

    return proof


def strikes(claim: Claim) -> None:
    assert claim.ways <= captures(claim.after, claim.seat)
    assert {end for _, end in claim.ways} == {*claim.cells}
    more(captures)(claim)


def presses(claim: Claim) -> None:
    (rival,) = claim.about
    assert {*claim.cells} <= steps(claim.before, rival) - steps(claim.after, rival)
    others = [seat for seat in active(claim.after, [*SEATS]) if seat != rival]
    assert all(any(is_reached(claim.after, each, cell) for each in others) for cell in claim.cells)


def breath(claim: Claim) -> None:
    assert {*claim.cells} <= steps(claim.after, claim.seat)
    assert king(claim.before, claim.seat) not in claim.cells
    more(steps)(claim)


def covers(claim: Claim) -> None:
    """Protection is told of what could be captured, and of what had it or had it not before."""
    assert {*claim.cells} <= {end for _, end in against(claim.after, claim.seat, claim.rivals)}
    for cell in claim.cells:
        assert is_reached(claim.before, claim.seat, cell) == claim.slug.endswith(":kept")
        assert owner(claim.after, cell) == claim.seat
        assert is_reached(claim.after, claim.seat, cell)


def reaches(claim: Claim) -> None:
    """Each piece named stood on the board, and has more ways, also if it moved; or no fewer."""
    came = {end: start for start, end in [ends(claim.move)] if claim.move < DROPPING}
    for cell in claim.cells:
        assert owner(claim.before, came.get(cell, cell)) == claim.seat
        now = [way for way in ways(claim.after, claim.seat) if way[0] == cell]
        earlier = [way for way in ways(claim.before, claim.seat) if way[0] == came.get(cell, cell)]
        kept = claim.slug.endswith(":kept")
        assert len(now) >= len(earlier) if kept else len(now) > len(earlier)


def besieges(claim: Claim) -> None:
    (rival,) = active(claim.after, claim.about)
    assert {far(cell, king(claim.after, rival)) for cell in claim.cells} == {1}
    assert not {*claim.cells} & steps(claim.after, rival)
    attacks(claim)


def shelters(claim: Claim) -> None:
    own = SEATS.index(claim.seat)
    for cell in claim.cells:
        assert far(cell, king(claim.after, claim.seat)) == 1
        assert not attackers(claim.after.board, own, NUMBERS[cell])


def guards(claim: Claim) -> None:
    for cell in claim.cells:
        assert owner(claim.after, cell) == claim.seat
        assert far(cell, king(claim.after, claim.seat)) == 1


def controls(claim: Claim) -> None:
    """Only where nothing stands can something come."""
    attacks(claim)
    assert not [cell for cell in claim.cells if claim.after.board.squares[NUMBERS[cell]]]


def attacks(claim: Claim) -> None:
    """An attack is on what is not one's own; what is one's own is protected."""
    for cell in claim.cells:
        assert is_reached(claim.after, claim.seat, cell)
        assert owner(claim.after, cell) != claim.seat


def has_place(name: Phrase) -> bool:
    """Whether a name says where a piece is, which differs before and after a move."""
    return bool(re.search(r"\d", say(name, GAME.words, "en")))


def advances(claim: Claim) -> None:
    (cell,), (name, left) = claim.cells, claim.told["args"]
    assert owner(claim.after, cell) == claim.seat
    assert kind_of(claim.after.board.squares[NUMBERS[cell]]) in PROMOTED
    rank = RANK[SEATS.index(claim.seat)]
    ahead = rank[NUMBERS[cell]] - 2
    assert left == ("aim:step" if ahead == 1 else ["aim:steps", str(ahead)])
    assert not has_place(name)
    assert claim.move < DROPPING  # what was in hand has not come nearer
    assert rank[NUMBERS[cell]] < rank[claim.move // AREA % AREA]


def approaches(claim: Claim) -> None:
    start, end = claim.marks[0]["cells"]
    assert owner(claim.after, start) == claim.seat
    assert [end] == [king(claim.after, rival) for rival in active(claim.after, claim.about)]
    assert claim.move < DROPPING
    assert far(start, end) < far(NAMES[claim.move // AREA % AREA], end)
    assert not has_place(claim.told["args"][0])


def hinders(claim: Claim) -> None:
    """An orb that turned red is no hindrance: it is blue again in a moment."""
    before, after = (replace(position, red=0) for position in (claim.before, claim.after))
    assert all(active(after, [str(owner(after, cell))]) for cell in claim.cells)
    assert {owner(claim.after, cell) for cell in claim.cells} <= {*claim.rivals}
    for cell in claim.cells:
        each = str(owner(claim.after, cell))
        found = [
            len([way for way in ways(position, each) if way[0] == cell])
            for position in (after, before)
        ]
        assert found[0] <= found[1] if claim.slug.endswith(":kept") else found[0] < found[1]
    now, earlier = (
        sum(len(ways(position, rival)) - len(steps(position, rival)) for rival in claim.rivals)
        for position in (after, before)
    )
    assert now <= earlier if claim.slug.endswith(":kept") else now < earlier


PROOFS: "dict[str, Proof]" = {
    "mate": mate,
    "check": check,
    "capture": capture,
    "promotes": promotes,
    "threatens": threatens,
    "safe": unharmed,
    "away": unharmed,
    "checks-next": checks_next,
    "unchecks": unchecks,
    "wards": fewer,
    "strikes": strikes,
    "presses": presses,
    "breath": breath,
    "covers": covers,
    "reaches": reaches,
    "besieges": besieges,
    "shelters": shelters,
    "guards": guards,
    "controls": controls,
    "advances": advances,
    "approaches": approaches,
    "hinders": hinders,
}


def test_each_claim_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    prove(monkeypatch, "orb", PROOFS, (6, 60, 3))


def test_the_king_has_one_name_in_japanese() -> None:
    others = re.compile("王(?!手)")
    told = [text["ja"] for slug, text in GAME.words.items() if slug.startswith("aim:")]
    assert any("玉" in text for text in told)
    assert not [text for text in told if others.search(text)]


def test_the_only_rival_left_is_named() -> None:
    line = GAME.line("", "3xx5/9/s+P1wG6/1wP7/wK7xx/9/3sR5/1sR7/3sK5 s bbbb P,-,-,- aa43")
    told = [str(reason["args"]) for move in line.legal() for reason in claims(line.play(move))]
    assert [text for text in told if "seat:w" in text]
    assert not [text for text in told if "aim:others" in text]


def test_of_a_mate_only_what_always_counts_is_told_beside_it() -> None:
    board = (
        "1nS2nKnGnS1s+S/3nPnGnPnG2/7eG1/2wP1nP2eP1/2wKwPeP2sG1/1sR2wP1eP1xx/"
        "sG1sS1sPsP2nS/3sPsRsS1nG1/3sGsK4"
    )
    line = GAME.line("", f"{board} s bbbb R,RS,-,S aaa4")
    told = claims(line.play(line.parse_move("8f8a+")))
    assert [each["slug"] for each in told] == ["aim:mate", "aim:capture"]
