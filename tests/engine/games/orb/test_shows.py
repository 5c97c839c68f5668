"""Checks, mates and refusals as figures: every claim is true, in crowded positions."""

import random
from dataclasses import replace
from typing import Any

from hypothesis import given, settings

from anga.contract.game import AnyLine
from anga.games.orb import GAME as ORB
from anga.games.orb.rules.board import board_after
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import AREA, NAMES, NUMBERS, SEATS, seat_of
from anga.games.orb.rules.tables import STEPS
from anga.games.orb.view.shows import forbids
from anga.kit.grid import squares_of
from anga.shared.errors import PositionError
from anga.shared.phrases import say, slug_of
from tests.engine.games.orb import reference
from tests.engine.games.orb.boards import board
from tests.engine.games.orb.nasty import cornered, crowded
from tests.engine.playouts import seeds
from tests.thoroughness import times


def set_up(seed: int) -> OrbPosition | None:
    """A crowded position; None where the string is none."""
    chance = random.Random(seed)
    for _ in range(20):
        try:
            found = ORB.parse(chance.choice([crowded, cornered])(chance))
        except PositionError:
            continue
        assert isinstance(found, OrbPosition)
        return found
    return None


def line(*positions: OrbPosition, moves: tuple[int, ...] = ()) -> AnyLine:
    return ORB.line()._replace(positions=positions, moves=moves)


def reached(position: OrbPosition, cell: str) -> set[str]:
    """The cells that a piece reaches, by the reference."""
    stand = reference.told(str(position)).board
    at = next(at for at in stand if reference.spelt(at) == cell)
    return {reference.spelt(each) for each in reference.reached(stand, at)}


def insist(position: OrbPosition, mark: Any, victim: int) -> None:
    """The claim that a piece of an active opponent of a seat attacks a cell."""
    start, end = mark["cells"]
    owner = seat_of(position.board.squares[NUMBERS[start]])
    assert owner != victim
    assert position.states[owner] == "a"
    assert end in reached(position, start)


@given(seed=seeds)
@settings(max_examples=times(100, 2000))
def test_every_check_has_its_attackers(seed: int) -> None:
    position = set_up(seed)
    if not position:
        return
    shown = ORB.shows(line(position))
    assert [each["args"][0] for each in shown] == [f"seat:{seat}" for seat in position.check]
    for each in shown:
        seat = SEATS.index(str(each["args"][0])[-1])
        assert each["figures"]["marks"]
        for mark in each["figures"]["marks"]:
            assert mark["cells"][1] == NAMES[position.board.kings[seat]]
            insist(position, mark, seat)


def check_mates(before: OrbPosition, move: int) -> int:
    """The number of mates of a move, each shown with what closes every square."""
    mated, after = before.mates_by(move), before.after(move)
    shown = list(ORB.shows(line(before, after, moves=(move,))))
    for stage in mated:
        known, seat, king = stage.board, stage.seat, stage.board.kings[stage.seat]
        first = shown.pop(0)
        assert first["slug"].startswith("shows:mate")
        for mark in first["figures"]["marks"]:
            insist(stage, mark, seat)
        around = STEPS[known.squares[king]][king] & ~known.own[seat] & ~known.stones
        for to in squares_of(around):
            attack, cross = shown.pop(0)["figures"]["marks"]
            assert cross == {"mark": "closed", "cells": [NAMES[to]]}
            assert slug_of(stage.refusal(AREA * king + to).reason) == "king-into-check"
            assert attack["cells"][1] == NAMES[to]
            stepped = replace(stage, board=board_after(known, seat, AREA * king + to))
            assert NAMES[to] in reached(stepped, attack["cells"][0])
    assert all(each["slug"] == "shows:check" for each in shown)
    return len(mated)


def test_mates_in_random_positions_are_shown() -> None:
    found = 0
    for seed in range(times(80, 1000)):
        position = set_up(seed)
        for move in position.legal() if position else ():
            assert position
            if position.mates_by(move):
                found += check_mates(position, move)
                break
    assert found > 5


@given(seed=seeds)
@settings(max_examples=times(50, 1000))
def test_what_is_not_allowed_for_an_attack_is_shown_with_its_line(seed: int) -> None:
    position = set_up(seed)
    if not position or position.outcome:
        return
    seat, known = position.seat, position.board
    for origin in known.men[seat]:
        for to in range(AREA):
            move = AREA * origin + to
            if origin == to or position.is_legal(move):
                continue
            refusal = position.refusal(move)
            slug = slug_of(refusal.reason)
            found = forbids(position, move)["marks"]
            if slug in ("king-into-check", "check-ignored", "king-exposed"):
                after = board_after(known, seat, move)
                assert [mark["cells"][0] for mark in found] == list(refusal.cells)
                assert {mark["cells"][1] for mark in found} == {NAMES[after.kings[seat]]}
            elif slug == "excessive":
                assert {mark["cells"][1] for mark in found} == set(refusal.cells)
                for mark in found:
                    start, end = (NUMBERS[cell] for cell in mark["cells"])
                    after = board_after(known, seat, move)
                    assert seat_of(after.squares[start]) == seat
                    assert position.red >> seat_of(after.squares[end]) & 1


def test_a_check_is_one_sentence_in_both_languages() -> None:
    position = board("sK:5i wK:9f nK:4a eK:1d wR:5c", turn="s")
    (check,) = ORB.shows(line(position))
    phrase = [check["slug"], *check["args"]]
    assert say(phrase, ORB.words, "en") == "South is in check: West’s Rook on 5c attacks 5i."
    told = say(phrase, ORB.words, "ja")
    assert told == "南家に王手です。5三にある西家の飛車が5九に利いています。"
