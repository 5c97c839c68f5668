"""Moves in notation and in words."""

from anga.games.shinsetsu.rules.board import SQUARES
from anga.games.shinsetsu.rules.forces import (
    INDEX,
    OFFICERS,
    PAWN,
    PRISONER,
    SEATS,
    is_pawn,
    muster,
)
from anga.games.shinsetsu.rules.moves import ShinsetsuMove
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.games.shinsetsu.view.pieces import kind, letter
from anga.shared.scene import Phrase


def move_notation(position: ShinsetsuPosition, move: ShinsetsuMove) -> Phrase:
    """The notation of a legal move."""
    match move.action:
        case "roll":
            return ["notation:roll", *(f"short:{letter}" for letter in move.choice)]
        case "stop" | "pass":
            return f"notation:{move.action}"
        case "give":
            return ["notation:give", str(move.points), f"seat:{move.choice}"]
        case "face":
            return ["notation:turn", "short:P", SQUARES[move.origin], f"arrow:{move.choice}"]
    return _use_notation(position, move)


def _use_notation(position: ShinsetsuPosition, move: ShinsetsuMove) -> Phrase:
    piece, origin = f"short:{letter(position.board[move.origin])}", SQUARES[move.origin]
    if move.action == "turn":
        written: Phrase = ["notation:turn", piece, origin, f"arrow:{move.choice}"]
    elif move.action == "promote":
        written = ["notation:promote", piece, origin, f"short:{move.choice}"]
    else:
        way = "notation:take" if position.board[move.target] else "notation:go"
        written = [way, piece, origin, SQUARES[move.target]]
        if move.choice:
            written = ["notation:arrive", written, f"short:{move.choice}"]
    return ["notation:by", written, f"short:{move.die}"] if _by_officer(position, move) else written


def _by_officer(position: ShinsetsuPosition, move: ShinsetsuMove) -> bool:
    """Whether a Pawn moves in place of a piece on its file."""
    return is_pawn(position.board[move.origin]) and move.die in OFFICERS


def _frees_pawns(position: ShinsetsuPosition, move: ShinsetsuMove) -> bool:
    """Whether a roll shows only kinds that a force has lost, so that any one Pawn may move."""
    found = muster(position.board, position.turn)
    lost = position.force.active and not any(found[die] for die in move.choice)
    return lost and bool(found[PAWN])


def move_description(position: ShinsetsuPosition, move: ShinsetsuMove) -> Phrase:
    """A legal move as a sentence or two: the action and its consequences."""
    told = _action_description(position, move)
    for sentence in _consequences(position, move):
        told = ["and", told, sentence]
    return told


def _action_description(position: ShinsetsuPosition, move: ShinsetsuMove) -> Phrase:
    seat = f"seat:{position.turn}"
    match move.action:
        case "roll":
            first, second = faces(position, move)
            told: Phrase = ["description:roll", seat, first, second]
            if first == second:
                told = ["description:double", seat, first]
            return ["and", told, "description:any-pawn"] if _frees_pawns(position, move) else told
        case "stop" | "pass":
            return [f"description:{move.action}", seat]
        case "give":
            return ["description:give", seat, str(move.points), f"seat:{move.choice}"]
        case "face":
            return [
                "description:turn",
                seat,
                "kind:P",
                SQUARES[move.origin],
                f"facing:{move.choice}",
            ]
    told = _use_description(position, move)
    if _by_officer(position, move):
        told = ["and", told, ["description:by", f"kind:{move.die}"]]
    return told


def _use_description(position: ShinsetsuPosition, move: ShinsetsuMove) -> Phrase:
    seat = f"seat:{position.turn}"
    piece, origin = kind(position.board[move.origin]), SQUARES[move.origin]
    if move.action == "turn":
        return ["description:turn", seat, piece, origin, f"facing:{move.choice}"]
    if move.action == "promote":
        return ["description:promote", seat, origin, f"kind:{move.choice}"]
    return _way_description(position, move)


def _way_description(position: ShinsetsuPosition, move: ShinsetsuMove) -> Phrase:
    seat, taken = f"seat:{position.turn}", position.board[move.target]
    way: list[Phrase] = [seat, kind(position.board[move.origin]), SQUARES[move.origin]]
    if taken:
        there: Phrase = ["of", f"seat:{taken[0]}", kind(taken)]
        told: Phrase = ["description:take", *way, there, SQUARES[move.target]]
    else:
        told = ["description:go", *way, SQUARES[move.target]]
    if move.choice:
        told = ["and", told, ["description:arrive", f"kind:{move.choice}"]]
    return told


def _consequences(position: ShinsetsuPosition, move: ShinsetsuMove) -> list[Phrase]:
    """Further consequences of a move: an escape, a score, a prisoner, an elimination."""
    after = position.after(move)
    if move.action == "roll" and not position.force.active:
        escaped = after.forces[INDEX[position.turn]].active
        seat, first = f"seat:{position.turn}", ["description:face-pawns"] if after.to_face else []
        held = "description:shut" if move.choice == "KK" else "description:held"
        return [["description:escaped" if escaped else held, seat], *first]
    if move.action != "go" or not position.board[move.target]:
        return []
    sentences: list[Phrase] = []
    for seat in SEATS:
        before, now = position.forces[INDEX[seat]], after.forces[INDEX[seat]]
        if seat == position.turn:
            if now.score > before.score:
                points = str(now.score - before.score)
                king = position.board[move.target][-1] == "K"
                slug = "description:score:king" if king else "description:score"
                sentences.append([slug, f"seat:{seat}", points])
        elif len(now.barracks) > len(before.barracks):
            sentences.append(["description:barracks", f"seat:{seat}"])
        elif before.active and not now.active:
            sentences.append([_end(position, move, now.state), f"seat:{seat}"])
    if any(force.state == "A" for force in after.forces) and position.force.state == "a":
        sentences.append("description:tie")
    return sentences


def _end(position: ShinsetsuPosition, move: ShinsetsuMove, state: str) -> str:
    if position.board[move.target][-1] != "K":
        return "description:eliminated"
    return "description:prisoner" if state == PRISONER else "description:kingless"


def faces(position: ShinsetsuPosition, move: ShinsetsuMove) -> tuple[Phrase, ...]:
    """The faces of the dice in a roll; none for any other move."""
    return tuple(f"face:{letter}" for letter in move.choice) if move.action == "roll" else ()
