"""The guide of a game: its rules as numbered articles, each with diagrams that prove what it says.

A game's `guide/articles.toml` holds the articles in order, both languages side by side; any other
file beside it is a further page of the same kind, with a title of its own (`title.en`, `title.ja`):

    [[article]]
    id = "turn"                      # names the article in links
    ours = true                      # our decision, not the inventor's; may be left out
    chapter = { en = "…", ja = "…" } # of the chapter that it begins, if it does
    aside = true                     # not needed to play
    printed = true                   # on the sheet to print too, where else what is ours is not
    explains = ["beside-subject"]    # reasons of refusals that are told here rather than elsewhere,
                                     # and of ends, as "reason:mate"
    title = { en = "…", ja = "…" }
    text.en = "…"                    # paragraphs, *emphasis*, lists that begin with "- ", and
                                     # <http://…>, which leads to a page outside
    text.ja = "…"

        [[article.diagram]]
        caption = { en = "…", ja = "…" }
        rules = "…"                  # this and the next three may be left out
        position = "…"
        record = "…"                 # moves played before the diagram is shown
        view = { … }                 # a way of showing it, see `Game.views`
        touches = [["c:d4"], …]      # what the game explains of these touches is drawn over it
        printed = true               # stands on the printed sheet too
        leads = { t = "…" }          # and any number of claims, see `anga.guide.assertions`

For the build and the tests, which run on CPython; the engine itself never needs it.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

from anga import games
from anga.contract.game import AnyLine
from anga.guide import assertions
from anga.guide.texts import LANGUAGES, BilingualText, insist, rule_told, shared, text
from anga.record import record
from anga.record.record import Record
from anga.shared import learning_data
from anga.shared.errors import AngaError
from anga.shared.learning_data import GuideData
from anga.shared.phrases import say
from anga.shared.scene import Drawing, Mark

RULES = "articles"  # the page that every guide has
ARTICLE_KEYS = {
    "id", "ours", "explains", "chapter", "aside", "printed", "title", "text", "diagram",
}  # fmt: skip
DIAGRAM_KEYS = {"caption", "rules", "position", "record", "view", "touches", "printed"}


class ArticleDiagram(NamedTuple):
    """A position reached by a record, and claims about it; `printed` ones also on the sheet."""

    record: Record
    caption: BilingualText
    view: Mapping[str, str]
    claims: Mapping[str, Any]
    touches: tuple[tuple[str, ...], ...] = ()
    printed: bool = False


class Article(NamedTuple):
    """A rule, explained and shown; `ours` where the inventor left it open and we decided.

    `explains` are slugs of refusals and ends, `chapter` the title of the chapter that begins with
    it; one that is `aside` is not needed to play; `printed` ones are on the sheet to print.
    """

    id: str
    number: int
    title: BilingualText
    text: BilingualText
    ours: bool
    diagrams: tuple[ArticleDiagram, ...]
    explains: tuple[str, ...] = ()
    chapter: BilingualText | None = None
    aside: bool = False
    printed: bool = False


class Guide(NamedTuple):
    """The articles of a page, in order; the rules page itself has no title."""

    game: str
    title: BilingualText | None
    articles: tuple[Article, ...]


def names(game_id: str) -> list[str]:
    """The pages of a game's guide, the rules first. Raises GameError."""
    games.get(game_id)
    folder = files(f"anga.games.{game_id}") / "guide"
    sources = folder.iterdir() if folder.is_dir() else ()
    found = {source.name.removesuffix(".toml") for source in sources}
    return [RULES, *sorted(found - {RULES})]


def load(game_id: str, page: str = RULES) -> Guide:
    """A page of a guide.

    Raises GameError, and ValueError where the file is missing or breaks the schema.
    """
    games.get(game_id)
    source = files(f"anga.games.{game_id}") / "guide" / f"{page}.toml"
    insist(game_id, source.is_file(), f"there is no guide/{page}.toml")
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    title = None if page == RULES else text(f"{game_id}, {page}", data.get("title"))
    numbered = enumerate(data["article"], start=1)
    return Guide(game_id, title, tuple(_article(game_id, number, one) for number, one in numbered))


