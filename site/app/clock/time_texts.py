"""Times as texts for eye and ear, and warnings of low time. No browser in here."""

from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.clock_setting import Allowance
    from anga.shared.game_clock import GameClock, Left
    from words import Words

SOON = 10_000  # milliseconds, below which tenths of a second are shown
WARNED = (60, 10)  # seconds that are told when they come
SHORT = 2  # no warning of what is more than the half of a period
MANY = ("clock-hours", "clock-minutes", "clock-seconds")
ONE = ("clock-hour", "clock-minute", "clock-second")


def format_time(left: "Left") -> str:
    """A time such as 1:02:03, 9:59, or 8.3 when it is short; `×2` are periods."""
    tenths = -(-left.milliseconds // 100)
    if left.milliseconds < SOON:
        text = "%d.%d" % (tenths // 10, tenths % 10)
    else:
        seconds = whole(left)
        text = "%d:%02d" % (seconds // 60, seconds % 60)
        if seconds >= 3600:
            text = "%d:%02d:%02d" % (seconds // 3600, seconds // 60 % 60, seconds % 60)
    return text + " ×%d" % left.periods if left.overtime and left.periods > 1 else text


def whole(left: "Left") -> int:
    """The seconds of a time, rounded up."""
    return -(-left.milliseconds // 1000)


def until(milliseconds: int) -> float:
    """The seconds until the displayed text changes."""
    step = 100 if milliseconds <= SOON else 1000
    rest = milliseconds % step or step
    return max(rest, 20) / 1000


def spoken_times(clock: "GameClock", seats: "list[str]", words: "Words") -> str:
    """The remaining times of all seats, for screen readers."""
    told = [
        words("clock-of", words.say("seat:" + s), time_phrase(clock.time_left(s), words))
        for s in seats
    ]
    return together(told)


def seconds_phrase(seconds: int, words: "Words") -> str:
    """Whole seconds in words."""
    numbers, texts = [seconds // 3600, seconds // 60 % 60, seconds % 60], []
    for place in range(3):
        if numbers[place]:
            slug = ONE[place] if numbers[place] == 1 else MANY[place]
            texts.append(words(slug, numbers[place]))
    return joiner(words).join(texts) if texts else words("clock-none")


def time_phrase(left: "Left", words: "Words") -> str:
    """A time in words."""
    text = seconds_phrase(whole(left), words)
    return words("clock-periods", text, left.periods) if left.overtime else text


def joiner(words: "Words") -> str:
    """The separator between two parts of a time."""
    return "" if words.language == "ja" else " "


def allowance_text(allowance: "Allowance", words: "Words") -> str:
    """A seat's allowance in short: 10 min + 5 s."""
    main = _main(allowance.main, words)
    if allowance.increment:
        return words("clock-fischer", main, allowance.increment)
    if not allowance.period:
        return main
    period = str(allowance.period)
    if allowance.periods > 1:
        period = "%d × %s" % (allowance.periods, period)
    return words("clock-byoyomi", main, period)


def _main(seconds: int, words: "Words") -> str:
    """Minutes and seconds, without zero parts."""
    minutes, rest = seconds // 60, seconds % 60
    texts = [words("clock-min", minutes)] if minutes or not rest else []
    return joiner(words).join(texts + ([words("clock-s", rest)] if rest else []))


class Warner:
    """Warns each seat of low time, once until it has much more again."""

    def __init__(self) -> None:
        self.told: "dict[str, list[int]]" = {}

    def forget(self) -> None:
        """Reset for another game."""
        self.told = {}

    def seconds_to_announce(self, seat: str, left: "Left", allowance: "Allowance") -> int:
        """The seconds to be announced now, else 0."""
        told = self.told.setdefault(seat, [])
        for seconds in list(told):
            if left.milliseconds > seconds * 1000 * SHORT:
                told.remove(seconds)
        whole = allowance.period if left.overtime else allowance.main
        due = [
            seconds
            for seconds in WARNED
            if left.milliseconds <= seconds * 1000 and whole >= seconds * SHORT
        ]
        fresh = [seconds for seconds in due if seconds not in told]
        told += fresh
        return min(fresh) if fresh and min(fresh) == min(due) else 0
