"""The browsers, each with a site of its own."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from markupsafe import escape
from playwright.sync_api import Playwright

from build.serve import ANYWHERE, Server
from build.setup import chromium
from build.setup.others import WebKit
from build.site import offline, pages
from tests.every_browser.chromium import Chromium
from tests.every_browser.driver import Driver
from tests.every_browser.marionette import Firefox
from tests.every_browser.visitor import Visitor
from tests.every_browser.webdriver import Behind

# Sandboxes may read, and what comes without a network comes from the service worker.
HEADERS = {**ANYWHERE, "Cache-Control": "no-store"}


@pytest.fixture
def served(dist: Path, tmp_path: Path) -> Iterator[Server]:
    """The site under a sub-path, built for that address."""
    folder = Path(shutil.copytree(dist, tmp_path / "site"))
    with Server(folder, "/some/sub-path/", headers=HEADERS) as server:
        frame = folder / pages.FRAME
        text = frame.read_text("utf-8")
        told = text.replace(escape(pages.policy()), escape(pages.policy(server.url)))
        assert told != text
        frame.write_text(told, encoding="utf-8")
        (folder / "sw.js").write_text(offline.service_worker(folder), encoding="utf-8")
        yield server


@pytest.fixture
def in_chromium(chromium_path: str, playwright: Playwright, served: Server) -> Iterator[Visitor]:
    browser = playwright.chromium.launch(executable_path=chromium_path, args=chromium.ARGUMENTS)
    yield from visiting(Chromium(browser), served)
    browser.close()


@pytest.fixture
def in_firefox(firefox_path: str, served: Server) -> Iterator[Visitor]:
    yield from visiting(Firefox(firefox_path), served)


@pytest.fixture
def in_webkit(webkit: WebKit, served: Server) -> Iterator[Visitor]:
    yield from visiting(Behind(webkit), served)


def visiting(driver: Driver, served: Server) -> Iterator[Visitor]:
    try:
        yield Visitor(driver, served.url)
    finally:
        driver.close()
