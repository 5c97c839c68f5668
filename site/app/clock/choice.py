"""The choice of clocks for a new game: none, a few usual ones, or own values."""

from anga.shared.clock_setting import (
    EVERYBODY,
    MOST_EXTRA,
    MOST_MAIN,
    MOST_PERIODS,
    Allowance,
    format_clock,
    parse_allowance,
    parse_clock,
)
from browser.dom import fill, find, listen, make, with_label
from clock.time_texts import allowance_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.clock_setting import Setting
    from browser.types import Element, Event
    from words import Words

USUAL = ("300", "300+3", "600+5", "900+10", "600/30", "1800/30x3")
NONE, OWN = "", "own"
OFF, INCREMENT, PERIOD = "off", "increment", "period"
FIRST = Allowance(600, 5)  # what own values begin with
USUAL_EXTRA = ""  # no number of anybody's


class ClockChoice:
    """Fields within a `details` element, whose summary is the current setting."""

    def __init__(self, element: "Element", seats: "list[str]", words: "Words") -> None:
        self.element, self.seats, self.words = element, seats, words
        self.summary, self.place = find(".set", element), find("div", element)
        self.select = make("select", name="clock")
        self.own = make("div", _class="own")
        listen(element, "change", self._changed)

    def show(self, text: str) -> None:
        """Show the fields, with the current setting as the proposal."""
        self.select = make("select", name="clock")
        kept = text if text in USUAL or not text else OWN
        for value in (NONE,) + USUAL + (OWN,):
            marked = "" if value == kept else None
            self.select.append(make("option", self._called(value), value=value, selected=marked))
        self.own = make("div", _class="own")
        fill(self.place, [with_label(self.words("clock"), self.select), self.own])
        self._unfold(text)
        self._sum_up()

    def setting(self) -> str:
        """The chosen clock setting, "" for none."""
        return self._setting_from_fields() if self.select.value == OWN else str(self.select.value)

    def _called(self, value: str) -> str:
        if value == NONE:
            return self.words("clock-off")
        allowance = parse_allowance(value)
        return allowance_text(allowance, self.words) if allowance else self.words("clock-own")

    def _changed(self, event: "Event") -> None:
        if event.target.getAttribute("name") == "clock":
            self._unfold("")
        elif event.target.getAttribute("name") == "clock-then":
            self._unfold(self._setting_from_fields(USUAL_EXTRA))
            find('[name="clock-then"]', self.own).focus()
        self._sum_up()

    def _sum_up(self) -> None:
        chosen = self.setting()
        setting = parse_clock(chosen) if chosen else None
        told = (
            allowance_text(setting[EVERYBODY], self.words) if setting else self.words("clock-off")
        )
        if setting and len(setting) > 1:
            told += " · " + self.words("clock-handicaps")
        self.summary.textContent = told

    # Own values

    def _unfold(self, text: str) -> None:
        """Show the fields for own values, if these are wanted."""
        if self.select.value != OWN:
            fill(self.own, [])
            return
        setting = parse_clock(text) or {EVERYBODY: FIRST}
        usual = setting[EVERYBODY]
        then = INCREMENT if usual.increment else PERIOD if usual.period else OFF
        parts = [self._number("main", _minutes(usual)), self._then(then)]
        if then != OFF:
            parts.append(self._number("extra", str(usual.increment or usual.period)))
        if then == PERIOD:
            parts.append(self._number("times", str(usual.periods)))
        fill(self.own, parts + [self._handicap(setting)])

    def _handicap(self, setting: "Setting") -> "Element":
        """Fields for seats with another time, folded away as long as there are none."""
        fields = [make("summary", self.words("clock-handicaps"))]
        for seat in self.seats:
            name = self.words("clock-handicap", self.words.say("seat:" + seat))
            value = _minutes(setting[seat]) if seat in setting else ""
            fields.append(self._field(name, "main:" + seat, value, self.words("clock-same")))
        opened = "" if len(setting) > 1 else None
        return make("details", parts=fields, open=opened)

    def _number(self, name: str, value: str) -> "Element":
        return self._field(self.words("clock-" + name), name, value)

    def _field(self, label: str, name: str, value: str, hint: "str | None" = None) -> "Element":
        field = make("input", type="text", name="clock-" + name, inputmode="decimal")
        field.setAttribute("autocomplete", "off")
        if hint:
            field.setAttribute("placeholder", hint)
        field.value = value
        return with_label(label, field)

    def _then(self, chosen: str) -> "Element":
        select = make("select", name="clock-then")
        for value in (OFF, INCREMENT, PERIOD):
            marked = "" if value == chosen else None
            text = self.words("clock-then-" + value)
            select.append(make("option", text, value=value, selected=marked))
        return with_label(self.words("clock-then"), select)

    def _setting_from_fields(self, extra: "str | None" = None) -> str:
        """The setting in the fields, with invalid values replaced by near ones.

        `extra` replaces the field of seconds.
        """
        then = str(find('[name="clock-then"]', self.own).value)
        least = 0 if then == PERIOD else 1
        usual = Allowance(number(self._text("main"), 60, least, MOST_MAIN, FIRST.main))
        text = self._text("extra") if extra is None else extra
        seconds = number(text, 1, 1, MOST_EXTRA, 5 if then == INCREMENT else 30)
        if then == INCREMENT:
            usual.increment = seconds
        elif then == PERIOD:
            usual.period = seconds
            usual.periods = number(self._text("times"), 1, 1, MOST_PERIODS, 1)
        setting = {EVERYBODY: usual}
        for seat in self.seats:
            text = self._text("main:" + seat)
            if text.strip():
                main = number(text, 60, least, MOST_MAIN, usual.main)
                setting[seat] = Allowance(main, usual.increment, usual.period, usual.periods)
        return format_clock(setting)

    def _text(self, name: str) -> str:
        field = self.own.querySelector('[name="clock-%s"]' % name)
        return str(field.value) if field else ""


def number(text: str, unit: int, least: int, most: int, other: int) -> int:
    """A typed number in a unit, within bounds; a default if it is invalid."""
    plain = "".join([_plain(letter) for letter in text.strip()])
    try:
        value = int(float(plain) * unit + 0.5)
    except (ValueError, OverflowError):
        return other
    return max(least, min(value, most))


def _plain(letter: str) -> str:
    """An ASCII digit, also for one of a Japanese keyboard."""
    wide = ord(letter) - ord("０")
    if 0 <= wide <= 9:
        return "0123456789"[wide]
    return "." if letter in ",．" else letter


def _minutes(allowance: Allowance) -> str:
    """Main time in minutes, with a fraction if needed."""
    minutes = allowance.main / 60
    return str(int(minutes)) if minutes == int(minutes) else "%g" % minutes
