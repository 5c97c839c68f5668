"""What lies over the pieces: offers, options, badges, a piece in the hand, the keyboard's ring."""

from board.drag import SMALL
from board.flat import buttons, highlights, squares

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from board.board import Board

LENS = 46.0  # radius of the enlarged square above a finger
AROUND = 3.0  # pixels from a pile to the frame about it, so that its count is not covered


class Overlay:
    """Paints over a board's cached layer."""

    def __init__(self, board: "Board") -> None:
        self.board = board

    def paint(self, ctx: "Any") -> None:
        """Draw all of it."""
        board, grip = self.board, self.board.grip
        if not board.scene["camera"]:
            self._explanation(ctx)
            self._offers(ctx)
        self._options(ctx)
        for touch, value in board.values.items():
            self._badge(ctx, touch, value)
        if board.focused:
            self._focus(ctx, board.focused)
        if grip.held:
            board.painter.put(ctx, grip.held, self._in_hand(), 1.25)
        if grip.finger and board.layout.unit < SMALL:
            self._lens(ctx)

    def _explanation(self, ctx: "Any") -> None:
        board = self.board
        highlights.under(ctx, board.explained, board.layout, board.colours)
        marked = [cell for mark in board.explained["marks"] for cell in mark["cells"]]
        for piece in board.scene["pieces"]:
            if piece["cell"] in marked and "c:" + piece["cell"] != board.grip.origin:
                board.painter.put(ctx, piece, board.layout.centre(piece["cell"]))
        ctx.lineCap = ctx.lineJoin = "round"
        for stroke in board.explained["lines"]:
            squares.line(ctx, stroke, board.layout, board.colours)

    def _in_hand(self) -> "tuple[float, float]":
        """Above the finger, so that it is seen; under a mouse it is where the mouse is."""
        x, y = self.board.grip.spot
        return x, y - (self.board.layout.unit * 0.9 if self.board.grip.finger else 0)

    def _offers(self, ctx: "Any") -> None:
        board, layout, colours = self.board, self.board.layout, self.board.colours
        taken = ["c:" + piece["cell"] for piece in board.scene["pieces"]]
        radius = max(3.5, layout.unit * 0.13)
        for touch in board.chosen:
            outline = self._outline(touch)
            if touch in layout.piles:
                highlights.target(ctx, outline, colours, True)
            elif outline:
                highlights.chosen(ctx, outline, colours)
                self._again(ctx, touch)
        begun = bool(board.chosen)
        for touch in board.open:
            outline = self._outline(touch)
            if not outline:
                continue
            aimed = touch in (board.grip.over, board.grip.pressed, board.grip.hovered)
            if aimed or (begun and touch in taken):
                highlights.target(ctx, outline, colours, aimed)
            if touch not in taken and touch[:2] == "c:":
                x, y = layout.centre(touch[2:])
                highlights.dot(ctx, x, y, radius, colours)
        for touch in board.forbidden:
            if touch[:2] == "c:" and touch[2:] in layout.outlines and (begun or touch not in taken):
                x, y = layout.centre(touch[2:])
                highlights.barred(ctx, x, y, radius, colours)

    def _again(self, ctx: "Any", touch: str) -> None:
        """Draw a chosen piece over its mark."""
        board = self.board
        piece = board.piece_at(touch)
        if piece and touch != board.grip.origin:
            board.painter.put(ctx, piece, board.layout.centre(touch[2:]))

    def _outline(self, touch: str) -> "Any":
        layout = self.board.layout
        if touch[:2] == "c:":
            return layout.outlines.get(touch[2:])
        if touch[:2] == "d:":
            return next((outline for name, outline in layout.solids if name == touch), None)
        rect = layout.piles.get(touch)
        if not rect:
            return None
        left, top, width, height = rect
        left, top = left - AROUND, top - AROUND
        right, bottom = left + width + 2 * AROUND, top + height + 2 * AROUND
        return [(left, top), (right, top), (right, bottom), (left, bottom)]

    def _options(self, ctx: "Any") -> None:
        board, layout = self.board, self.board.layout
        for option in board.scene["options"]:
            touch = "o:" + option["id"]
            state = self._state(touch)
            if state and touch in layout.buttons:
                drawing = board.scene["looks"].get(option.get("look"), [])
                buttons.paint(
                    ctx, layout.buttons[touch], layout.button, drawing, board.colours, state
                )

    def _state(self, touch: str) -> "str | None":
        board = self.board
        if touch in board.forbidden:
            return "forbidden"
        if touch in board.chosen:
            return "chosen"
        if touch not in board.open:
            return None
        if touch == board.grip.pressed:
            return "pressed"
        return "hovered" if touch == board.grip.hovered else "open"

    def _badge(self, ctx: "Any", touch: str, value: "dict[str, str]") -> None:
        rect = self.board.place(touch)
        if rect:
            left, top, width, height = rect
            board = self.board
            if touch in board.layout.buttons:
                x, y = left + width - 6, top + 4
            else:
                x, y = left + width / 2, top + height - 10
            highlights.badge(
                ctx, x, y, value["text"], value["tone"], board.colours, max(26.0, width)
            )

    def _focus(self, ctx: "Any", touch: str) -> None:
        rect = self.board.place(touch)
        if rect:
            highlights.ring(ctx, rect, touch in self.board.layout.buttons, self.board.colours)

    def _lens(self, ctx: "Any") -> None:
        """The aimed-at square, enlarged above the finger."""
        board, grip = self.board, self.board.grip
        target = grip.over or grip.pressed
        if not target or target[:2] != "c:" or not grip.finger:
            return
        x, y = board.layout.centre(target[2:])
        fx, fy = grip.finger
        cx = min(max(fx, LENS + 2), board.width - LENS - 2)
        cy = fy - LENS - 34 if fy > 2 * LENS + 36 else fy + LENS + 40
        reach, ratio = LENS / 2.2, board.ratio
        ctx.save()
        ctx.beginPath()
        ctx.arc(cx, cy, LENS, 0, 6.2832)
        ctx.fillStyle = board.colours("paper")
        ctx.fill()
        ctx.save()
        ctx.clip()
        ctx.drawImage(
            board.still.canvas,
            (x - reach) * ratio, (y - reach) * ratio, 2 * reach * ratio, 2 * reach * ratio,
            cx - LENS, cy - LENS, 2 * LENS, 2 * LENS,
        )  # fmt: skip
        half = board.layout.unit * 1.1
        square = [
            (cx - half, cy - half),
            (cx + half, cy - half),
            (cx + half, cy + half),
            (cx - half, cy + half),
        ]
        highlights.target(ctx, square, board.colours, target in grip.wanted)
        if grip.held:
            ctx.globalAlpha = 0.85
            board.painter.put(ctx, grip.held, (cx, cy), 2)
        ctx.restore()
        ctx.strokeStyle, ctx.lineWidth = board.colours("ink"), 1.5
        ctx.beginPath()
        ctx.arc(cx, cy, LENS, 0, 6.2832)
        ctx.stroke()
        ctx.restore()

    def flash(self, ctx: "Any", cells: "list[str]", t: float) -> None:
        """Cells that were refused, fading; `t` from 0 to 1."""
        ctx.globalAlpha = 1 - t
        for cell in cells:
            highlights.target(ctx, self.board.layout.outlines[cell], self.board.colours, True)
        ctx.globalAlpha = 1
