"""The site's pages, from Jinja templates in site/templates.

Pages to read exist in each language: in English in the site's folder, in Japanese under ja/. Pages
to play exist once, in both languages: play.html for any game, and a page of the same for each.
guide.html becomes each page of each game's guide; learn.html, problems.html and watch.html the
course, the problems and the watched game of each game that has them; own.html each game's page of
positions that people keep; home.html is index.html; every other template is a page of its own,
except base.html and those whose name begins with `_`. `singles` has further pages.
"""

import runpy
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from anga.shared.scene import Colours
from build.cache import files_below
from build.paths import ENGINE, SITE
from build.site import bundle, fonts, openings, runtime
from build.site.line_ends import with_line_ends

TEMPLATES = SITE / "templates"
PROGRAM = ENGINE / "docs" / "ten-lines.txt"  # which readers can change and run
RULES, ORIGINS = "articles", ("sources", "credit")  # of a guide: its page, its article
PREFIX = {RULES: "rules"}  # in the address of a guide's page, if it is not the page's name

LANGUAGES = ("en", "ja")  # the first one's pages are where the site begins
HARD = 9  # a game that does not say so
HOME, PLAY = "index.html", "play.html"
MISSING = ("missing.js", "missing.css")
FRAME = "embed.html"  # in other people's pages
IN_BOTH = (PLAY, FRAME)  # templates of pages that are played

# What pages ask for as soon as they begin, by template: of a game, or of a guide's boards.
DATA = {
    "guide.html": ("{game}", "{boards}"),
    "home.html": ("{game}",),
    "learn.html": ("{game}", "learn-{game}"),
    "play.html": ("{game}",),
    "own.html": ("{game}",),
    "problems.html": ("{game}", "problems-{game}"),
    "watch.html": ("{game}", "watch-{game}"),
}
# PyScript would fetch its plugins if they were not declined one by one.
PLUGINS = [
    "!codemirror", "!deprecations-manager", "!donkey", "!error", "!py-editor", "!py-game",
    "!py-terminal",
]  # fmt: skip
NOWHERE = "https://…/"  # the site's address where it is only told
SCHEMES = ("light", "dark")  # how boards are shown on the page about them

Texts = Mapping[str, str]
"""The same in each of LANGUAGES."""

# The strictest policy under which both Pythons start. blob: is PyScript's worker.
POLICY = (
    "default-src 'none'; script-src {0} 'wasm-unsafe-eval'; worker-src {0} blob:; "
    "connect-src {0}; style-src {0}; img-src {0} data:; font-src {0}; "
    "frame-src {0}; manifest-src {0}; base-uri 'none'; form-action 'none'"
)


def policy(site: str = "") -> str:
    """The Content-Security-Policy of a page, or of a frame whose site has an address.

    In WebKit 'self' matches nothing in a sandbox, but the address does.
    """
    return POLICY.format(f"'self' {site}".strip())


def preloads() -> list[dict[str, str]]:
    """The files that a start needs, in order, as attributes of <link> tags.

    Otherwise the browser would learn of each only from the one before.
    """
    pyscript = [f"vendor/pyscript/{name}" for name in runtime.pyscript()]
    micropython = f"vendor/{runtime.home(runtime.MICROPYTHON)}/micropython"
    modules = ["boot.mjs", "python.mjs", "app.mjs", f"{micropython}.mjs", *pyscript]
    texts = [f"{micropython}.wasm", bundle.IMAGE]
    return [{"rel": "modulepreload", "href": href} for href in modules] + fetched(texts)


def fetched(texts: Iterable[str]) -> list[dict[str, str]]:
    """The files that a script is going to fetch, as attributes of <link> tags."""
    return [{"rel": "preload", "as": "fetch", "crossorigin": "", "href": href} for href in texts]


class SiteData(NamedTuple):
    """The data for pages: openings; guides, courses, problems, watched games by game; colours."""

    games: list[dict[str, Any]]
    guides: Mapping[str, Any]
    courses: Mapping[str, Any]
    posed: Mapping[str, Any]
    watched: Mapping[str, Any]
    colours: Colours
    version: str


class PageTemplate(NamedTuple):
    """A page in any language: its template, its name in the site's folder, its subject."""

    template: str
    name: str
    context: Mapping[str, Any]


class SiteAddress(NamedTuple):
    """The addresses of the site and of its source, if they are known."""

    site: str = ""
    source: str = ""


def render(target: Path, told: SiteData, place: SiteAddress = SiteAddress()) -> None:  # noqa: B008 (never changes)
    """Write every page into the folder `target`."""
    write(_pages(told), target, told, place)
    missing = _missing(_furnished(told, place))
    (target / "404.html").write_text(missing, encoding="utf-8")


