"""What speaks for actions in Shinsetsu: the rules prove each claim."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from anga import games
from anga.contract.claims import claims
from anga.games.shinsetsu.rules.board import SQUARE, SQUARES
from anga.games.shinsetsu.rules.dice import ROLLS
from anga.games.shinsetsu.rules.forces import FAR, GOAL, INDEX, is_pawn
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from tests.engine.claimed import Claim, Proof, prove

Way = tuple[str, str]


@lru_cache(maxsize=256)
def ways(position: ShinsetsuPosition, seat: str) -> "frozenset[Way]":
    """From where to where a force's pieces could go by any roll, if it were to move."""
    if not position.forces[INDEX[seat]].active:
        return frozenset()
    found = set[Any]()
    for roll in ROLLS:
        found |= {*replace(position, turn=seat, phase=roll).legal()}
    return frozenset(
        (SQUARES[move.origin], SQUARES[move.target]) for move in found if move.action == "go"
    )


def piece(position: ShinsetsuPosition, cell: str) -> str:
    return position.board[SQUARE[cell]]


def owner(position: ShinsetsuPosition, cell: str) -> str:
    return piece(position, cell)[:1]


def captures(position: ShinsetsuPosition, seat: str) -> "set[Way]":
    return {way for way in ways(position, seat) if piece(position, way[1])}


def against(position: ShinsetsuPosition, seat: str, rivals: "list[str]") -> "list[Way]":
    found = [way for rival in rivals for way in captures(position, rival)]
    return [way for way in found if owner(position, way[1]) == seat]


def king(position: ShinsetsuPosition, seat: str) -> "str | None":
    text = f"{seat}K"
    return SQUARES[position.board.index(text)] if text in position.board else None


def kings(position: ShinsetsuPosition, seats: "list[str]") -> "list[str]":
    """The squares of active Kings."""
    active = [seat for seat in seats if position.forces[INDEX[seat]].active]
    return [cell for cell in (king(position, seat) for seat in active) if cell]


def far(a: str, b: str) -> int:
    return max(abs(ord(a[0]) - ord(b[0])), abs(ord(a[1]) - ord(b[1])))


def is_reached(position: ShinsetsuPosition, seat: str, cell: str, piece: str = "H") -> bool:
    """Whether a force could capture a piece of another one if it stood on a square."""
    rival = next(other for other in INDEX if other != seat)
    return cell in {end for _, end in ways(_put(position, f"{rival}{piece}", cell), seat)}


def _put(position: ShinsetsuPosition, text: str, cell: str) -> ShinsetsuPosition:
    board = list(position.board)
    board[SQUARE[cell]] = text
    return replace(position, board=tuple(board))


def is_guarded(position: ShinsetsuPosition, seat: str, cell: str) -> bool:
    """Whether a force could capture whatever goes to a square, be it a King that is near."""
    near = [at for at in kings(position, [x for x in INDEX if x != seat]) if far(at, cell) <= 1]
    return all(is_reached(position, seat, cell, put) for put in ("HK" if near else "H"))


def capture(claim: Claim) -> None:
    for start, end in claim.ways:
        assert owner(claim.before, start) == owner(claim.after, end) == claim.seat
        assert owner(claim.before, end) in claim.rivals


def promotes(claim: Claim) -> None:
    (cell,) = claim.cells
    assert owner(claim.after, cell) == claim.seat
    assert not is_pawn(piece(claim.after, cell))
    assert is_pawn(claim.before.board[claim.move.origin])


def threatens(claim: Claim) -> None:
    """Kings come first, but those that most moves threaten, or that the other die can capture."""
    assert claim.ways <= captures(claim.after, claim.seat)
    rivals, told = {*kings(claim.after, claim.rivals)}, {end for _, end in claim.ways}
    new = prey(claim.after, claim.seat) - prey(claim.before, claim.seat)
    for cell in rivals & new - told - goals(claim.after, claim.seat) if told - rivals else ():
        others = [claim.before.after(x) for x in claim.before.legal() if x != claim.move]
        assert 2 * sum(cell in prey(at, claim.seat) for at in others) > len(others)


