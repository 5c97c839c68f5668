"""Where a board and all around it lie in a window: of game and window a function, of nothing else.

Whatever is said, chosen or captured, nothing moves: parts are given rectangles and never ask for
room. Lengths are CSS pixels, places those on the page from its head. Runs on both Pythons.
"""

from anga.shared.geometry import cells
from anga.shared.geometry.cells import GLOW
from anga.shared.layout import fit
from anga.shared.layout.hands_layout import ROWS, SIDES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from anga.shared.geometry.types import Bounds, Point, Rect
    from anga.shared.scene import Scene

    Asked: TypeAlias = tuple["Shape", "Window", "Page"]

TALL, WIDE, LOW = "tall", "wide", "low"  # a phone held upright, a desk, a phone held sideways
NARROW, TABLET = 640.0, 860.0  # a window narrower than this is TALL, or if it is higher than wide
FLAT = 500.0  # a WIDE window lower than this is LOW
SCANT = 400.0  # a TALL one lower than this holds nothing in sight: it scrolls
TEXT = 16.0  # how high the usual text is
SIDE = 16.0  # between a window's edge and what is read
TOUCH = 44.0  # what stands alone is at least so large
LINE = 1.3125  # of the text's height: a line of the card, or of what a lesson tells
PAD = 14.0  # of a card, above and below together
HEADER = {TALL: 44.0, WIDE: 56.0, LOW: 44.0}  # the head of every page of the site
STRIP = {TALL: 8.0, WIDE: 12.0, LOW: 8.0}  # the bar of chances
PANEL = (280.0, 400.0)  # how wide what lies beside a board is, at least and at most
PLINTH = 232.0  # a board that a camera sees is at least so high
STATELY = 0.75  # of the width: so high, and nothing need be scrolled away for it
FIELD = 200.0  # and what is seen of another one, where it scrolls
ROW = 84.0  # a row of options with its question
LISTED, LIST = 54.0, 132.0  # what is seen of moves or lessons at least, and where one scrolls
FREE = 1e6  # a height that leaves the width to decide
FAR = 0.985  # hands lie beside a board, though it would be a little larger without


class Window:
    """How large a window is, and how high its text: nothing else decides where things lie."""

    def __init__(self, width: float, height: float, text: float = TEXT) -> None:
        self.width, self.height, self.text = width, height, text

    @property
    def mode(self) -> str:
        """TALL, WIDE or LOW."""
        if self.width < NARROW or (self.width <= TABLET and self.height > self.width):
            return TALL
        return LOW if self.height < FLAT else WIDE

    @property
    def scale(self) -> float:
        """How much larger the text is than usual."""
        return self.text / TEXT

    def lines(self, number: int) -> float:
        """How high a card of so many lines is."""
        return round(number * self.text * LINE + PAD)


class Page:
    """What a page has beside the board: `told` are lines of words to it, as in a lesson."""

    def __init__(self, seats: bool = True, told: int = 0) -> None:
        self.seats, self.told = seats, told


class Plan:
    """How much each part gets: the gaps, the seats, and the lines of card and words."""

    def __init__(self, gap: float, seats: float, card: int, told: int, own: bool = True) -> None:
        self.gap, self.seats, self.card, self.told, self.own = gap, seats, card, told, own


# Of each the first for which there is room. Without `own` one's own seat lies below the card.
COLUMN = (
    Plan(8, 40, 3, 5),
    Plan(6, 36, 3, 4),
    Plan(4, 32, 2, 4),
    Plan(4, 32, 2, 3),
    Plan(4, 28, 2, 2, own=False),
)
BESIDE = (
    Plan(12, 44, 4, 6),
    Plan(8, 44, 3, 5),
    Plan(6, 36, 3, 4),
    Plan(4, 36, 2, 3),
    Plan(4, 32, 2, 2),
    Plan(4, 28, 2, 1),
)


