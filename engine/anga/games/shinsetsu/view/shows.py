"""What may move after a roll, how a King was taken, how the game ended, as figures."""

from collections.abc import Iterator

from anga.contract.game import Line
from anga.games.shinsetsu.rules.board import SQUARES
from anga.games.shinsetsu.rules.forces import FACED, GOAL, HOME, INDEX, PRISONER, SEATS
from anga.games.shinsetsu.rules.moves import ShinsetsuMove
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.games.shinsetsu.view.pieces import kind
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark, Phrase


def shows(line: Line[ShinsetsuPosition, ShinsetsuMove]) -> list[Reason]:
    """The end, a King that was just taken, and what may move or come free."""
    found = [*_end(line.position), *_taken(line)]
    if not line.outcome:
        found += _able(line.position)
    return found


def _end(position: ShinsetsuPosition) -> Iterator[Reason]:
    """A King's entry, or the scores of the last two forces."""
    outcome = position.outcome
    if not outcome or outcome.reason not in ("entry", "score"):
        return
    winner = next(seat for seat in SEATS if outcome.placings[seat] == 1)
    if outcome.reason == "entry":
        home = SQUARES[GOAL[winner]]
        told = [f"seat:{winner}", home, f"seat:{FACED[winner]}"]
        yield reason("shows:entry", *told, marks=[{"mark": "area", "cells": [home]}])
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
