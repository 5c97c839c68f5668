"""Phrases in a language."""

from anga.shared.phrases import mentions, say
from anga.shared.scene import Phrase, Words

WORDS: Words = {
    "hello": {"en": "Hello", "ja": "こんにちは"},
    "to": {"en": "{0} to {1}", "ja": "{1}に{0}"},
    "twice": {"en": "{0}, {0}", "ja": "{0}、{0}"},
    "name": {"en": "Ann", "ja": "アン"},
}


def test_a_slug_is_its_word() -> None:
    assert say("hello", WORDS, "en") == "Hello"
    assert say("hello", WORDS, "ja") == "こんにちは"


def test_a_text_that_is_no_slug_stands_for_itself() -> None:
    assert say("e4", WORDS, "en") == "e4"
    assert say("", WORDS, "ja") == ""


def test_arguments_are_filled_in_where_the_language_wants_them() -> None:
    assert say(["to", "hello", "name"], WORDS, "en") == "Hello to Ann"
    assert say(["to", "hello", "name"], WORDS, "ja") == "アンにこんにちは"
    assert say(["twice", "e4"], WORDS, "en") == "e4, e4"


def test_an_argument_may_be_a_phrase_itself() -> None:
    assert say(["to", ["to", "hello", "name"], "e4"], WORDS, "en") == "Hello to Ann to e4"


def test_an_argument_that_looks_like_a_place_is_not_filled_again() -> None:
    assert say(["to", "{1}", "name"], WORDS, "en") == "{1} to Ann"


def test_arguments_beyond_the_places_are_ignored() -> None:
    assert say(["hello", "name"], WORDS, "en") == "Hello"


def test_what_a_phrase_speaks_of() -> None:
    phrase: Phrase = ["to", ["to", "hello", "name"], "e4"]
    assert mentions(phrase, "name")
    assert not mentions(phrase, "twice")
