"""Pages of single problems and games to watch, for sites whose address is known.

Each has an address of its own, at which others see its title and its picture, and by oEmbed itself
in a frame. A page shows the picture at once and leads to the living board, which in a frame takes
its place.
"""

import json
import re
import shutil
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from anga.contract.game import AnyLine
from anga.contract.pictures import alt_text
from anga.guide import problems, watched
from anga.guide.problems import Problem
from anga.guide.texts import LANGUAGES
from anga.guide.watched import Watched
from anga.record.record import replay
from anga.shared.formats.fragment import Link, format_link
from anga.shared.layout import fit
from anga.shared.phrases import say
from anga.shared.scene import Phrase, Scene
from build.cache import files_below
from build.site import cards, positions
from build.site.pages import PageTemplate, Texts, folder, messages, snippets, titled

PROBLEMS, WATCH = "problems", "watch"  # the folders
SITEMAP = "sitemap.xml"
FRAME = 480  # pixels of its width
# Pixels below the board, and of the list of moves.
FOOT, MOVES = (int(snippets()[name]) for name in ("FOOT", "MOVES"))
COLONS, COMMAS = {"en": ": ", "ja": "："}, {"en": ", ", "ja": "、"}
CANONICAL = re.compile(r'<link rel="canonical" href="([^"]+)">')


class Single(NamedTuple):
    """A problem, or a game to watch, with a page of its own.

    `line` is what its picture shows, turned by quarters; `link` is what a board in a frame shows,
    with its further `options`, `high` pixels in all.
    """

    kind: str
    game: str
    id: str
    line: AnyLine
    turned: int
    title: Texts
    link: Link
    options: str
    high: int
    context: dict[str, Any]

    @property
    def name(self) -> str:
        """The path of its page, its picture and its oEmbed, without their endings."""
        return f"{self.kind}/{self.game}/{self.id}"

    def fragment(self, language: str) -> str:
        """The fragment of the board in a frame, which starts at once."""
        return f"{format_link(self.link)}&{self.options}lang={language}&start=now"

    def alt(self, language: str) -> str:
        """What its picture shows, in words."""
        return alt_text(self.line, language)


def write(pages: Iterable[Single], target: Path, site: str) -> None:
    """Write what belongs to these pages into the site's folder: pictures and oEmbed."""
    drawn: dict[str, dict[str, str]] = {}
    for single in pages:
        svg = positions.drawing(single.line, single.turned)
        drawn.setdefault(single.game, {})[f"{single.name}.png"] = svg
        for language in LANGUAGES:
            path = target / folder(language) / f"{single.name}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(oembed(single, language, site)), encoding="utf-8")
    for game, drawings in drawn.items():
        made = positions.pictures(f"positions-{game}", drawings)
        for name in drawings:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made / name, target / name)


def sitemap(target: Path) -> str:
    """The sitemap of all pages in a folder that search engines may list."""
    texts = (path.read_text(encoding="utf-8") for path in files_below(target, "*.html"))
    found = [address for text in texts for address in CANONICAL.findall(text)]
    listed = "".join(f"<url><loc>{address}</loc></url>\n" for address in sorted(found))
    schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    return f'{head}<urlset xmlns="{schema}">\n{listed}</urlset>\n'


def oembed(single: Single, language: str, site: str) -> dict[str, object]:
    """The oEmbed answer for a page: itself in a frame, where it becomes a board; the picture."""
    address = f"{site}{folder(language)}{single.name}.html"
    title = escape(single.title[language])
    size = f'width="{FRAME}" height="{single.high}"'
    return {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Anga",
        "provider_url": site,
        "title": single.title[language],
        "width": FRAME,
        "height": single.high,
        "html": f'<iframe src="{escape(address)}" {size} title="{title}" frameborder="0"></iframe>',
        "thumbnail_url": f"{site}{single.name}.png",
        "thumbnail_width": cards.WIDTH,
        "thumbnail_height": cards.HEIGHT,
    }


