"""The places of a board and everything around it, as a function of game and window alone.

Nothing that is said, chosen or captured moves a part, since parts get rectangles and never ask for
room. Lengths are CSS pixels; places count from the top of the page. Runs on both Pythons.
"""

from anga.shared.geometry import cells
from anga.shared.layout import fit
from anga.shared.layout.hands_layout import ROWS, SIDES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from anga.shared.geometry.types import Bounds, Point, Rect
    from anga.shared.scene import Scene

    Asked: TypeAlias = tuple["Shape", "Window", "Page"]

TALL, WIDE, LOW = "tall", "wide", "low"  # phone in portrait, desktop, phone in landscape
NARROW, TABLET = 640.0, 860.0  # a window narrower than this is TALL, or if it is higher than wide
FLAT = 500.0  # a WIDE window lower than this is LOW
SCANT = 400.0  # a TALL one lower than this has no bar at its end: everything scrolls
TEXT = 16.0  # the usual size of text
LARGE = 1.5  # times that: a lesson's text takes the room of the head, then some of the board's
SIDE = 16.0  # between a window's edge and text
TOUCH = 44.0  # the least size of a control that stands alone
LINE = 1.3125  # text sizes: a line of the card, or of a lesson's text
DENSE, DENSE_LINE = 380.0, 1.125  # a window narrower than this has smaller lines of them
PAD = 14.0  # of a card, above and below together
HEADER = {TALL: 44.0, WIDE: 56.0, LOW: 44.0}  # the head of every page of the site
STRIP = {TALL: 8.0, WIDE: 12.0, LOW: 8.0}  # the bar of chances
SIGN, LINKS = 136.0, 320.0  # of the site's head: the width of its sign, and of its links
PANEL = (280.0, 400.0)  # the least and greatest width of the panel beside a board
CAMERA = 232.0  # the least height of a board in perspective
ENOUGH = 0.75  # widths: so high a board in perspective needs nothing scrolled away for it
SOME = 0.7  # widths: it is higher where there is room for that
FIELD = 200.0  # the least visible height of a flat one, where it scrolls
WATCHED = 240.0  # that of one that is only looked at, which may be small for a finger
SMALLER = 0.75  # of its natural height: the least of one in a lesson, of which all is in sight
UPRIGHT = 0.7  # of that, too: the least of one on a tablet held upright
ROW = 84.0  # the least height of a row of options with its question, in a column
ASKING = 120.0  # that of one in a panel, with up to two lines below each picture
FACES = 176.0  # two questions below a board in perspective
SAYS = 5  # lines that the card of a page with answers to touch has, if there is room
OPENS = 6  # lines that a card opens to where there are none, over the moves
FEW = 4  # lines that a card should at least open to
LONG, READ = 6, 240.0  # lines of a card beside a board that leaves that height for the moves
ASKED = 78.0  # the least height of such a row, where it is low
ABOVE_LIST = 100.0  # that of one above the record, on a phone
LISTED, LIST = 54.0, 132.0  # the least height of moves or lessons, and that on a scrolling page
STEPS = 52.0  # the height of the steps below the moves, beside a board
CHIPS, GAP = 52.0, 8.0  # the height of the last round's chips with a gap, and that gap
ROWED = 44.0  # the height of a single row of moves, with what is around it
FREE = 1e6  # a height that leaves the width to decide
BESIDE_ENOUGH = 0.985  # of the largest cell: hands go beside a board if it stays so large


class Window:
    """The size of a window and of its text, in CSS pixels."""

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
        """The size of the text relative to the usual size."""
        return self.text / TEXT

    @property
    def is_dense(self) -> bool:
        """Whether cards and lessons have smaller text."""
        return self.width < DENSE

    @property
    def line(self) -> float:
        """The height of a line of a card, or of a lesson's text."""
        return self.text * (DENSE_LINE if self.is_dense else LINE)

    def lines(self, number: int) -> float:
        """The height of a card with that number of lines."""
        return round(number * self.line + PAD)