class Shape:
    """What of a game decides where things lie: its board, its hands, and who sits where.

    `usual` is its Scene at the start, which has all that may stand out of the board.
    """

    def __init__(self, scene: "Scene", turned: int = 0, usual: "Scene | None" = None) -> None:
        self.scene, self.turned = scene, turned
        self.camera = bool(scene["camera"])
        self.asks = bool((usual or scene)["options"])
        self.asking = 2.25 * ROW if self.camera else ROW  # what its options take
        self.hands = any(hand["held"] for hand in scene["hands"])
        above = [(seat["side"] + turned) % 4 != fit.BOTTOM for seat in scene["seats"]]
        self.many = sum([1 for each in above if each]) > 1  # sit above the board
        self.usual = usual or scene
        self._settled: "dict[int, fit.Settled]" = {}  # by how hands lie

    def settled(self, hands: int) -> fit.Settled:
        """What its canvas is to keep to. On a phone a glow may fade beyond it."""
        if hands not in self._settled:
            self._settled[hands] = fit.Settled(hands, self._hang(1.0 if hands == ROWS else GLOW))
        return self._settled[hands]

    def _hang(self, glow: float) -> "Bounds":
        """How far anything stands out of the board, now or at the start."""
        if self.camera:
            return 0.0, 0.0, 0.0, 0.0
        here, there = [fit.overhang(each, self.turned, glow) for each in (self.scene, self.usual)]
        left, top, right, bottom = [max(here[i], there[i]) for i in range(4)]
        return left, top, right, bottom

    def filling(self, hands: int, room: "Point") -> "tuple[float, Point]":
        """How large a cell is in so much room, and the canvas, which may be larger than that."""
        if self.camera:
            return 1.0, (room[0], min(room[1], room[0] * fit.TALLEST))
        return fit.filled(self.scene, self.turned, self.settled(hands), room, self.least)

    @property
    def least(self) -> float:
        """A unit of the board whose cells a finger hits."""
        return fit.CELL / cells.narrowest(self.scene)

    def best(self, room: "Point") -> int:
        """How hands lie best in a room that is wide."""
        if not self.hands:
            return 0
        units = [(self.filling(hands, room)[0], hands) for hands in (0, ROWS, SIDES)]
        most = max(units)
        return SIDES if units[2][0] >= FAR * most[0] else most[1]


class Stage:
    """The rectangle of each part by its name; a part that has none is not seen.

    `canvas` is the board's size, of which its frame, the part `board`, may show less. `card` lines
    are what the status card has room for. The bar of a TALL stage is `held` at the window's lower
    end; `scroll` is how far the page is scrolled for all to be in sight.
    """

    def __init__(self, mode: str, settled: fit.Settled) -> None:
        self.mode, self.settled = mode, settled
        self.parts: "dict[str, Rect]" = {}
        self.canvas: "Point" = (0.0, 0.0)
        self.lines = 0
        self.ends = 0.0  # where what is held in sight ends
        self.held = mode == TALL
        self.scroll = 0.0

    def put(self, name: str, left: float, top: float, width: float, height: float) -> float:
        """Give a part its place, in whole pixels; returns where it ends."""
        first, last = round(top), round(top + height)
        if last > first:
            x = round(left)
            self.parts[name] = (float(x), float(first), float(round(width)), float(last - first))
        return top + height


def stage(shape: Shape, window: Window, page: "Page | None" = None) -> Stage:
    """Where everything of a page lies."""
    asked = (shape, window, page or Page())
    return _upright(asked) if window.mode == TALL else _aside(asked)


# A phone held upright: one column


def _upright(asked: "Asked") -> Stage:
    """The most generous plan that shows the whole board, else as much of it as can be."""
    shape, window, _ = asked
    natural = shape.filling(ROWS, (window.width, FREE))[1][1]
    least = PLINTH if shape.camera else natural
    for plan in COLUMN:
        room = window.height - _around(asked, plan)
        if room >= least:
            break
    if window.height < SCANT:
        frame = min(natural, max(FIELD, window.height - TOUCH - 2 * plan.gap))
    elif shape.camera:
        whole = room - _head(window)  # with the game's name in sight
        room = whole if whole >= STATELY * window.width else room
        frame = max(PLINTH, min(room, window.width * fit.TALLEST))
    else:
        frame = min(natural, max(FIELD, room))
    return _column(asked, plan, frame)


def _around(asked: "Asked", plan: Plan) -> float:
    """How high everything but the board is."""
    return _column(asked, plan, FIELD).ends - FIELD + _bar(plan) - _head(asked[1])


def _head(window: Window) -> float:
    """Where a TALL page's name ends."""
    return HEADER[TALL] + 2 * window.text


def _bar(plan: Plan) -> float:
    return TOUCH + 2 * min(plan.gap, 8.0)


def _above(asked: "Asked", plan: Plan) -> float:
    """How high the names of all others are: where many can be seated anew they have two rows."""
    shape, window, page = asked
    return plan.seats * window.scale * (1.5 if shape.many and not page.told else 1.0)


