"""The animation of flat pieces in a move, and their poses at any moment of it."""

import math

from anga.shared.layout.hands_layout import facing
from board.anim.easing import arch, mix, settle, smooth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.geometry.types import Place
    from anga.shared.scene import Held, Scene
    from board.anim.timeline import Motion, Timed
    from board.flat.pieces import Token

STAYING = ("flip", "turn", "shake")


class PiecePose:
    """A piece at a moment: its place, enlargement, share of its width, and opacity."""

    def __init__(
        self,
        piece: "Token",
        place: "Place",
        scale: float = 1.0,
        share: float = 1.0,
        alpha: float = 1.0,
    ) -> None:
        self.piece, self.place = piece, place
        self.scale, self.share, self.alpha = scale, share, alpha


class PieceAnimation:
    """One change of a piece: its time, its kind, from where to where, and the piece after it."""

    def __init__(
        self,
        start: float,
        end: float,
        kind: str,
        origin: "Place",
        target: "Place | None",
        after: "Token | None",
    ) -> None:
        self.start, self.end, self.kind = start, end, kind
        self.origin, self.target, self.after = origin, target, after

    def at(self, t: float, piece: "Token") -> PiecePose:
        """The piece in motion, at `t` from 0 to 1."""
        here, there = self.origin, self.target
        after = self.after or piece
        shown = piece if t < 0.5 else after
        if self.kind == "appear":
            return PiecePose(after, here, mix(1.35, 1, settle(t)), alpha=min(1.0, 3 * t))
        if self.kind == "shake":
            x, y, turn = here
            return PiecePose(piece, (x + 5 * math.sin(5 * math.pi * t) * (1 - t), y, turn))
        if self.kind == "flip":
            return PiecePose(shown, here, 1 + 0.12 * arch(t), share=abs(math.cos(math.pi * t)))
        if self.kind == "turn":
            return PiecePose(shown, here, 1 + 0.12 * arch(t))
        if there is None:
            return PiecePose(piece, here, mix(1, 0.7, t), alpha=1 - smooth(t))
        e = smooth(t)
        x, y, turn = mix(here[0], there[0], e), mix(here[1], there[1], e), mix(here[2], there[2], e)
        return PiecePose(shown, (x, y, turn), 1 + 0.1 * arch(t))


class Track:
    """A piece, the place that it leaves, and its animations in order."""

    def __init__(self, piece: "Token", place: str) -> None:
        self.piece, self.place = piece, place
        self.animations: "list[PieceAnimation]" = []

    def at(self, now: float) -> "PiecePose | None":
        """The piece's pose at a moment; None while it is not there."""
        first = self.animations[0]
        piece = self.piece
        spot: "Place | None" = first.origin
        if now < first.start and first.kind == "appear":
            return None
        for one in self.animations:
            if now < one.start:
                break
            if now < one.end:
                return one.at((now - one.start) / (one.end - one.start), piece)
            piece, spot = one.after or piece, one.target
        return PiecePose(piece, spot) if spot else None


class Tracks:
    """The tracks of moving pieces; `where` gives the place of what lies at a touch."""

    def __init__(
        self,
        timed: "Sequence[Timed]",
        scene: "Scene",
        where: "Callable[[str], Place | None]",
    ) -> None:
        self.scene, self.where = scene, where
        self.standing: "dict[str, list[Track]]" = {}
        self.entered: "list[Track]" = []
        touched = [place for _, _, change in timed for place in change["places"]]
        for piece in scene["pieces"]:
            place = "c:" + piece["cell"]
            if place in touched:
                self.standing[place] = [self._enter(piece, place)]
        for start, end, change in timed:
            self._follow(start, end, change)
        self.moving = [track for track in self.entered if track.animations]

    def _enter(self, piece: "Token", place: str) -> Track:
        track = Track(piece, place)
        self.entered.append(track)
        return track

    def _follow(self, start: float, end: float, change: "Motion") -> None:
        kind: str = change["do"]
        places, after = change["places"], change.get("piece")
        origin = self.where(places[0])
        if origin is None or "solid" in change:
            return
        here = self.standing.get(places[0], [])
        if kind in STAYING:
            if here:
                here[-1].animations.append(PieceAnimation(start, end, kind, origin, origin, after))
            return
        held = from_hand(self.scene, places[0])
        target = self.where(places[1]) if len(places) > 1 else None
        if here:
            # Who came last stands on top: who is taken came first.
            track = here.pop(0 if kind in ("capture", "remove") else -1)
        elif held:
            track = self._enter(held, places[0])
        elif after:
            track, kind, target = self._enter(after, ""), "appear", target or origin
        else:
            return
        track.animations.append(PieceAnimation(start, end, kind, origin, target, after))
        if target and places[-1][:2] == "c:":
            self.standing.setdefault(places[-1], []).append(track)


def held_at(scene: "Scene", touch: str) -> "Held | None":
    """The pieces of a hand at a touch."""
    if touch[:2] != "t:":
        return None
    _, seat, kind = touch.split(":")
    for hand in scene["hands"]:
        for held in hand["held"]:
            if hand["seat"] == seat and held["kind"] == kind:
                return held
    return None


def from_hand(scene: "Scene", touch: str) -> "Token | None":
    """A piece as it lies in a hand: one drawn from the side does not turn to its owner."""
    held = held_at(scene, touch)
    if held is None:
        return None
    seat = touch.split(":")[1]
    if held.get("upright"):
        return {"look": held["look"], "seat": seat}
    return {"look": held["look"], "seat": seat, "facing": facing(scene, seat)}
