"""A browser that Playwright does not know, with a site of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from build.serve import ANYWHERE, Server
from tests.every_browser.driver import Driver
from tests.every_browser.marionette import Firefox
from tests.every_browser.visitor import Visitor


@pytest.fixture
def served(dist: Path) -> Iterator[Server]:
    """The site under a sub-path, as a host serves it that lets sandboxes read."""
    with Server(dist, "/some/sub-path/", headers=ANYWHERE) as server:
        yield server


@pytest.fixture
def in_firefox(firefox_path: str, served: Server) -> Iterator[Visitor]:
    yield from visiting(Firefox(firefox_path), served)


def visiting(driver: Driver, served: Server) -> Iterator[Visitor]:
    yield Visitor(driver, served.url)
    driver.close()