def write(pages: Iterable[PageTemplate], target: Path, told: SiteData, place: SiteAddress) -> None:
    """Write some pages into the folder `target`, in each of their languages."""
    environment = _furnished(told, place)
    ids = [game["game"] for game in told.games]
    examples = {language: _examples(ids, language) for language in LANGUAGES}
    for page in pages:
        for language in [None] if page.template in IN_BOTH else LANGUAGES:
            told_here = _about(page, language, place.site)
            told_here["asked"] = fetched(_data(page, told.games))
            if language:
                told_here["examples"] = examples[language]
            text = environment.get_template(page.template).render({**page.context, **told_here})
            if language == LANGUAGES[1]:
                text = with_line_ends(text)
            path = target / folder(language) / page.name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def _furnished(told: SiteData, place: SiteAddress) -> Environment:
    """The templates, with what each of them may ask for."""
    environment = _environment()
    environment.globals.update(
        **told._asdict(),
        **place._asdict(),
        messages=messages(),
        origins=_origins(told.guides),
        faces=_faces(),
        first=_first(told),
        program=PROGRAM.read_text(encoding="utf-8"),
    )
    return environment


def _first(told: SiteData) -> dict[str, Any] | None:
    """The game with which a newcomer begins: an easy and short one with a course."""
    learnt = [game for game in told.games if game["game"] in told.courses]
    return min(learnt, key=lambda game: (game["difficulty"] or HARD, game["minutes"]), default=None)


def _missing(environment: Environment) -> str:
    """The 404 page, complete in itself, since it is shown at any address."""
    script, style = ((SITE / "missing" / name).read_text("utf-8") for name in MISSING)
    allowed = (f"'sha256-{_hash(text)}'" for text in (script, style))
    policy = "default-src 'none'; connect-src 'self'; script-src {}; style-src {}".format(*allowed)
    text = environment.get_template("parts/missing.html")
    return text.render(script=Markup(script), style=Markup(style), policy=policy)  # noqa: S704


