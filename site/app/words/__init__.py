"""The site's own words in English and Japanese, and the choice of language.

Each module of this room holds the words of one subject. The build renders the pages' static texts
from these same tables.
"""

from anga.shared.phrases import mentions, say
from words import (
    boards,
    clocks,
    controls,
    grades,
    learning,
    library,
    links,
    pages,
    settings,
    sharing,
    study,
    today,
    turns,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from anga.shared.scene import Phrase
    from anga.shared.scene import Words as GameWords

LANGUAGES = ("en", "ja")
YOU = {"en": "\x02you", "ja": "あなた"}  # with a sign before it, by which it is found
BE = {"is": "are", "has": "have", "flies": "fly", "passes": "pass", "misses": "miss"}  # after “you”
ENDS = ("。", "？", "！", ". ", "? ", "! ")  # of sentences before others
ARROWS = ("↑", "↗", "→", "↘", "↓", "↙", "←", "↖")
WAYS = (  # what is read instead of each
    "way-up", "way-up-right", "way-right", "way-down-right",
    "way-down", "way-down-left", "way-left", "way-up-left",
)  # fmt: skip

MESSAGES: "dict[str, dict[str, str]]" = {}
for subject in (
    boards,
    clocks,
    controls,
    grades,
    learning,
    library,
    links,
    pages,
    settings,
    sharing,
    study,
    today,
    turns,
):
    MESSAGES.update(subject.MESSAGES)


class Words:
    """The texts of the site and of one game in the language chosen."""

    def __init__(self, language: str, game_words: "GameWords | None" = None) -> None:
        self.language = language
        self.game_words: "GameWords" = game_words or {}

    def use(self, game_words: "GameWords", quarters: int = 0) -> None:
        """Say phrases of this game from now on, beside a board turned clockwise by quarters."""
        self.game_words = rotated_words(game_words, quarters)

    def switch(self) -> None:
        """Choose the other language."""
        self.language = LANGUAGES[1 - LANGUAGES.index(self.language)]

    def __call__(self, slug: str, *texts: object) -> str:
        """A text of the site, with `{0}`, `{1}` replaced by texts.

        A game may have it in its own terms, as `site:` and the slug.
        """
        said = self.game_words.get("site:" + slug) or MESSAGES[slug]
        return fill(said[self.language], texts)

    def refusal(self, text: str) -> "tuple[str, str]":
        """A rule that forbids a move in two parts, the first of which has the colour of refusals.

        That is what comes before the rule, or the rule itself where its own verb says so, or where
        it asks for something else instead.
        """
        if "ません" in text.replace("ありません", "") or "ください" in text:
            return text, ""
        return self("refused"), text

    def join(self, texts: "Iterable[str]") -> str:
        """Texts joined by the language's comma."""
        return self("comma").join(texts)

    def reading(self, page: str) -> str:
        """The address of a page to read in the language chosen, from the site's folder."""
        return page if self.language == LANGUAGES[0] else self.language + "/" + page

    def say(self, phrase: "Phrase") -> str:
        """The text of a phrase of the game."""
        return say(phrase, self.game_words, self.language)

    def say_to(self, seat: "str | None", phrase: "Phrase", within: bool = False) -> str:
        """The same to the player of a seat, who is not spoken of but addressed; None: to anybody.

        `within`: within a sentence.
        """
        if seat is None or not mentions(phrase, "seat:" + seat):
            return self.say(phrase)
        words = dict(self.game_words)
        words["seat:" + seat] = YOU
        text = say(phrase, words, self.language)
        if within and self.language == "ja":  # “your” is left out there
            return text.replace(YOU["ja"] + "の", "")
        text = text.replace("の" + YOU["ja"] + "の", "の")  # “3八のあなたの銀”
        first, *others = text.split("\x02you")
        for other in others:
            if other[1:2].isupper():  # “Red Pawn”, “the Red Pawn”: “your Pawn”
                first = first[:-4] if first[-4:] in ("the ", "The ") else first
                other = "’s" + other
            begins = first.endswith(". ") or not (first or within)
            first += _agreeing("You" if begins else "you", other)
        return first

    def aloud(self, text: str) -> str:
        """A text as it is read: the arrows of a notation are said in words."""
        for number in range(len(ARROWS)):
            text = text.replace(ARROWS[number], self(WAYS[number]) + " ")
        return text

    def speaker(self, game_words: "GameWords") -> "Callable[[Phrase], str]":
        """A function that says phrases of another game in the language chosen at that time."""
        return lambda phrase: say(phrase, game_words, self.language)


def _agreeing(you: str, text: str) -> str:
    """“You” and what a text said of a seat by its name: its possessive, or its verb."""
    if text.startswith("’s "):
        return you + "r" + text[2:]
    if not text.startswith(" "):
        return you + text
    end = 1
    while end < len(text) and text[end].isalpha():
        end += 1
    verb = text[1:end]
    plain = BE.get(verb) or (verb[:-1] if verb.endswith("s") else verb)
    return you + " " + plain + text[end:]


def rotated_words(game_words: "GameWords", quarters: int) -> "GameWords":
    """A game's words for a board that is rotated clockwise by quarters.

    Its arrows, `arrow:…`, rotate with the board, and so do the names of directions, `direction:…`:
    north is always at the top, so that a word and an arrow say the same.
    """
    if not quarters:
        return game_words
    found = dict(game_words)
    named = {game_words[slug]["en"]: slug for slug in game_words if slug.startswith("arrow:")}
    for arrow in named:
        if arrow in ARROWS:
            turned = ARROWS[(ARROWS.index(arrow) + 2 * quarters) % len(ARROWS)]
            found[named[arrow]] = {"en": turned, "ja": turned}
            way, shown = _direction(named[arrow]), _direction(named.get(turned, ""))
            if way in game_words and shown in game_words:
                found[way] = game_words[shown]
    return found


def _direction(arrow: str) -> str:
    """The slug of the direction of an arrow's slug."""
    return "direction:" + arrow.partition(":")[2]


def together(texts: "Iterable[str]") -> str:
    """Non-empty sentences joined; there is no space after a full-width stop or comma."""
    told = ""
    for text in texts:
        told += (" " if told and text and told[-1] not in "。、" else "") + text
    return told


def last_sentence(text: str) -> str:
    """The last sentence of a text; before it is a stop, and in English a space."""
    told = text.strip()
    starts = [told.rfind(end, 0, len(told) - 1) + len(end) for end in ENDS if end in told[:-1]]
    return told[max([0] + starts) :]


def pieces(text: str) -> "list[str]":
    """A text cut where a line may best end in Japanese: after a comma or stop, before a bracket.

    Elsewhere Japanese breaks in the middle of words, in browsers that do not know its phrases.
    """
    found, piece = [], ""
    for letter in text:
        if piece and (letter == "（" or (piece[-1] in "、。" and letter not in "」』）")):
            found.append(piece)
            piece = ""
        piece += letter
    return found + [piece]


def unparted(text: str) -> str:
    """A text in which no line ends beside an arrow or begins with a number, as in “mate in / 1”."""
    for arrow in ARROWS:
        text = text.replace(arrow + " ", arrow + "\u00a0").replace(" " + arrow, "\u00a0" + arrow)
    for digit in "0123456789":
        text = text.replace(" " + digit, "\u00a0" + digit)
    return text


def fill(template: str, texts: "tuple[object, ...]") -> str:
    """A template with `{0}`, `{1}` … replaced."""
    phrase: "list[Phrase]" = [template]
    phrase += [str(text) for text in texts]
    return say(phrase, {}, LANGUAGES[0])


def preferred_language(kept: "str | None", wanted: "list[str]") -> str:
    """The language kept from an earlier visit, else the browser's first one that fits."""
    for language in [kept] + list(wanted):
        if isinstance(language, str) and language[:2] in LANGUAGES:
            return language[:2]
    return LANGUAGES[0]
