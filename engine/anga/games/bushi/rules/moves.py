"""The legal moves (rulebook, *Play*): a move is its own token."""

from anga.games.bushi.rules.cube import MOVES, Cube, CubeState


def placements(samurai: Cube) -> tuple[str, ...]:
    """Play, 1: any face up, facing any way, but no sword may point at the opponent."""
    return tuple(code for code, state in samurai.states.items() if not state.points)


def moves(own: CubeState, threatened: bool) -> tuple[str, ...]:
    """Play, 2 and 3: the four moves, or those left when a sword points at the mover."""
    if not threatened:
        return tuple(MOVES)
    return (own.facing,) if own.points else ("t",)
