"""A game of each kind to its end, and the touches that play it."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from anga.service import door
from state.selection import Selection


class Plan(NamedTuple):
    """What is to be played: from the start, or from a position near the end of a long game."""

    moves: str
    end: str
    position: str = ""


CHATRA = (
    "d9 k3 i10 g4 f12 k3-j2 g9 Of3 f12-h6 j2-k3 Oe11 Og3 i10-g2 Of4 i2 e3 l1 k3-k2 j5 k2-j2 e7 "
    "g4-c2 g9-i3 j2-i1 l1-f5"
)
TROOP = (
    "c1-d2,d2e1f1:nw2 f8-f7,e8f7g8:se1 c3-d2,d1d2d3:n2 f7-f6,f6g6h7:sw1 d3d4d5:n2 c8-b7,a8b7b8:s1 "
    "d5-c5,c5d6d7:n1 a7-a6,a6b6b7:se2"
)
SHINSETSU = (
    "give:1:r roll:KC K:a7a8=H C:a1a4 roll:EE *:b5c5 roll:KK K:g8h8 stop roll:CC *:g4f4 "
    "roll:KK K:e6e7 K:e7e8"
)
# From the watched game: White takes the first mate from Black, who has the second.
CHATRA4 = "i9-k7 c6 h4-g4 a12 c2xb1 h9 a12xc6 b1-a1 g4-l4 d10 d1 b4-c5 c6-c7"
PLANS = {
    "bushi": Plan("El Wb l r f t", "White wins: mate."),
    "chatra": Plan(CHATRA, "Black wins: mate."),
    "chatra4": Plan(
        CHATRA4,
        "Black wins: at the second mate, by mates, then Subjects.",
        "1w10/2r3W1u2w/12/1w2w2w4/10u1/8u3/R10U/9b2/1b6b3/1b3B6/8u1u1/2r9 b 5-7-4-4 a-a-a-a",
    ),
    "troop": Plan(TROOP, "White wins: the other side has no formation that can march."),
    "orb": Plan(
        "G*7f P*8h P*9d 8h7h 9d9c+ G*6i 8c9b",
        "South wins: last player standing.",
        "wK3xx4/9/1sG2wP4/6sS1sP/8xx/9/9/2sG6/sK8 s bbbb GP,P,-,- aa43",
    ),
    "shinsetsu": Plan(
        SHINSETSU,
        "Black wins: the King has reached its goal.",
        "6gK1/kn5gs1/4kK3/rKre6/6ywyK/8/8/kC7 k - 1aH,0a,0a,0a",
    ),
}


def asked(game: str, moves: list[str]) -> Mapping[str, Any]:
    """What the engine says of a position of the game that is played."""
    request: dict[str, Any] = {"cmd": "scene", "game": game, "rules": "", "record": moves}
    if PLANS[game].position:
        request["position"] = PLANS[game].position
    return door.answer(request)


def touches(choices: list[Any], move: str) -> Iterator[str]:
    """The touches that make a move, without those that are taken by themselves."""
    path = next(choice["paths"][0] for choice in choices if choice["move"] == move)
    touching = Selection(choices)
    for touch in (each.removeprefix("?") for each in path):
        if touch not in touching.touches:
            yield touch
            touching.press(touch)
