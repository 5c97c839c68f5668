"""The touches of moves, and the illegal moves that touches mean."""

from collections.abc import Sequence

from anga.games.orb.rules.moves import EVERYWHERE, pawn_places, safe_moves
from anga.games.orb.rules.notation import PASSING, format_move
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import (
    AREA,
    EMPTY,
    FLIPPED,
    IN_HAND,
    KINDS,
    NAMES,
    NUMBERS,
    P,
)
from anga.games.orb.rules.tables import DROPPING, NEAR, PASS, PROMOTING, SLIDES, STEPS, slide, ways
from anga.kit.grid import squares_of
from anga.shared.scene import Choice

TAKING, LEAVING = "+", "="  # options, besides passing
LETTERS = tuple(KINDS[kind] for kind in IN_HAND)


def choices(position: OrbPosition) -> list[Choice]:
    """The touches of every move.

    Moves forbidden by a red orb or as mating pawn drops are included.
    """
    if position.outcome:
        return []
    legal = position.legal()
    if PASS in legal:
        return [{"move": PASSING, "paths": [[f"o:{PASSING}"]]}]
    tried = safe_moves(position.board, position.seat, position.in_check, 0)
    allowed, shown = set(legal), set(tried)
    return [_choice(position, move, shown, move in allowed) for move in tried]


def attempt(position: OrbPosition, touches: Sequence[str]) -> str | None:
    """The illegal move that touches mean; for a piece that cannot move, one that it attempts."""
    places = list(touches)
    if len(places) == 1:
        return PASSING if places == [f"o:{PASSING}"] else _tried(position, places[0])
    kinds = [place.removeprefix(f"t:{position.turn}:") for place in places[:1]]
    if len(places) == 2 and kinds[0] in LETTERS and _is_cell(places[1]):
        return f"{kinds[0]}*{places[1][2:]}"
    if len(places) not in (2, 3) or not all(map(_is_cell, places[:2])):
        return None
    move = AREA * NUMBERS[places[0][2:]] + NUMBERS[places[1][2:]]
    if len(places) == 3:
        suffix = {f"o:{TAKING}": PROMOTING, f"o:{LEAVING}": 0}.get(places[2])
        return None if suffix is None else format_move(move + suffix)
    tried = safe_moves(position.board, position.seat, position.in_check, 0)
    return None if PROMOTING + move in tried else format_move(move)


def _tried(position: OrbPosition, touch: str) -> str | None:
    """A move that begins with a touch of no legal move, so that its refusal can be told."""
    squares = position.board.squares
    if any(choice["paths"][0][0] == touch for choice in choices(position)):
        return None
    if touch[:4] == f"t:{position.turn}:" and touch[4:] in LETTERS:
        empty = EVERYWHERE & ~position.board.occupied
        if touch[4:] == KINDS[P]:
            empty = pawn_places(position.board, position.seat, empty) or empty
        return f"{touch[4:]}*{NAMES[squares_of(empty)[0]]}"
    if not _is_cell(touch) or squares[NUMBERS[touch[2:]]] in (EMPTY, FLIPPED):
        return None
    return format_move(_attempt(position, NUMBERS[touch[2:]]))


def _attempt(position: OrbPosition, origin: int) -> int:
    """A move of the piece on a square, if possible to a square that it reaches."""
    board, code = position.board, position.board.squares[origin]
    reached = STEPS[code][origin] | (slide(origin, board.occupied) if SLIDES[code] else 0)
    targets = reached & ~board.own[position.seat] or reached or NEAR[origin]
    return ways(code, origin, squares_of(targets)[0])[0]


def _choice(position: OrbPosition, move: int, shown: set[int], allowed: bool) -> Choice:
    to = f"c:{NAMES[move % AREA]}"
    if move >= DROPPING:
        path = [f"t:{position.turn}:{KINDS[(move - DROPPING) // AREA]}", to]
    else:
        path = [f"c:{NAMES[move // AREA % AREA]}", to]
        if move >= PROMOTING and move - PROMOTING in shown:
            path.append(f"o:{TAKING}")
        elif move + PROMOTING in shown:
            path.append(f"o:{LEAVING}")
    if allowed:
        return {"move": format_move(move), "paths": [path]}
    reason = position.refusal(move).reason
    return {"move": format_move(move), "paths": [path], "forbidden": reason}


def _is_cell(touch: str) -> bool:
    return touch[:2] == "c:" and touch[2:] in NUMBERS
