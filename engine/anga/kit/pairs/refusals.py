"""The reason why a Subject cannot reach a square: the rule, and the squares concerned."""

from anga.contract.position import Refusal
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.encoding import CAPTURE
from anga.kit.pairs.functions import Pairing, holding, partners, taking_part, way_of_slide


def landing(board: ZoneBoard, move: int, mine: int, targets: int, objects: int) -> Refusal | None:
    """The refusal of a move to a square because of the piece on it.

    `mine` are the pieces of its own side, `targets` what may be captured, `objects` those which may
    not.
    """
    to = move & 255
    names = (board.names[to],)
    if mine >> to & 1:
        return Refusal("own-piece", names)
    if objects >> to & 1:
        return Refusal("object-stays", names)
    captures = bool(targets >> to & 1)
    if captures and not move & CAPTURE:
        return Refusal("capture-unsaid", names)
    if move & CAPTURE and not captures:
        return Refusal("nothing-there", names)
    return None


def ways(board: ZoneBoard, mine: int, start: int, to: int) -> list[tuple[int, bool]]:
    """The partners by geometry alone, each with whether it serves a slide."""
    others = [square for square in board.squares(mine) if square != start]
    flights = [(b, False) for b in others if board.flights[start][b] >> to & 1]
    return flights + [(b, True) for b in others if board.slides[start][b] >> to & 1]


def no_way(board: ZoneBoard, *squares: int) -> Refusal:
    """The refusal when neither a step nor any partner leads there."""
    return Refusal("no-way", tuple(board.names[square] for square in squares))


def against(
    pairing: Pairing, mine: int, occupied: int, move: int, way: tuple[int, bool]
) -> Refusal | None:
    """The refusal of a flight or slide with a partner: line restriction or a blocked path."""
    board, (partner, slides) = pairing.board, way
    start, to = move >> 8 & 255, move & 255
    able = taking_part(pairing, mine)
    if start not in able or partner not in partners(pairing, mine, able, start):
        return _restricted(pairing, mine, start, partner)
    if slides and not way_of_slide(board, start, partner, occupied) >> to & 1:
        between = board.slides[start][partner] & occupied & ~board.bit[to]
        squares = (start, to, *board.squares(between))
        return Refusal("blocked", tuple(board.names[square] for square in squares))
    return None


def _restricted(pairing: Pairing, mine: int, start: int, partner: int) -> Refusal:
    """The Subject of the two that is the middle of a line, and its neighbours there."""
    board = pairing.board
    for middle, mate in ((start, partner), (partner, start)):
        for line, after, before in holding(board, mine, middle):
            if not pairing.linewise or line >> mate & 1:
                names = tuple(board.names[square] for square in (middle, after, before))
                return Refusal(["restricted", *names], names)
    return no_way(board, start, partner)
