"""Pieces in hand, as counts by kind: in position strings, in a Scene, and in the editor.

Kinds are capital letters, named `piece:<kind>` among the game's words. In a position string a hand
is `GS2P3`, or `-` when it is empty; in the editor it is a field `hand:<seat>:<kind>` a kind.
"""

import re
from collections.abc import Iterable, Mapping

from anga.contract.editor import SetupData, SetupField
from anga.shared.errors import PositionError
from anga.shared.scene import Hand, Words

WORDS: Words = {
    "in-hand": {"en": "{0}’s {1} in hand", "ja": "{0}の持ち駒の{1}"},
    "own-hand": {"en": "a {0} in your hand", "ja": "持ち駒の{0}"},
    "field:hand": {"en": "{0} in hand", "ja": "持ち駒・{0}"},
}
EMPTY = "-"
ITEM = re.compile("([A-Z])([1-9][0-9]?)?", re.ASCII)


def format_hand(counts: Mapping[str, int]) -> str:
    """The text of a hand in a position string, kinds in the order of `counts`."""
    written = (kind + (str(count) if count > 1 else "") for kind, count in counts.items() if count)
    return "".join(written) or EMPTY


def parse_hand(text: str, most: Mapping[str, int]) -> dict[str, int]:
    """The counts of a hand's text; `most` are the largest possible counts, in order.

    Raises PositionError.
    """
    found = {kind: int(count or 1) for kind, count in ITEM.findall(text)}
    counts = {kind: found.get(kind, 0) for kind in most}
    if format_hand(counts) != text or any(counts[kind] > most[kind] for kind in most):
        kinds = ", ".join(most)
        raise PositionError(f"{text!r} is not a hand: {EMPTY} or {kinds} with counts", text)
    return counts


def hand(seat: str, counts: Mapping[str, int], slug: str = "in-hand", look: str = "") -> Hand:
    """A hand in a Scene; the look of a kind is `look` and the kind."""
    return {
        "seat": seat,
        "held": [
            {
                "kind": kind,
                "look": look + kind,
                "name": [slug, f"seat:{seat}", f"piece:{kind}"],
                "own": ["own-hand", f"piece:{kind}"],
                "count": count,
            }
            for kind, count in counts.items()
        ],
    }


def hand_fields(seat: str, most: Mapping[str, int]) -> list[SetupField]:
    """The editor's fields for a hand; `most` are the largest possible counts."""
    return [
        {
            "id": f"hand:{seat}:{kind}",
            "name": ["field:hand", f"piece:{kind}"],
            "most": count,
            "group": f"seat:{seat}",
        }
        for kind, count in most.items()
    ]


def hand_tokens(seat: str, counts: Mapping[str, int]) -> dict[str, str]:
    """The values of these fields for a hand."""
    return {f"hand:{seat}:{kind}": str(count) for kind, count in counts.items()}


def hand_in(setup: SetupData, seat: str, kinds: Iterable[str]) -> dict[str, int]:
    """The counts of a hand in a setup."""
    return {kind: int(setup["fields"][f"hand:{seat}:{kind}"]) for kind in kinds}
