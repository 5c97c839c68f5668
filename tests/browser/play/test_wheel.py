"""Another site takes the engine from ours: a stock Pyodide of another origin, by lock file."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from build.paths import MODULES
from build.serve import Server

PAGE = "<!doctype html><title>Someone else's page</title>"

PLAY = """
async ([pyodide, lock]) => {
  const { loadPyodide } = await import(pyodide);
  const python = await loadPyodide({ lockFileURL: lock });
  await python.loadPackage("anga");
  return python.runPython(`
      from anga import games
      position = games.get("bushi").start()
      str(position.play(position.parse_move("Nb")))
  `);
}
"""


@pytest.fixture
def stock(tmp_path: Path) -> Iterator[Server]:
    """Another origin, with a page and Pyodide as its makers ship it."""
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "pyodide").symlink_to(MODULES / "pyodide")
    with Server(tmp_path) as server:
        yield server


@pytest.fixture
def headers() -> dict[str, str]:
    return {"Access-Control-Allow-Origin": "*"}


def test_a_stock_pyodide_elsewhere_loads_anga_and_plays_a_move(
    browser: Browser, served: Server, stock: Server
) -> None:
    page = browser.new_page()
    page.goto(stock.url)
    lock = f"{served.url}wheel/pyodide-lock.json"
    assert page.evaluate(PLAY, [f"{stock.url}pyodide/pyodide.mjs", lock]) == "Nb -- w"
    page.close()
    fetched = {path.rpartition("/")[2] for path in served.requests}
    assert fetched == {"pyodide-lock.json", "anga-0.1.0-cp314-none-any.whl"}
