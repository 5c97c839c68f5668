"""A bar of chances under the board, with a part for each seat, on request."""

from anga.shared.formats.hundredths import hundredths
from browser.dom import fill, find, make, show
from study import chances
from widgets.seats import sign_colour
from widgets.switch import Switch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from session.session import Session


class ChancesBar:
    """Shows the latest known chances.

    `changed` is called when people switch the bar on or off.
    """

    def __init__(self, session: "Session", changed: "Callable[[], None]") -> None:
        self.session, self.words, self.changed = session, session.words, changed
        self.bar = find("#chances-bar")
        self.told = ""
        Switch(find("#bar"), session.settings.bar, self._use)

    def show(self, shares: "dict[str, float] | None", wanted: bool) -> None:
        """Show shares of first places by seat; `wanted` is whether an analysis is under way."""
        wanted = wanted and self.session.settings.bar
        show(self.bar, wanted and bool(shares or self.told))
        if not wanted:
            self.told = ""
        elif shares:
            seats = self.session.opening["seats"]
            told = chances.chance_phrases(shares, seats, self.words)
            if told != self.told:
                self.told = told
                self.bar.setAttribute("aria-label", self.words("study-bar", told))
                self._draw(shares)

    def _draw(self, shares: "dict[str, float]") -> None:
        parts, seats = [], self.session.table.answer["scene"]["seats"]
        told = hundredths(shares)
        many = len(seats) > 2  # whose colours may be alike: they are told by name
        for seat in seats:
            share, name = shares[seat["seat"]], self.words.say(seat["name"])
            text = "%s %d" % (name, told[seat["seat"]]) if many else None
            part = make("span", text, title=name)
            part.style.setProperty("flex-grow", "%.4f" % share)
            part.style.setProperty("--seat", "var(--%s)" % (sign_colour(seat) or "accent"))
            parts.append(part)
        self.bar.setAttribute("class", "chances many" if many else "chances")
        fill(self.bar, parts)

    def _use(self, on: bool) -> None:
        self.session.settings.use_bar(on)
        self.changed()
