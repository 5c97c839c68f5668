"""The touches of each move, and the move that touches mean."""

from collections.abc import Sequence

from anga.games.shinsetsu.rules.board import FACINGS, SQUARE, SQUARES, STEPS
from anga.games.shinsetsu.rules.dice import FACES, ROLLS
from anga.games.shinsetsu.rules.forces import OFFICERS, is_pawn
from anga.games.shinsetsu.rules.movement import AHEAD, reach
from anga.games.shinsetsu.rules.moves import BOTH, PASS, STOP, ShinsetsuMove
from anga.games.shinsetsu.rules.notation import format_move
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.games.shinsetsu.rules.refusals import on_file
from anga.shared.scene import Choice


def choices(position: ShinsetsuPosition) -> list[Choice]:
    """The legal moves, each with its touches."""
    return [{"move": format_move(move), "paths": paths(move)} for move in position.legal()]


def paths(move: ShinsetsuMove) -> list[list[str]]:
    """The touches of moves: a piece, its target, a facing or kind.

    A die first, or last if needed.
    """
    touches = _touches(move)
    if move.die in ("", BOTH):
        return [touches]
    return [[*touches, f"?d:{move.die}"], [f"d:{move.die}", *touches]]


def _touches(move: ShinsetsuMove) -> list[str]:
    squares = [f"c:{SQUARES[at]}" for at in (move.origin, move.target) if at >= 0]
    if move.action in ("stop", "pass"):
        return [f"o:{move.action}"]
    return [*squares, f"o:{move.choice}"] if move.choice else squares


def attempt(position: ShinsetsuPosition, touches: Sequence[str]) -> str | None:
    """The token of the move that touches mean, legal or not."""
    squares = [SQUARE[touch[2:]] for touch in touches if touch[:2] == "c:" and touch[2:] in SQUARE]
    options = [touch[2:] for touch in touches if touch[:2] == "o:"]
    dice = [touch[2:] for touch in touches if touch[:2] == "d:" and touch[2:] in FACES]
    if len(squares) + len(options) + len(dice) != len(touches):
        return None
    move = _meant(position, squares, options, dice)
    return None if move is None else format_move(move)


def _meant(
    position: ShinsetsuPosition, squares: list[int], options: list[str], dice: list[str]
) -> ShinsetsuMove | None:
    if not squares and len(options) == 1 and not dice:
        return _alone(options[0])
    if not 1 <= len(squares) <= 2 or len(options) > 1 or len(dice) > 1:
        return None
    use = _use(position, squares, options[0] if options else "")
    if use is None or use.action == "face":
        return use
    return use._replace(die=dice[0] if dice else _likely_die(position, use))


def _alone(option: str) -> ShinsetsuMove | None:
    if option in ROLLS:
        return ShinsetsuMove("roll", choice=option)
    return {"stop": STOP, "pass": PASS}.get(option)


def _use(position: ShinsetsuPosition, squares: list[int], option: str) -> ShinsetsuMove | None:
    """An action without its die."""
    origin = squares[0]
    if len(squares) == 2:
        return (
            ShinsetsuMove("go", "", origin, squares[1], option)
            if option in ("", *OFFICERS)
            else None
        )
    if option in STEPS:
        return ShinsetsuMove("face" if position.to_face else "turn", "", origin, -1, option)
    if option in tuple(OFFICERS):
        return ShinsetsuMove("promote", "", origin, -1, option)
    return None if option else _hopeless(position, origin)


def _hopeless(position: ShinsetsuPosition, origin: int) -> ShinsetsuMove | None:
    """An action that a piece without legal moves might attempt."""
    piece = position.board[origin]
    if not piece or any(move.origin == origin for move in position.legal()):
        return None
    if not is_pawn(piece):
        return next(
            (ShinsetsuMove("go", "", origin, to) for to in reach(position.board, origin)), None
        )
    if AHEAD[piece[1]][origin]:
        return ShinsetsuMove("go", "", origin, AHEAD[piece[1]][origin][0])
    facing = next(facing for facing in FACINGS if facing != piece[1])
    return ShinsetsuMove("turn", "", origin, -1, facing)


def _likely_die(position: ShinsetsuPosition, use: ShinsetsuMove) -> str:
    """The die that makes an action legal, else the one that moves such a piece."""
    for die in dict.fromkeys(position.dice):
        if position.is_legal(use._replace(die=die)):
            return die
    if position.both_lost:
        return BOTH
    piece = position.board[use.origin]
    if piece and not is_pawn(piece):
        return piece[-1]
    if use.action == "promote" or not position.dice:
        return "K"
    board, seat = position.board, position.turn
    for die in position.dice:
        if die == "K" or on_file(board, seat, use.origin, die):
            return die
    return position.dice[0]
