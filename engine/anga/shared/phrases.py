"""Phrases as texts in a language, for the engine and the page alike."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.scene import Phrase, Words

# The letters with which most phrases end; not those of verbs that join another, as in 打ち王手
LAST_OF_PHRASE = "をにはがのでともへやかてばずたるいうくなすつむぬぶぐよねらん"
OPENING = "「『（"


def say(phrase: "Phrase", words: "Words", language: str) -> str:
    """The text of a phrase in `language` (`en` or `ja`).

    `words` is the table slug → language → text; a text that is no slug stands for itself.
    """
    if isinstance(phrase, str):
        return words[phrase][language] if phrase in words else phrase
    arguments = [say(argument, words, language) for argument in phrase[1:]]
    first, *pieces = say(phrase[0], words, language).split("{")
    return first + "".join([_filled(piece, arguments) for piece in pieces])


def question(goal: str, seat: str, own: int) -> "Phrase":
    """The task of a problem: goal, seat, number of its own moves, and number of all moves."""
    return ["goal:" + goal, "seat:" + seat, str(own), str(2 * own - 1)]


def slug_of(phrase: "Phrase") -> str:
    """The slug of a phrase, without its arguments."""
    return phrase if isinstance(phrase, str) else slug_of(phrase[0])


def mentions(phrase: "Phrase", told: "Phrase") -> bool:
    """Whether a phrase contains a slug or another phrase."""
    if phrase == told or isinstance(phrase, str):
        return phrase == told
    return any(mentions(part, told) for part in phrase)


def _filled(piece: str, arguments: "list[str]") -> str:
    """The text after a `{`, such as `0} to `, with the argument in its place."""
    for index in range(len(arguments)):
        place = str(index) + "}"
        if piece.startswith(place):
            return arguments[index] + piece[len(place) :]
    return "{" + piece


def line_parts(text: str) -> "list[str]":
    """A Japanese text in parts between which a line may end, for browsers that know no phrases."""
    found, start = [], 0
    for at in range(1, len(text)):
        if text[at - 1] in LAST_OF_PHRASE and _begins(text[at]):
            found.append(text[start:at])
            start = at
    return found + [text[start:]]


def _begins(letter: str) -> bool:
    """Whether a phrase begins with a letter: a kanji, a katakana or an opening bracket."""
    return letter in OPENING or "ァ" <= letter <= "ヺ" or "一" <= letter <= "鿿"