def templates(singles: Iterable[Single], games: Sequence[dict[str, Any]]) -> Iterator[PageTemplate]:
    """The pages as templates; `games` are the openings."""
    known = {game["game"]: game for game in games}
    for single in singles:
        alt = {language: single.alt(language) for language in LANGUAGES}
        live = {language: single.fragment(language) for language in LANGUAGES}
        shown = {"title": single.title, "single": single.name, "alt": alt, "live": live}
        context = {"game": known[single.game], **shown, **single.context}
        yield PageTemplate(f"parts/{single.kind}.html", f"{single.name}.html", context)


def singles(game_ids: Iterable[str]) -> Iterator[Single]:
    """Every problem of these games, then each game to watch."""
    for game_id in game_ids:
        if problems.there(game_id):
            yield from map(_problem, problems.load(game_id))
        if watched.there(game_id):
            yield _watched(watched.load(game_id))


def _problem(problem: Problem) -> Single:
    line = problem.line
    seat, words = line.position.turn, line.game.words
    scene = line.game.scene(line.position, {})
    turned = _turned_to(scene, seat)
    link = Link(problem.game, problem.rules, problem.position)
    link.question, link.bottom = problem.task, seat if turned else ""
    context = {
        "question": {each: problem.asking(each) for each in LANGUAGES},
        "problem": problem,
        "standing": {each: list(_standing(scene, line, each)) for each in LANGUAGES},
        "held": {each: list(_held(scene, line, each)) for each in LANGUAGES},
    }
    asked = {each: _said(problem.question(seat), line, each) for each in LANGUAGES}
    short = {each: text.rstrip(".。") for each, text in asked.items()}
    return Single(
        PROBLEMS, problem.game, problem.id, line, turned, titled(short, words["name"], "Anga"),
        link, "", _high(scene, turned), context,
    )  # fmt: skip


def _watched(watched: Watched) -> Single:
    """A game to watch; its picture shows the middle, which does not give the end away."""
    record = watched.record
    middle = replay(record._replace(moves=record.moves[: len(record.moves) // 2]))
    words, line = middle.game.words, watched.line
    scene = middle.game.scene(middle.position, {})
    title = titled(words["name"], messages()["watch"], "Anga")
    context = {
        "about": watched.about,
        "level": watched.level,
        "moves": {each: list(_moves(line, each)) for each in LANGUAGES},
    }
    return Single(
        WATCH, watched.game, watched.id, middle, 0, title,
        Link(watched.game, watched.rules, None, record.moves, 0), "controls=replay&play=&",
        _high(scene, 0) + MOVES, context,
    )  # fmt: skip


def _turned_to(scene: Scene, seat: str) -> int:
    """The quarter turns that bring a seat to the bottom."""
    sides = {entry["seat"]: entry["side"] for entry in scene["seats"]}
    return (fit.BOTTOM - sides[seat]) % 4


def _high(scene: Scene, turned: int) -> int:
    return round(fit.height(scene, turned, FRAME) + sum(fit.names(scene, turned))) + FOOT


def _standing(scene: Scene, line: AnyLine, language: str) -> Iterator[str]:
    """What stands on the board, equal pieces together."""
    places = {cell["id"]: _said(cell["name"], line, language) for cell in scene["cells"]}
    found: dict[str, list[str]] = {}
    for thing in (*scene["pieces"], *scene["solids"]):
        found.setdefault(_said(thing["name"], line, language), []).append(places[thing["cell"]])
    for name, cells in found.items():
        yield COLONS[language].join((name, COMMAS[language].join(cells)))


def _held(scene: Scene, line: AnyLine, language: str) -> Iterator[tuple[str, int]]:
    """The pieces in hand, and how many of each."""
    for held in (each for hand in scene["hands"] for each in hand["held"]):
        if held["count"]:
            yield _said(held["name"], line, language), held["count"]


def _moves(line: AnyLine, language: str) -> Iterator[str]:
    """The notation of each move."""
    for before, move in zip(line.positions, line.moves, strict=False):
        yield _said(line.game.move_notation(before, move), line, language)


def _said(phrase: Phrase, line: AnyLine, language: str) -> str:
    return say(phrase, line.game.words, language)
