"""Clock settings of a game, as links and records spell them.

    600            ten minutes for the whole game
    600+5          and five seconds more for every turn (Fischer)
    600/30         then thirty seconds for each turn (byoyomi)
    600/30x3       the same, but a turn may use up three times thirty seconds, each only once
    600+5,w:300+5  a handicap: one seat has less

All are whole seconds. Runs on both Pythons.
"""

from anga.shared.formats.escapes import is_number

MOST_MAIN = 359_999  # seconds, just under a hundred hours
MOST_EXTRA = 3600  # seconds a turn
MOST_PERIODS = 99
EVERYBODY = ""  # in the place of a seat: who is not named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Setting: TypeAlias = dict[str, "Allowance"]


class Allowance:
    """The time of one seat in seconds.

    `main` is for the whole game, `increment` is added for every turn; `period` is what a turn may
    take once `main` is used up, `periods` how many times; both are 0 where nothing follows.
    """

    def __init__(self, main: int, increment: int = 0, period: int = 0, periods: int = 0) -> None:
        self.main, self.increment, self.period, self.periods = main, increment, period, periods


def parse_clock(text: str) -> "Setting | None":
    """The allowances of a text, by seat; None if it is not valid."""
    found: "Setting" = {}
    for entry in text.split(","):
        seat, colon, spelt = entry.partition(":")
        if not colon:
            seat, spelt = EVERYBODY, entry
        allowance = parse_allowance(spelt)
        if allowance is None or seat in found or bool(colon) != (seat != EVERYBODY):
            return None
        if not found and colon:
            return None  # everybody comes first
        found[seat] = allowance
    return found


def format_clock(setting: "Setting") -> str:
    """The canonical text of allowances; seats with the common allowance are left out."""
    usual = format_allowance(setting[EVERYBODY])
    others = [(seat, format_allowance(setting[seat])) for seat in sorted(setting)]
    return ",".join([usual] + [seat + ":" + other for seat, other in others if other != usual])


def parse_allowance(text: str) -> "Allowance | None":
    """The allowance of a text such as `600+5`; None if it is not valid."""
    if "+" in text:
        main, _, increment = text.partition("+")
        if is_number(main, 1, MOST_MAIN) and is_number(increment, 1, MOST_EXTRA):
            return Allowance(int(main), int(increment))
        return None
    main, slash, rest = text.partition("/")
    if not slash:
        return Allowance(int(main)) if is_number(main, 1, MOST_MAIN) else None
    period, cross, periods = rest.partition("x")
    able = is_number(main, 0, MOST_MAIN) and is_number(period, 1, MOST_EXTRA)
    if not able or (cross and not is_number(periods, 2, MOST_PERIODS)):
        return None
    return Allowance(int(main), 0, int(period), int(periods) if cross else 1)


def format_allowance(allowance: Allowance) -> str:
    """The text of an allowance."""
    text = str(allowance.main)
    if allowance.increment:
        return text + "+" + str(allowance.increment)
    if not allowance.period:
        return text
    times = "x" + str(allowance.periods) if allowance.periods > 1 else ""
    return text + "/" + str(allowance.period) + times


def sane_clock(text: str, seats: "list[str]") -> str:
    """A clock setting limited to the seats that a game has; "" if it is not valid."""
    setting = parse_clock(text)
    if setting is None:
        return ""
    known = {seat: setting[seat] for seat in setting if seat in seats or seat == EVERYBODY}
    return format_clock(known)


def rotate_allowances(text: str, order: "list[str]") -> str:
    """A clock setting in which each seat gets the allowance of the seat before it."""
    setting = parse_clock(text)
    if setting is None:
        return ""
    moved: "Setting" = {EVERYBODY: setting[EVERYBODY]}
    for place in range(len(order)):
        moved[order[place]] = setting.get(order[place - 1], setting[EVERYBODY])
    return format_clock(moved)
