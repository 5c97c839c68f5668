"""A flat Scene with all that a board can hold, made up: no game's position."""

from typing import Any

SIZE = 12
TOKENS = ("board-light", "board-mid", "board-dark")

DISC = {
    "black": [
        {"circle": [0.5, 0.52, 0.4], "fill": "white"},
        {"circle": [0.5, 0.48, 0.4], "fill": "black"},
    ],
    "white": [
        {"circle": [0.5, 0.52, 0.4], "fill": "black"},
        {"circle": [0.5, 0.48, 0.4], "fill": "white"},
    ],
}
KNOB = [[0.5, 0.08], [0.66, 0.2], [0.6, 0.4], [0.76, 0.86], [0.24, 0.86], [0.4, 0.4], [0.34, 0.2]]
WEDGE = [[0.5, 0.08], [0.78, 0.24], [0.88, 0.9], [0.12, 0.9], [0.22, 0.24]]


def looks() -> dict[str, Any]:
    """Discs, turned knobs, and wedges that face a way."""
    made: dict[str, Any] = {f"disc-{colour}": drawing for colour, drawing in DISC.items()}
    for colour, other in (("black", "white"), ("white", "black")):
        made[f"knob-{colour}"] = [
            {
                "path": KNOB,
                "closed": True,
                "smooth": True,
                "fill": colour,
                "line": other,
                "width": 0.02,
            },
            {"circle": [0.5, 0.24, 0.07], "fill": "accent"},
        ]
    made["wedge"] = [
        {"path": WEDGE, "closed": True, "fill": "wood", "line": "wood-dark", "width": 0.03},
        {"glyph": "軍", "at": [0.5, 0.56], "size": 0.5, "font": "mincho", "fill": "black"},
    ]
    for pips in range(1, 7):
        made[f"pips-{pips}"] = [
            {"circle": [x, y, 0.09], "fill": "accent" if pips == 1 else "black"}
            for x, y in spots(pips)
        ]
    made["arrow"] = [
        {"path": [[0.5, 0.2], [0.5, 0.8]], "line": "ink", "width": 0.09},
        {"path": [[0.26, 0.44], [0.5, 0.2], [0.74, 0.44]], "line": "ink", "width": 0.09},
    ]
    return made


def spots(pips: int) -> list[tuple[float, float]]:
    """Where a die's spots are."""
    low, mid, high = 0.26, 0.5, 0.74
    pairs = {
        2: [(low, low), (high, high)],
        4: [(low, high), (high, low)],
        6: [(low, mid), (high, mid)],
    }
    at = [spot for count, pair in pairs.items() if count <= pips for spot in pair]
    return at + ([(mid, mid)] if pips % 2 else [])


def cells() -> list[dict[str, Any]]:
    """A chequer of three colours."""
    return [
        {
            "id": f"{'abcdefghijkl'[x]}{y + 1}",
            "at": [x, y],
            "fill": TOKENS[0 if (x + y) % 2 else 2 if (x // 4 + y // 4) % 2 else 1],
            "name": f"{x} {y}",
        }
        for y in range(SIZE)
        for x in range(SIZE)
    ]


def pieces() -> list[dict[str, Any]]:
    """Forty of them, in the four rows nearest to each seat."""
    placed: list[dict[str, Any]] = []
    for i in range(20):
        column, row = "abcdefghijkl"[7 * i % SIZE], 1 + i % 2 + (2 if i >= SIZE else 0)
        kind = ("disc", "knob", "wedge")[i % 3]
        for seat, colour, rank in (("w", "white", row), ("b", "black", SIZE + 1 - row)):
            placed.append(
                {
                    "cell": f"{column}{rank}",
                    "look": "wedge" if kind == "wedge" else f"{kind}-{colour}",
                    "name": kind,
                    "seat": seat,
                    "facing": 2 if seat == "w" else i // 3 % 4,
                    "down": i == 8,
                }
            )
    return placed


def hand(seat: str, colour: str) -> dict[str, Any]:
    """Three kinds, one of them used up."""
    return {
        "seat": seat,
        "held": [
            {"kind": "D", "look": f"disc-{colour}", "name": "disc", "count": 13},
            {"kind": "K", "look": f"knob-{colour}", "name": "knob", "count": 1},
            {"kind": "W", "look": "wedge", "name": "wedge", "count": 0},
        ],
    }


def sample() -> dict[str, Any]:
    """The Scene."""
    coordinates = [
        {"text": letter, "at": [x + 0.5, -0.35], "size": 0.34, "fill": "soft"}
        for x, letter in enumerate("abcdefghijkl")
    ] + [
        {"text": str(y + 1), "at": [-0.4, y + 0.5], "size": 0.34, "fill": "soft"}
        for y in range(SIZE)
    ]
    zones = [
        {"path": path, "line": "ink", "width": 0.03}
        for n in (4, 8)
        for path in ([[0, n], [SIZE, n]], [[n, 0], [n, SIZE]])
    ]
    faces = [f"pips-{pips}" for pips in (1, 2, 6, 5, 3, 4)]
    upright = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    return {
        "size": [SIZE, SIZE],
        "slabs": [],
        "cells": cells(),
        "lines": zones,
        "texts": coordinates,
        "looks": looks(),
        "pieces": pieces(),
        "solids": [
            {"solid": "die", "cell": "f6", "sides": faces, "orientation": upright, "name": "die"},
            {"solid": "die", "cell": "g7", "sides": faces, "orientation": upright, "name": "die"},
        ],
        "hands": [hand("b", "black"), hand("w", "white")],
        "marks": [
            {"mark": "last", "cells": ["c4", "e6"]},
            {"mark": "check", "cells": ["h8"]},
            {"mark": "refused", "cells": ["b6"]},
            {"mark": "area", "cells": ["i6", "j6", "k6", "j7", "j8"]},
            {"mark": "hint", "cells": ["c7"]},
            {"mark": "arrow", "cells": ["b10", "e12"]},
        ],
        "options": [{"id": "go", "name": "go", "look": "arrow", "at": [10.5, 6.5], "facing": 1}],
        "seats": [
            {"seat": "b", "name": "Black", "side": 2},
            {"seat": "w", "name": "White", "side": 0},
        ],
        "camera": None,
    }
