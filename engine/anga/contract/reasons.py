"""The reasons for a move: its deeds, and what it saves, threatens and leaves safe.

A reason is a slug, and `hint:<slug>` among a game's words says it as a sentence about a move that
is yet to be played. Beside the deeds of `contract.deeds` every game with `threats` has:

    saves      something of the mover's could be captured, and no longer can
    threatens  the mover could capture next what it could not before
    safe       nothing of the mover's can be captured any more, as after another move it could
    safe:kept  the same, but nothing could be captured before either
"""

from collections.abc import Iterable, Iterator
from typing import Any

from anga.contract.game import Game
from anga.contract.position import Position
from anga.shared.advice import Danger
from anga.shared.scene import Phrase

OTHERS = 24  # moves that are looked at for one after which something could be captured

AnyGame = Game[Any, Any]
AnyPosition = Position[Any]


def reasons(game: AnyGame, position: AnyPosition, move: object) -> list[str]:
    """The reasons for a legal move, as slugs for which the game has words."""
    found = [*game.deeds(position, move), *_about_captures(game, position, move)]
    found += game.further_reasons(position, move)
    known = [slug for slug in dict.fromkeys(found) if f"hint:{slug}" in game.words]
    return sorted(known, key=lambda slug: slug != "win")


def endangered_cells(game: AnyGame, position: AnyPosition, seat: str) -> set[str]:
    """The cells of a seat's pieces that another seat could capture if it were to move."""
    found = {
        cell for other in game.seats if other != seat for cell in game.threats(position, other)
    }
    return found & own_cells(game, position, seat)


def danger(game: AnyGame, position: AnyPosition, seat: str) -> Danger:
    """The pieces of a seat that could be captured next, marked and described, and other dangers."""
    found, cells = (
        game.further_danger(position, seat),
        sorted(endangered_cells(game, position, seat)),
    )
    notes: list[Phrase] = []
    known = "danger:some" in game.words and game.tells_threats
    if known and not position.outcome:
        notes = [["danger:some", named(game, position, cells)] if cells else "danger:none"]
    told = {cell: list(phrases) for cell, phrases in found["told"].items()}
    for cell in cells if "danger:here" in game.words else ():
        told[cell] = ["danger:here", *told.get(cell, [])]
    return {
        "marks": [{"mark": "threat", "cells": cells}, *found["marks"]],
        "lines": found["lines"],
        "notes": [*found["notes"], *notes],
        "told": told,
    }


def named(game: AnyGame, position: AnyPosition, cells: Iterable[str]) -> Phrase:
    """Some cells by their names, in one phrase; there is at least one."""
    names = {cell["id"]: cell["name"] for cell in game.scene(position, {})["cells"]}
    told, *others = [names[cell] for cell in cells]
    for other in others[:-1]:
        told = ["danger:list", told, other]
    return ["danger:and", told, others[-1]] if others else told


def own_cells(game: AnyGame, position: AnyPosition, seat: str) -> set[str]:
    """The cells of a seat's flat pieces."""
    pieces = game.scene(position, {})["pieces"]
    return {piece["cell"] for piece in pieces if piece["seat"] == seat}


def _about_captures(game: AnyGame, position: AnyPosition, move: object) -> Iterator[str]:
    after, seat = position.after(move), position.turn
    if after.outcome:
        return
    before, now = endangered_cells(game, position, seat), endangered_cells(game, after, seat)
    gone = _moved(game, position, move)
    standing = own_cells(game, after, seat)
    came = {cell: gone.get(cell, cell) for cell in before}
    if any(to in standing and to not in now for to in came.values()):
        yield "saves"
    if set(game.threats(after, seat)) - set(game.threats(position, seat)) - standing:
        yield "threatens"
    if standing and not now and _could_err(game, position):
        yield "safe" if before else "safe:kept"


def _moved(game: AnyGame, position: AnyPosition, move: object) -> dict[str, str]:
    """The pairs of cells between which pieces move."""
    changes = [change for change in game.changes(position, move) if change["do"] == "move"]
    return {change["places"][0][2:]: change["places"][-1][2:] for change in changes}


def _could_err(game: AnyGame, position: AnyPosition) -> bool:
    """Whether some other move would leave a piece of the mover's en prise."""
    moves = position.legal()
    tried = [position.after(other) for other in moves[:: max(1, len(moves) // OTHERS)]]
    return any(endangered_cells(game, after, position.turn) for after in tried if not after.outcome)
