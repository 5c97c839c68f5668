"""The state of a board and of a person's actions on it: plain data, without a canvas."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from anga.shared.geometry.types import Point
    from anga.shared.layout.fit import Settled
    from anga.shared.layout.layout import Layout
    from anga.shared.scene import Explanation, Scene
    from board.flat.pieces import Token


class BoardState:
    """The Scene and its layout, the possible touches, and the place of pointer and focus."""

    def __init__(self) -> None:
        self.scene: "Scene | None" = None
        self.turned = 0  # quarter turns clockwise
        self.layout: "Layout | None" = None  # nothing as long as the canvas is too small
        self.settled: "Settled | None" = None  # what holds for every Scene, where a stage says it

        self.open: "list[str]" = []  # the touches that may come next
        self.chosen: "list[str]" = []  # those made
        self.pointed: "list[str]" = []  # places that say which of several options is meant
        self.forbidden: "list[str]" = []  # those that a rule forbids
        self.steps: "list[str]" = []  # those of `open` after which a cell must follow
        self.stepped: "list[str]" = []  # from where to where a piece has stepped before its move
        self.asked_at = ""  # the cell beside which options may stand
        self.quiet = False  # whether `open` is not to be seen
        self.values: "Mapping[str, Mapping[str, str]]" = {}  # badges by touch: `text`, `tone`
        self.explanation: "Explanation" = {"marks": [], "lines": [], "notes": []}

        self.drawings: "list[str]" = []  # arrows and circles that people drew
        self.sketch: "str | None" = None  # the one under way

        self.focused: "str | None" = None  # the touch with the keyboard's ring
        self.hovered: "str | None" = None  # under the mouse
        self.pressed: "str | None" = None  # under a button or finger that is down
        self.finger: "Point | None" = None  # where a finger is down
        self.coming: "Token | None" = None  # the piece that lifting the finger would drop
        self.held: "Token | None" = None  # the piece in the hand
        self.origin: "str | None" = None  # the touch it was taken from
        self.spot: "Point" = (0.0, 0.0)  # where it is
        self.over: "str | None" = None  # the touch where it would land
        self.dropped: "tuple[str, Point] | None" = None  # what is being let go, and where

    @property
    def wanted_touches(self) -> "list[str]":
        """The touches that have a meaning now."""
        return self.open + self.forbidden

    @property
    def aim(self) -> "str | None":
        """The touch under the pointer or the keyboard focus."""
        return self.over or self.pressed or self.hovered or self.focused

    def offer(self, open: "list[str]", chosen: "list[str]", forbidden: "list[str]") -> None:  # noqa: A002
        """Set the possible touches, those made, and the forbidden ones."""
        self.open, self.chosen, self.forbidden = open, chosen, forbidden

    def let_go(self) -> None:
        """Forget what is dragged or pressed."""
        self.held = self.origin = self.over = self.pressed = self.finger = self.coming = None
