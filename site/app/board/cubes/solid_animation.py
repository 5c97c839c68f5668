"""The animation of solids in a move, and their poses at any moment of it."""

from anga.shared.geometry.rotation import about, times
from board.anim.timeline import SolidPose, doing, pose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.types import Matrix
    from anga.shared.scene import Solid
    from board.anim.timeline import Tilt, Timed

UPRIGHT_BY = 0.4  # of the time of a roll, until when the finger's tilt is gone


class SolidAnimation:
    """One change of a solid: its time, its kind, the solid after it, and the pose before."""

    def __init__(
        self, start: float, end: float, kind: str, solid: "Solid", before: "Matrix | None"
    ) -> None:
        self.start, self.end, self.kind = start, end, kind
        self.solid, self.before = solid, before

    def at(self, now: float, tilt: "Tilt | None" = None) -> "SolidPose | None":
        """The solid's pose at a moment, a tilt fading out; None before it appears."""
        if now < self.start and not self.before:
            return None
        t = max(0.0, min(1.0, (now - self.start) / (self.end - self.start)))
        posed = pose(self.kind, self.before, self.solid["orientation"], t)
        if tilt and t < UPRIGHT_BY:
            posed.matrix = times(about(tilt[0], tilt[1] * (1 - t / UPRIGHT_BY)), posed.matrix)
        return posed

    def leaning(self, tilt: "Tilt") -> SolidPose:
        """The solid tilted under a finger, by an angle about an axis."""
        return SolidPose(times(about(tilt[0], tilt[1]), self.solid["orientation"]))


def turnings(timed: "Sequence[Timed]", solids: "Sequence[Solid]") -> "list[SolidAnimation]":
    """The animations of solids for some changes."""
    standing = {"c:" + solid["cell"]: solid for solid in solids}
    found = []
    for start, end, change in timed:
        place = change["places"][0]
        was = next((solid for solid in solids if solid.get("touch") == place), None)
        solid = change.get("solid") or was or standing.get(place)
        if solid:
            before = standing.get("c:" + solid["cell"])
            orientation = before["orientation"] if before else None
            found.append(SolidAnimation(start, end, doing(change), solid, orientation))
    return found
