"""Attacks of pieces that move in pairs: who attacks a square, and over or away from whom."""

from collections.abc import Iterator

from anga.contract.position import Refusal
from anga.kit import shows
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.functions import Pairing, partners, taking_part, way_of_slide
from anga.kit.pairs.ways import stroke
from anga.kit.shows import Attack
from anga.shared.phrases import slug_of
from anga.shared.scene import Figures, Mark, figures

UNSAFE = ("into-check", "still-in-check", "uncovers", "pass-in-check")
"""Reasons why a move would leave one's own Object attacked."""


def attacks_on(pairing: Pairing, mine: int, own: int, occupied: int, e: int) -> list[Attack]:
    """Each piece that attacks the square `e`, with one way in which it does.

    The arguments are those of `functions.is_attacked`, which is true where there is any.
    """
    return list(_attacks(pairing, mine, own, occupied, e))


def _attacks(pairing: Pairing, mine: int, own: int, occupied: int, e: int) -> Iterator[Attack]:
    board = pairing.board
    names, near = board.names, board.king[e] & (mine | own)
    for square in board.squares(near):
        yield shows.attack(names[square], names[e], ["attack:step", names[square], names[e]])
    able = taking_part(pairing, mine)
    for square in able:
        if near >> square & 1:
            continue
        friends = partners(pairing, mine, able, square)
        over = next((b for b in friends if board.flights[square][b] >> e & 1), None)
        behind = next((b for b in friends if _slides(board, square, b, occupied, e)), None)
        way, partner = ("flight", over) if over is not None else ("slide", behind)
        if partner is not None:
            told = [names[each] for each in (square, partner, e)]
            yield shows.attack(told[0], told[2], [f"attack:{way}", *told], (told[1],))


def _slides(board: ZoneBoard, square: int, partner: int, occupied: int, e: int) -> bool:
    return bool(way_of_slide(board, square, partner, occupied) >> e & 1)


def forbidding(board: ZoneBoard, refusal: Refusal) -> Figures:
    """The pieces and lines that forbid a move, as far as its refusal tells them."""
    cells, slug = list(refusal.cells), slug_of(refusal.reason)
    if slug == "restricted":
        _, after, before = (board.names.index(cell) for cell in cells)
        line = stroke(board, before, after, "bad", 0.06)
        return figures([{"mark": "refused", "cells": cells[1:]}], [line])
    if slug == "blocked" and cells[2:]:
        way: Mark = {"mark": "attack", "cells": cells[:2], "rank": shows.CLOSING}
        return figures([{"mark": "refused", "cells": cells[2:]}, way])
    if slug in ("beside-subject", "guarded"):
        return figures([{"mark": "refused", "cells": cells[1:]}])
    if slug in ("own-piece", "object-stays"):
        return figures([{"mark": "refused", "cells": cells}])
    return figures()
