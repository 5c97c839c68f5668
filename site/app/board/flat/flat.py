"""A flat scene: squares, pieces and dice on them, hands beside them."""

from board.flat import hands, highlights
from board.flat.dice import Dice
from board.flat.tracks import Troupe, facing, from_tray
from board.paint.layer import Sheet, copy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from board.cubes.cube_painter import Workshop
    from board.flat.pieces import Pieces
    from board.layout.layout import Layout
    from board.paint.palette import Palette


class Field:
    """Draws the pieces of one Scene in one layout."""

    def __init__(
        self,
        scene: "dict[str, Any]",
        layout: "Layout",
        palette: "Palette",
        pieces: "Pieces",
        workshop: "Workshop",
        board: "Sheet",
    ) -> None:
        self.scene, self.layout, self.palette, self.pieces = scene, layout, palette, pieces
        self.board = board  # squares, lines and texts, drawn before
        self.dice = Dice(scene, layout, workshop)
        self.turned = layout.turned
        self.actors: "list[Any]" = []
        self.below: "Any" = None
        self.dropped: "Any" = None

    def rest(self, ctx: "Any", without: "tuple[str, ...]" = ()) -> None:
        """Draw everything at rest but what is on some places."""
        copy(ctx, self.board)
        highlights.under(ctx, self.scene, self.layout, self.palette)
        for piece in self.scene["pieces"]:
            if "c:" + piece["cell"] not in without:
                self.put(ctx, piece, self.layout.centre(piece["cell"]))
        self._hands(ctx, without)
        self.dice.rest(ctx, without)

    def put(
        self,
        ctx: "Any",
        piece: "dict[str, Any]",
        place: "Any",
        scale: float = 1.0,
        share: float = 1.0,
    ) -> None:
        """Draw a piece of this scene about a point of the canvas."""
        self.pieces.put(
            ctx, piece, self.scene["looks"], place, self.layout.unit, self.turned, scale, share
        )

    def _hands(self, ctx: "Any", without: "tuple[str, ...]") -> None:
        for hand in self.scene["hands"]:
            quarters = facing(self.scene, hand["seat"])
            for pile in hand["held"]:
                touch = "t:%s:%s" % (hand["seat"], pile["kind"])
                rect = self.layout.piles.get(touch)
                if rect:
                    count = pile["count"] - (1 if touch in without else 0)
                    piece = {"look": pile["look"], "facing": quarters}
                    if pile.get("upright"):
                        piece = {"look": pile["look"]}
                    hands.paint(
                        ctx,
                        rect,
                        piece,
                        count,
                        self.scene["looks"],
                        self.pieces,
                        self.palette,
                        self.turned,
                        pile.get("stacked", False),
                    )

    def begin(
        self, timed: "list[tuple[float, float, Any]]", sheets: "list[Sheet]", dropped: "Any" = None
    ) -> None:
        """Prepare the layer below what changes move; `dropped` is what a hand let go, and where."""
        self.dropped = dropped
        self.actors = Troupe(timed, self.scene, self._origin).actors
        self.dropped = None
        self.dice.begin(timed)
        away = tuple(actor.place for actor in self.actors)
        self.below = sheets[0]
        self.rest(self.below.clear(), away + self.dice.moving())

    def frame(self, ctx: "Any", now: float) -> None:
        """Draw the moment `now` of what was begun."""
        copy(ctx, self.below, alone=True)
        for actor in self.actors:
            seen = actor.at(now)
            if seen:
                ctx.globalAlpha = seen.alpha
                self.put(ctx, seen.piece, (seen.x, seen.y), seen.scale, seen.share)
        ctx.globalAlpha = 1
        self.dice.frame(ctx, now)

    def _origin(self, touch: str) -> "tuple[float, float] | None":
        """Where a piece sets out or ends; one that a hand let go sets out from there."""
        if self.dropped and self.dropped[0] == touch:
            spot: "tuple[float, float]" = self.dropped[1]
            return spot
        return self.where(touch)

    def piece(self, touch: str) -> "dict[str, Any] | None":
        """The piece at a touch, as it would lie in the hand."""
        if touch[:2] == "t:":
            found = from_tray(self.scene, touch)
            return found if found and found["count"] > 0 else None
        return next((p for p in self.scene["pieces"] if "c:" + p["cell"] == touch), None)

    def where(self, touch: str) -> "tuple[float, float] | None":
        """The middle of a touch's place."""
        rect = self.layout.rect(touch)
        return (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2) if rect else None
