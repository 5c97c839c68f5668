"""Every word of the site that no game owns, in English and Japanese, and the choice between them.

Each module of this room holds the words of one subject. The build renders the pages' still texts
from these same tables.
"""

from anga.shared.phrases import say
from words import (
    boards,
    clocks,
    controls,
    learning,
    library,
    links,
    pages,
    settings,
    sharing,
    study,
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
    learning,
    library,
    links,
    pages,
    settings,
    sharing,
    study,
    turns,
):
    MESSAGES.update(subject.MESSAGES)


class Words:
    """The texts of the site and of one game in the language chosen."""

    def __init__(self, language: str, game_words: "GameWords | None" = None) -> None:
        self.language = language
        self.game_words: "GameWords" = game_words or {}

    def __call__(self, slug: str, *texts: object) -> str:
        """A text of the site, its `{0}`, `{1}` filled with texts."""
        return fill(MESSAGES[slug][self.language], texts)

    def join(self, texts: "Iterable[str]") -> str:
        """Several texts in a row."""
        return self("comma").join(texts)

    def reading(self, page: str) -> str:
        """Where a page that is read stands in the language chosen, from the site's folder."""
        return page if self.language == LANGUAGES[0] else self.language + "/" + page

    def say(self, phrase: "Phrase") -> str:
        """A phrase of the game."""
        return say(phrase, self.game_words, self.language)

    def speaker(self, game_words: "GameWords") -> "Callable[[Phrase], str]":
        """What says phrases of some other game, always in the language chosen then."""
        return lambda phrase: say(phrase, game_words, self.language)


def rotated_words(game_words: "GameWords", quarters: int) -> "GameWords":
    """A game's words beside a board that is turned clockwise by quarters.

    Its arrows, `arrow:…`, turn with the board; whatever names a way, `direction:…`, is followed by
    its arrow, lest north be looked for above.
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
    """Sentences in a row, without those that are empty; after a full-width stop there is no gap."""
    told = ""
    for text in texts:
        told += (" " if told and text and not told.endswith("。") else "") + text
    return told


def fill(template: str, texts: "tuple[object, ...]") -> str:
    """A template with its `{0}`, `{1}` … replaced."""
    phrase: "list[Phrase]" = [template]
    phrase += [str(text) for text in texts]
    return say(phrase, {}, LANGUAGES[0])


def preferred_language(kept: "str | None", wanted: "list[str]") -> str:
    """The language to use: the one kept from an earlier visit, else the browser's first that fits."""
    for language in [kept] + list(wanted):
        if isinstance(language, str) and language[:2] in LANGUAGES:
            return language[:2]
    return LANGUAGES[0]
