"""A graph of chances as SVG; no browser in here."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

WIDE, HIGH = 300, 100
LEFT, RIGHT, ABOVE, BELOW = 44, 8, 12, 18  # around it, for the figures of both axes
MOST = 200  # points of a line
TICKS = 5  # figures below, at most
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
DASHES = ("", "6 3", "2 3", "8 3 2 3")  # by which seats differ where colours do not


def graph(
    shares: "Sequence[Sequence[float]]",
    plies: int,
    shown: int,
    marked: "Sequence[int]",
    ends: "Sequence[int]" = (),
    scale: "Sequence[str]" = ("100", "50", "0"),
    curves: "Sequence[int]" = (),
) -> str:
    """Curves of chances over a game of `plies`, with marks at the ply shown and after some moves.

    A curve has a value at the start, at the `ends` of rounds, as plies, at the ply shown, and on
    both sides of marked moves, which are told by the plies before them; at all plies if there are
    no ends. `scale` is what is written beside full, half and no chances, `curves` are the numbers
    of the curves on which the marks lie, the first where there are none.
    """
    both_sides = [each for ply in marked for each in (ply, ply + 1)]  # so that a loss is seen
    half = _line("0,%d %d,%d" % (HIGH // 2, WIDE, HIGH // 2), "even")
    here = _x(shown, plies)
    parts = [_axes(scale, plies), half, _line("%s,0 %s,%d" % (here, here, HIGH), "here")]
    for number, values in enumerate(shares):
        drawn = _told(values, ends, [shown] + both_sides)
        points = ["%s,%s" % (_x(ply, plies), _y(values[ply])) for ply in drawn]
        parts.append(_line(" ".join(points), "share", DASHES[number % len(DASHES)]))
    for number, ply in enumerate(marked):
        values = shares[curves[number] if curves else 0] if shares else []
        if ply + 1 < len(values):
            at = _x(ply + 1, plies), _y(values[ply + 1])
            parts.append('<circle class="turning" cx="%s" cy="%s" r="4"/>' % at)
    return '<svg viewBox="-%d -%d %d %d" aria-hidden="true">%s</svg>' % (
        LEFT,
        ABOVE,
        LEFT + WIDE + RIGHT,
        ABOVE + HIGH + BELOW,
        "".join(parts),
    )


def ply_at(part: float, plies: int) -> int:
    """The ply at a place of the graph, which is a part of its whole width."""
    x = part * (LEFT + WIDE + RIGHT) - LEFT
    return max(0, min(plies, int(x / WIDE * plies + 0.5)))


def key(number: int) -> str:
    """The stroke of the curve of that number, for a legend."""
    line = _line("0,4 24,4", "share", DASHES[number % len(DASHES)])
    return '<svg class="key" viewBox="0 0 24 8" aria-hidden="true">%s</svg>' % line


def _axes(scale: "Sequence[str]", plies: int) -> str:
    """The figures beside the graph, and the numbers of moves below it."""
    written = [
        '<text class="left" x="-4" y="%d">%s</text>' % (HIGH * number // 2 + 4, scale[number])
        for number in range(len(scale))
    ]
    step = next(step for step in STEPS if plies <= TICKS * step or step == STEPS[-1])
    for ply in range(step, plies + 1, step):
        x = _x(ply, plies)
        written.append('<text class="below" x="%s" y="%d">%d</text>' % (x, HIGH + 14, ply))
    return "".join(written)


def _told(values: "Sequence[float]", ends: "Sequence[int]", always: "Sequence[int]") -> "list[int]":
    """The plies to draw: in a long game some of them, with the last one and some others always."""
    last = len(values) - 1
    known = [ply for ply in [0] + list(ends) if ply <= last] if ends else list(range(last + 1))
    apart = 1 + len(known) // MOST
    some = {known[n] for n in range(len(known)) if n % apart == 0 or n == len(known) - 1}
    return sorted(some.union([ply for ply in always if ply <= last]))


def _line(points: str, kind: str, dash: str = "") -> str:
    dashes = ' stroke-dasharray="%s"' % dash if dash else ""
    return '<polyline class="%s" points="%s"%s/>' % (kind, points, dashes)


def _x(ply: int, plies: int) -> str:
    return "%.1f" % (WIDE * ply / max(1, plies))


def _y(share: float) -> str:
    return "%.1f" % (HIGH * (1 - share))