def check(diagram: ArticleDiagram) -> list[str]:
    """The claims of a diagram that do not hold, in sentences."""
    try:
        line = record.replay(diagram.record)
    except AngaError as error:
        return [error.message]
    idle = [f"nothing comes of {way}" for way in diagram.touches if not any(_drawn(line, way))]
    return [*assertions.wrong(line, diagram.claims), *idle]


def _drawn(line: AnyLine, touches: Sequence[str]) -> tuple[Drawing, list[Mark]]:
    shown = line.game.explain(line.position, touches)
    return shown["lines"], shown["marks"]


def pages(game_id: str, page: str = RULES) -> dict[str, Any]:
    """A page's texts as the site's templates need them, with a link for each diagram.

    `flat` boards are shown on the page, others in perspective.
    """
    game, guide = games.get(game_id), load(game_id, page)
    return {
        "flat": game.scene(game.start(), {})["camera"] is None,
        "title": guide.title and guide.title._asdict(),
        "articles": [_page(article) for article in guide.articles],
    }


def explaining(game_id: str) -> dict[str, str]:
    """For each reason of a refusal, an end or a move the id of the article that explains it.

    That is the one which says so, else the one whose diagrams refuse most moves for it, or the
    first in which a game ends so.
    """
    articles = load(game_id).articles
    claims = [(a.id, slug) for a in articles for d in a.diagrams for slug in _refused(d)]
    found = {slug: article for (article, slug), _ in reversed(Counter(claims).most_common())}
    shown = [(a.id, slug) for a in articles for d in a.diagrams for slug in _ended(d)]
    found |= {slug: article for article, slug in reversed(shown)}
    return found | {slug: article.id for article in articles for slug in article.explains}


def _refused(diagram: ArticleDiagram) -> list[str]:
    return list(diagram.claims.get("refused", {}).values())


def _ended(diagram: ArticleDiagram) -> list[str]:
    reasons = [*diagram.claims.get("ends", {}).values()]
    reasons += [diagram.claims.get("status", {}).get("reason")]
    return [f"reason:{reason}" for reason in reasons if reason]


def boards(game_id: str, page: str = RULES) -> GuideData:
    """A page's diagrams in order, with what is needed to draw them and to play on them.

    What they have in common is stored once, see `texts.shared`.
    """
    articles = load(game_id, page).articles
    shown = [board(article, diagram) for article in articles for diagram in article.diagrams]
    return {**shared(game_id, shown), "boards": shown}


def _page(article: Article) -> dict[str, Any]:
    return {
        "id": article.id,
        "number": article.number,
        "title": article.title._asdict(),
        "ours": article.ours,
        "chapter": article.chapter and article.chapter._asdict(),
        "text": article.text._asdict(),
        "diagrams": [_caption(article, diagram) for diagram in article.diagrams],
    }


def _caption(article: Article, diagram: ArticleDiagram) -> dict[str, Any]:
    link, told = record.format_fragment(diagram.record), _rules(diagram.record)
    marks = [] if diagram.touches else _marks(record.replay(diagram.record), diagram.claims)
    named = [mark["mark"] for mark in reversed(marks) if mark["cells"]]
    return {
        "caption": diagram.caption._asdict(),
        "rules": told,
        "link": link,
        "marks": named,
        "drawn": [_key(diagram.record.game, slug) for slug in _drawn_kinds(article, diagram)],
    }


def _drawn_kinds(article: Article, diagram: ArticleDiagram) -> list[str]:
    """The kinds of what is drawn over a diagram, and has to be explained, as slugs of a game."""
    shown = board(article, diagram)
    found: set[str] = {
        mark["mark"] for mark in [*shown["scene"]["marks"], *shown["marks"]] if mark["cells"]
    }
    if any("circle" in stroke for stroke in shown["lines"]):
        found.add("rings")
    elif shown["lines"]:
        found.add("lines" if "area" in found else "rows")
    known = games.get(diagram.record.game).words
    return [slug for slug in (f"figure:{kind}" for kind in sorted(found)) if slug in known]


