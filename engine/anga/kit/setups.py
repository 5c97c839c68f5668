"""The editor's palette and the field of the seat to move; a token is a seat and a kind: `b+P`.

Kinds are named `piece:<kind>` among the game's words and look like themselves.
"""

from collections.abc import Iterable, Mapping

from anga.contract.editor import SetupField, named_values
from anga.shared.scene import Option, Piece, Words

TURN_WORDS: Words = {"field:turn": {"en": "To move", "ja": "手番"}}
PIECE_WORDS: Words = {"piece-of": {"en": "{0}’s {1}", "ja": "{0}の{1}"}}


def turn_field(seats: Iterable[str]) -> SetupField:
    """The field `turn`: the seat to move."""
    return {"id": "turn", "name": "field:turn", "values": named_values("seat", seats)}


def brushes(facings: Mapping[str, int], kinds: Iterable[str]) -> list[Option]:
    """The pieces of the palette, seat by seat; `facings` are the directions that the seats face."""
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
