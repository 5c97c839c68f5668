"""Checks and mates of four as figures: every claim is true, in random positions."""

import random
from typing import Any

from hypothesis import given, settings

from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS, variant
from anga.games.chatra4.view.shows import forbids
from anga.kit.pairs.encoding import CAPTURE, OBJECT
from anga.shared.phrases import say
from tests.engine.games.chatra4.boards import CHATRA4, played
from tests.engine.kit.pair_claims import (
    Army,
    insist_on_attack,
    insist_on_causes,
    insist_on_pair,
    spot,
    spots,
)
from tests.engine.playouts import seeds
from tests.thoroughness import times

WAITS = "3W5b1U/11u/12/12/R8b2/12/12/12/12/7b4/12/B11 b 14-9-9-0 a-a-a-a"
TWICE = "4B7/2bb4b3/b4w6/3b4W2b/7w4/1b3u5r/12/w7ww2/3u8/U5r2r2/4w7/r6w3R w 0-3-5-8 a-a-a-a"
BOARD = variant("").board


def set_up(seed: int) -> Chatra4Position:
    """A position in which somebody is often in check; Red is at an edge, and next to move."""
    chance = random.Random(seed)
    squares = chance.sample(range(BOARD.count), 40)
    objects, rest = squares[:4], squares[4:]
    objects[1] = chance.choice([s for s in range(12) if s not in squares])
    near = BOARD.squares(BOARD.beside(BOARD.beside(BOARD.bit[objects[1]])))
    rest += [s for s in chance.sample(near, 7) if s not in {*squares, objects[1]}]
    men = [0, 0, 0, 0]
    for square in rest:
        seat = chance.choice([0, 0, 0, 2, 3, 3, 1][: chance.randrange(1, 8)])
        men[seat] |= BOARD.bit[square]
    hands = (9, 0, 9, 9)
    return Chatra4Position("", "b", tuple(men), tuple(objects), hands, ("a",) * 4)


def line(*positions: Chatra4Position, moves: tuple[int, ...] = ()) -> Any:
    return CHATRA4.line()._replace(positions=positions, moves=moves)


def marks(reasons: list[Any], kind: str) -> list[Any]:
    return [m for each in reasons for m in each["figures"]["marks"] if m["mark"] == kind]


def insist(position: Chatra4Position, mark: Any, *, gone: str = "", taken: str = "") -> None:
    """The claim that an attacker's own pieces let it reach the square."""
    names = BOARD.square_names
    cells = {cell for cell in names(position.sides.occupied) if cell != gone}
    start = BOARD.bit[BOARD.names.index(mark["cells"][0])]
    (men,) = [each for each in position.men if each & start] or [0]
    mine = {cell for cell in names(men) if cell != taken}
    insist_on_attack(mark, spots(mine), spots(cells))
    insist_on_pair(mark, spots(mine))


@given(seed=seeds)
@settings(max_examples=times(150, 3000))
def test_every_check_has_its_attackers(seed: int) -> None:
    position = set_up(seed)
    shown = CHATRA4.shows(line(position))
    assert [each["args"][0] for each in shown] == [f"seat:{seat}" for seat in position.check]
    for each in shown:
        assert each["figures"]["marks"]
        for mark in each["figures"]["marks"]:
            seat = SEATS.index(str(each["args"][0])[-1])
            assert mark["cells"][1] == BOARD.names[position.objects[seat]]
            insist(position, mark)


def check_mates(before: Chatra4Position, move: int) -> int:
    """The number of mates of a move, each shown with what closes every square."""
    *mated, after = before.stages(move)
    shown = list(CHATRA4.shows(line(before, after, moves=(move,))))
    for stage in mated:
        first = shown.pop(0)
        assert first["slug"].startswith("shows:mate")
        assert first["args"][0] == f"seat:{stage.turn}"
        for mark in first["figures"]["marks"]:
            insist(stage, mark)
        sides, own = stage.sides, BOARD.names[stage.sides.own]
        for name in BOARD.square_names(BOARD.king[sides.own] & ~sides.mine & ~sides.objects):
            attack, cross = shown.pop(0)["figures"]["marks"]
            assert cross == {"mark": "closed", "cells": [name]}
            to = BOARD.names.index(name)
            step = OBJECT | to | (CAPTURE if sides.targets >> to & 1 else 0)
            assert stage.refusal(step).reason == "into-check"
            insist(stage, attack, gone=own, taken=name)
    assert all(each["slug"] == "shows:check" for each in shown)
    return len(mated)