def prey(position: ShinsetsuPosition, seat: str) -> "set[str]":
    return {end for _, end in captures(position, seat)}


def goals(position: ShinsetsuPosition, seat: str) -> "set[str]":
    """Where the dice that a force has left let it capture."""
    if position.turn != seat or position.chance:
        return set()
    found = {SQUARES[move.target] for move in position.legal() if move.action == "go"}
    return {cell for cell in found if piece(position, cell)}


def king_at_hand(claim: Claim) -> None:
    moves = [move for move in claim.after.legal() if move.action == "go"]
    legal = {(SQUARES[move.origin], SQUARES[move.target]) for move in moves}
    assert claim.after.turn == claim.seat
    assert claim.ways <= legal
    assert {piece(claim.after, end)[-1] for _, end in claim.ways} == {"K"}
    assert not {end for _, end in claim.ways} & goals(claim.before, claim.seat)


def unharmed(claim: Claim) -> None:
    taken = against(claim.after, claim.seat, claim.rivals)
    assert {owner(claim.after, cell) for cell in claim.cells} == {claim.seat}
    assert not {end for _, end in taken} & {*claim.cells}


def compare(claim: Claim, now: int, earlier: int) -> None:
    """More of something, or as much where it is kept."""
    assert now >= earlier if claim.slug.endswith(":kept") else now > earlier


def wards(claim: Claim) -> None:
    found = [
        len(against(position, claim.seat, claim.rivals)) for position in (claim.after, claim.before)
    ]
    compare(claim, -found[0], -found[1])
    assert {owner(claim.after, cell) for cell in claim.cells} == {claim.seat}


def strikes(claim: Claim) -> None:
    assert claim.ways <= captures(claim.after, claim.seat)
    assert {end for _, end in claim.ways} == {*claim.cells}
    assert {*claim.cells} <= {end for _, end in captures(claim.before, claim.seat)}
    compare(claim, len(captures(claim.after, claim.seat)), len(captures(claim.before, claim.seat)))
    for cell in () if claim.slug.endswith(":kept") else claim.cells:
        now, earlier = (
            {way for way in captures(position, claim.seat) if way[1] == cell}
            for position in (claim.after, claim.before)
        )
        assert len(now) > len(earlier)
        assert {way for way in claim.ways if way[1] == cell} == now


def strikes_both(claim: Claim) -> None:
    strikes(claim)
    assert len(claim.ways) == 2


def nearer(claim: Claim) -> None:
    start, goal = claim.marks[0]["cells"]
    assert goal == SQUARES[GOAL[claim.seat]]
    assert start == king(claim.after, claim.seat)
    assert far(start, goal) < far(str(king(claim.before, claim.seat)), goal)


def advances(claim: Claim) -> None:
    start, end = claim.marks[0]["cells"]
    left = [min(far(cell, SQUARES[to]) for to in FAR[claim.seat]) for cell in (start, end)]
    assert is_pawn(piece(claim.before, start))
    assert left[1] < left[0]
    steps = "aim:step" if left[1] == 1 else ["aim:steps", str(left[1])]
    assert claim.told["args"] == [steps, end]


def covers(claim: Claim) -> None:
    """Protection is told of what could be captured, and of what had it or had it not before."""
    assert {*claim.cells} <= {end for _, end in against(claim.after, claim.seat, claim.rivals)}
    for cell in claim.cells:
        assert is_guarded(claim.before, claim.seat, cell) == claim.slug.endswith(":kept")
        assert owner(claim.after, cell) == claim.seat
        assert is_guarded(claim.after, claim.seat, cell)