def _column(asked: "Asked", plan: Plan, frame: float) -> Stage:
    """One part below the other, around so much of a board."""
    shape, window, page = asked
    made = Stage(TALL, shape.settled(ROWS))
    width, height, gap, bar = window.width, window.height, plan.gap, _bar(plan)
    wide, own = width - 2 * SIDE, plan.seats * window.scale if page.seats else 0.0
    y = made.put("head", SIDE, HEADER[TALL], wide, 2 * window.text)
    if page.told:
        y = made.put("told", SIDE, y, wide, window.lines(min(plan.told, page.told) + 1)) + gap
    if page.seats:
        y = made.put("above", SIDE, y, wide, _above(asked, plan))
    y = made.put("board", 0.0, y, width, frame)
    made.canvas = _canvas(shape, ROWS, made.parts["board"], window.height < SCANT)
    y = made.put("below", SIDE, y, wide, own if plan.own else 0.0) + gap
    made.put("chances", SIDE, y - gap, wide, min(gap, STRIP[TALL]))
    card, y = y, made.put("card", SIDE, y, wide, window.lines(plan.card)) + gap
    made.lines, made.ends = plan.card, y + (shape.asking * window.scale if shape.camera else 0.0)
    made.held = height >= SCANT
    if made.held:
        made.scroll = _scroll(made.ends + bar - height, window)
        end = height + made.scroll - bar
        made.put("bar", 0.0, height - bar, width, bar)
    else:
        end = y + 2 * ROW
        y = made.put("bar", 0.0, y, width, bar)
    over = y if end - y >= ROW * window.scale or not made.held else card
    made.put("options", SIDE, over, wide, end - over)
    made.put("float", SIDE, over, wide, end - over)
    y = made.put("below", SIDE, y, wide, 0.0 if plan.own else own)
    made.put("rest", SIDE, y, wide, end - y if end - y >= LISTED else LIST)
    return made


def _scroll(lacking: float, window: Window) -> float:
    """How far to scroll for so much more to be in sight: past a whole part, or not at all."""
    if lacking <= 0:
        return 0.0
    return HEADER[TALL] if lacking <= HEADER[TALL] else _head(window)


def _canvas(shape: Shape, hands: int, board: "Rect", whole: bool = False) -> "Point":
    """A canvas that fills the board's frame, or scrolls in it; `whole` leaves its height free."""
    _, _, width, height = board
    room = (width, FREE) if whole and not shape.camera else (width, height)
    wide, high = shape.filling(hands, room)[1]
    return max(width, float(round(wide))), max(height, float(round(high)))


# A desk, or a phone held sideways: the panel beside the board


def _aside(asked: "Asked") -> Stage:
    """As large a board as there is room for, and beside it the most generous plan."""
    shape, window, _ = asked
    low = window.mode == LOW
    pad, gutter = (0.0, SIDE) if low else (16.0 if window.height >= 700 else 8.0, 1.5 * SIDE)
    top = pad if low else HEADER[WIDE] + pad
    panel = min(_panel(window, low), window.width * 0.5)
    room = (window.width - panel - (2 if low else 3) * gutter, window.height - top - pad)
    hands = shape.best(room)
    made = Stage(window.mode, shape.settled(hands))
    wide, high = shape.filling(hands, room)[1]
    frame = (min(wide, room[0]), min(high, room[1]))
    if low:
        panel = min(1.2 * PANEL[1], window.width - frame[0] - 2 * gutter)
    left = 0.0 if low else max(gutter, (window.width - frame[0] - gutter - panel) / 2)
    made.put("board", left, top, *frame)
    made.canvas = _canvas(shape, hands, made.parts["board"])
    top = HEADER[LOW] if low else top
    span = (left + frame[0] + gutter, top, panel, window.height - pad - (4.0 if low else 0.0))
    for plan in BESIDE:
        if _beside(made, asked, plan, span) >= LISTED:
            break
    return made


def _panel(window: Window, low: bool) -> float:
    """How wide a panel is at least, the more the larger the text is."""
    least, most = PANEL[0] * window.scale, PANEL[1] * window.scale
    return least if low else max(least, min(most, 0.28 * window.width))


def _beside(made: Stage, asked: "Asked", plan: Plan, span: "Rect") -> float:
    """Fill the panel; returns how high the list in it could be. `span` is left, top, width, end."""
    shape, window, page = asked
    x, y, wide, end = span
    gap, own = plan.gap, plan.seats * window.scale if page.seats else 0.0
    if made.mode == WIDE:
        y = made.put("head", x, y, wide, 4 * window.text) + gap
    if page.told:
        y = made.put("told", x, y, wide, window.lines(min(plan.told, page.told) + 1)) + gap
    if page.seats:
        y = made.put("above", x, y, wide, _above(asked, plan)) + gap
    if page.told:
        y = made.put("below", x, y, wide, own) + (gap if page.seats else 0.0)
    made.put("chances", x, y - gap, wide, min(gap, STRIP[made.mode]))
    y = made.put("card", x, y, wide, window.lines(plan.card)) + gap
    made.lines = plan.card
    if page.told:
        y = made.put("bar", x, y, wide, _bar(plan)) + gap
    over, foot = y, 0.0 if page.told else gap + own + _bar(plan)
    if shape.asks and end - foot - y >= 3 * ROW * window.scale:
        y += shape.asking * window.scale
    listed = end - foot - y
    last = made.put("rest", x, y, wide, max(listed, LISTED))
    for name in ("options", "float"):
        made.put(name, x, over, wide, last - over)
    if not page.told:
        made.put("bar", x, made.put("below", x, last + gap, wide, own), wide, _bar(plan))
    return listed
