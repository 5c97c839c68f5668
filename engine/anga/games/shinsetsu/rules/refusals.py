"""The reason why a move is not legal: a rule of the rulebook, by its slug in `words`."""

from anga.contract.position import Refusal
from anga.games.shinsetsu.rules.board import Board, names
from anga.games.shinsetsu.rules.forces import INDEX, OFFICERS, is_far, is_pawn, lane, of_force
from anga.games.shinsetsu.rules.movement import AHEAD, ASLANT, RAYS, arrives
from anga.games.shinsetsu.rules.moves import BOTH, ShinsetsuMove, are_both_lost
from anga.games.shinsetsu.rules.notation import ShinsetsuFields
from anga.games.shinsetsu.rules.phase import BEFORE_ROLL, both_unused, dice_left, facing_squares
from anga.shared.scene import Phrase

# Why not, with both dice unused and with one: what is no use of a die.
NO_USES = {"roll": "rolled-already", "face": "no-escape", "stop": "use-one", "pass": "no-pass"}
NO_MORE = {**NO_USES, "pass": "rather-stop"}


def refusal(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal:
    """The rule that forbids a move which is not legal."""
    if move.action == "give":
        return _no_deal(at, move)
    if at.phase == BEFORE_ROLL:
        return Refusal("roll-first")
    if to_face := facing_squares(at.phase):
        cells = names([move.origin] if move.action == "face" else to_face)
        return Refusal("not-to-face" if move.action == "face" else "face-first", cells)
    if move.action in NO_USES:
        cells = names([move.origin]) if move.action == "face" else ()
        return Refusal(
            NO_USES[move.action] if both_unused(at.phase) else NO_MORE[move.action], cells
        )
    return _no_piece(at, move) or _no_die(at, move) or _no_use(at, move)


def _no_deal(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal:
    giver, taker = at.forces[INDEX[at.turn]], at.forces[INDEX[move.choice]]
    if facing_squares(at.phase):
        return Refusal("deal-not-now")
    if not giver.active:
        return Refusal("deal-prisoner")
    if move.choice == at.turn:
        return Refusal("deal-self")
    if not taker.active:
        return Refusal(["deal-active", f"seat:{move.choice}"])
    return Refusal(["deal-score", str(giver.score)])


def _no_piece(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal | None:
    """The refusal of a move without an own piece to use."""
    piece, here = at.board[move.origin], names([move.origin])
    if not piece:
        return Refusal("empty", here)
    return Refusal(["not-yours", f"seat:{piece[0]}"], here) if piece[0] != at.turn else None


def _no_die(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal | None:
    """The refusal of a move whose die cannot be used."""
    both_lost = both_unused(at.phase) and are_both_lost(at.board, at.turn, at.phase)
    if move.die == BOTH:
        return None if both_lost else Refusal("both-lost-only")
    if move.die not in at.phase:
        return Refusal(["no-die", f"face:{move.die}"])
    return Refusal("both-lost") if both_lost else None


def _no_use(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal:
    own_pawn = is_pawn(at.board[move.origin])
    return _no_pawn_use(at, move) if own_pawn else _no_officer_use(at, move)


def _no_officer_use(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal:
    kind, here = at.board[move.origin][-1], names([move.origin])
    if move.action != "go" or move.choice:
        return Refusal("only-pawns-turn" if move.action == "turn" else "only-pawns-promote", here)
    if move.die == BOTH:
        return Refusal("both-lost", here)
    if kind != move.die:
        return Refusal(["wrong-die", f"kind:{kind}", f"face:{move.die}"], here)
    if at.board[move.target][:1] == at.turn:
        return Refusal("own-piece", names([move.target]))
    if kind == "C":
        for ray in RAYS[move.origin]:
            if move.target in ray:
                between = ray[: ray.index(move.target)]
                return Refusal("no-jump", names(to for to in between if at.board[to]))
    return Refusal(f"way:{kind}", names([move.origin, move.target]))


def _no_pawn_use(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal:
    here = names([move.origin])
    if move.action == "promote":
        return _no_waiting(at, move)
    if _is_off(at, move.origin, move.die):
        return Refusal(["off-file", _missing(at, move)], here)
    if move.action == "turn":
        return Refusal("faces-already", here)
    return _no_pawn_way(at, move) or _no_arrival(at, move)


def on_file(board: Board, seat: str, pawn: int, kind: str) -> bool:
    """Whether a force has a piece of a kind on its pawn's file."""
    lanes = {lane(seat, square) for square in of_force(board, seat) if board[square][-1] == kind}
    return lane(seat, pawn) in lanes


def _missing(at: ShinsetsuFields, move: ShinsetsuMove) -> Phrase:
    """The kinds missing on the pawn's file: the die's, and the other die's if that is unused."""
    dice = [move.die, *dice_left(at.phase)]
    missing = [f"kind:{die}" for die in dict.fromkeys(dice) if _is_off(at, move.origin, die)]
    return ["either", *missing] if len(missing) > 1 else missing[0]


def _is_off(at: ShinsetsuFields, pawn: int, die: str) -> bool:
    return die in OFFICERS and not on_file(at.board, at.turn, pawn, die)


def _no_waiting(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal:
    here = names([move.origin])
    if not is_far(at.turn, move.origin):
        return Refusal("not-far", here)
    if move.die != "K":
        return Refusal("waiting-needs-king", here)
    return Refusal(["not-in-barracks", f"kind:{move.choice}"], here)


def _no_pawn_way(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal | None:
    facing, taken, there = at.board[move.origin][1], at.board[move.target], names([move.target])
    ahead = move.target in AHEAD[facing][move.origin]
    if not ahead and move.target not in ASLANT[facing][move.origin]:
        return Refusal("way:pawn", names([move.origin, move.target]))
    if taken[:1] == at.turn:
        return Refusal("own-piece", there)
    if ahead:
        return Refusal("advance-empty", there) if taken else None
    if not taken:
        return Refusal("aslant-captures", there)
    return Refusal("pawn-spares-king", there) if taken[-1] == "K" else None


def _no_arrival(at: ShinsetsuFields, move: ShinsetsuMove) -> Refusal:
    there = names([move.target])
    if not move.choice:
        return Refusal("must-promote", there)
    if not arrives(at.turn, move.origin, move.target):
        return Refusal("not-far", there)
    return Refusal(["not-in-barracks", f"kind:{move.choice}"], there)