def reaches(claim: Claim) -> None:
    starts = {start for start, _ in ways(claim.after, claim.seat)}
    assert {*claim.cells} <= starts
    compare(claim, len(ways(claim.after, claim.seat)), len(ways(claim.before, claim.seat)))


def guards(claim: Claim) -> None:
    at = str(king(claim.after, claim.seat))
    for cell in claim.cells:
        assert owner(claim.after, cell) == claim.seat
        assert far(cell, at) == 1


def hunts(claim: Claim) -> None:
    (at,) = kings(claim.after, claim.about)
    for cell in claim.cells:
        assert owner(claim.after, cell) == claim.seat
        assert far(cell, at) <= 3


def besieges(claim: Claim) -> None:
    (at,) = kings(claim.after, claim.about)
    assert {far(cell, at) for cell in claim.cells} == {1}
    attacks(claim)
    for cell in claim.cells:
        entered = _put(_put(claim.after, "", at), piece(claim.after, at), cell)
        assert cell in {end for _, end in captures(entered, claim.seat)}


def controls(claim: Claim) -> None:
    """Only where nothing stands can something come; what is kept watch over may stand there."""
    attacks(claim)
    kept = claim.slug.endswith(":kept")
    assert kept or not [cell for cell in claim.cells if piece(claim.after, cell)]


def attacks(claim: Claim) -> None:
    """An attack is on what is not one's own; what is one's own is protected."""
    for cell in claim.cells:
        assert is_guarded(claim.after, claim.seat, cell)
        assert owner(claim.after, cell) != claim.seat


def slants(claim: Claim) -> None:
    for cell in claim.cells:
        assert piece(claim.after, cell)[-1:] != "K"
        assert is_reached(claim.after, claim.seat, cell)
        assert owner(claim.after, cell) != claim.seat
        for (pawn,) in [mark["cells"] for mark in claim.marks if mark["mark"] == "about"]:
            assert piece(claim.after, pawn)[0] == claim.seat
            assert is_pawn(piece(claim.after, pawn))
            aimed = _put(claim.after, f"{claim.rivals[0]}H", cell)
            assert (pawn, cell) in ways(aimed, claim.seat)


def approaches(claim: Claim) -> None:
    start, end = claim.marks[0]["cells"]
    assert owner(claim.after, start) == claim.seat
    assert [end] == kings(claim.after, claim.about)
    assert far(start, end) < far(SQUARES[claim.move.origin], end)
    assert start not in str(claim.told["args"])  # its piece is not there before it moves


def shelters(claim: Claim) -> None:
    goals = {end for rival in claim.rivals for _, end in ways(claim.after, rival)}
    assert not goals & {*claim.cells}
    assert {far(cell, str(king(claim.after, claim.seat))) for cell in claim.cells} == {1}


def holds(claim: Claim) -> None:
    starts = {start for start, _ in ways(claim.after, claim.seat)}
    for cell in claim.cells:
        is_kept_open = claim.slug.endswith(":kept") and cell in starts
        assert is_kept_open or is_reached(claim.after, claim.seat, cell)


def hinders(claim: Claim) -> None:
    assert {owner(claim.after, cell) for cell in claim.cells} <= {*claim.rivals}
    found = [
        sum(len(ways(position, rival)) for rival in claim.rivals)
        for position in (claim.after, claim.before)
    ]
    compare(claim, -found[0], -found[1])


PROOFS: "dict[str, Proof]" = {
    "capture": capture,
    "promotes": promotes,
    "king-at-hand": king_at_hand,
    "threatens": threatens,
    "safe": unharmed,
    "away": unharmed,
    "wards": wards,
    "strikes": strikes,
    "strikes:both": strikes_both,
    "nearer": nearer,
    "advances": advances,
    "covers": covers,
    "reaches": reaches,
    "guards": guards,
    "hunts": hunts,
    "besieges": besieges,
    "controls": controls,
    "approaches": approaches,
    "shelters": shelters,
    "holds": holds,
    "slants": slants,
    "hinders": hinders,
}


