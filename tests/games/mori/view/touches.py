"""What one touches to play Mori."""

from collections.abc import Sequence

from anga.games.mori.rules.position import MOST, SQUARES, Mori

from anga.shared.scene import Choice


def choices(position: Mori) -> list[Choice]:
    """A step is a touch on each of two squares; a drop begins in the hand."""
    return [
        {"move": move, "paths": [[_touch(position, move[:2]), _touch(position, move[2:])]]}
        for move in position.legal()
    ]


def attempt(position: Mori, touches: Sequence[str]) -> str | None:
    """What was meant by two touches: a step between squares, or a drop."""
    kinds = {f"t:{position.turn}:{kind}": f"{kind}*" for kind in MOST}
    names = [kinds.get(touch, touch[2:]) for touch in touches]
    if len(names) != 2 or names[1] not in SQUARES or names[0] not in (*SQUARES, *kinds.values()):
        return None
    return "".join(names) if touches[0] in kinds or touches[0].startswith("c:") else None


def _touch(position: Mori, name: str) -> str:
    return f"t:{position.turn}:{name[0]}" if name[1] == "*" else f"c:{name}"
