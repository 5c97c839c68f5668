"""The game, and positions that several tests look at."""

import pytest

from anga import games
from anga.contract.game import AnyGame
from anga.shared.errors import IllegalMove

GAME: AnyGame = games.get("troop")
FLANK = "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0"
BOTH_FALL = "8/8/2o5/1oo5/2ox4/2x1x3/8/8 b a 0"


def refused(text: str, token: str, rules: str = "") -> tuple[str, list[str]]:
    """The slug and the cells with which a move is refused."""
    position = GAME.parse(text, rules)
    with pytest.raises(IllegalMove) as caught:
        position.parse_move(token)
    assert isinstance(caught.value.reason, str)
    return caught.value.reason, caught.value.cells
