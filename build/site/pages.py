"""The site's pages, from Jinja templates in site/templates.

Every template but base.html, guide.html, learn.html and those whose name begins with `_` is a page
of its own; home.html becomes index.html, guide.html each page of each game's guide, learn.html the
course of each game that has one.
"""

import runpy
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from anga.shared.scene import Colours
from build.paths import SITE
from build.site import openings, runtime

TEMPLATES = SITE / "templates"
PREFIX = {"articles": "rules"}  # in the address of a guide's page, if it is not the page's name

EXAMPLES = (("en", "light"), ("ja", "dark"))  # how boards are shown on the page about them

# The strictest policy under which both Pythons start. blob: is PyScript's worker.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; "
    "connect-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


def preloads() -> list[dict[str, str]]:
    """What a start needs, in the order in which it does: attributes of <link> tags.

    Otherwise the browser would learn of each only from the one before.
    """
    pyscript = [f"vendor/pyscript/{name}" for name in runtime.pyscript()]
    micropython = f"vendor/{runtime.home(runtime.MICROPYTHON)}/micropython"
    modules = ["boot.mjs", *pyscript, f"{micropython}.mjs"]
    texts = [f"{micropython}.wasm", "app.py", "app.json", "engine.json"]
    return [
        *({"rel": "modulepreload", "href": href} for href in modules),
        *({"rel": "preload", "as": "fetch", "crossorigin": "", "href": href} for href in texts),
    ]


class Told(NamedTuple):
    """What the pages tell: openings, guides and courses by game, colours, the version."""

    games: list[dict[str, Any]]
    guides: Mapping[str, Any]
    courses: Mapping[str, Any]
    colours: Colours
    version: str


def render(target: Path, told: Told) -> None:
    """Write every page into the folder `target`."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.globals.update(
        **told._asdict(),
        preloads=preloads(),
        csp=POLICY,
        messages=_messages(),
        examples=_examples([game["game"] for game in told.games]),
    )
    environment.filters["markdown"] = _markdown
    for template, page, context in _pages(told):
        text = environment.get_template(template).render(page=page, **context)
        (target / page).write_text(text, encoding="utf-8")


def styles(colours: Colours) -> str:
    """The style sheet: every colour as a token, in both schemes, then the files of site/style."""
    light, dark = (_tokens(colours, scheme) for scheme in (0, 1))
    tokens = f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"
    tokens += f'[data-theme="light"] {{ color-scheme: light; {light} }}\n'
    tokens += f'[data-theme="dark"] {{ color-scheme: dark; {dark} }}\n'
    files = sorted((SITE / "style").glob("*.css"))
    return tokens + "".join(file.read_text(encoding="utf-8") for file in files)


def _tokens(colours: Colours, scheme: int) -> str:
    return " ".join(f"--{token}: {values[scheme]};" for token, values in colours.items())


def _pages(told: Told) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path in sorted(TEMPLATES.glob("*.html")):
        name = path.name
        if name == "guide.html":
            for game in told.games:
                yield from _guide_pages(name, game, told.guides[game["game"]])
        elif name == "learn.html":
            for game in told.games:
                if game["game"] in told.courses:
                    context = {"game": game, "course": told.courses[game["game"]]}
                    yield name, f"learn-{game['game']}.html", context
        elif name != "base.html" and not name.startswith("_"):
            yield name, "index.html" if name == "home.html" else name, {}


def _guide_pages(
    template: str, game: dict[str, Any], guide: Mapping[str, Any]
) -> Iterator[tuple[str, str, dict[str, Any]]]:
    links = {page: f"{PREFIX.get(page, page)}-{game['game']}.html" for page in guide}
    for page, content in guide.items():
        others = {links[other]: guide[other]["title"] for other in guide if other != page}
        boards = openings.boards(game["game"], page)
        context = {"game": game, "guide": content, "boards": boards, "others": others}
        yield template, links[page], context


def _examples(ids: list[str]) -> list[dict[str, str]]:
    """Boards that stand in a page as they would in anybody's: the last games' starts."""
    from anga.contract.pictures import picture
    from anga.record import record

    found = []
    for game, (language, theme) in zip(reversed(ids), EXAMPLES, strict=False):
        line, link = record.replay(record.Record(game)), f"g={game}"
        svg = picture(line, language=language, dark=theme == "dark", touchable=True)
        found.append({"link": link, "language": language, "theme": theme, "svg": svg})
    return found


def _messages() -> dict[str, dict[str, str]]:
    """The site's words, from the very table that the page reads."""
    table: dict[str, Any] = runpy.run_path(str(SITE / "app" / "words.py"))
    messages: dict[str, dict[str, str]] = table["MESSAGES"]
    return messages


def _markdown(source: str) -> Markup:
    return Markup(MarkdownIt().render(source))  # noqa: S704 (our own text)
