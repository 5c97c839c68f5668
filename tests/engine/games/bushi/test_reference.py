"""The engine against a second implementation that shares no thought with it, on every position."""

import pytest

from anga.games.bushi import GAME
from anga.games.bushi.rules.common import BushiPosition
from anga.search import tablebase
from tests.engine.games.bushi.reference import Board, Reference

RULES = ["", "article"]
every_cube = pytest.mark.parametrize("rules", RULES, ids=["dunkel", "article"])
REFERENCES = {rules: Reference(rules) for rules in RULES}


def pairs(rules: str) -> list[tuple[BushiPosition, Board]]:
    """Every position of the engine with the same one of the reference."""
    engine = {str(position): position for position in GAME.states(rules) or ()}
    return [(engine[str(board)], board) for board in REFERENCES[rules].boards()]


@every_cube
def test_both_know_the_same_positions(rules: str) -> None:
    states = GAME.states(rules)
    assert states is not None
    assert {str(position) for position in states} == {
        str(board) for board in REFERENCES[rules].boards()
    }


@every_cube
def test_both_know_the_same_moves(rules: str) -> None:
    reference = REFERENCES[rules]
    for position, board in pairs(rules):
        assert set(position.legal()) == reference.moves(board), str(board)


@every_cube
def test_both_play_the_same(rules: str) -> None:
    reference = REFERENCES[rules]
    for position, board in pairs(rules):
        for move in position.legal():
            assert str(position.after(move)) == str(reference.after(board, move))


@every_cube
def test_both_see_the_same_mates(rules: str) -> None:
    reference = REFERENCES[rules]
    for position, board in pairs(rules):
        outcome = position.outcome
        assert (outcome is not None) is reference.is_mate(board)
        if outcome:
            assert outcome.placings == {board.turn: 2, position.waiting: 1}


@every_cube
def test_both_value_each_position_alike(rules: str) -> None:
    values = REFERENCES[rules].values()
    known = tablebase.table("bushi", rules)
    for position, board in pairs(rules):
        assert tuple(known[position]) == values.get(board, ("D", None)), str(board)
