"""The changes that a legal move makes on the board, in order."""

from collections.abc import Iterator
from dataclasses import replace

from anga.games.shinsetsu.rules.board import SQUARES
from anga.games.shinsetsu.rules.forces import HOME, INDEX, king
from anga.games.shinsetsu.rules.moves import ShinsetsuMove
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.games.shinsetsu.view.pieces import barracks_cell, dice, in_barracks, piece, shown
from anga.shared.scene import Change


def changes(position: ShinsetsuPosition, move: ShinsetsuMove) -> list[Change]:
    """The changes to pieces, which move, fall, turn over or come back, and to the dice."""
    after = position.after(move)
    return [
        *_moved(position, after, move),
        *_flips(position, after),
        *_dice(position, after, move),
    ]


def _moved(
    before: ShinsetsuPosition, after: ShinsetsuPosition, move: ShinsetsuMove
) -> Iterator[Change]:
    here = f"c:{SQUARES[move.origin]}"
    match move.action:
        case "turn" | "face":
            yield {"do": "turn", "places": [here], "piece": piece(after, move.origin)}
        case "promote":
            yield {"do": "remove", "places": [here]}
            yield _from_barracks(after, move, move.origin)
        case "go":
            yield from _way(before, after, move)
        case "roll" if not before.force.active and after.forces[INDEX[before.turn]].active:
            home = HOME[before.turn]
            place = f"c:{SQUARES[home]}"
            yield {"do": "drop", "places": [place], "piece": piece(after, home)}


def _way(
    before: ShinsetsuPosition, after: ShinsetsuPosition, move: ShinsetsuMove
) -> Iterator[Change]:
    here, there = f"c:{SQUARES[move.origin]}", f"c:{SQUARES[move.target]}"
    if taken := before.board[move.target]:
        yield _fallen(before, after, taken, there)
    moved = shown(before.board[move.origin], move.target, down=False)
    yield {"do": "move", "places": [here, there], "piece": moved}
    if move.choice:
        yield {"do": "remove", "places": [there]}
        yield _from_barracks(after, move, move.target)
    if taken and taken[-1] != "K":
        at, left = king(before.board, taken[0]), king(after.board, taken[0])
        if at is not None and left is None:
            yield {"do": "remove", "places": [f"c:{SQUARES[at]}"]}


def _fallen(before: ShinsetsuPosition, after: ShinsetsuPosition, taken: str, place: str) -> Change:
    """The change of a captured piece: into its owner's barracks, or off the board."""
    owner = INDEX[taken[0]]
    if len(after.forces[owner].barracks) > len(before.forces[owner].barracks):
        retreated = in_barracks(taken[0], taken[-1])
        return {"do": "move", "places": [place, f"c:{retreated['cell']}"], "piece": retreated}
    return {"do": "remove", "places": [place]}


def _from_barracks(after: ShinsetsuPosition, move: ShinsetsuMove, at: int) -> Change:
    seat = after.board[at][0]
    places = [f"c:{barracks_cell(seat, move.choice)}", f"c:{SQUARES[at]}"]
    return {"do": "move", "places": places, "piece": piece(after, at)}


def _flips(before: ShinsetsuPosition, after: ShinsetsuPosition) -> Iterator[Change]:
    """The changes of a force's pieces that is suspended now, or back in play."""
    for at in range(64):
        text = after.board[at]
        if text and text[0] == before.board[at][:1]:
            owner = INDEX[text[0]]
            if before.forces[owner].active != after.forces[owner].active:
                place = f"c:{SQUARES[at]}"
                yield {"do": "flip", "places": [place], "piece": piece(after, at)}


def _dice(
    before: ShinsetsuPosition, after: ShinsetsuPosition, move: ShinsetsuMove
) -> Iterator[Change]:
    """The changes to dice: they are rolled, or removed; the remaining one moves up."""
    if move.action == "roll" and not after.dice:
        vain = dice(replace(before, phase=move.choice))  # nobody can use them, but all see them
        for die in vain:
            yield {"do": "roll", "places": [f"c:{die['cell']}"], "solid": die}
        for die in vain:
            yield {"do": "remove", "places": [f"c:{die['cell']}"]}
        return
    lying = {die["cell"]: die for die in dice(before)}
    left = {die["cell"]: die for die in dice(after)}
    for cell, die in lying.items():
        if left.get(cell) != die:
            yield {"do": "remove", "places": [f"c:{cell}"]}
    for cell, die in left.items():
        if lying.get(cell) != die:
            if move.action == "roll":
                yield {"do": "roll", "places": [f"c:{cell}"], "solid": die}
            else:
                yield {"do": "drop", "places": [f"c:{cell}"], "solid": die}
