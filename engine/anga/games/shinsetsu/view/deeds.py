"""The effects of a move: captures, scores, eliminations; and possible captures."""

from collections.abc import Iterator

from anga.games.shinsetsu.rules.board import SQUARES
from anga.games.shinsetsu.rules.dice import FACES
from anga.games.shinsetsu.rules.forces import INDEX, PAWN, PRISONER, SEATS, is_pawn, muster
from anga.games.shinsetsu.rules.moves import BOTH, ShinsetsuMove, uses, without_officers
from anga.games.shinsetsu.rules.position import ShinsetsuPosition


def deeds(position: ShinsetsuPosition, move: ShinsetsuMove) -> list[str]:
    """The kind of action, its captures and scores, and the fates of the other forces."""
    found = [] if move.action in ("roll", "go") else [f"act:{move.action}"]
    if move.action in ("go", "turn", "promote"):
        found += _use(position, move)
    if move.action == "go":
        found += _taken(position, move)
    return found


def _use(position: ShinsetsuPosition, move: ShinsetsuMove) -> Iterator[str]:
    """The piece and the die that a move uses."""
    pawn = is_pawn(position.board[move.origin])
    yield "pawn" if pawn else f"kind:{position.board[move.origin][-1]}"
    if pawn and move.die in "CHE":
        yield "instead"
    if move.die == BOTH:
        yield "both-dice"
    if move.choice and move.action != "turn":
        yield "promotion"
    outcome = position.after(move).outcome
    if outcome and outcome.reason == "entry":
        yield "entry"


def _taken(position: ShinsetsuPosition, move: ShinsetsuMove) -> Iterator[str]:
    taken, after = position.board[move.target], position.after(move)
    if not taken:
        return
    yield "capture"
    mine = INDEX[position.turn]
    if after.forces[mine].score > position.forces[mine].score:
        yield "score"
    for seat, before, now in zip(SEATS, position.forces, after.forces, strict=True):
        if len(now.barracks) > len(before.barracks):
            yield "retreat"
        if seat != position.turn and before.active and not now.active:
            yield _out(taken, now.state)


def _out(taken: str, state: str) -> str:
    if taken[-1] != "K":
        return "elimination"
    return "prisoner" if state == PRISONER else "second-king"


def threats(position: ShinsetsuPosition, seat: str) -> list[str]:
    """The squares on which a force could capture with the best dice."""
    force = position.forces[INDEX[seat]]
    if not force.active:
        return []
    board, barracks = position.board, force.barracks
    moves = [move for die in FACES for move in uses(board, seat, die, barracks)]
    own = muster(board, seat)
    if any(not own[die] for die in FACES if die != "K") and own[PAWN]:
        moves += without_officers(board, seat, barracks)
    found = {move.target for move in moves if move.action == "go" and board[move.target]}
    return [SQUARES[at] for at in sorted(found)]