class Page:
    """What a page has around its board: seats, and `told` lines of text as in a lesson.

    Where there is room, its card has up to `said` lines. On such a page nothing is asked and no
    cell is touched, and on a phone its text lies below the card, so that the board is in sight.
    """

    def __init__(self, seats: bool = True, told: int = 0, said: int = 0) -> None:
        self.seats, self.told, self.said = seats, told, said


class Plan:
    """The sizes of parts: gaps and seats in pixels, card and text in lines.

    Without `own`, the player's own seat lies below the card; without `headed`, what the game is
    called is read below all.
    """

    def __init__(  # noqa: PLR0917
        self,
        gap: float,
        seats: float,
        card: int,
        told: int,
        own: bool = True,
        headed: bool = True,
    ) -> None:
        self.gap, self.seats, self.card, self.told = gap, seats, card, told
        self.own, self.headed = own, headed


# The first that fits is taken.
COLUMN = (
    Plan(8, 40, 3, 5),
    Plan(6, 36, 3, 4),
    Plan(4, 32, 2, 4),
    Plan(4, 32, 2, 3),
    Plan(4, 28, 2, 2, own=False),
)
BARE = Plan(4, 28, 2, 2, own=False, headed=False)  # for a lesson, where it needs this
MAGNIFIED = tuple([Plan(4, 28, 2, told, own=False, headed=False) for told in (5, 4, 3)])
BESIDE = (
    Plan(12, 44, 4, 6),
    Plan(8, 44, 3, 5),
    Plan(6, 36, 3, 4),
    Plan(4, 36, 2, 3),
    Plan(4, 32, 2, 2),
    Plan(4, 28, 2, 1),
)


class Shape:
    """The parts of a game that decide its layout: its board, its hands, and its seats' sides.

    `usual` is its Scene at the start, with everything that may extend beyond the board.
    """

    def __init__(self, scene: "Scene", turned: int = 0, usual: "Scene | None" = None) -> None:
        self.scene, self.turned = scene, turned
        self.camera = bool(scene["camera"])
        options = (usual or scene)["options"]
        self.asks = bool(options)
        self.offers = any(not ("at" in each or "cells" in each) for each in options)  # beside it
        self.pictures = any("at" not in each for each in options)  # not all lie on the board, too
        self.hands = any(hand["held"] for hand in scene["hands"])
        self.many = len(fit.rows(scene, turned)[0]) > 1  # sit above the board
        self.usual = usual or scene
        self._settled: "dict[int, fit.Settled]" = {}  # by how hands lie

    def settled(self, hands: int) -> fit.Settled:
        """What a stage fixes for the canvas."""
        if hands not in self._settled:
            self._settled[hands] = fit.Settled(hands, self._hang())
        return self._settled[hands]

    def _hang(self) -> "Bounds":
        """The greatest overhang beyond the board, now or at the start, as wide at both sides.

        A board that may be turned by a quarter stays as large as it was.
        """
        if self.camera:
            return 0.0, 0.0, 0.0, 0.0
        here, there = [fit.overhang(each, self.turned) for each in (self.scene, self.usual)]
        left, top, right, bottom = [max(here[i], there[i]) for i in range(4)]
        side = max(left, right)
        if self.many:
            side = max(side, top, bottom)
            top, bottom = (side, bottom) if top > bottom else (top, side)
        return side, top, side, bottom

    def filling(self, hands: int, room: "Point", touched: bool = True) -> "tuple[float, Point]":
        """The size of a cell in that room, and that of the canvas.

        It exceeds the room rather than having cells too small to be `touched`.
        """
        if self.camera:
            return 1.0, (room[0], min(room[1], room[0] * fit.TALLEST))
        least = self.least if touched else 0.0
        return fit.filled(self.scene, self.turned, self.settled(hands), room, least)

    @property
    def least(self) -> float:
        """The least unit, at which each cell is large enough for a finger."""
        return fit.CELL / cells.narrowest(self.scene)

    def best(self, room: "Point") -> int:
        """The best arrangement of hands in a wide room: with the largest cells that fit."""
        if not self.hands:
            return 0
        units = [(self.filling(hands, room, False)[0], hands) for hands in (0, ROWS, SIDES)]
        most = max(units)
        return SIDES if units[2][0] >= BESIDE_ENOUGH * most[0] else most[1]


