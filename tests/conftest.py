"""What all tests share."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest

from build.paths import CACHE, DIST
from build.setup import chromium, others
from build.site import dist as site
from build.testing.run import BUILT, EVERYTHING, QUICK
from tests import thoroughness

UNTRIED = "Not tried:"  # of a browser


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="the long random tests, too")
    parser.addoption(QUICK, action="store_true", help="without the built site and browsers")
    parser.addoption("--update", action="store_true", help="take golden files anew")


def pytest_configure(config: pytest.Config) -> None:
    thoroughness.choose(config.getoption("thorough"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `thorough`, unless it is asked for, and all that is not quick."""
    if config.getoption("quick"):
        items[:] = [item for item in items if is_quick(item)]
    if not config.getoption("thorough"):
        for item in items:
            if item.get_closest_marker("thorough"):
                item.add_marker(pytest.mark.skip(reason="only with --thorough"))


def is_quick(item: pytest.Item) -> bool:
    """Whether a test asks for neither the built site nor a browser."""
    return EVERYTHING.isdisjoint(getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session", autouse=True)
def delete_output_dir() -> None:
    """In place of pytest-playwright's: the command empties that folder, and no worker does."""


@pytest.fixture(scope="session")
def dist(request: pytest.FixtureRequest) -> Path:
    """The folder of the built site, brought up to date in front of everyone.

    Tests that run in parallel share what the first of them builds.
    """
    if BUILT in os.environ:
        return DIST
    with aloud(request.config):
        return site.current()


@pytest.fixture(scope="session")
def chromium_path(request: pytest.FixtureRequest) -> str:
    """Where Chromium is, or has been put just now."""
    with aloud(request.config):
        return chromium.executable()


@pytest.fixture(scope="session")
def firefox_path(request: pytest.FixtureRequest) -> str:
    """Where Firefox is, or has been put just now; its tests are skipped where it cannot be."""
    with aloud(request.config):
        return others.firefox() or pytest.skip(f"{UNTRIED} Firefox, which cannot be installed here")


@pytest.fixture(scope="session")
def webkit(request: pytest.FixtureRequest) -> others.WebKit:
    """What drives WebKit, in the same way."""
    with aloud(request.config):
        return others.webkit() or pytest.skip(f"{UNTRIED} WebKit, which cannot be installed here")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which browsers were not tried."""
    reasons = {str(skipped.longrepr[2]) for skipped in terminalreporter.stats.get("skipped", [])}
    for reason in sorted(reason for reason in reasons if UNTRIED in reason):
        terminalreporter.write_line(reason, yellow=True)


def aloud(config: pytest.Config) -> AbstractContextManager[None]:
    """Let what takes long be seen."""
    capture = config.pluginmanager.getplugin("capturemanager")
    return capture.global_and_fixture_disabled() if capture else nullcontext()


@pytest.fixture
def scratch() -> Iterator[Path]:
    """An empty folder that Pyodide under Node can see too."""
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        yield Path(folder)
