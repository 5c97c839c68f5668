"""Old links work for ever."""

from pathlib import Path

import pytest

from anga.record import record

FILE = Path(__file__).parents[1] / "golden" / "links.tsv"
LINES = [
    line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("# ")
]
LINKS = [line.split("\t") for line in LINES]


@pytest.mark.parametrize(("link", "position", "rules", "ply"), LINKS)
def test_a_link_shows_what_it_showed(link: str, position: str, rules: str, ply: str) -> None:
    kept, shown = record.parse_fragment(link)
    line = record.replay(kept)
    assert (str(line.position), line.position.rules) == (position, rules)
    assert shown == (int(ply) if ply else None)


@pytest.mark.parametrize("link", [link for link, *_ in LINKS])
def test_a_link_spelt_anew_shows_the_same(link: str) -> None:
    kept, shown = record.parse_fragment(link)
    line = record.replay(kept)
    again, ply = record.parse_fragment(record.format_fragment(record.of(line), shown))
    assert (record.replay(again).position, ply) == (line.position, shown)
