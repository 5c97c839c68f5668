"""Where a line of Japanese may end: between phrases, for browsers that do not know them."""

# The letters with which most phrases end; not those of verbs that join another, as in 打ち王手
LAST = "をにはがのでともへやかてばずたるいうくなすつむぬぶぐよねらん"
BEFORE = "「『（"


def phrases(text: str) -> "list[str]":
    """A text cut where kanji, katakana or an opening bracket follow the end of a phrase."""
    found, start = [], 0
    for at in range(1, len(text)):
        if text[at - 1] in LAST and _begins(text[at]):
            found.append(text[start:at])
            start = at
    return found + [text[start:]]


def _begins(letter: str) -> bool:
    """Whether a phrase begins with a letter: a kanji, a katakana or an opening bracket."""
    return letter in BEFORE or "ァ" <= letter <= "ヺ" or "一" <= letter <= "鿿"
