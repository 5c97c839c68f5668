"""The changes between two Scenes: the default for games that do not give their own.

Pieces that are the same before and after, but elsewhere, have moved; what came from nowhere came
out of a hand that shrank, what is gone is in a hand that grew.
"""

from collections.abc import Iterator
from typing import NamedTuple

from anga.shared.scene import Change, Piece, Scene, Solid


class _Move(NamedTuple):
    origin: str
    piece: Piece


def difference(before: Scene, after: Scene) -> list[Change]:
    """The changes that turn the pieces, solids and hands of one Scene into those of another.

    Captures come first, then moves, drops, changes in place, and solids. A hand grows only by what
    leaves the board.
    """
    old = {piece["cell"]: piece for piece in before["pieces"]}
    new = {piece["cell"]: piece for piece in after["pieces"]}
    changed = [new[cell] for cell in new if cell in old and _turned(old[cell], new[cell])]
    come = [piece for cell, piece in new.items() if old.get(cell) != piece and piece not in changed]
    turned = {piece["cell"] for piece in changed}
    gone = [piece for cell, piece in old.items() if new.get(cell) != piece and cell not in turned]
    piles = _growth(before, after)
    moves = _moves(come, gone)
    moved = [move.piece for move in moves]
    origins = {move.origin for move in moves}
    return [
        *(_taken(piece, piles) for piece in gone if piece["cell"] not in origins),
        *_ordered(moves),
        *(_dropped(piece, piles) for piece in come if piece not in moved),
        *map(_changed, changed),
        *_solids(before, after),
    ]


def _turned(old: Piece, new: Piece) -> bool:
    return old != new and old["seat"] == new["seat"]


def _growth(before: Scene, after: Scene) -> dict[str, int]:
    """How many pieces each pile of a hand has gained, by the touch on it."""
    had = _counts(before)
    return {place: count - had.get(place, 0) for place, count in _counts(after).items()}


def _counts(scene: Scene) -> dict[str, int]:
    return {
        f"t:{hand['seat']}:{pile['kind']}": pile["count"]
        for hand in scene["hands"]
        for pile in hand["held"]
    }


def _moves(come: list[Piece], gone: list[Piece]) -> list[_Move]:
    """Pairs of a piece after and before its move: equal looks first, then the others."""
    left, found = list(gone), list[_Move]()
    for alike in (True, False):
        for piece in come:
            if any(piece is move.piece for move in found):
                continue
            for origin in left:
                same = origin["seat"] == piece["seat"]
                if same and (not alike or origin["look"] == piece["look"]):
                    found.append(_Move(origin["cell"], piece))
                    left.remove(origin)
                    break
    return found


def _ordered(moves: list[_Move]) -> Iterator[Change]:
    """Moves in an order in which each cell is left before another piece arrives there."""
    left = list(moves)
    while left:
        origins = {move.origin for move in left}
        free = next((move for move in left if move.piece["cell"] not in origins), None)
        if free is None:  # they go round
            yield from (_changed(move.piece) for move in left)
            return
        left.remove(free)
        places = [f"c:{free.origin}", f"c:{free.piece['cell']}"]
        yield {"do": "move", "places": places, "piece": free.piece}


def _taken(piece: Piece, piles: dict[str, int]) -> Change:
    place, pile = f"c:{piece['cell']}", _pile(piece, piles, 1)
    if pile is None:
        return {"do": "remove", "places": [place]}
    piles[pile] -= 1
    return {"do": "capture", "places": [place, pile]}


def _dropped(piece: Piece, piles: dict[str, int]) -> Change:
    place, pile = f"c:{piece['cell']}", _pile(piece, piles, -1)
    if pile is None:
        return {"do": "drop", "places": [place], "piece": piece}
    piles[pile] += 1
    return {"do": "drop", "places": [pile, place], "piece": piece}


def _pile(piece: Piece, piles: dict[str, int], sign: int) -> str | None:
    """The pile that grew (sign 1) or shrank (-1), if possible of the kind in the look."""
    fitting = [place for place, growth in piles.items() if growth * sign > 0]
    alike = (place for place in fitting if piece["look"].endswith(place.split(":")[2]))
    return next(alike, fitting[0] if fitting else None)


def _changed(piece: Piece) -> Change:
    return {"do": "turn", "places": [f"c:{piece['cell']}"], "piece": piece}


def _solids(before: Scene, after: Scene) -> Iterator[Change]:
    old = {solid["cell"]: solid for solid in before["solids"]}
    new = {solid["cell"]: solid for solid in after["solids"]}
    for cell in old:
        if cell not in new:
            yield {"do": "remove", "places": [f"c:{cell}"]}
    for cell, solid in new.items():
        if old.get(cell) != solid:
            yield _moved(solid, there=cell in old)


def _moved(solid: Solid, there: bool) -> Change:
    places = [f"c:{solid['cell']}"]
    if not there:
        return {"do": "drop", "places": places, "solid": solid}
    return {"do": "roll" if solid["solid"] == "die" else "turn", "places": places, "solid": solid}
