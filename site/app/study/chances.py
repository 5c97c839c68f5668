"""Chances in words; no browser in here."""

from anga.shared.formats.hundredths import hundredths

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from words import Words

STEPS = ((0.85, "chances-winning"), (0.65, "chances-better"), (0.55, "chances-slight"))
CLEAR = 1.2  # times an equal share, from which one of several is ahead


def percent(share: float) -> int:
    """A share of first places in hundredths."""
    return int(100 * share + 0.5)


def signed(share: float) -> str:
    """A gain or a loss in hundredths, with its sign."""
    hundredths = percent(abs(share))
    return ("+" if share > 0 else "−") + str(hundredths) if hundredths else "0"


def verdict(chances: "Mapping[str, float]", words: "Words") -> str:
    """Which seat stands better, and how clearly."""
    seat = max(chances, key=lambda each: chances[each])
    name, share = words.say("seat:" + seat), chances[seat]
    if len(chances) > 2 and share < STEPS[1][0]:
        clear = share * len(chances) > CLEAR
        return words("chances-first", name) if clear else words("chances-even")
    for least, slug in STEPS:
        if share >= least:
            return words(slug, name)
    return words("chances-even")


def chance_phrases(chances: "Mapping[str, float]", seats: "Sequence[str]", words: "Words") -> str:
    """Each seat's chances, in the order of the seats."""
    told = hundredths(chances)
    each = [words("chances-of", words.say("seat:" + seat), told[seat]) for seat in seats]
    return " · ".join(each)
