"""The flat pieces of a scene on cells and in hands, at rest and in motion."""

from anga.shared.layout.hands_layout import FAINT, pile
from anga.shared.layout.plane import Plane
from anga.shared.shapes import badges
from board.flat.tracks import Tracks, from_hand, held_at
from board.paint.put import draw_shapes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.geometry.types import Place, Point
    from anga.shared.layout.layout import Layout
    from anga.shared.palette import Palette
    from anga.shared.scene import Hand, Held, Scene
    from board.anim.timeline import Timed
    from board.flat.pieces import Pieces, Token
    from board.flat.tracks import Track
    from board.paint.canvas import Context


class Tokens:
    """Draws the pieces of one scene in one layout."""

    def __init__(
        self, scene: "Scene", layout: "Layout", pieces: "Pieces", palette: "Palette"
    ) -> None:
        self.scene, self.layout, self.pieces, self.palette = scene, layout, pieces, palette
        self.tracks: "list[Track]" = []

    def rest(self, ctx: "Context", without: "Sequence[str]" = ()) -> None:
        """Draw everything at rest except what is on some places."""
        for piece in self.scene["pieces"]:
            if "c:" + piece["cell"] not in without:
                self.draw_piece(ctx, piece, self.layout.lie(piece["cell"]))
        for hand in self.scene["hands"]:
            for held in hand["held"]:
                self._held(ctx, hand, held, without)

    def draw_piece(
        self,
        ctx: "Context",
        piece: "Token",
        place: "Place",
        scale: float = 1.0,
        share: float = 1.0,
    ) -> None:
        """Draw a piece at a place on the canvas."""
        plane = self.layout.plane(place[0], place[1])
        self.pieces.draw_piece(ctx, piece, self.scene, place, plane, scale, share)

    def again(self, ctx: "Context", cells: "Sequence[str]") -> None:
        """Redraw the pieces on cells."""
        for piece in self.scene["pieces"]:
            if piece["cell"] in cells:
                self.draw_piece(ctx, piece, self.layout.lie(piece["cell"]))

    def begin(
        self, timed: "Sequence[Timed]", dropped: "tuple[str, Point] | None"
    ) -> "tuple[str, ...]":
        """Prepare the pieces that changes move; returns the places that they leave.

        `dropped` is what was dragged, and where it was dropped.
        """

        def origin(touch: str) -> "Place | None":
            if dropped and dropped[0] == touch:
                return dropped[1] + (0.0,)
            return self.where(touch)

        self.tracks = Tracks(timed, self.scene, origin).moving
        return tuple(track.place for track in self.tracks)

    def frame(self, ctx: "Context", now: float) -> None:
        """Draw the moving pieces."""
        for track in self.tracks:
            seen = track.at(now)
            if seen:
                ctx.globalAlpha = seen.alpha
                self.draw_piece(ctx, seen.piece, seen.place, seen.scale, seen.share)
        ctx.globalAlpha = 1

    def piece(self, touch: str) -> "Token | None":
        """The piece at a touch, as it looks while it is dragged."""
        held = held_at(self.scene, touch)
        if held:
            return from_hand(self.scene, touch) if held["count"] > 0 else None
        return next((p for p in self.scene["pieces"] if "c:" + p["cell"] == touch), None)

    def where(self, touch: str) -> "Place | None":
        """The place of what lies where a touch is."""
        if touch[:2] == "c:" and touch[2:] in self.layout.cells:
            return self.layout.lie(touch[2:])
        rect = self.layout.rect(touch)
        return (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, 0.0) if rect else None

    def _held(self, ctx: "Context", hand: "Hand", held: "Held", without: "Sequence[str]") -> None:
        touch = "t:%s:%s" % (hand["seat"], held["kind"])
        rect = self.layout.held.get(touch)
        token = from_hand(self.scene, touch)
        if rect and token:
            count = held["count"] - (1 if touch in without else 0)
            unit, middles = pile(rect, count, held.get("stacked", False))
            plane = Plane(unit, self.layout.turned)
            ctx.globalAlpha = 1.0 if count > 0 else FAINT
            for middle in middles:
                self.pieces.draw_piece(ctx, token, self.scene, middle + (0.0,), plane)
            ctx.globalAlpha = 1.0
            if count > 1:
                draw_shapes(ctx, badges.count(rect, count), self.palette.faded)