def test_each_claim_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    prove(monkeypatch, "shinsetsu", PROOFS, (24, 120, 3))


THREATENS = "3regKgEyK1/3re4/1re2yC3/1rn5rC/rK2yH2gs1/5yEyw1/knkn2yw3/1kCkK5 y H* 1aHE,2aHE,1aCH,3a"
PROTECTED = THREATENS.replace("1rn5rC", "8")
ONE_ABLE = (
    "rCrerH1gKgE1gC/1rn2gngegngn/rEkH5gH/rKrekE2yE2/6ywyK/kw4yw2/1knkwkn2yn1/3kCkK1ywyC"
    " r EE 1a,0a,0a,0aH"
)


def test_a_pass_is_told_by_the_piece_that_it_leaves_on_guard() -> None:
    line = games.get("shinsetsu").line("", PROTECTED).play("stop")
    told = next(each for each in claims(line) if each["slug"] == "aim:covers:kept")
    guards = [mark["cells"] for mark in told["figures"]["marks"] if mark["mark"] == "about"]
    assert guards == [["d4"]]


CAPTURABLE = (
    "rC1rs1gKgEgHgC/rHre3gsgwgn/rEre2gs3/knrn3yE2/1rK4ywyK/3knkEyw2/1knkn3ywyH/kCkH1kK2yeyC"
    " k E* 0a,0a,0a,0a"
)
ATTACKED = "rCre2gKgEgHgC/rHre2gsgsgsgs/rEre6/rKre6/2kH3ywyK/6ywyE/knknknkn2ywyH/kC1kEkK2ywyC"


@pytest.mark.parametrize("position", [THREATENS, CAPTURABLE])
def test_a_capture_that_the_die_allows_is_no_reason_to_leave_it(position: str) -> None:
    told = [each["slug"] for each in claims(games.get("shinsetsu").line("", position).play("stop"))]
    assert not {"aim:threatens", "aim:strikes:kept"} & {*told}


