"""The effects of captures, and the end of the game (rulebook, *Captures* and *End*)."""

from collections.abc import Sequence
from functools import lru_cache

from anga.contract.position import Outcome
from anga.games.shinsetsu.rules.board import Board
from anga.games.shinsetsu.rules.forces import (
    GOAL,
    INDEX,
    KINGLESS,
    OFFICERS,
    PRISONER,
    SEATS,
    Force,
    Forces,
    is_pawn,
    of_force,
)
from anga.kit.ends import won

KING_SCORE = 2
ENTRIES = tuple((seat, GOAL[seat], f"{seat}K") for seat in SEATS)


def capture(board: list[str], before: Forces, captor: str, at: int) -> Forces:
    """Remove the piece on a square, in place; the forces afterwards, as its captor may score."""
    piece, forces = board[at], list(before)
    owner = INDEX[piece[0]]
    board[at] = ""
    if piece[-1] == "K":
        _capture_king(forces, captor, owner)
    elif is_pawn(piece) or not forces[owner].active:
        _score(forces, captor, 1)
    elif "+" not in piece:
        barracks = "".join(sorted(forces[owner].barracks + piece[-1], key=OFFICERS.index))
        forces[owner] = forces[owner]._replace(barracks=barracks)
    if forces[owner].active:
        _eliminate_lone_king(board, forces, piece[0])
    return tuple(forces)


def _capture_king(forces: list[Force], captor: str, owner: int) -> None:
    """Capture a King: the first one is a prisoner; a further one scores."""
    if any(force.state == PRISONER for force in forces):
        forces[owner] = forces[owner]._replace(state=KINGLESS)
        _score(forces, captor, KING_SCORE)
    else:
        forces[owner] = forces[owner]._replace(state=PRISONER)


def _eliminate_lone_king(board: list[str], forces: list[Force], seat: str) -> None:
    """Eliminate a force that has nothing but its King."""
    left = of_force(tuple(board), seat)
    if len(left) == 1:
        board[left[0]] = ""
        forces[INDEX[seat]] = forces[INDEX[seat]]._replace(state=KINGLESS)


def _score(forces: list[Force], seat: str, points: int) -> None:
    force = forces[INDEX[seat]]
    forces[INDEX[seat]] = force._replace(score=force.score + points)


def force_entered(board: Sequence[str]) -> str | None:
    """The force whose King is on the initial square of the opposite King."""
    for seat, goal, king in ENTRIES:
        if board[goal] == king:
            return seat
    return None


def is_tied(board: Sequence[str], forces: Sequence[Force]) -> bool:
    """Whether the two remaining forces have equal scores and have yet to play on."""
    left = [force for force in forces if force.active]
    undecided = len(left) == 2 and {force.state for force in left} == {"a"} and _equal(left)
    return undecided and not force_entered(board)


def play_on(forces: Forces) -> Forces:
    """The forces after a tie, when the two remaining ones play on."""
    return tuple([force._replace(state="A") if force.active else force for force in forces])


def has_turns(board: Board, forces: Forces, seat: str) -> bool:
    """Whether a force still has turns: to move, or to roll for its King's escape."""
    state = forces[INDEX[seat]].state
    if "A" in [force.state for force in forces]:
        return state == "A"
    return state == "a" or (state == PRISONER and bool(of_force(board, seat)))


def outcome(board: Board, forces: Forces, ended: str | None) -> Outcome | None:
    """The end of the game; `ended` is known when a King's last rival has just gone."""
    if winner := force_entered(board):
        return won("entry", SEATS, winner)
    left = _left(forces)
    if len(left) > 2:
        return None
    if len(left) == 1:
        return won(ended or _last_reason(board, left[0]), SEATS, left[0])
    one, other = (forces[INDEX[seat]] for seat in left)
    if "A" not in (one.state, other.state) and one.score != other.score:
        return won("score", SEATS, left[0] if one.score > other.score else left[1])
    return None


@lru_cache(maxsize=1024)  # asked of each position, but seldom different
def _left(forces: Forces) -> tuple[str, ...]:
    """The forces that still move."""
    return tuple([seat for seat, force in zip(SEATS, forces, strict=True) if force.active])


def _last_reason(board: Board, winner: str) -> str:
    """How the last rival was eliminated, judged from the board: an eliminated force is gone."""
    return "capture" if any(piece and piece[0] != winner for piece in board) else "elimination"


def _equal(forces: Sequence[Force]) -> bool:
    return len({force.score for force in forces}) == 1