class Stage:
    """The rectangle of each part by name; a part without one is not shown.

    `canvas` is the size of the board, of which its frame, the part `board`, may show less. `lines`
    is the status card's height in lines, `record` that of the moves on a phone. The bar of a TALL
    stage is `held` at the lower edge of the window; `scroll` is the page's scroll position at which
    everything is in sight.
    """

    def __init__(self, mode: str, settled: fit.Settled) -> None:
        self.mode, self.settled = mode, settled
        self.parts: "dict[str, Rect]" = {}
        self.canvas: "Point" = (0.0, 0.0)
        self.lines = 0
        self.record = 0.0
        self.ends = 0.0  # the lower end of what must be in sight
        self.held = mode == TALL
        self.scroll = 0.0

    def put(self, name: str, left: float, top: float, width: float, height: float) -> float:
        """Place a part, in whole pixels; returns its lower end."""
        first, last = round(top), round(top + height)
        if last > first:
            x = round(left)
            self.parts[name] = (float(x), float(first), float(round(width)), float(last - first))
        return top + height


def stage(shape: Shape, window: Window, page: "Page | None" = None) -> Stage:
    """The stage of a page."""
    asked = (shape, window, page or Page())
    return _upright(asked) if window.mode == TALL else _aside(asked)


# A phone in portrait: one column


def _upright(asked: "Asked") -> Stage:
    """The most generous plan that shows the whole board, or else as much of it as possible."""
    shape, window, page = asked
    natural = _natural(asked)
    plan, room = _chosen(asked, natural)
    if window.height < SCANT:
        frame = min(natural, max(FIELD, window.height - TOUCH - 2 * plan.gap))
    elif shape.camera:
        left = room - max(0, _wanted(asked) - plan.card) * window.line
        few = room - max(0, FEW - plan.card) * window.line if page.seats and not page.told else room
        enough = CAMERA if page.said else min(few, ENOUGH * window.width)
        frame = max(CAMERA, min(max(left, enough), window.width * fit.TALLEST))
    else:
        frame = min(natural, max(FIELD, room))
    over = 0.0 if shape.camera or page.told else ROW * window.scale  # answers, over the moves
    spare = _room(asked, plan) - frame - over
    made = _column(asked, plan, frame, spare)
    if page.told or not made.scroll:
        return made
    return _column(asked, plan, frame, spare + made.scroll)


def _natural(asked: "Asked") -> float:
    """The height of a board that is as wide as the window.

    A tablet's is lower, so that all around it has its usual size and nothing is scrolled away.
    """
    shape, window, page = asked
    natural = shape.filling(ROWS, (window.width, FREE))[1][1]
    if window.width < NARROW or shape.camera or page.told:
        return natural
    asking = ABOVE_LIST * window.scale if shape.offers else 0.0
    below = max(asking, _below(asked, COLUMN[0], COLUMN[0].card))
    return min(natural, max(UPRIGHT * natural, _room(asked, COLUMN[0]) - below))


def _chosen(asked: "Asked", natural: float) -> "tuple[Plan, float]":
    """The plan for a board of its natural height, and the room that it leaves for the board.

    A page that tells much rather has a less generous plan, and then a smaller board, than its
    beginning out of sight.
    """
    shape, window, page = asked
    enough = ENOUGH * window.width if shape.camera else natural
    if page.told:
        for plan in COLUMN:
            room = _room(asked, plan)
            if room >= enough + (window.line if page.said else 0.0):
                return plan, room
        large = MAGNIFIED if window.scale >= LARGE else ()
        for plan in COLUMN[-1:] if page.said else large + (COLUMN[-1], BARE):
            room = float(int(_room(asked, plan)))
            if _may_be(asked, room, natural):
                return plan, room
    plan, room = _fitting(asked, natural)
    in_sight = shape.camera and room >= enough
    return plan, room if in_sight else room + _head(window)