@given(seed=seeds)
@settings(max_examples=times(60, 1000))
def test_mates_in_random_positions_are_shown(seed: int) -> None:
    position = set_up(seed)
    moves = [] if "b" in position.check else position.legal()
    for move in random.Random(seed).sample(moves, min(5, len(moves))):
        check_mates(position, move)


def test_random_positions_have_mates() -> None:
    found = 0
    for seed in range(60):
        position = set_up(seed)
        found += sum(check_mates(position, move) for move in position.legal()[:3])
    assert found > 5


def test_mates_of_the_rulebook_are_shown() -> None:
    waits = played(WAITS, "h10-h9 Oa4 Oc1")
    assert check_mates(waits.positions[-2], waits.moves[-1]) == 1
    twice = played(TWICE, "j8-f2")
    assert check_mates(twice.positions[-2], twice.moves[-1]) == 2
    first = CHATRA4.shows(waits)[0]
    told = say([first["slug"], *first["args"]], CHATRA4.words, "en")
    assert told.startswith("Blue is mated: Black’s h9 flies over j5 to l1.")


@given(seed=seeds)
@settings(max_examples=times(60, 1000))
def test_a_step_into_an_attack_is_refused_with_its_line(seed: int) -> None:
    position = set_up(seed)
    sides = position.sides
    for to in BOARD.squares(BOARD.king[sides.own] & ~sides.subjects & ~sides.objects):
        if not position.is_legal(OBJECT | to):
            found = forbids(position, OBJECT | to)["marks"]
            assert found
            for mark in found:
                insist(position, mark, gone=BOARD.names[sides.own])


def seen(mask: int) -> set[tuple[int, int]]:
    return spots(BOARD.square_names(mask))


def check_causes(rules: str, seed: int) -> int:
    """The number of causes told of checks in a random game, each of them true."""
    chance, line, found = random.Random(seed), CHATRA4.line(rules), 0
    while not line.outcome and len(line.moves) < 200:
        line = line.after(chance.choice(line.legal()))
        for reason in CHATRA4.shows(line) if not line.position.eliminated else ():
            seat, starts = (
                str(reason["args"][0])[-1],
                {spot(mark["cells"][0]) for mark in reason["figures"]["marks"]},
            )
            since = [n for n, at in enumerate(line.positions[:-1]) if at.turn == seat]
            history = line.positions[since[-1] + 1 if since else 0 :]
            for number, _ in enumerate(SEATS):
                armies = [Army(seen(at.men[number]), seen(at.occupied)) for at in history]
                if starts <= armies[-1].mine:  # all attacks are one player's
                    linewise = line.position.variant.linewise
                    found += insist_on_causes(reason, armies, linewise=linewise)
    return found


@given(seed=seeds)
@settings(max_examples=times(8, 150), deadline=None)
def test_a_check_by_what_has_not_moved_tells_its_cause(seed: int) -> None:
    check_causes(random.Random(seed).choice(("", "linewise")), seed)


def test_random_games_have_checks_by_what_has_not_moved() -> None:
    assert sum(check_causes("", seed) for seed in range(10)) >= 4


def test_a_capture_frees_the_middle_of_a_line() -> None:
    text = "7W3r/12/12/12/9r2/R11/12/12/U10r/12/10u1/B10r u 9-5-9-8 a-a-a-a"
    for moves in ("k11xl12", "k11xl12 Ob12 Oa5"):  # the check stays until it is White's turn
        (check,) = CHATRA4.shows(played(text, moves))
        assert say([check["slug"], *check["args"]], CHATRA4.words, "en") == (
            "White is in check: Red’s l9 flies over j5 to h1; "
            "the capture of l12 freed l9 from the line to l1."
        )
