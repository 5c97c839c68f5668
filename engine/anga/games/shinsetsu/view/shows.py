"""What may move after a roll, how a King was taken, how the game ended, as figures."""

from collections.abc import Iterator, Sequence
from typing import Literal

from anga.contract.game import Line
from anga.games.shinsetsu.rules.board import SQUARE, SQUARES
from anga.games.shinsetsu.rules.forces import (
    FACED,
    GOAL,
    HOME,
    INDEX,
    PAWN,
    PRISONER,
    SEATS,
    is_pawn,
    lane,
    muster,
)
from anga.games.shinsetsu.rules.movement import AHEAD, ASLANT, reach
from anga.games.shinsetsu.rules.moves import ShinsetsuMove
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.games.shinsetsu.view.pieces import kind
from anga.kit.rounds import last_round
from anga.kit.shows import CLOSING
from anga.shared.advice import Reason, reason
from anga.shared.phrases import slug_of
from anga.shared.scene import Figures, Mark, Phrase, figures


def shows(line: Line[ShinsetsuPosition, ShinsetsuMove]) -> list[Reason]:
    """The end, a King that was just taken, and what may move or come free."""
    found = [*_end(line.position), *_taken(line), *_passed(line)]
    if not line.outcome:
        found += _able(line.position)
    return found


def _end(position: ShinsetsuPosition) -> Iterator[Reason]:
    """A King's entry, the scores of the last two forces, or the last King."""
    outcome = position.outcome
    if not outcome:
        return
    winner = next(seat for seat in SEATS if outcome.placings[seat] == 1)
    if outcome.reason == "entry":
        home = SQUARES[GOAL[winner]]
        told = [f"seat:{winner}", home, f"seat:{FACED[winner]}"]
        yield reason("shows:entry", *told, marks=[{"mark": "area", "cells": [home]}])
        return
    if outcome.reason != "score":
        king = SQUARES[position.board.index(f"{winner}K")]
        yield reason("shows:last", f"seat:{winner}", marks=[{"mark": "able", "cells": [king]}])
        return
    (rival,) = [seat for seat in SEATS if seat != winner and position.forces[INDEX[seat]].active]
    scores = [str(position.scores[seat]) for seat in (winner, rival)]
    kings = [SQUARES[position.board.index(f"{seat}K")] for seat in (winner, rival)]
    marks: list[Mark] = [{"mark": "able", "cells": kings}]
    yield reason("shows:score", f"seat:{winner}", f"seat:{rival}", *scores, marks=marks)


def _taken(line: Line[ShinsetsuPosition, ShinsetsuMove]) -> Iterator[Reason]:
    """The way of the piece that has just taken a King."""
    if not line.moves or line.moves[-1].action != "go":
        return
    before, move = line.positions[-2], line.moves[-1]
    taken = before.board[move.target]
    if taken[-1:] != "K":
        return
    cells = [SQUARES[move.origin], SQUARES[move.target]]
    captor = f"seat:{before.turn}", kind(before.board[move.origin])
    fate = "prisoner" if line.position.forces[INDEX[taken[0]]].state == PRISONER else "king"
    told: list[Phrase] = [*captor, *cells, f"seat:{taken[0]}"]
    yield reason(f"shows:{fate}", *told, marks=[{"mark": "attack", "cells": cells}])


def forbids(position: ShinsetsuPosition, move: ShinsetsuMove) -> Figures:
    """The pieces in the way, the squares that a piece could reach, or what the dice let move."""
    refusal, cells = position.refusal(move), list(position.refusal(move).cells)
    slug = slug_of(refusal.reason)
    marks: list[Mark] = []
    if slug == "no-jump":
        marks = [{"mark": "attack", "cells": _way(move), "rank": CLOSING}]
    if slug in ("no-jump", "own-piece", "advance-empty", "pawn-spares-king"):
        return figures([{"mark": "refused", "cells": cells}, *marks])
    if slug in ("wrong-die", "no-die", "both-lost", "not-yours"):
        able = sorted({each.origin for each in position.legal() if each.origin >= 0})
        return _marked("able", able)
    if slug == "off-file":
        file = lane(position.turn, move.origin)
        return _marked("area", [at for at in range(64) if lane(position.turn, at) == file])
    return _marked("area", _goals(position, move)) if slug.startswith("way:") else figures()


def _goals(position: ShinsetsuPosition, move: ShinsetsuMove) -> list[int]:
    """The squares that a piece can enter, those aslant of a Pawn even without anything to take."""
    board, piece = position.board, position.board[move.origin]
    if is_pawn(piece):
        ahead = [to for to in AHEAD[piece[1]][move.origin] if not board[to]]
        aslant = [to for to in ASLANT[piece[1]][move.origin] if board[to][-1:] != "K"]
        found = [*ahead, *aslant]
    else:
        found = list(reach(board, move.origin))
    return [to for to in found if board[to][:1] != piece[0]]