def _fitting(asked: "Asked", natural: float) -> "tuple[Plan, float]":
    """The first plan in which a card can open; else the first that has the board, or the last.

    Once the head is scrolled away, it also has what the page may ask.
    """
    shape, window, page = asked
    rooms = []
    for plan in COLUMN:
        room = _room(asked, plan)
        opens = plan.own and room >= natural + (OPENS - plan.card) * window.line
        if opens and not shape.camera:
            return plan, room
        rooms.append((plan, room))
    some = CAMERA if page.told else SOME * window.width
    least = (some if shape.camera else natural) - _head(window)
    able = [each for each in rooms if each[1] - _below(asked, each[0], each[0].card) >= least]
    return (able or rooms[-1:])[0]


def _below(asked: "Asked", plan: Plan, lines: int) -> float:
    """The height to have below a card of that many lines: further ones, or what is asked."""
    shape, window, page = asked
    if page.told:
        return 0.0
    row = ROW * window.scale if shape.asks and not shape.camera else 0.0
    return max(row, (FEW - lines) * window.line - plan.gap)


def _wanted(asked: "Asked") -> int:
    """The lines that the card should have, if there is room for them."""
    shape, _, page = asked
    if page.said or page.told:
        return page.said
    return SAYS if shape.asks else 0


def _may_be(asked: "Asked", high: float, natural: float) -> bool:
    """Whether the board of a page that tells much may be that high, lower than by nature."""
    shape, window, page = asked
    if shape.camera:
        return high >= CAMERA
    if page.said:
        return high >= WATCHED
    return high >= max(SMALLER * natural, shape.filling(ROWS, (window.width, high))[1][1])


def _room(asked: "Asked", plan: Plan) -> float:
    """The height left for the board, with all else in sight."""
    return asked[1].height - (_column(asked, plan, FIELD).ends - FIELD + _bar(plan))


def _head(window: Window) -> float:
    """The lower end of a TALL page's title."""
    return HEADER[TALL] + 2 * window.text


def _bar(plan: Plan) -> float:
    return TOUCH + 2 * min(plan.gap, 8.0)


def _above(asked: "Asked", plan: Plan) -> float:
    """The height of the opponents' seats: two rows where several can be changed."""
    shape, window, page = asked
    return plan.seats * window.scale * (1.5 if shape.many and not page.told else 1.0)


def _column(asked: "Asked", plan: Plan, frame: float, spare: float = 0.0) -> Stage:
    """The parts one below the other, with a board of the height `frame`.

    What a page tells, or else its card, takes the lines that it needs of the height `spare`.
    """
    shape, window, page = asked
    made = Stage(TALL, shape.settled(ROWS))
    width, height, gap, bar = window.width, window.height, plan.gap, _bar(plan)
    wide, own = width - 2 * SIDE, plan.seats * window.scale if page.seats else 0.0
    y = made.put("head", SIDE, HEADER[TALL], wide, 2 * window.text if plan.headed else 0.0)
    more = max(0, int(spare / window.line))
    tells = min(page.told, plan.told if page.said else plan.told + more)
    told = window.lines(tells + 1) if page.told else 0.0
    if told and not page.said:
        y = made.put("told", SIDE, y, wide, told) + gap
    if page.seats:
        y = made.put("above", SIDE, y, wide, _above(asked, plan))
    y = made.put("board", 0.0, y, width, frame)
    made.canvas = _canvas(asked, ROWS, made.parts["board"])
    y = made.put("below", SIDE, y, wide, own if plan.own else 0.0) + gap
    made.put("chances", SIDE, y - gap, wide, min(gap, STRIP[TALL]))
    asks, row = shape.asks and not page.said, ROW * window.scale
    made.lines = max(plan.card, min(_wanted(asked), plan.card + more))
    card, y = y, made.put("card", SIDE, y, wide, window.lines(made.lines)) + gap
    made.ends = y + (FACES * window.scale if asks and shape.camera else 0.0)
    if asks and page.told:  # room for answers over the card, instead of over the board
        made.ends = max(made.ends, card + row)
    made.held = height >= SCANT
    if made.held:  # a lesson rarely asks two questions, for which one need not begin below its text
        least = y + row if asks and page.told and shape.camera else made.ends
        made.scroll = _scrolled(asked, plan, made.lines, (card, y, least))
        end = height + made.scroll - bar
        made.put("bar", 0.0, height - bar, width, bar)
    else:
        end = y + 2 * ROW
        y = made.put("bar", 0.0, y, width, bar)
    over = y if end - y >= row or not made.held else min(card, end - row)
    made.put("options", SIDE, over, wide, end - over)
    if made.scroll or not made.held:  # the card is then the only text that may wait
        made.put("float", SIDE, card - made.scroll, wide, end - card)
    else:
        made.put("float", SIDE, SIDE / 4, wide, _head(window) - SIDE / 4)
    if not plan.own and (page.told or y + own > end):  # no half of it above the bar, or a card
        y = max(y, end)
    y = made.put("below", SIDE, y, wide, 0.0 if plan.own else own)
    if told and page.said:
        y = made.put("told", SIDE, y, wide, told) + gap
    if shape.asks and end - y >= (ABOVE_LIST + ROWED) * window.scale:
        y += ABOVE_LIST * window.scale
    made.record, whole = _record(asked, end - y), end - y >= ROWED * window.scale
    if whole and _chips(asked) and made.record == LIST:  # for the chips alone
        y = max(y, end - (CHIPS - GAP))
    made.put("rest", SIDE, y if whole else max(y, end), wide, end - y if whole else LIST)
    return made


