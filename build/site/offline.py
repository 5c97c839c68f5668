"""What the browser is told of the site's files: their hashes to keep them, their sizes to wait."""

import hashlib
import json
from pathlib import Path

from build.cache import digest, files_below
from build.paths import SITE
from build.site import runtime
from build.site.filling import filled

SOURCE = SITE / "sw.js"
SIZES = "const SIZES = {};"
ONLINE = {"404.html", "pictures", "sw.js", "wheel"}  # what nobody needs without a network
STARTING = ("app.", "boot.mjs", "data/", "engine", "python.mjs", "vendor/")
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


def watchful(script: str, folder: Path) -> str:
    """The text of language.js, which knows the bytes of every file that a start needs."""
    sizes = {
        _name(path, folder): path.stat().st_size
        for path in kept(folder)
        if _starts(_name(path, folder))
    }
    listed = json.dumps(sizes, separators=(",", ":"))
    return filled("language.js", script, {SIZES: f"const SIZES = {listed};"})


def kept(folder: Path) -> list[Path]:
    """The files that the site needs without a network."""
    return [path for path in files_below(folder) if _needed(path.relative_to(folder))]


def _name(path: Path, folder: Path) -> str:
    """What a file is called in addresses."""
    return path.relative_to(folder).as_posix()


def _starts(name: str) -> bool:
    return name.startswith(STARTING) and not name.startswith(ON_DEMAND)


def content_hash(path: Path) -> str:
    """What sw.js computes of a file's content."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def _needed(path: Path) -> bool:
    return path.parts[0] not in ONLINE and not path.name.startswith("LICENSE")
