"""Data on the site's files for the browser: hashes for caching, sizes for progress."""

import hashlib
import json
from pathlib import Path

from build.cache import digest, files_below
from build.paths import SITE
from build.site import runtime
from build.site.filling import filled

SOURCE = SITE / "sw.js"
ARRIVALS = SITE / "arrivals.js"
SIZES = "const SIZES = {};"
# What nobody needs without a network.
ONLINE = {"404.html", "docs", "pictures", "problems", "sitemap.xml", "sw.js", "watch", "wheel"}
FAINT = "pictures/board-"  # but for the boards that stand on pages until theirs are drawn
JAPANESE = "ja"  # the folder of pages in Japanese
IMAGE = ".image"  # of the page's Python
STARTING = ("app.mjs", "boot.mjs", "data/", "engine", "python.mjs", "vendor/")
ON_DEMAND = tuple(f"vendor/{package}/" for package in runtime.ON_DEMAND)
VERSION, FILES = 'const VERSION = "";', "const FILES = [];"


def service_worker(folder: Path) -> str:
    """The text of sw.js for the site in that folder."""
    source = SOURCE.read_text(encoding="utf-8")
    files = [(_name(path, folder), content_hash(path)) for path in kept(folder)]
    listed = json.dumps(files, separators=(",", ":"))
    values = {
        VERSION: f'const VERSION = "{digest([source, listed])}";',
        FILES: f"const FILES = {listed};",
    }
    return filled(SOURCE.name, source, values)


def watchful(name: str, folder: Path) -> str:
    """The text of a script that watches files arrive, with the sizes of all that a start needs."""
    sizes = {
        _name(path, folder): path.stat().st_size
        for path in kept(folder)
        if _starts(_name(path, folder))
    }
    listed = json.dumps(sizes, separators=(",", ":"))
    arrivals = filled(
        ARRIVALS.name,
        ARRIVALS.read_text(encoding="utf-8"),
        {SIZES: f"const SIZES = {listed};"},
    )
    script = (folder / name).read_text(encoding="utf-8")
    return filled(name, script, {f"// {ARRIVALS.name}\n": arrivals})


def kept(folder: Path) -> list[Path]:
    """The files that the site needs offline."""
    return [path for path in files_below(folder) if _needed(path.relative_to(folder))]


def _name(path: Path, folder: Path) -> str:
    """The name of a file in addresses."""
    return path.relative_to(folder).as_posix()


def _starts(name: str) -> bool:
    return (name.startswith(STARTING) or name.endswith(IMAGE)) and not name.startswith(ON_DEMAND)


def content_hash(path: Path) -> str:
    """The hash of a file's content, as sw.js computes it."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def _needed(path: Path) -> bool:
    first = path.parts[path.parts[0] == JAPANESE]
    if first in ONLINE:
        return path.as_posix().startswith(FAINT)
    return not path.name.startswith("LICENSE")
