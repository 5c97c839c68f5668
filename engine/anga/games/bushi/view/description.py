"""Moves in notation and in words."""

from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import CubeState
from anga.games.bushi.view.looks import face_name
from anga.games.bushi.view.shows import leaves
from anga.shared.scene import Phrase


def move_notation(position: BushiPosition, move: str) -> Phrase:
    """The notation of a legal move: what was done, and what is on top then."""
    state = _reached(position, move)
    return [
        f"notation:{_deed(position, move)}",
        _top(position, state, "face"),
        [f"way:{state.facing}", f"seat:{position.turn}"],
    ]


def move_description(position: BushiPosition, move: str) -> Phrase:
    """A legal move as a sentence, and as another one the limit that swords set to the reply."""
    state, after = _reached(position, move), position.after(move)
    deed, seat = _deed(position, move), f"seat:{position.turn}"
    facing: Phrase = [f"toward:{state.facing}", seat]
    told = [f"description:{deed}", seat, _top(position, state, "from"), facing]
    limit = None if after.outcome else leaves(after)
    return ["description:limits", told, limit] if limit else told


def _deed(position: BushiPosition, move: str) -> str:
    return "place" if position.own is None else move


def _reached(position: BushiPosition, move: str) -> CubeState:
    return position.cube.states[position.moved(move)]


def _top(position: BushiPosition, state: CubeState, words: str) -> Phrase:
    """The kind of face on top, and for a placed cube which of two such faces it is."""
    placed = position.own is None
    return face_name(position.rules, state.face, words) if placed else state.kind
