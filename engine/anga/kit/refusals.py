"""Refusals common to nearly all games, and their words; kinds are named `piece:<kind>`."""

from anga.contract.position import Refusal
from anga.shared.scene import Words

WORDS: Words = {
    "nothing-there": {"en": "there is no piece there.", "ja": "駒のないマスからは動かせません。"},
    "not-yours": {"en": "that piece is {0}’s.", "ja": "それは{0}の駒なので動かせません。"},
    "own-piece": {
        "en": "your own piece is on that square.",
        "ja": "自分の駒があるマスには動けません。",
    },
    "cannot-go": {"en": "a {0} cannot move like that.", "ja": "{0}はそこへは動けません。"},
    "not-in-hand": {"en": "you have no {0} in hand.", "ja": "持ち駒に{0}がないので打てません。"},
    "drop-on-piece": {
        "en": "you may drop a piece only on an empty square.",
        "ja": "駒は空いたマスにしか打てません。",
    },
}


def nothing_there(cell: str) -> Refusal:
    """The refusal of a move from an empty cell."""
    return Refusal("nothing-there", (cell,))


def not_yours(cell: str, owner: str) -> Refusal:
    """The refusal of a move of another seat's piece."""
    return Refusal(["not-yours", f"seat:{owner}"], (cell,))


def own_piece(cell: str) -> Refusal:
    """The refusal of a move to a cell with a piece of the mover's own."""
    return Refusal("own-piece", (cell,))


def cannot_go(kind: str, cell: str) -> Refusal:
    """The refusal of a move that the kind of piece on the cell cannot make."""
    return Refusal(["cannot-go", f"piece:{kind}"], (cell,))


def not_in_hand(kind: str) -> Refusal:
    """The refusal of a drop of a piece that is not in hand."""
    return Refusal(["not-in-hand", f"piece:{kind}"])


def drop_on_piece(cell: str) -> Refusal:
    """The refusal of a drop on an occupied cell."""
    return Refusal("drop-on-piece", (cell,))
