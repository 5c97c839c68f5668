"""What all tests share."""

from pathlib import Path

import pytest

from build import dist as site


@pytest.fixture(scope="session")
def dist(request: pytest.FixtureRequest) -> Path:
    """The folder of the built site, brought up to date in front of everyone."""
    capture = request.config.pluginmanager.getplugin("capturemanager")
    if capture is None:
        return site.build()
    with capture.global_and_fixture_disabled():
        return site.build()
