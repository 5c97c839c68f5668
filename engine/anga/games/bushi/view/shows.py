"""Whose sword points at whom, a mate, and what forbids a move, as figures."""

from anga.contract.game import Line
from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.rulesets import OPPONENT
from anga.shared.advice import Reason, reason
from anga.shared.scene import Figures, Mark, Phrase, figures


def shows(line: Line[BushiPosition, str]) -> list[Reason]:
    """The mate, or the swords that point and what they leave to the side to move."""
    position = line.position
    turn, waiting = position.turn, position.waiting
    if position.is_mated:
        return [_mate(position)]
    if line.outcome or not position.all_placed:
        return []
    told, mine = pointed(position), position.points(turn)
    if told:
        seats = [waiting, turn] if mine else [waiting]
        slug, *args = told
        return [reason(str(slug), *args, marks=[sword(position, seat) for seat in seats])]
    if mine:
        told = [f"seat:{turn}", _kind(position, turn), f"seat:{waiting}"]
        return [reason("shows:points", *told, marks=[sword(position, turn)])]
    return []


def pointed(position: BushiPosition) -> list[Phrase] | None:
    """What the swords leave to the side to move, if one points at it."""
    turn, waiting = position.turn, position.waiting
    if not position.all_placed or not position.points(waiting):
        return None
    if position.points(turn):
        return ["shows:cross", f"seat:{turn}"]
    return ["shows:sword", f"seat:{waiting}", _kind(position, waiting), f"seat:{turn}"]


def leaves(position: BushiPosition) -> list[Phrase] | None:
    """The same of a position to which a move has just led, in the words for what a move is for."""
    turn, waiting = f"seat:{position.turn}", f"seat:{position.waiting}"
    if not pointed(position):
        return None
    if position.points(position.turn):
        return ["aim:crosses", turn, waiting]
    return ["aim:points", waiting, turn]


def forbids(position: BushiPosition, move: str) -> Figures:
    """The swords that forbid a move."""
    turn, waiting = position.turn, position.waiting
    seats = {"only-turn": [waiting], "roll-ahead": [waiting, turn], "no-pointing": [turn]}
    found = seats.get(str(position.refusal(move).reason), [])
    return figures([sword(position, seat) for seat in found])


def _mate(position: BushiPosition) -> Reason:
    """Both cubes strike; or the only one sweeps, or leaves no move."""
    winner, loser = position.waiting, position.turn
    seats: list[Phrase] = [f"seat:{winner}", f"seat:{loser}"]
    if position.square(winner) != position.square(loser):
        both = [sword(position, winner), sword(position, loser)]
        return reason("shows:mate", f"seat:{winner}", marks=both)
    marks = [sword(position, winner)]
    own = position.seen(winner)
    assert own, "the cube is placed"
    return reason("shows:mate-swept" if own.sweeps else "shows:mate-stuck", *seats, marks=marks)


def _kind(position: BushiPosition, seat: str) -> str:
    state = position.seen(seat)
    assert state, "the cube is placed"
    return state.kind


def sword(position: BushiPosition, seat: str) -> Mark:
    """A line from a seat's cube to its opponent's; a single cube is marked itself."""
    own, other = position.square(seat), position.square(OPPONENT[seat])
    if own == other:
        return {"mark": "threat", "cells": [own]}
    return {"mark": "attack", "cells": [own, other]}
