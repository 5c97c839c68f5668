"""Why a side cannot move: true at the end of a game."""

import random
from typing import Any

import pytest

from anga.contract.position import Outcome
from anga.games.troop.rules.encoding import decode
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.view.shows import stuck
from anga.shared.phrases import say
from tests.engine.games.troop.boards import GAME
from tests.thoroughness import times


def shown(position: TroopPosition) -> list[Any]:
    return list(GAME.shows(GAME.line()._replace(positions=(position,))))


def told(position: TroopPosition, language: str = "en") -> list[str]:
    return [say([each["slug"], *each["args"]], GAME.words, language) for each in shown(position)]


def thin(chance: random.Random) -> TroopPosition:
    """A few soldiers a side, among which one may be unable to move."""
    board = TroopPosition(0, 0, "b").board
    cells = chance.sample(range(64), chance.randrange(2, 9))
    many = chance.randrange(len(cells))
    black, white = (sum(1 << cell for cell in some) for some in (cells[:many], cells[many:]))
    assert board.size == 8
    return TroopPosition(black, white, chance.choice("bw"), True, chance.choice([0, 0, 18]))


def test_the_marked_soldiers_are_all_of_a_side_that_cannot_march() -> None:
    chance, ends = random.Random(3), set()
    for _ in range(times(400, 4000)):
        position = thin(chance)
        outcome: Outcome | None = position.outcome
        if not outcome:
            assert shown(position) == []
            continue
        ends.add(outcome.reason)
        for each in shown(position):
            marked = {cell for mark in each["figures"]["marks"] for cell in mark["cells"]}
            if each["slug"] == "shows:quiet":
                everyone = position.black | position.white
                assert marked == {*position.board.names(everyone)}
                continue
            seat = str(each["args"][0])[-1]
            side = position.black if seat == "b" else position.white
            assert not position.can_turn(seat)
            assert marked == {*position.board.names(side)}
            few = ("nobody", "few", "few", "three")
            told = few[side.bit_count()] if side.bit_count() < len(few) else "no-march"
            assert each["slug"] == f"shows:{told}"
    assert ends == {"no-move", "none-moves", "quiet"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "8/8/8/8/8/8/8/xx3ooo b a 0",
            "Black has fewer than three soldiers (2), too few for a formation.",
        ),
        (
            "8/8/8/8/8/8/8/xxx2ooo b a 18",
            "No soldier has fallen for 18 turns: Black has 3, White 3.",
        ),
    ],
)
def test_an_end_is_told_in_a_sentence(text: str, sentence: str) -> None:
    position = GAME.parse(text)
    assert isinstance(position, TroopPosition)
    assert told(position)[0] == sentence
    assert told(position, "ja")[0].endswith("。")


def test_who_is_in_the_way_is_marked() -> None:
    position = GAME.parse("8/8/8/8/3x4/3x4/2x1x3/8 b a 0")
    move = position.parse_any_move("c2d3e2:n1")
    assert not position.is_legal(move)
    assert GAME.forbids(position, move)["marks"] == [{"mark": "refused", "cells": ["d4"]}]


def test_who_waits_for_a_friend_is_shown_every_friend_that_can_step_to_its_help() -> None:
    chance, waiting = random.Random(5), 0
    for _ in range(times(300, 3000)):
        position = thin(chance)
        name = position.board.name
        for cell in position.board.names(position.own):
            found = stuck(position, cell)
            if not found or found["slug"] != "soldier-waits":
                continue
            moves = [(step, cells) for step, cells, _, _ in map(decode, position.legal())]
            helpers = {name(step[0]) for step, cells in moves if step and cell in map(name, cells)}
            (mark,) = found["figures"]["marks"]
            assert (mark["mark"], {*mark["cells"]}) == ("able", helpers)
            told = say([found["slug"], *found["args"]], GAME.words, "en")
            assert all(helper in told for helper in helpers)
            waiting += 1
    assert waiting
