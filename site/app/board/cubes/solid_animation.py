"""Solids that take part in a move, and how each stands at any moment of it."""

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
    """One change of a solid: when, what, the solid after it, and how it stood before."""

    def __init__(
        self, start: float, end: float, kind: str, solid: "Solid", before: "Matrix | None"
    ) -> None:
        self.start, self.end, self.kind = start, end, kind
        self.solid, self.before = solid, before

    def at(self, now: float, tilt: "Tilt | None" = None) -> "SolidPose | None":
        """The solid at a moment, still leaning a little if it did; nothing before it is there."""
        if now < self.start and not self.before:
            return None
        t = max(0.0, min(1.0, (now - self.start) / (self.end - self.start)))
        posed = pose(self.kind, self.before, self.solid["orientation"], t)
        if tilt and t < UPRIGHT_BY:
            posed.matrix = times(about(tilt[0], tilt[1] * (1 - t / UPRIGHT_BY)), posed.matrix)
        return posed

    def leaning(self, tilt: "Tilt") -> SolidPose:
        """The solid under a finger, leaning by an angle about an axis."""
        return SolidPose(times(about(tilt[0], tilt[1]), self.solid["orientation"]))


def turnings(timed: "Sequence[Timed]", solids: "Sequence[Solid]") -> "list[SolidAnimation]":
    """What changes do to solids."""
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
