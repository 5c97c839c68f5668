"""Assembly of dist/: everything that a visitor gets."""

import json
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import anga
from anga.games import FURTHER
from build import docs
from build.cache import alone, digest, files_below
from build.paths import BUILD, CACHE, DIST, ENGINE, ROOT, SITE
from build.progress import say
from build.setup import node
from build.site import (
    bundle,
    cards,
    fonts,
    icons,
    manifest,
    offline,
    openings,
    pages,
    placeholders,
    runtime,
    singles,
    styles,
    wheel,
)
from build.site.characters import characters
from build.site.filling import filled

SCRIPTS = (
    "app.mjs", "boot.mjs", "codes.mjs", "embed.js", "frame.mjs", "language.js", "pictures.mjs",
    "python.mjs", "sound.mjs",
)  # fmt: skip
MADE_OF = CACHE / "dist-made-of"
DOCS = "docs"  # the folder of the documentation


def build(target: Path = DIST, place: pages.SiteAddress = pages.SiteAddress()) -> Path:  # noqa: B008
    """Build the site and return its folder, which is replaced as a whole."""
    with alone():
        _build(target, place)
    return target


def current() -> Path:
    """The folder of the site, built again unless it was built from the files that are there."""
    place = pages.SiteAddress()
    with alone():
        if not DIST.exists() or not MADE_OF.exists() or MADE_OF.read_text() != _recipe(place):
            _build(DIST, place)
    return DIST


def _build(target: Path, place: pages.SiteAddress) -> None:
    started, recipe = time.perf_counter(), _recipe(place)
    fresh = CACHE / "dist"
    node.ready()
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    _fill(fresh, place)
    shutil.rmtree(target, ignore_errors=True)
    shutil.move(fresh, target)
    if target == DIST:
        MADE_OF.write_text(recipe)
    say(f"{target.name}/ is ready ({time.perf_counter() - started:.1f} s)")


def _recipe(place: pages.SiteAddress) -> str:
    return digest([*sources(), repr(place)])


def sources() -> list[Path]:
    """All files of which some part of the site could be made."""
    folders = [BUILD, ENGINE, SITE, *map(Path, FURTHER)]
    single = [ROOT / "LICENSE", ROOT / docs.STEPS, node.LOCK]
    return [*single, *(path for each in folders for path in files_below(each))]


def _fill(target: Path, place: pages.SiteAddress) -> None:
    with ThreadPoolExecutor(1) as beside:  # the steps below wait for Node and pip
        beside.submit(fonts.unpacked)
        beside.submit(docs.texts)
        _place(runtime.vendor(), target / "vendor")
        _place(runtime.engine(), target)
        _place(wheel.wheel(), target / "wheel")
    _place(icons.icons(), target / "icons")
    games = write_data(target)
    write_pages(target, games, place)
    shown = characters(target, target / DOCS)
    _write_looks(target, games, place.site, shown)
    _write_scripts(target)
    _place(fonts.fonts(shown), target / "fonts")
    docs.fill(target / DOCS)
    shutil.copyfile(ROOT / "LICENSE", target / "LICENSE.txt")
    for name in ("boot.mjs", "language.js"):  # the latter knows how long the former is
        (target / name).write_text(offline.watchful(name, target), encoding="utf-8")
    (target / "sw.js").write_text(offline.service_worker(target), encoding="utf-8")
    for path in files_below(target):
        path.chmod(0o644)


def write_data(target: Path) -> list[dict[str, Any]]:
    """Write the engine's data into `data`; returns the games' openings in listing order."""
    for opening in openings.openings():
        _place(opening, target / "data")
    _place(openings.today(), target / "data")
    data = _read(target / "data")
    return [data[game] for game in openings.listed()]


def write_pages(target: Path, games: list[dict[str, Any]], place: pages.SiteAddress) -> None:
    """Write the pages of these games; those of single problems only where an address is known."""
    told = site_data(games)
    pages.render(target, told, place)
    if place.site:
        shown = list(singles.singles(game["game"] for game in games))
        pages.write(singles.templates(shown, games), target, told, place)
        singles.write(shown, target, place.site)
        (target / singles.SITEMAP).write_text(singles.sitemap(target), encoding="utf-8")


def site_data(games: list[dict[str, Any]]) -> pages.SiteData:
    """The data for the pages of these games."""
    return pages.SiteData(
        games,
        openings.guides(),
        openings.courses(),
        openings.problems(),
        openings.watched(),
        openings.colours(),
        anga.__version__,
    )


def _write_looks(target: Path, games: list[Any], site: str, shown: fonts.Characters) -> None:
    _place(cards.cards(games), target / "pictures")
    _place(placeholders.placeholders(games), target / "pictures")
    _place(manifest.SCREENS, target / "pictures")
    app = manifest.manifest(games, site)
    (target / "manifest.webmanifest").write_text(app, encoding="utf-8")
    (target / "style.css").write_text(styles.styles(openings.colours(), shown), encoding="utf-8")


def _write_scripts(target: Path) -> None:
    for name in SCRIPTS:
        shutil.copyfile(SITE / name, target / name)
    shutil.copyfile(SITE / "worker" / "begin.py", target / "engine.py")
    _place(bundle.app(), target)
    home = f'const HOME = "./vendor/{runtime.home(runtime.MICROPYTHON)}";'
    _fill_in(target / "python.mjs", {'const HOME = "";': home})
    begin = json.dumps(pages.messages()["embed-begin"], ensure_ascii=False)
    foot = f"const FOOT = {pages.snippets()['FOOT']};"
    _fill_in(
        target / "embed.js",
        {"const BEGIN = {};": f"const BEGIN = {begin};", "const FOOT = 0;": foot},
    )


def _fill_in(script: Path, values: dict[str, str]) -> None:
    script.write_text(filled(script.name, script.read_text("utf-8"), values), encoding="utf-8")


def _read(folder: Path) -> dict[str, Any]:
    """The contents of the JSON files of a folder, by the files' names."""
    return {path.stem: json.loads(path.read_bytes()) for path in sorted(folder.glob("*.json"))}


def _place(made: Path, target: Path) -> None:
    shutil.copytree(made, target, dirs_exist_ok=True)
