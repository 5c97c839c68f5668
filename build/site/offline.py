"""The service worker, which is told every file of the site and its hash."""

import hashlib
import json
from pathlib import Path

from build.cache import digest, files_below
from build.paths import SITE

SOURCE = SITE / "sw.js"
VERSION, FILES = 'const VERSION = "";', "const FILES = [];"


def service_worker(folder: Path) -> str:
    """The text of sw.js for the site in that folder."""
    source = SOURCE.read_text(encoding="utf-8")
    files = [(str(path.relative_to(folder)), content_hash(path)) for path in kept(folder)]
    listed = json.dumps(files, separators=(",", ":"))
    for old, new in (
        (VERSION, f'const VERSION = "{digest([source, listed])}";'),
        (FILES, f"const FILES = {listed};"),
    ):
        if source.count(old) != 1:
            raise ValueError(f"{SOURCE} must hold {old!r} once")
        source = source.replace(old, new)
    return source


def kept(folder: Path) -> list[Path]:
    """The files that the site needs without a network."""
    return [path for path in files_below(folder) if _needed(path.relative_to(folder))]


def content_hash(path: Path) -> str:
    """What sw.js computes of a file's content."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def _needed(path: Path) -> bool:
    return path.parts[0] not in {"wheel", "sw.js"} and not path.name.startswith("LICENSE")
