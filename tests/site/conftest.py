"""What the tests of the page's modules share."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from build.setup import node
from build.site import dist, openings, styles
from build.site.pages import SiteAddress
from tests.site.dom.page import Page


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site's pages and their data, and nothing else."""
    target = tmp_path_factory.mktemp("site")
    node.ready()
    games = dist.write_data(target)
    dist.write_pages(target, games, SiteAddress())
    colours = openings.colours()
    (target / "style.css").write_text(styles.styles(colours), encoding="utf-8")
    return target


@pytest.fixture
def visit(site: Path) -> Iterator[Callable[..., Page]]:
    """Open a page, which is closed at the end."""
    with ExitStack() as opened:

        def visit(name: str, fragment: str = "", **how: Any) -> Page:
            return opened.enter_context(Page(site, name, fragment, **how))

        yield visit
