"""Turns of Troop-Chess as people write and hear them."""

from anga.games.troop.deeds import Deed, deed
from anga.games.troop.formations import Formation
from anga.games.troop.ground import NAMES, Ground
from anga.games.troop.rules import Troop
from anga.shared.scene import Phrase


def move_notation(position: Troop, turn: int) -> Phrase:
    """A legal turn as it stands in a list of moves."""
    done = deed(position, turn)
    cells = "".join(map(position.board.name, done.formation.cells))
    march: Phrase = ["notation:march", cells, f"arrow:{NAMES[done.direction]}", str(done.steps)]
    fallen = _tally(done)
    told = ["notation:with", march, fallen] if fallen else march
    return ["notation:step", *_names(position.board, done), told] if done.step else told


def move_description(position: Troop, turn: int) -> Phrase:
    """A legal turn as a sentence."""
    done = deed(position, turn)
    march = marched(position.board, done)
    seat = f"seat:{position.turn}"
    if done.step:
        return ["description:step", seat, *_names(position.board, done), march, fate(done)]
    return ["description:march", seat, march, fate(done)]


def marched(board: Ground, done: Deed) -> Phrase:
    """The formation and where it goes."""
    direction = f"direction:{NAMES[done.direction]}"
    return [f"march:{done.steps}", named(board, done.formation), direction]


def fate(done: Deed) -> Phrase:
    """Who falls."""
    beaten, lost = str(len(done.beaten)), str(len(done.lost))
    if done.lost:
        return ["fate:both", beaten, lost]
    return ["fate:beaten", beaten] if done.beaten else "fate:none"


def named(board: Ground, formation: Formation) -> Phrase:
    """A formation and its cells."""
    return [f"formation:{formation.kind}", *map(board.name, formation.cells)]


def _tally(done: Deed) -> "Phrase | None":
    if done.lost:
        return ["notation:both", str(len(done.beaten)), str(len(done.lost))]
    return ["notation:beaten", str(len(done.beaten))] if done.beaten else None


def _names(board: Ground, done: Deed) -> tuple[str, ...]:
    return tuple(map(board.name, done.step or ()))
