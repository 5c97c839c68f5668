"""What tests ask of phrases."""

import re
from collections.abc import Iterator

from anga.shared.phrases import say, slug_of
from anga.shared.scene import Phrase, Words

LANGUAGES = ("en", "ja")
LOOKS_LIKE_A_SLUG = re.compile(r"[a-z]{3,}|[a-z]+([:-].+)+")


def spoken(phrase: Phrase, words: Words) -> str:
    """The English of a phrase, once its slugs are known to have words and no place is open."""
    slug = slug_of(phrase)
    assert slug in words, f"no words for {slug!r}"
    return named(phrase, words)


def named(phrase: Phrase, words: Words) -> str:
    """The same for a name, which may be a bare text such as a coordinate."""
    for text in texts(phrase):
        assert text in words or not LOOKS_LIKE_A_SLUG.fullmatch(text), f"no words for {text!r}"
    for language in LANGUAGES:
        said = say(phrase, words, language)
        assert said.strip(), phrase
        assert not set("{}") & set(said), said
    return say(phrase, words, "en")


def texts(phrase: Phrase) -> Iterator[str]:
    """All slugs and bare texts in a phrase."""
    if isinstance(phrase, str):
        yield phrase
    else:
        for part in phrase:
            yield from texts(part)
