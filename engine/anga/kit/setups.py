"""The editor's pieces and whose turn it is, where a token is a seat and a kind, such as `b+P`.

Kinds are named `piece:<kind>` among the game's words and look like themselves.
"""

from collections.abc import Iterable, Mapping

from anga.contract.editor import SetupField, named_values
from anga.shared.scene import Option, Piece, Words

TURN_WORDS: Words = {"field:turn": {"en": "To move", "ja": "手番"}}
PIECE_WORDS: Words = {"piece-of": {"en": "{0}’s {1}", "ja": "{0}の{1}"}}


def turn_field(seats: Iterable[str]) -> SetupField:
    """Whose turn it is, as the field `turn`."""
    return {"id": "turn", "name": "field:turn", "values": named_values("seat", seats)}


def brushes(facings: Mapping[str, int], kinds: Iterable[str]) -> list[Option]:
    """The pieces that may be put down, seat by seat; `facings` says how each seat's face."""
    listed = tuple(kinds)
    return [
        {
            "id": seat + kind,
            "name": f"piece:{kind}",
            "look": kind,
            "facing": facing,
            "group": f"seat:{seat}",
        }
        for seat, facing in facings.items()
        for kind in listed
    ]


def piece(cell: str, token: str, facings: Mapping[str, int]) -> Piece:
    """A piece in a Scene."""
    seat, kind = token[0], token[1:]
    return {
        "cell": cell,
        "look": kind,
        "name": ["piece-of", f"seat:{seat}", f"piece:{kind}"],
        "seat": seat,
        "facing": facings[seat],
    }
