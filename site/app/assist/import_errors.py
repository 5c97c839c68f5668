"""Errors in games from outside, as sentences."""

from anga.shared.clock_setting import parse_clock, sane_clock
from anga.shared.computers import level_of, style_of
from anga.shared.ends import parse_end
from anga.shared.errors import LinkError, quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening, Stop
    from anga.shared.formats.fragment import Link
    from words import Words


def import_error(problem: "LinkError", words: "Words") -> str:
    """The unreadable part of a link or a record, or that it is too long, as a sentence."""
    return words(str(problem.reason or "bad-link"), quote(problem.text or ""))


def remove_strangers(link: "Link", opening: "Opening") -> "LinkError | None":
    """Remove players from a link for whom the game has no seat, and styles that it does not have.

    Returns the error, if there is one. In games for more than two, ends by resignation are removed
    as well.
    """
    seats = opening["seats"]
    clocks = [seat for seat in sorted(parse_clock(link.clock) or {}) if seat]
    named = sorted(link.computers) + sorted(link.hands) + clocks
    unknown = [seat for seat in named if seat not in seats]
    for seat in unknown:
        link.computers.pop(seat, None)
        link.hands.pop(seat, None)
    for seat, computer in link.computers.items():
        style = style_of(computer)
        if style and style not in opening["styles"]:
            link.computers[seat] = level_of(computer) or 1
            unknown.append(style)
    link.clock = sane_clock(link.clock, seats)
    if link.bottom and link.bottom not in seats:
        unknown.append(link.bottom)
        link.bottom = ""
    end = parse_end(link.end)
    if end and (len(seats) > 2 or (end.seat and end.seat not in seats)):
        unknown.append(link.end)
        link.end = ""
    return LinkError("the game does not have: " + unknown[0], unknown[0]) if unknown else None


def complaint(error: "Stop", words: "Words", bad: str = "bad-") -> str:
    """The engine's error about a link, as a sentence; its slug begins with `bad`."""
    kind, text = error["kind"], quote(error["text"] or "")
    if kind == "request":
        return words("bad-request", quote(error["message"]))
    if kind in ("game", "rules", "position"):
        return words(bad + kind, text)
    number = (error["ply"] or 0) + 1
    known = error.get("reason")
    reason = words.say(known) if known else ""
    return words(bad + kind, number, text, reason)