def _hash(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


def folder(language: str | None) -> str:
    """The folder of a language's pages, from the site's folder."""
    return f"{language}/" if language and language != LANGUAGES[0] else ""


def titled(*parts: str | Texts) -> Texts:
    """The title in each language, joined from parts."""
    return {
        language: " – ".join(part if isinstance(part, str) else part[language] for part in parts)
        for language in LANGUAGES
    }


def filled(texts: Texts, *parts: Texts) -> Texts:
    """Texts with `{0}`, `{1}` … replaced."""
    return {
        language: texts[language].format(*(part[language] for part in parts))
        for language in LANGUAGES
    }


def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.globals.update(
        preloads=preloads(),
        plugins=PLUGINS,
        pyodide=f"vendor/{runtime.home(runtime.PYODIDE)}/pyodide.mjs",
        titled=titled,
        filled=filled,
    )
    environment.filters["markdown"] = _markdown
    return environment


def _about(page: PageTemplate, language: str | None, site: str) -> dict[str, Any]:
    """The variables of a page in a language, and the links to its other language.

    `root` leads to the site's folder, `up` to that of the language.
    """
    shown = "" if page.name == HOME else page.name
    here = folder(language)
    up = "../" * page.name.count("/")
    root = up + "../" if here else up
    addresses = {code: (site or root) + folder(language and code) + shown for code in LANGUAGES}
    other = next(code for code in LANGUAGES if code != language)
    return {
        "page": page.name,
        "language": language,
        "root": root,
        "up": up,
        "elsewhere": root + folder(other) + (page.name if here else shown),
        "addresses": {code: address or "./" for code, address in addresses.items()},
        "game": page.context.get("game"),
        "csp": policy(site if page.template == FRAME or "/" in page.name else ""),
    }


def _data(page: PageTemplate, games: Iterable[Mapping[str, Any]]) -> list[str]:
    """The files that a page requests of its own; play.html learns its game from the address."""
    image = bundle.over(Path(page.template).stem)
    if page.name == PLAY:
        return [image]
    shown = [page.context["game"]] if "game" in page.context else games
    boards = page.context.get("boards")
    forms = [f"data/{form}.json" for form in DATA.get(page.template, ())]
    data = (form.format(game=game["game"], boards=boards) for game in shown for form in forms)
    return [image, *data]


def _pages(told: SiteData) -> Iterator[PageTemplate]:
    for path in sorted(TEMPLATES.glob("*.html")):
        name = path.name
        if name in OF_GAMES:
            for game in told.games:
                yield from OF_GAMES[name](name, game, told)
        elif name != "base.html":
            yield PageTemplate(name, HOME if name == "home.html" else name, {})
        if name == PLAY:
            for game in told.games:
                yield PageTemplate(name, f"{game['game']}.html", {"game": game})


def _guide_pages(template: str, game: dict[str, Any], told: SiteData) -> Iterator[PageTemplate]:
    guide = told.guides[game["game"]]
    links = {page: f"{PREFIX.get(page, page)}-{game['game']}.html" for page in guide}
    for page, content in guide.items():
        others = {links[other]: guide[other]["title"] for other in guide if other != page}
        boards = openings.boards(game["game"], page)
        context = {"game": game, "guide": content, "boards": boards, "others": others}
        yield PageTemplate(template, links[page], context)


def _course_pages(template: str, game: dict[str, Any], told: SiteData) -> Iterator[PageTemplate]:
    if game["game"] in told.courses:
        context = {"game": game, "course": told.courses[game["game"]]}
        yield PageTemplate(template, f"learn-{game['game']}.html", context)


def _problem_pages(template: str, game: dict[str, Any], told: SiteData) -> Iterator[PageTemplate]:
    if game["game"] in told.posed:
        yield PageTemplate(template, f"problems-{game['game']}.html", {"game": game})


def _own_pages(template: str, game: dict[str, Any], told: SiteData) -> Iterator[PageTemplate]:
    others = [other for other in told.games if other is not game]
    context = {"game": game, "others": others}
    yield PageTemplate(template, f"own-{game['game']}.html", context)


def _watch_pages(template: str, game: dict[str, Any], told: SiteData) -> Iterator[PageTemplate]:
    if game["game"] in told.watched:
        context = {"game": game, **told.watched[game["game"]]}
        yield PageTemplate(template, f"watch-{game['game']}.html", context)


def _sheet_pages(template: str, game: dict[str, Any], _: SiteData) -> Iterator[PageTemplate]:
    from anga.guide import sheets

    made = {language: sheets.sheets(game["game"], language) for language in LANGUAGES}
    yield PageTemplate(template, f"print-{game['game']}.html", {"game": game, "sheets": made})


OF_GAMES = {
    "guide.html": _guide_pages,
    "learn.html": _course_pages,
    "own.html": _own_pages,
    "print.html": _sheet_pages,
    "problems.html": _problem_pages,
    "watch.html": _watch_pages,
}


def _examples(ids: list[str], language: str) -> list[dict[str, str]]:
    """Example boards embedded in a page: the last games' starts."""
    from anga.contract.pictures import alt_text, picture
    from anga.guide import texts
    from anga.record import record

    snippet = snippets()["snippet"]
    invitation = messages()["share-play"][language]
    found = []
    for game, theme in zip(reversed(ids), SCHEMES, strict=False):
        line, link = record.replay(record.Record(game)), f"g={game}"
        view, dark = texts.view(game, language), theme == "dark"
        svg = picture(line, language=language, dark=dark, view=view, touchable=True)
        drawn = {"svg": svg, "title": alt_text(line, language), "text": None}
        address, how = f"{NOWHERE}{game}.html#{link}", {"lang": language}
        frame = snippet("frame", drawn, address, how, invitation)
        board = snippet("board", {**drawn, "svg": "<svg …>…</svg>"}, address, how, invitation)
        code = {"frame": frame, "board": board}
        found.append({"game": game, "link": link, "theme": theme, "svg": svg, **code})
    return found


def _origins(guides: Mapping[str, Any]) -> dict[str, Texts]:
    """The origin of each game, from the article about it, without its list of terms."""
    return {
        game: {language: text.partition("\n- ")[0] for language, text in article["text"].items()}
        for game, guide in guides.items()
        for article in guide[RULES]["articles"]
        if article["id"] in ORIGINS
    }


def _faces() -> list[dict[str, str]]:
    """The fonts, and the files with their licences."""
    packages = dict.fromkeys(face.package for face in fonts.FACES)
    return [
        {"name": package.replace("-", " ").title(), "file": f"LICENSE-{package}.txt"}
        for package in packages
    ]


def snippets() -> dict[str, Any]:
    """What the page makes texts for other pages of."""
    return runpy.run_path(str(SITE / "app" / "export" / "snippets.py"))


def messages() -> dict[str, dict[str, str]]:
    """The site's words, from the very tables that the page reads."""
    found: dict[str, dict[str, str]] = {}
    for path in files_below(SITE / "app" / "words", "*.py"):
        if path.stem != "__init__":
            found |= runpy.run_path(str(path))["MESSAGES"]
    return found


def _markdown(source: str) -> Markup:
    page = MarkdownIt().render(source).replace('<a href="http', '<a rel="noopener" href="http')
    return Markup(page)  # noqa: S704 (our own text)
