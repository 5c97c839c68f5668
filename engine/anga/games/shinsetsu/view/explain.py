"""What is half done where a promotion has only its die left to choose."""

from collections.abc import Sequence

from anga.games.shinsetsu.rules.forces import OFFICERS
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.games.shinsetsu.view.touches import choices
from anga.shared.scene import Explanation, explanation


def explain(position: ShinsetsuPosition, touches: Sequence[str]) -> Explanation:
    """What a Pawn will become, and that a die is still to be chosen."""
    begun = [*touches]
    kind = begun[-1][2:] if begun else ""
    if len(begun) < 2 or begun[0][:2] != "c:" or kind not in OFFICERS:
        return explanation()
    if begun[-1][:2] != "o:" or not _wants_die(position, begun):
        return explanation()
    return explanation(notes=[["ask-die", f"kind:{kind}", begun[-2][2:]]])


def _wants_die(position: ShinsetsuPosition, begun: list[str]) -> bool:
    paths = [choice["paths"][0] for choice in choices(position)]
    return sum(path[: len(begun)] == begun for path in paths) > 1
