"""The timing of a move's changes, and the poses of solids in motion.

Times are milliseconds from the start. Consecutive changes of one kind happen together; the next
kind begins while they are still settling. But pieces that are turned over in sequence are turned
one after another, as a hand would.
"""

import math

from anga.shared.geometry import rotation
from board.anim.easing import arch, fall, settle, smooth, tip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal, NotRequired, TypeAlias, TypedDict

    from anga.shared.geometry.types import Matrix, Point, Space
    from anga.shared.scene import Change, Piece, Solid

    class Gesture(TypedDict):
        """A motion of the board itself, which is no change of a Scene, but is animated like one."""

        do: Literal["shake", "lean"]
        places: list[str]
        piece: NotRequired[Piece]
        solid: NotRequired[Solid]

    Motion: TypeAlias = "Change | Gesture"
    Timed: TypeAlias = tuple[float, float, Motion]  # start, end, and what moves
    Tilt: TypeAlias = tuple[Space, float]  # axis and angle of what leans under a finger

LENGTHS = {"roll": 300, "turn": 280, "drop": 280, "throw": 700, "shake": 320}
LENGTH = 240
OVERLAP = 80
LONGEST = 900
ROW = 1500  # of all flips in a row


def schedule(changes: "Sequence[Motion]") -> "tuple[list[Timed], float]":
    """The start and end of each change, and the time at which all are over."""
    timed: "list[Timed]" = []
    start, end, before = 0.0, 0.0, ""
    flips = longest_row(changes, "flip")
    for change in changes:
        kind = doing(change)
        if before and kind != before:
            start = end - OVERLAP
        elif before == "flip":
            start += min(LENGTH - OVERLAP, (ROW - LENGTH) / (flips - 1))
        length = LENGTHS.get(kind, LENGTH)
        timed.append((start, start + length, change))
        end = max(end, start + length)
        before = kind
    most = LONGEST + (ROW if flips > 1 else 0)
    squeeze = min(1.0, most / end) if end else 1.0
    return [(a * squeeze, b * squeeze, change) for a, b, change in timed], end * squeeze


def longest_row(changes: "Sequence[Motion]", kind: str) -> int:
    """The length of the longest run of changes of a kind."""
    longest = row = 0
    for change in changes:
        row = row + 1 if doing(change) == kind else 0
        longest = max(longest, row)
    return longest


def doing(change: "Motion") -> str:
    """The kind of motion of a change; a die is thrown, not rolled."""
    solid = change.get("solid")
    return "throw" if solid and solid["solid"] == "die" else str(change["do"])


class SolidPose:
    """A solid in motion: the shift of its centre on the board, its lift, rotation, and opacity."""

    def __init__(
        self,
        matrix: "Matrix",
        shift: "Point" = (0.0, 0.0),
        lift: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        self.matrix, self.shift, self.lift, self.alpha = matrix, shift, lift, alpha


def pose(kind: str, before: "Matrix | None", after: "Matrix", t: float) -> SolidPose:
    """A solid between two orientations, at `t` from 0 to 1."""
    if kind == "drop" or before is None:
        return SolidPose(after, lift=0.9 * fall(t), alpha=min(1.0, 4 * t))
    axis, angle = rotation.between(before, after)
    if kind == "throw":
        return _thrown(before, after, t)
    if kind == "shake":
        return SolidPose(before, (0.05 * math.sin(6 * math.pi * t) * (1 - t), 0.0))
    upright = abs(axis[2]) > 0.9
    if upright:
        return SolidPose(
            rotation.times(rotation.about(axis, angle * settle(t)), before), lift=0.09 * arch(t)
        )
    matrix = rotation.times(rotation.about(axis, angle * tip(t)), before)
    lean = 0.16 * arch(smooth(min(1.0, t * 1.1)))
    # What tips about an axis goes towards that axis times up; on the board, y points to the viewer.
    return SolidPose(matrix, (axis[1] * lean, axis[0] * lean), 0.05 * arch(t))


def _thrown(before: "Matrix", after: "Matrix", t: float) -> SolidPose:
    """A die that tumbles in from the side to its final orientation."""
    left = 1 - settle(t)
    spin = rotation.times(
        rotation.about((0.6, 0.0, 0.8), 5.5 * left), rotation.about((0.0, 1.0, 0.0), 7.0 * left)
    )
    hop = abs(math.sin(3 * math.pi * t)) * (1 - t)
    return SolidPose(rotation.times(spin, after), (-1.6 * left, 0.5 * left), 0.7 * hop)
