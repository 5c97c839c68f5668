"""The site's own words in English and Japanese, and the choice of language.

Each module of this room holds the words of one subject. The build renders the pages' static texts
from these same tables.
"""

from anga.shared.phrases import say
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
    from collections.abc import Callable, Iterable, Mapping

    from anga.shared.scene import Phrase
    from anga.shared.scene import Words as GameWords

LANGUAGES = ("en", "ja")
ARROWS = ("↑", "↗", "→", "↘", "↓", "↙", "←", "↖")

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
        """A text of the site, with `{0}`, `{1}` replaced by texts."""
        return fill(MESSAGES[slug][self.language], texts)

    def join(self, texts: "Iterable[str]") -> str:
        """Texts joined by the language's comma."""
        return self("comma").join(texts)

    def reading(self, page: str) -> str:
        """The address of a page to read in the language chosen, from the site's folder."""
        return page if self.language == LANGUAGES[0] else self.language + "/" + page

    def say(self, phrase: "Phrase") -> str:
        """The text of a phrase of the game."""
        return say(phrase, self.game_words, self.language)

    def speaker(self, game_words: "GameWords") -> "Callable[[Phrase], str]":
        """A function that says phrases of another game in the language chosen at that time."""
        return lambda phrase: say(phrase, game_words, self.language)


def rotated_words(game_words: "GameWords", quarters: int) -> "GameWords":
    """A game's words for a board that is rotated clockwise by quarters.

    Its arrows, `arrow:…`, rotate with the board; names of directions, `direction:…`, are followed
    by their arrow, since north may not be at the top.
    """
    if not quarters:
        return game_words
    found: "dict[str, Mapping[str, str]]" = {}
    for slug in game_words:
        found[slug] = texts = game_words[slug]
        parts = slug.split(":")
        kind, arrow = parts[0], _turned(game_words, "arrow:" + parts[-1], quarters)
        if kind == "arrow" and arrow:
            found[slug] = {"en": arrow, "ja": arrow}
        elif kind == "direction" and arrow:
            found[slug] = {"en": texts["en"] + " " + arrow, "ja": texts["ja"] + arrow}
    return found


def _turned(game_words: "GameWords", slug: str, quarters: int) -> str:
    arrow = game_words[slug]["en"] if slug in game_words else ""
    return ARROWS[(ARROWS.index(arrow) + 2 * quarters) % len(ARROWS)] if arrow in ARROWS else ""


def together(texts: "Iterable[str]") -> str:
    """Non-empty sentences joined; there is no space after a full-width stop."""
    told = ""
    for text in texts:
        told += (" " if told and text and not told.endswith("。") else "") + text
    return told


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
