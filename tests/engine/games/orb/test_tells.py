"""Orbs that turned red and players who were skipped: what is told is so."""

from typing import Any

from anga.contract.claims import claims
from anga.games.orb import GAME
from anga.games.orb.rules.orbs import attacks
from anga.games.orb.rules.seats import BITS, SEATS
from anga.games.orb.rules.tables import PASS
from tests.engine.playouts import each_move
from tests.thoroughness import times


def lines() -> "list[Any]":
    """Lines after each move of some random games."""
    return [line for seed in range(times(5, 50)) for line in each_move("orb", seed, 80)]


def test_an_orb_is_red_for_an_attack_on_its_player() -> None:
    reds = 0
    for line in lines():
        before, move, after = line.positions[-2], line.moves[-1], line.position
        told = [each for each in GAME.tells(line) if str(each["slug"]).startswith("tells:red")]
        seats = [SEATS.index(str(each["args"][0])[-1]) for each in told]
        new = after.red & ~before.red
        assert sum(BITS[seat] for seat in seats) == (0 if line.outcome else new)
        for each, seat in zip(told, seats, strict=True):
            assert move != PASS
            assert attacks(before.board, before.seat, move) & BITS[seat]
            own = {
                piece["cell"]
                for piece in GAME.scene(before, {})["pieces"]
                if piece["seat"] == SEATS[seat]
            }
            prey = {mark["cells"][1] for mark in each["figures"]["marks"]}
            assert prey <= own
            if each["slug"] == "tells:red:took":
                left = {piece["cell"]: piece["seat"] for piece in GAME.scene(after, {})["pieces"]}
                assert {left[cell] for cell in prey} == {before.turn}
        reds += len(told)
    assert reds > 10


def test_who_is_skipped_waits_for_a_player_in_check() -> None:
    skips = 0
    for line in lines():
        for each in GAME.tells(line):
            if str(each["slug"]).startswith("tells:skipped"):
                skips += 1
                assert len(each["args"]) == (3 if each["slug"].endswith(":two") else 2)
                assert str(each["args"][1]) == f"seat:{line.turn}"
                assert line.turn in line.position.check
                assert each["args"][0] != each["args"][1]
    assert skips > 3


def test_an_attack_is_told_once() -> None:
    told = 0
    for line in lines():
        clauses = [
            clause
            for each in [*claims(line), *GAME.tells(line)]
            for clause in str(each).split("'attack:piece'")[1:]
        ]
        attacks = [clause.split("]]")[0] for clause in clauses]
        assert len(attacks) == len({*attacks})
        told += len(attacks)
    assert told > 30
