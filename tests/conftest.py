"""What all tests share."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import dist as site
from build.paths import CACHE


@pytest.fixture(scope="session")
def dist(request: pytest.FixtureRequest) -> Path:
    """The folder of the built site, brought up to date in front of everyone."""
    capture = request.config.pluginmanager.getplugin("capturemanager")
    if capture is None:
        return site.build()
    with capture.global_and_fixture_disabled():
        return site.build()


@pytest.fixture
def scratch() -> Iterator[Path]:
    """An empty folder that Pyodide under Node can see too."""
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        yield Path(folder)
