"""The characters of the site, by the typeface and the page that shows them first."""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from build.paths import SITE
from build.site import bundle, openings, pages
from build.site.fonts import Characters

ALWAYS = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0×·–—‘’“”…№←↑→↓"
HEADING = re.compile(r"<h[123]\b.*?</h[123]>", re.DOTALL)
KANA = re.compile("[\u3041-\u30ff]")
# Of the words, those that name a game and its sides and tell how a game ended.
TITLES = re.compile("(name|seat|kind|face|short|reason|over)\\b")


def characters(target: Path, documentation: Path) -> Characters:
    """The characters of a site's pages and data, those of its documentation left out.

    The latter has the reader's own typefaces.
    """
    data = [target / "data" / f"{game}.json" for game in openings.listed()]
    played = [target / f"{page}.html" for page in ("index", "ja/index", "play", *openings.listed())]
    first = _in([*data, *played, *bundle.sources().values()]) | set(ALWAYS)
    titles = _titles(data, played) | set(ALWAYS) | set(KANA.findall("".join(first)))
    own = [path for path in target.rglob("*.html") if documentation not in path.parents]
    rest = _in([*own, *target.glob("data/*.json")]) - first
    return Characters(_joined(titles), _joined(first), _joined(rest), _joined(_brushed(target)))


def drawn(contents: Any, *, brush: bool) -> str:
    """The characters in these contents' drawings, in the brush font or in others."""
    glyphs = [item for item in _dicts(contents) if "glyph" in item]
    return "".join(item["glyph"] for item in glyphs if (item.get("font") == "brush") == brush)


def _brushed(target: Path) -> set[str]:
    contents = [json.loads(path.read_bytes()) for path in target.glob("data/*.json")]
    own = (SITE / "style" / "brush.txt").read_text(encoding="utf-8").strip()
    return set(own + drawn(contents, brush=True))


def _titles(data: Iterable[Path], played: Iterable[Path]) -> set[str]:
    contents = [json.loads(path.read_bytes()) for path in data]
    tables = [pages.messages(), *(each["words"] for each in contents)]
    said = [str(table[key]) for table in tables for key in table if TITLES.match(key)]
    read = [part for page in played for part in HEADING.findall(page.read_text(encoding="utf-8"))]
    return set("".join([*said, *read, drawn(contents, brush=False)]))


def _in(paths: Iterable[Path]) -> set[str]:
    return set("".join(path.read_text(encoding="utf-8") for path in paths))


def _joined(found: set[str]) -> str:
    return "".join(sorted(found))


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = value.values()
    elif isinstance(value, str) or not isinstance(value, Iterable):
        return
    for item in value:
        yield from _dicts(item)
