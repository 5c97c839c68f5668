"""A graph of chances as SVG; no browser in here."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

WIDE, HIGH = 300, 100
MOST = 200  # points of a line
DASHES = ("", "6 3", "2 3", "8 3 2 3")  # by which seats differ where colours do not


def graph(
    shares: "Sequence[Sequence[float]]", plies: int, shown: int, marked: "Sequence[int]"
) -> str:
    """Curves of chances over a game of `plies`, with marks at the ply shown and some others."""
    half = _line("0,%d %d,%d" % (HIGH // 2, WIDE, HIGH // 2), "even")
    here = _x(shown, plies)
    parts = [half, _line("%s,0 %s,%d" % (here, here, HIGH), "here")]
    for number, values in enumerate(shares):
        points = " ".join(["%s,%s" % (_x(ply, plies), _y(values[ply])) for ply in _told(values)])
        parts.append(_line(points, "share", DASHES[number % len(DASHES)]))
    top = shares[0] if shares else []
    for ply in marked:
        if ply < len(top):
            parts.append(
                '<circle class="turning" cx="%s" cy="%s" r="4"/>' % (_x(ply, plies), _y(top[ply]))
            )
    return '<svg viewBox="-4 -4 %d %d" aria-hidden="true">%s</svg>' % (
        WIDE + 8,
        HIGH + 8,
        "".join(parts),
    )


def key(number: int) -> str:
    """The stroke of the curve of that number, for a legend."""
    line = _line("0,4 24,4", "share", DASHES[number % len(DASHES)])
    return '<svg class="key" viewBox="0 0 24 8" aria-hidden="true">%s</svg>' % line


def _told(values: "Sequence[float]") -> "list[int]":
    """The plies to draw: in a long game some of them, always with the last one."""
    apart = 1 + len(values) // MOST
    return [ply for ply in range(len(values)) if ply % apart == 0 or ply == len(values) - 1]


def _line(points: str, kind: str, dash: str = "") -> str:
    dashes = ' stroke-dasharray="%s"' % dash if dash else ""
    return '<polyline class="%s" points="%s"%s/>' % (kind, points, dashes)


def _x(ply: int, plies: int) -> str:
    return "%.1f" % (WIDE * ply / max(1, plies))


def _y(share: float) -> str:
    return "%.1f" % (HIGH * (1 - share))
