"""The flat pieces that take part in a move, and where each is at any moment of it."""

import math

from board.anim.easing import arch, mix, settle, smooth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STAYING = ("flip", "turn", "shake")


class Stance:
    """A piece at a moment: its middle, how much larger, what share of its width, how opaque."""

    def __init__(
        self,
        piece: "dict[str, Any]",
        x: float,
        y: float,
        scale: float = 1.0,
        share: float = 1.0,
        alpha: float = 1.0,
    ) -> None:
        self.piece, self.x, self.y = piece, x, y
        self.scale, self.share, self.alpha = scale, share, alpha


class Way:
    """One change of a piece: when, what, from where to where, and the piece after it."""

    def __init__(
        self, start: float, end: float, kind: str, origin: "Any", target: "Any", after: "Any"
    ) -> None:
        self.start, self.end, self.kind = start, end, kind
        self.origin, self.target, self.after = origin, target, after

    def at(self, t: float, piece: "dict[str, Any]") -> Stance:
        """The piece on its way, `t` from 0 to 1."""
        x, y = self.origin
        after = self.after or piece
        shown = piece if t < 0.5 else after
        if self.kind == "appear":
            return Stance(after, x, y, mix(1.35, 1, settle(t)), alpha=min(1.0, 3 * t))
        if self.kind == "shake":
            return Stance(piece, x + 5 * math.sin(5 * math.pi * t) * (1 - t), y)
        if self.kind == "flip":
            return Stance(shown, x, y, 1 + 0.12 * arch(t), share=abs(math.cos(math.pi * t)))
        if self.kind == "turn":
            return Stance(shown, x, y, 1 + 0.12 * arch(t))
        if self.target is None:
            return Stance(piece, x, y, mix(1, 0.7, t), alpha=1 - smooth(t))
        e = smooth(t)
        return Stance(
            shown, mix(x, self.target[0], e), mix(y, self.target[1], e), 1 + 0.1 * arch(t)
        )


class Actor:
    """A piece, the place that it leaves, and its ways in order."""

    def __init__(self, piece: "dict[str, Any]", place: str) -> None:
        self.piece, self.place = piece, place
        self.ways: "list[Way]" = []

    def at(self, now: float) -> "Stance | None":
        """The piece at a moment; nothing while it is not there."""
        piece, spot = self.piece, self.ways[0].origin
        if now < self.ways[0].start and self.ways[0].kind == "appear":
            return None
        for way in self.ways:
            if now < way.start:
                break
            if now < way.end:
                return way.at((now - way.start) / (way.end - way.start), piece)
            piece, spot = way.after or piece, way.target
        return Stance(piece, spot[0], spot[1]) if spot else None


class Troupe:
    """The pieces that changes move; `where` gives the middle of a touch on the canvas."""

    def __init__(
        self,
        timed: "list[tuple[float, float, Any]]",
        scene: "dict[str, Any]",
        where: "Callable[[str], Any]",
    ) -> None:
        self.scene, self.where = scene, where
        self.standing: "dict[str, list[Actor]]" = {}
        everyone: "list[Actor]" = []
        self.everyone = everyone
        touched = [place for _, _, change in timed for place in change["places"]]
        for piece in scene["pieces"]:
            place = "c:" + piece["cell"]
            if place in touched:
                self.standing[place] = [self._enter(piece, place)]
        for start, end, change in timed:
            self._act(start, end, change)
        self.actors = [actor for actor in everyone if actor.ways]

    def _enter(self, piece: "dict[str, Any]", place: str) -> Actor:
        actor = Actor(piece, place)
        self.everyone.append(actor)
        return actor

    def _act(self, start: float, end: float, change: "dict[str, Any]") -> None:
        kind, places, after = change["do"], change["places"], change.get("piece")
        origin, target = self.where(places[0]), None
        if origin is None:
            return
        here = self.standing.get(places[0], [])
        if kind in STAYING:
            if here:
                here[-1].ways.append(Way(start, end, kind, origin, origin, after))
            return
        if here:
            # Who came last stands on top: who is taken came first.
            actor = here.pop(0 if kind in ("capture", "remove") else -1)
        elif places[0][:2] == "t:":
            actor = self._enter(from_tray(self.scene, places[0]) or {}, places[0])
        elif after:
            actor, kind, target = self._enter(after, ""), "appear", origin
        else:
            return
        if len(places) > 1:
            target = self.where(places[1])
        actor.ways.append(Way(start, end, kind, origin, target, after))
        if target and places[-1][:2] == "c:":
            self.standing.setdefault(places[-1], []).append(actor)


def from_tray(scene: "dict[str, Any]", touch: str) -> "dict[str, Any] | None":
    """A piece as it lies in a hand."""
    _, seat, kind = touch.split(":")
    for hand in scene["hands"]:
        for pile in hand["held"]:
            if hand["seat"] == seat and pile["kind"] == kind:
                look, count = pile["look"], pile["count"]
                piece = {"look": look, "seat": seat, "facing": facing(scene, seat), "count": count}
                piece["upright"] = pile.get("upright")
                return piece
    return None


def facing(scene: "dict[str, Any]", seat: str) -> int:
    """Where a seat's pieces look: away from its edge."""
    for one in scene["seats"]:
        if one["seat"] == seat:
            return int(one["side"] + 2) % 4
    return 0