def _key(game_id: str, slug: str) -> dict[str, str]:
    return {language: say(slug, games.get(game_id).words, language) for language in LANGUAGES}


def _rules(shown: Record) -> dict[str, str]:
    """The rules of a diagram that are not the usual ones, in each language; "" if all are."""
    game, tokens = games.get(shown.game), shown.rules.split(",")
    chosen = [(rule.id, token) for rule in game.rules for token in tokens if token in rule.tokens]
    return {
        language: "".join(rule_told(*each, game.words, language) for each in chosen).strip()
        for language in LANGUAGES
    }


def board(article: Article, diagram: ArticleDiagram) -> learning_data.DiagramData:
    """A diagram as a page draws it. Raises ValueError for a bad record."""
    try:
        line = record.replay(diagram.record)
    except AngaError as error:
        place = f"{diagram.record.game}, article {article.id!r}"
        raise ValueError(f"{place}, {diagram.caption.en!r}: {error.message}") from error
    game, position = line.game, line.position
    scene = game.scene(position, diagram.view)
    if not diagram.touches:  # what they come to is drawn instead
        scene["marks"] = [*scene["marks"], *_marks(line, diagram.claims)]
    drawn = [_drawn(line, touches) for touches in diagram.touches]
    return {
        "link": record.format_fragment(diagram.record),
        "view": dict(diagram.view),
        "scene": scene,
        "choices": [] if line.outcome else game.choices(position),
        "lines": [stroke for lines, _ in drawn for stroke in lines],
        "marks": [mark for _, marks in drawn for mark in marks],
    }


def _marks(line: AnyLine, claimed: Mapping[str, Any]) -> list[Mark]:
    """The cells that claims are about: those of refusals, and the others."""
    others = {claim: value for claim, value in claimed.items() if claim != "refused"}
    refused = {claim: value for claim, value in claimed.items() if claim == "refused"}
    shown = _cells(line, others)
    forbidden = [cell for cell in _cells(line, refused) if cell not in shown]
    return [{"mark": "refused", "cells": forbidden}, {"mark": "hint", "cells": shown}]


def _cells(line: AnyLine, claimed: Mapping[str, Any]) -> list[str]:
    touches = assertions.touches(line, claimed)
    return [touch.removeprefix("c:") for touch in touches if touch.startswith("c:")]


def _article(game_id: str, number: int, data: dict[str, Any]) -> Article:
    place = f"{game_id}, article {number}"
    insist(place, set(data) <= ARTICLE_KEYS, f"unknown keys {sorted(set(data) - ARTICLE_KEYS)}")
    insist(place, isinstance(data.get("id"), str), "an article has an id")
    diagrams = data.get("diagram", [])
    return Article(
        data["id"],
        number,
        text(place, data.get("title")),
        text(place, data.get("text")),
        data.get("ours", False),
        tuple(_diagram(game_id, place, diagram) for diagram in diagrams),
        tuple(data.get("explains", ())),
        text(place, data["chapter"]) if "chapter" in data else None,
        data.get("aside", False),
        data.get("printed", not data.get("ours") and not data.get("aside")),
    )


def _diagram(game_id: str, place: str, data: dict[str, Any]) -> ArticleDiagram:
    claimed = {key: value for key, value in data.items() if key not in DIAGRAM_KEYS}
    insist(place, set(claimed) <= set(assertions.CLAIMS), f"unknown claims in {sorted(claimed)}")
    moves = tuple(data.get("record", "").split())
    shown = Record(game_id, data.get("rules", ""), data.get("position"), moves)
    touches = tuple(tuple(way) for way in data.get("touches", ()))
    view = data.get("view", {})
    caption, printed = text(place, data.get("caption")), data.get("printed", False)
    return ArticleDiagram(shown, caption, view, claimed, touches, printed)