def _record(asked: "Asked", room: float) -> float:
    """The height of the moves, which may share a room with chips; LIST where it is too low."""
    window = asked[1]
    left = room - (CHIPS if _chips(asked) else 0.0)
    return float(int(left)) if left >= ROWED * window.scale else LIST


def _scrolled(asked: "Asked", plan: Plan, lines: int, ends: "tuple[float, float, float]") -> float:
    """How far to scroll for a card of that many lines, and for more where it cannot open.

    `ends` are the upper and lower end of the card and that of all that must be in sight.
    """
    window, (card, below, least) = asked[1], ends
    end = window.height - _bar(plan)
    scroll = _scroll(least - end, window)
    if end + scroll - card - (least - below) >= window.lines(OPENS):
        return scroll
    return _scroll(least + _below(asked, plan, lines) - end, window)


def _scroll(lacking: float, window: Window) -> float:
    """How far to scroll for that much more room: past a whole part, or not at all."""
    if lacking < 1:  # no more than what is rounded
        return 0.0
    return HEADER[TALL] if lacking <= HEADER[TALL] else _head(window)


def _canvas(asked: "Asked", hands: int, board: "Rect") -> "Point":
    """The size of a canvas that fills the board's frame or scrolls in it.

    In a very low window its height is free.
    """
    (shape, window, page), (_, _, width, height) = asked, board
    free = window.mode == TALL and window.height < SCANT and not shape.camera
    wide, high = shape.filling(hands, (width, FREE if free else height), not page.said)[1]
    return max(width, float(round(wide))), max(height, float(round(high)))


# A desktop, or a phone in landscape: the panel beside the board


def _aside(asked: "Asked") -> Stage:
    """The largest board that fits, and beside it the most generous plan."""
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
    free, most = window.width - frame[0] - (2 if low else 3) * gutter, PANEL[1] * window.scale
    panel = min(1.2 * PANEL[1], free) if low else max(panel, min(most, free))
    left = 0.0 if low else max(gutter, (window.width - frame[0] - gutter - panel) / 2)
    made.put("board", left, top, *frame)
    made.canvas = _canvas(asked, hands, made.parts["board"])
    top = HEADER[LOW] if low else top
    span = (left + frame[0] + gutter, top, panel, window.height - pad - (4.0 if low else 0.0))
    least = _least(asked)
    if not low and _chips(asked):
        least = max(least, LISTED + CHIPS)
    for plan in [plan for plan in BESIDE if _lists_below(made, asked, plan, span)] or BESIDE:
        if _beside(made, asked, plan, span) >= least:
            break
    return made


def _least(asked: "Asked") -> float:
    """The least height of what is below a card beside a board."""
    shape, window, page = asked
    return ASKED * window.scale if shape.asks and not page.told else LISTED


def _lists_below(made: Stage, asked: "Asked", plan: Plan, span: "Rect") -> bool:
    """Whether moves or lessons are listed beside a board, below what is to choose."""
    shape, _, page = asked
    if made.mode != WIDE or not (shape.offers if page.told else shape.pictures):
        return False
    _beside(made, asked, plan, span)
    return made.parts["rest"][1] > made.parts["options"][1]


