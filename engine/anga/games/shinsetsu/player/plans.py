"""Whole turns: all that a force can do with its dice, in whatever order it uses them."""

from anga.games.shinsetsu.rules.board import Board
from anga.games.shinsetsu.rules.forces import GOAL
from anga.games.shinsetsu.rules.moves import BOTH, STOP, ShinsetsuMove
from anga.games.shinsetsu.rules.phase import BEFORE_ROLL, LEFT, both_unused
from anga.games.shinsetsu.rules.position import ShinsetsuPosition

Turns = dict[ShinsetsuPosition, tuple[ShinsetsuMove, ...]]


def turns(position: ShinsetsuPosition) -> Turns:
    """The different positions at the end of the current turn, each with moves that lead there.

    After a turn the dice are rolled again, or the game is over.
    """
    ends: Turns = {}
    if not both_unused(position.phase):
        _finish(position, (), ends)
        return ends
    middles: Turns = {}
    for move in position.legal():
        board = simply(position, move)
        if board is None or move.die == BOTH:
            after = position.after(move)
        else:
            left = position.phase.replace(move.die, "", 1) + LEFT
            after = ShinsetsuPosition(board, position.turn, left, position.forces)
        (ends if after.phase == BEFORE_ROLL else middles).setdefault(after, (move,))
    for middle, made in middles.items():
        _finish(middle, made, ends)
    return ends


def _finish(middle: ShinsetsuPosition, made: tuple[ShinsetsuMove, ...], ends: Turns) -> None:
    """Add all ends of a turn that begins with some moves."""
    facing = middle.to_face
    stopped = middle if facing else middle.after(STOP)
    for move in middle.legal():
        if facing and move.origin != facing[0]:
            continue  # the order in which Pawns are faced makes no difference
        board = None if facing else simply(middle, move)
        if board is None:
            after = middle.after(move)
            if after.phase != BEFORE_ROLL:
                _finish(after, (*made, move), ends)
                continue
        else:
            after = ShinsetsuPosition(board, stopped.turn, BEFORE_ROLL, stopped.forces)
        ends.setdefault(after, (*made, move))


def simply(position: ShinsetsuPosition, move: ShinsetsuMove) -> Board | None:
    """The board after a move without capture, promotion or win; None for any other move."""
    board, origin = position.board, move.origin
    if move.action == "turn":
        return (*board[:origin], position.turn + move.choice, *board[origin + 1 :])
    if move.action != "go" or move.choice or board[move.target]:
        return None
    piece = board[origin]
    if piece[-1] == "K" and move.target == GOAL[position.turn]:
        return None
    squares = list(board)
    squares[origin], squares[move.target] = "", piece
    return tuple(squares)
