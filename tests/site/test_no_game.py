"""The site knows no game: it names none, and nobody's seat, and no colour of theirs."""

import re

from anga import games
from build.paths import SITE

FILES = sorted(
    file
    for file in SITE.rglob("*")
    if file.suffix in {".py", ".css", ".html", ".js", ".mjs", ".webmanifest"}
)
SEATS = {seat for game_id in games.ids() for seat in games.get(game_id).seats}
COLOURS = {token for game_id in games.ids() for token in games.get(game_id).colours}


def known_games(text: str) -> list[str]:
    return [each for each in games.ids() if re.search(rf"\b{each}\b", text, re.IGNORECASE)]


def known_seats(text: str) -> list[str]:
    """Seat letters in selectors, such as `[data-seat="b"]`."""
    return [
        seat for seat in re.findall(r"seat[\w-]*[~|^$*]?=\s*[\"']?(\w+)", text) if seat in SEATS
    ]


def known_colours(text: str) -> list[str]:
    return [token for token in re.findall(r"var\(--([\w-]+)\)", text) if token in COLOURS]


def test_no_file_knows_a_game() -> None:
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        assert not known_games(text), file
        if file.suffix == ".css":
            assert not known_seats(text), file
            assert not known_colours(text), file


def test_this_test_can_fail() -> None:
    assert known_games("if game == 'chatra':") == ["chatra"]
    assert known_seats('.stone[data-seat="b"]') == ["b"]
    assert known_colours("color: var(--yellow)") == ["yellow"]
    assert len(FILES) > 60
