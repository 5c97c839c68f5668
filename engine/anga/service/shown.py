"""What a page shows of a game: its Scene with the last moves marked, choices and history."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from anga.contract.game import AnyLine
from anga.contract.last_moves import last_marks
from anga.contract.status import status
from anga.shared.answers import HistoryEntry, Shown, UnlistedMove
from anga.shared.game_tree import MOST_MOVES
from anga.shared.men import men
from anga.shared.phrases import slug_of
from anga.shared.scene import Change, Choice, Phrase, Scene, Seat

KEPT = MOST_MOVES + 1  # positions whose men are counted only once: those of the longest game


def shown_line(line: AnyLine, view: Mapping[str, str], since: int = 0) -> Shown:
    """A line as a page shows it, in a view that the game offers.

    `unlisted` are legal moves that are made without touching the board; `history` has an entry for
    each ply from `since` on, `changes` are those of the last one. `drawing` are the moves, if there
    are any, that end the game in a draw by repetition, and `shows` is why the game is over, if it
    is: all of an end is told at once.
    """
    scene = line.game.scene(line.position, view)
    shown: Shown = {
        "scene": {
            **scene,
            "marks": [*last_marks(line), *scene["marks"]],
            "seats": _seats(line, scene["seats"]),
        },
        "choices": _choices(line),
        "unlisted": _unlisted(line),
        "status": status(line),
        "history": [history_entry(line, ply) for ply in range(since, len(line.moves))],
        "changes": changes(line),
        "lost": lost(line),
    }
    if line.outcome:
        shown["shows"] = list(line.game.shows(line))
    if drawing := _drawing(line):
        shown["drawing"] = drawing
    return shown


def _seats(line: AnyLine, seats: Sequence[Seat]) -> list[Seat]:
    """The seats, with a note at each that was passed over."""
    why = line.game.passed_over(line)
    turn = None if line.outcome else line.position.turn
    return [
        _noted(seat, why[seat["seat"]], seat["seat"] == turn) if seat["seat"] in why else seat
        for seat in seats
    ]


def _noted(seat: Seat, note: Phrase, on_turn: bool) -> Seat:
    """A seat with one more note, the first, which takes the place of one that says less.

    Where there is room for one sign alone, it is that of the first note: what lasts, such as a red
    orb, is seen elsewhere, too. To a seat that is on turn a note is only added in the place of
    another one: that it was passed over before is past.
    """
    notes = seat.get("notes", ())
    others = [old for old in notes if not slug_of(note).startswith(slug_of(old))]
    past = on_turn and len(others) == len(notes)
    return seat if past else {**seat, "notes": [note, *others]}


def history_entry(line: AnyLine, ply: int) -> HistoryEntry:
    """The history entry of a ply; for a roll with the faces of its dice, and with its news."""
    game, before, move = line.game, line.positions[ply], line.moves[ply]
    entry: HistoryEntry = {
        "seat": before.turn,
        "notation": game.move_notation(before, move),
        "description": game.move_description(before, move),
    }
    faces = game.faces(before, move)
    if faces:
        entry["faces"] = list(faces)
    if news := game.news(before, move, line.positions[ply + 1]):
        entry["news"] = dict(news)
    return entry


def changes(line: AnyLine) -> list[Change]:
    """The changes of a line's last move."""
    return line.game.changes(line.positions[-2], line.moves[-1]) if line.moves else []


def lost(line: AnyLine) -> dict[str, int]:
    """How many men each seat has lost; men that it wins later are not set off."""
    counts = [_men(line.game.scene, position) for position in line.positions]
    return {
        seat: sum(max(0, before[seat] - after[seat]) for before, after in pairwise(counts))
        for seat in line.game.seats
    }


def telling(line: AnyLine, seat: str) -> AnyLine:
    """A line up to the move that matters most to a seat since its own last one.

    That is the one that gave a check it is still in, else the last that took a man of its own, else
    the last of all; of a turn that ends in moves without a choice, the last with one.
    """
    last = len(line.moves)
    since = next((n for n in range(last, 0, -1) if line.positions[n - 1].turn == seat), 0)
    checks = [_in_check(line.game.scene, position, seat) for position in line.positions[since:]]
    left = [_men(line.game.scene, position)[seat] for position in line.positions[since:]]
    for struck in (
        [n for n in range(since + 1, last + 1) if all(checks[n - since :])],
        [n for n in range(last, since, -1) if left[n - since] < left[n - since - 1]],
    ):
        if struck:
            ply = struck[0]
            return _up_to(line, ply)
    return _up_to(line, _chosen(line))


def _up_to(line: AnyLine, ply: int) -> AnyLine:
    return line._replace(positions=line.positions[: ply + 1], moves=line.moves[:ply])


def _chosen(line: AnyLine) -> int:
    """The ply of the last move that was chosen in the last turn; of the last of all if none was."""
    last = len(line.moves)
    mover = line.positions[-2].turn if last else None
    for ply in range(last, 0, -1):
        before = line.positions[ply - 1]
        if before.turn != mover:
            break
        if not before.chance and len(before.legal()) > 1:
            return ply
    return last


def _in_check(scene: Callable[[Any, Mapping[str, str]], Scene], at: Any, seat: str) -> bool:
    return any(
        mark["mark"] == "check" and mark.get("seat", at.turn) == seat
        for mark in scene(at, {})["marks"]
    )


@lru_cache(KEPT)
def _men(scene: Callable[[Any, Mapping[str, str]], Scene], position: Hashable) -> dict[str, int]:
    return men(scene(position, {}))


def _choices(line: AnyLine) -> list[Choice]:
    if line.outcome:
        return []
    forbidden = {
        line.position.format_move(m): why.reason for m, why in line.game.forbidden(line).items()
    }
    choices = line.game.choices(line.position)
    return [
        {**c, "forbidden": forbidden[c["move"]]} if c["move"] in forbidden else c for c in choices
    ]


def _drawing(line: AnyLine) -> list[str]:
    """The moves that end a game in a draw because they repeat a position."""
    known = set(line.positions)
    if line.outcome or not line.game.minds_history or len(known) == len(line.positions):
        return []
    back = [move for move in line.legal() if line.position.after(move) in known]
    return [
        line.position.format_move(move)
        for move in back
        if (ended := line.after(move).outcome) and ended.reason == "repetition"
    ]


def _unlisted(line: AnyLine) -> list[UnlistedMove]:
    """The legal moves that are made without touching the board, with their descriptions."""
    if line.outcome:
        return []
    position = line.position
    return [
        {
            "move": position.format_move(move),
            "description": line.game.move_description(position, move),
        }
        for move in position.unlisted()
    ]