def _marked(mark: Literal["able", "area"], squares: Sequence[int]) -> Figures:
    return figures([{"mark": mark, "cells": [SQUARES[at] for at in squares]}] if squares else [])


def _way(move: ShinsetsuMove) -> list[str]:
    return [SQUARES[move.origin], SQUARES[move.target]]


def _passed(line: Line[ShinsetsuPosition, ShinsetsuMove]) -> Iterator[Reason]:
    """The pieces that the dice of a force showed, but which could not move."""
    if not line.moves or line.moves[-1].action != "pass":
        return
    before = line.positions[-2]
    found = muster(before.board, before.turn)
    stuck = sorted({at for die in before.dice for at in found[die]} | {*found[PAWN]})
    marks: list[Mark] = [{"mark": "refused", "cells": [SQUARES[at] for at in stuck]}]
    faces = [f"face:{die}" for die in before.dice]
    yield reason("shows:passed", f"seat:{before.turn}", *faces, marks=marks if stuck else [])


def passed_over(line: Line[ShinsetsuPosition, ShinsetsuMove]) -> dict[str, Phrase]:
    """Who could use neither die, and who lost its King to whom."""
    found, forces = dict[str, Phrase](), line.position.forces
    standing = {piece[:1] for piece in line.position.board}
    for ply, waiting in last_round(line):
        before = line.positions[ply]
        if line.moves[ply].action == "pass" and before.turn in waiting:
            found[before.turn] = ["note:passed", *(f"face:{die}" for die in before.dice)]
    for ply, move in enumerate(line.moves):
        before = line.positions[ply]
        taken = before.board[move.target] if move.action == "go" else ""
        if taken[-1:] == "K" and taken[0] in standing and not forces[INDEX[taken[0]]].active:
            fate = "prisoner" if forces[INDEX[taken[0]]].state == PRISONER else "suspended"
            found[taken[0]] = [f"note:{fate}:by", f"seat:{before.turn}"]
    return found


def news(
    before: ShinsetsuPosition, move: ShinsetsuMove, after: ShinsetsuPosition
) -> dict[str, list[Phrase]]:
    """What a capture scored, for the force that made it; for the others, that it took a King."""
    if move.action != "go" or not (taken := before.board[move.target]):
        return {}
    turn, taker, owner = before.turn, f"seat:{before.turn}", f"seat:{taken[0]}"
    points = after.forces[INDEX[turn]].score - before.forces[INDEX[turn]].score
    if taken[-1] == "K":
        told: Phrase = ["news:king", taker, owner]
        own: Phrase = ["news:second" if points else "news:first", taker, owner]
        return {seat: [own if seat == turn else told] for seat in SEATS if seat != taken[0]}
    if not points:
        return {turn: [["news:officer", taker, owner, kind(taken)]]}
    active = before.forces[INDEX[taken[0]]].active
    return {turn: [["news:pawn" if active else "news:suspended", taker]]}


def stuck(position: ShinsetsuPosition, cell: str) -> Reason | None:
    """Why an own piece on a cell cannot move although the dice show its kind: own ones around."""
    board, seat, at = position.board, position.turn, SQUARE.get(cell, -1)
    if position.chance or at < 0 or board[at][:1] != seat or is_pawn(board[at]):
        return None
    reached = [*reach(board, at)]
    if board[at][-1] not in position.dice or any(board[to][:1] != seat for to in reached):
        return None
    blocked: Mark = {"mark": "refused", "cells": [SQUARES[to] for to in reached]}
    return reason("hemmed-in", marks=[blocked])


def _able(position: ShinsetsuPosition) -> Iterator[Reason]:
    """The pieces that the dice let move; where a prisoner's King would come back."""
    seat = f"seat:{position.turn}"
    if position.chance:
        home = HOME[position.turn]
        if not position.force.active:
            blocked = bool(position.board[home])
            mark: Mark = {"mark": "closed" if blocked else "awaited", "cells": [SQUARES[home]]}
            slug = "shows:blocked" if blocked else "shows:free"
            yield reason(slug, seat, SQUARES[home], marks=[mark])
        return
    origins = sorted({move.origin for move in position.legal() if move.origin >= 0})
    cells = [SQUARES[at] for at in origins]
    if cells and position.to_face:
        yield reason("shows:facing", seat, marks=[{"mark": "able", "cells": cells}])
    elif cells:
        slug = "shows:one-able" if len(cells) == 1 else "shows:able"
        yield reason(slug, seat, str(len(cells)), marks=[{"mark": "able", "cells": cells}])
    else:
        yield reason("shows:useless" if len(position.dice) > 1 else "shows:useless-die", seat)
