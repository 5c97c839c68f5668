"""What CONTRIBUTING (Words) and GLOSSARY forbid, looked for in every text that people read."""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import anga
from anga import games
from anga.shared.scene import Words
from anga.text import WORDS as TEXT
from anga.tools.terminal_words import WORDS as TERMINAL
from words import MESSAGES

ENGINE = Path(anga.__file__).parent
TEMPLATES = Path(__file__).parent.parent / "site" / "templates"
PAIR = re.compile(r'\{"en": "(?P<en>(?:[^"\\]|\\.)*)", "ja": "(?P<ja>(?:[^"\\]|\\.)*)"\}')

JAPANESE = "[ぁ-んァ-ヶ一-龠]"
# In which language, what is wrong, and what to write.
FORBIDDEN = [
    (
        "en",
        r"(?<![Tt]here )\b(is|are|makes?) no (?!longer|difference|other|good|alliance)[a-z]",
        "not",
    ),
    ("en", r"\bknows? no\b", "does not know"),
    ("en", r"\b[Ww]hoever\b", "you; if you …"),
    ("en", r"\bone[’']s\b", "your"),
    ("en", r"\bany more\b", "no longer"),
    ("en", r"[\d}][ \u00a0]%", "55%, without a space"),
    ("en", r"\blegal turns?\b|\bturns? that gives?\b|\bturns? has been chosen\b", "move"),
    ("en", r"\bhangs? on\b", "depends on"),
    ("en", r"\bby the letter\b", "taken literally"),
    ("en", r"\bthrow[ns]?\b.{0,20}\b(dice|die)\b|\b(dice|die) .{0,12}\bthrown\b", "roll"),
    ("en", r"\blooks? (to the|forward|back|north|south|east|west|your way)\b", "face"),
    ("ja", r"[二四六]手詰", "三手詰め: both sides’ moves are counted, so the number is odd"),
    ("ja", r"発明者", "作者"),
    ("ja", r"勝つ見込み", "勝率"),
    ("ja", rf"(?<={JAPANESE})[ \u00a0](?=[A-Za-z0-9])", "no gap between scripts"),
    ("ja", rf"(?<=[A-Za-z0-9])[ \u00a0](?={JAPANESE})", "no gap between scripts"),
    ("ja", r"[！？] ", "a full-width gap after a full-width sign"),
    ("ja", r"[ぁ-ん]：(?!\{)(?=[^。]*。)", "a full stop or a dash in the middle of a sentence"),
    ("ja", r"縦マス", "筋"),
    ("ja", r"損が大きい", "悪手"),
    ("ja", r"盤の[横下]の(円盤|駒|飛車)|盤の[横下]で", "持ち駒: it has another place on phones"),
]

# Pieces of texts in which such words are right, and why.
EXCEPTIONS: dict[str, str] = {}


@cache
def texts() -> tuple[tuple[str, str, str], ...]:
    """Where each text stands, its language, and the text; they are read once."""
    return tuple(_texts())


def _texts() -> Iterator[tuple[str, str, str]]:
    owned = {f"{game} {slug}": said for game in games.ids() for slug, said in words(game).items()}
    for place, said in {**MESSAGES, **TERMINAL, **TEXT, **owned}.items():
        yield from ((place, language, text) for language, text in said.items())
    for path in sorted(ENGINE.rglob("*.toml")):
        yield from _of_data(path.parent.parent.name, tomllib.loads(path.read_text("utf-8")))
    for path in sorted(ENGINE.glob("games/*/learn/game.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            yield from _of_data(path.parent.parent.name, json.loads(line))
    for path in sorted(TEMPLATES.rglob("*.html")):
        for found in PAIR.finditer(path.read_text("utf-8")):
            yield from ((path.name, language, text) for language, text in found.groupdict().items())


def words(game_id: str) -> Words:
    """A game's own words."""
    return games.get(game_id).words


def _of_data(place: str, data: object) -> Iterator[tuple[str, str, str]]:
    if isinstance(data, dict):
        here = f"{place} {data['id']}" if isinstance(data.get("id"), str) else place
        for key, value in data.items():
            if key in ("en", "ja") and isinstance(value, str):
                yield here, key, value
            else:
                yield from _of_data(here, value)
    elif isinstance(data, list):
        for value in data:
            yield from _of_data(place, value)


@pytest.mark.parametrize(("language", "pattern", "instead"), FORBIDDEN)
def test_no_text_has_what_is_forbidden(language: str, pattern: str, instead: str) -> None:
    found = [
        f"{place}: {text} ({instead})"
        for place, spoken, text in texts()
        if spoken == language and re.search(pattern, text) and not _is_excepted(text)
    ]
    assert not found, "\n".join(found)


def test_all_texts_are_looked_at_and_exceptions_are_needed() -> None:
    assert texts() is texts()
    every = [text for _, _, text in texts()]
    assert len(every) > 4000
    for piece in EXCEPTIONS:
        assert any(piece in text for text in every), piece


def _is_excepted(text: str) -> bool:
    return any(piece in text for piece in EXCEPTIONS)