def test_a_threat_that_was_there_before_is_not_told_of_another_piece(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("anga.contract.claims.MOST", 50)
    told = claims(games.get("shinsetsu").line("", f"{ATTACKED} k H* 0a,0a,0a,0a").play("H:c2c3"))
    drawn = [mark for each in told for mark in each["figures"]["marks"] if mark["mark"] == "attack"]
    assert not drawn


def test_a_pawn_presses_no_king(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anga.contract.claims.MOST", 50)
    told = claims(games.get("shinsetsu").line("", f"{ATTACKED} k K* 0a,0a,0a,0a").play("K:c2c3"))
    assert told
    assert "aim:besieges" not in {each["slug"] for each in told}


NO_CAVALRY = "4gKgE2/8/8/rKrE6/6yEyK/8/8/3kKkE3 k H* 0a,0a,0a,0a"


def test_a_turn_that_has_to_end_is_told_by_the_die_that_cannot_be_used() -> None:
    told = claims(games.get("shinsetsu").line("", NO_CAVALRY).play("stop"))
    assert [each["slug"] for each in told] == ["aim:only", "aim:before"]
    assert told[1]["args"] == [["shows:useless-die", "seat:k"]]


def test_pieces_that_can_move_are_no_reason_for_the_only_move() -> None:
    told = claims(games.get("shinsetsu").line("", ONE_ABLE).play("E:a6c4"))
    assert [each["slug"] for each in told] == ["aim:only"]


PROMOTING = "1rw2gKyE2/2kn5/8/rK7/7yK/8/8/3kK4 k KK 0aC,0a,0a,0a"


def test_a_capture_by_which_a_piece_comes_back_is_told_once() -> None:
    told, *_ = claims(games.get("shinsetsu").line("", PROMOTING).play("K:c7b8=C"))
    assert told["args"] == [["aim:piece", ["the-piece", "seat:r", "kind:P"], "b8"]]


DEVELOPING = (
    "rC1regK1gE1gC/1re2gs1gsgs/1re3gs1gH/rKrH6/2re2yw1yK/kn5yw1/kCknkn3ywyH/1kHkEkK1yEywyC"
    " y H* 0a,1aE,0a,0a"
)
THREATENING = (
    "1gC6/1rK1gK2gs1/1rHre2kE1gs/1re3yHgE1/8/3kn1kH1yE/kCkn2kK1yw1/6ywyC k C* 3a,2aCE,3aH,0p"
)
STEPPING = (
    "rC1re1gKgE1gC/rHre2gsgsgsgs/1re5gH/rKre6/2kn3ywyK/kn5yw1/1knkn3ywyH/kCkHkEkK1yEywyC"
    " k C* 0a,0aE,0a,0a"
)
TURNING = "gK6gC/7yK/2kngEgs3/7yC/3kE4/1kn4kC1/8/1kH1g+H2kK1 k K* 5a,1xCHE,3a,3aHE"


@pytest.mark.parametrize(
    ("position", "move", "slugs"),
    [
        (DEVELOPING, "H:h2f3", ["aim:hunts", "aim:besieges"]),  # before the squares it can go to
        (STEPPING, "C:a1a2", ["aim:hunts"]),  # which is to be nearer, too
        (TURNING, "K:c6@s", ["aim:controls"]),  # by a Pawn, whose attack is the same
    ],
)
def test_what_is_aimed_at_comes_before_room_and_once(
    position: str, move: str, slugs: "list[str]"
) -> None:
    told = claims(games.get("shinsetsu").line("", position).play(move))
    assert [each["slug"] for each in told] == slugs


def test_who_threatens_a_king_is_not_said_to_come_nearer_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("anga.contract.claims.MOST", 50)
    told = claims(games.get("shinsetsu").line("", THREATENING).play("C:a2a7"))
    slugs = {each["slug"] for each in told}
    assert "aim:threatens" in slugs
    assert "aim:approaches" not in slugs


KING_NEAR = (
    "rCre2gKgEgHgC/rHre2gsgsgngs/rE1re5/rKrn6/4kH1ywyK/6yw1/knknknkn2ywyH/kC1kEkK1yEysyC"
    " k {} 0a,0a,0a,0a"
)


def test_a_king_that_the_second_die_can_capture_comes_first() -> None:
    told = claims(games.get("shinsetsu").line("", KING_NEAR.format("HH")).play("H:e4f6"))
    assert [each["slug"] for each in told] == ["aim:king-at-hand", "aim:threatens"]
    assert ends(told[0]) == ["e8"]
    assert ends(told[1]) == ["g4", "h7"]


def test_a_king_that_can_be_captured_next_comes_first() -> None:
    told, *_ = claims(games.get("shinsetsu").line("", KING_NEAR.format("H*")).play("H:e4f6"))
    assert told["slug"] == "aim:threatens"
    assert ends(told) == ["e8", "g4"]


def ends(told: Any) -> "list[str]":
    return [mark["cells"][1] for mark in told["figures"]["marks"] if mark["mark"] == "attack"]


JUMPING = (
    "rCrs2gKgEgHgC/rHrs2gsgsgwgw/rEre6/rKre6/6ywyK/4kE1ywyE/knknknknkK1ywyH/kCkH4ywyC"
    " k KE 0a,0a,0a,0a"
)


def test_two_that_can_capture_a_piece_are_named_even_if_one_jumps_over_the_other() -> None:
    told = claims(games.get("shinsetsu").line("", JUMPING).play("K:e2f2"))[1]
    assert told["slug"] == "aim:strikes:both"
    drawn = [mark["cells"] for mark in told["figures"]["marks"] if mark["mark"] == "attack"]
    assert drawn == [["f2", "g1"], ["e3", "g1"]]
