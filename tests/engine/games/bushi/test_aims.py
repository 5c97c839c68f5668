"""What speaks for moves in BushiShogi: the rules prove each claim."""

from dataclasses import replace

import pytest

from anga import games
from anga.contract.claims import claims
from anga.games.bushi.rules.two_cubes import TwoCubesPosition
from tests.engine.claimed import Claim, Proof, prove


def played(position: TwoCubesPosition, seat: str, *moves: str) -> TwoCubesPosition:
    """The position after moves of one side, as if the other one waited."""
    for move in moves:
        position = replace(position, turn=seat).after(move)
    return position


def named(claim: Claim) -> "list[str]":
    """The moves that are told."""
    told = [str(each) for each in claim.told["args"]]
    return [each.removeprefix("aim:by-") for each in told if each.startswith("aim:by-")]


def points(claim: Claim) -> None:
    assert claim.after.points(claim.seat)
    assert not claim.after.points(*claim.rivals)


def crosses(claim: Claim) -> None:
    assert all(claim.after.points(seat) for seat in "bw")
    assert len(claim.after.legal()) == 1


def forces_mate(claim: Claim) -> None:
    """Whatever its opponent can still do, there is one move only, and a mate after it."""
    (reply,) = claim.after.legal()
    then = claim.after.after(reply)
    assert any(then.after(move).is_mated for move in then.legal())


def points_and_mates(claim: Claim) -> None:
    points(claim)
    forces_mate(claim)


def crosses_and_mates(claim: Claim) -> None:
    crosses(claim)
    forces_mate(claim)


def mates_next(claim: Claim) -> None:
    (move,) = named(claim)
    assert move in replace(claim.after, turn=claim.seat).legal()
    assert played(claim.after, claim.seat, move).is_mated


def averts(claim: Claim) -> None:
    assert not any(claim.after.after(move).is_mated for move in claim.after.legal())


def near(claim: Claim) -> None:
    """Both sides would have to strike for a mate; this side does after that move, or those."""
    assert not claim.after.seen(claim.seat).strikes
    assert played(claim.after, claim.seat, *named(claim)).seen(claim.seat).strikes  # type: ignore[union-attr]


def mated_next(position: TwoCubesPosition) -> "list[str]":
    return [move for move in position.legal() if position.after(move).is_mated]


def stays_good(claim: Claim) -> None:
    """A move announced is legal and no blunder after each reply, but one that loses at once."""
    (move,) = named(claim)
    for there in map(claim.after.after, claim.after.legal()):
        assert mated_next(there) or not mated_next(there.after(move))
        assert mated_next(there) or move in there.legal()


def one_more(claim: Claim) -> None:
    near(claim)
    stays_good(claim)
    own = played(claim.after, claim.seat, *named(claim)).seen(claim.seat)
    assert own
    assert claim.told["args"][1:] == [own.kind, f"seat:{claim.seat}"]


def combines(claim: Claim) -> None:
    """Neither move takes the other one back."""
    near(claim)
    lying = claim.after.seen(claim.seat)
    assert played(claim.after, claim.seat, *named(claim)).seen(claim.seat) != lying


def aims(claim: Claim) -> None:
    assert not claim.after.points(claim.seat)
    assert claim.about == claim.rivals
    stays_good(claim)
    assert played(claim.after, claim.seat, *named(claim)).points(claim.seat)


def arms(claim: Claim) -> None:
    own = claim.after.seen(claim.seat)
    assert claim.told["args"] == [own.kind, f"seat:{claim.seat}"]
    assert not own.strikes
    assert any(
        played(claim.after, claim.seat, *["t"] * count).seen(claim.seat).strikes  # type: ignore[union-attr]
        for count in range(4)
    )


PROOFS: "dict[str, Proof]" = {
    "points": points,
    "crosses": crosses,
    "points:mates": points_and_mates,
    "crosses:mates": crosses_and_mates,
    "mates-next": mates_next,
    "averts": averts,
    "near": one_more,
    "combines": combines,
    "aims": aims,
    "arms": arms,
}


def test_each_claim_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    prove(monkeypatch, "bushi", PROOFS, (30, 60, 1))


@pytest.mark.parametrize("position", ["Nl Wf b", "Nl Ub b"])
def test_a_sword_that_points_is_told_first(position: str) -> None:
    """Even where most other moves would point one too, and before what may come of it later."""
    told = claims(games.get("bushi").line(position=position).play("t"))
    assert [each["slug"] for each in told] == ["aim:points"]