def _panel(window: Window, low: bool) -> float:
    """The least width of a panel, which grows with the text."""
    least, most = PANEL[0] * window.scale, PANEL[1] * window.scale
    return least if low else max(least, min(most, 0.28 * window.width))


def _notices(made: Stage, window: Window, span: "Rect") -> "Rect":
    """The room of notices: between the site's sign and its links, else at the top of the panel."""
    x, y, wide, end = span
    free = window.width - (SIGN + LINKS) * window.scale
    if made.mode == WIDE and free >= wide:
        return SIGN * window.scale, SIDE / 4, free, HEADER[WIDE] - SIDE / 4
    top = y if made.mode == WIDE else SIDE / 4  # the settings are above the head
    return x, top, wide, end - top


def _beside(made: Stage, asked: "Asked", plan: Plan, span: "Rect") -> float:
    """Fill the panel; returns the height left for the list. `span` is left, top, width, end."""
    shape, window, page = asked
    x, y, wide, end = span
    gap, own = plan.gap, plan.seats * window.scale if page.seats else 0.0
    made.put("float", *_notices(made, window, span))
    if made.mode == WIDE:
        y = made.put("head", x, y, wide, 4 * window.text) + gap
    if page.told:
        y = made.put("told", x, y, wide, window.lines(min(plan.told, page.told) + 1)) + gap
    if page.seats:
        y = made.put("above", x, y, wide, _above(asked, plan)) + gap
    if page.told:
        y = made.put("below", x, y, wide, own) + (gap if page.seats else 0.0)
    made.put("chances", x, y - gap, wide, min(gap, STRIP[made.mode]))
    foot = 0.0 if page.told else gap + own + _bar(plan)
    made.lines = _lines_beside(made, asked, plan, end - foot - y)
    y = made.put("card", x, y, wide, window.lines(made.lines)) + gap
    if page.told:
        y = made.put("bar", x, y, wide, _bar(plan)) + gap
    over = y
    if shape.pictures and end - foot - y >= _parted(made, asked):
        y += ASKING * window.scale
    listed = end - foot - y
    made.record = _record(asked, listed)
    last = y + max(listed, LISTED)
    made.put("options", x, over, wide, last - over)
    if made.mode == LOW and page.told and not page.said and shape.asks and shape.camera:
        y, last = last + gap, last + gap + LIST  # the cubes' options are always there
    made.put("rest", x, y, wide, _whole(made, asked, last - y))
    if not page.told:
        made.put("bar", x, made.put("below", x, last + gap, wide, own), wide, _bar(plan))
    return listed


def _parted(made: Stage, asked: "Asked") -> float:
    """The least height in which what is to choose lies above what is listed, not over it."""
    shape, window, page = asked
    asking = ASKING * window.scale
    if made.mode == WIDE and not page.told:
        return asking + LISTED + STEPS + (CHIPS if _chips(asked) else 0.0)
    return asking + LISTED if page.told and shape.offers else 3 * ROW * window.scale


def _lines_beside(made: Stage, asked: "Asked", plan: Plan, room: float) -> int:
    """The lines of a card that has that room together with what is below it."""
    shape, window, page = asked
    lines = max(plan.card, min(page.said, plan.card + plan.told - 1))
    if made.mode == WIDE and not page.said:
        left, most = room - (ASKING if shape.pictures else 0.0) * window.scale - READ, LONG
    elif made.mode == LOW and _chips(asked):  # they tell what the last row of moves would
        left, most = room - plan.gap - _least(asked), SAYS
    else:
        return lines
    return max(lines, min(most, int((left - PAD) / window.line)))


def _whole(made: Stage, asked: "Asked", room: float) -> float:
    """The height of what is read on a phone held sideways: chips alone, if no row fits below."""
    alone = made.mode == LOW and room < CHIPS + ROWED * asked[1].scale
    return CHIPS - GAP if alone and _chips(asked) else room


def _chips(asked: "Asked") -> bool:
    """Whether the last round is shown as chips."""
    shape, _, page = asked
    return len(shape.scene["seats"]) > 2 and not page.told
