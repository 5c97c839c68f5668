"""The drawing of an Object: a turned knob with grooves and an inlay."""

from anga.shared.scene import Drawing, Point, Stroke

# The right half of a knob seen from the side, from the neck to the foot.
NECK: list[Point] = [
    [0.63, 0.42],
    [0.61, 0.5],
    [0.64, 0.6],
    [0.73, 0.7],
    [0.79, 0.8],
    [0.74, 0.89],
]


def knob(fill: str, line: str, inlay: str) -> Drawing:
    """A knob seen from the side, its grooves in the colour of its outline."""
    left: list[Point] = [[round(1 - x, 4), y] for x, y in reversed(NECK)]
    body: list[Point] = [*NECK, [0.5, 0.92], *left]
    outline: Stroke = {"line": line, "width": 0.022}
    return [
        {"path": body, "closed": True, "smooth": True, "fill": fill, **outline},
        _groove([[0.245, 0.77], [0.5, 0.825], [0.755, 0.77]], line),
        {"circle": [0.5, 0.27, 0.225], "fill": fill, **outline},
        _groove([[0.38, 0.475], [0.5, 0.505], [0.62, 0.475]], line),
        {"circle": [0.5, 0.25, 0.085], "fill": inlay},
    ]


def _groove(path: list[Point], line: str) -> Stroke:
    return {"path": path, "smooth": True, "line": line, "width": 0.028}
