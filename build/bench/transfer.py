"""The bytes that a first visit transfers, as they are and compressed."""

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import brotli
from playwright.sync_api import sync_playwright

from build.bench.startup import BOARD, WAIT, MeasuredPage
from build.paths import CACHE
from build.serve import Server
from build.setup import chromium
from build.site.offline import content_hash

KNOWN = CACHE / "sizes.json"  # to compress ten megabytes well takes half a minute


class Size(NamedTuple):
    """Bytes as they are, and as compressed by a server."""

    raw: int
    gzip: int
    brotli: int


def fetched(site: MeasuredPage, mark: str) -> list[Path]:
    """The files that a page has requested by the time it sets a mark."""
    with sync_playwright() as playwright, Server(site.folder) as server:
        browser = chromium.launch(playwright)
        page = browser.new_context(service_workers="block").new_page()
        if mark == BOARD:  # what a page requests next, its engine, may come before we look
            page.route("**/engine.py", lambda route: route.abort())
        page.goto(server.url + site.page, wait_until="commit")
        page.evaluate(WAIT, mark)
        browser.close()
    names = {path.removeprefix("/") or "index.html" for path in server.requests}
    return sorted(site.folder / name for name in names if (site.folder / name).is_file())


def size(files: Iterable[Path]) -> Size:
    """The total size of some files."""
    known = json.loads(KNOWN.read_text()) if KNOWN.exists() else {}
    sizes = []
    for path in files:
        name = content_hash(path)
        if name not in known:
            known[name] = _size(path.read_bytes())
        sizes.append(known[name])
    KNOWN.write_text(json.dumps(known))
    return Size(*(sum(column) for column in zip(*sizes, strict=True)))


def _size(content: bytes) -> Size:
    return Size(len(content), len(gzip.compress(content, 9)), len(brotli.compress(content)))
