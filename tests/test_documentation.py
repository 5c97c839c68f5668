"""What the documentation shows is true: each example runs and prints what the page says."""

import doctest
import json
import re
import shlex
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import anga
from anga import games
from anga.tools import cli
from build.paths import ENGINE, ROOT
from tests.notebook import run_cell
from tests.test_voice import FORBIDDEN
from words import MESSAGES

FOLDER = ENGINE / "docs"
NOTEBOOK = FOLDER / "first-steps.ipynb"
PAGES = sorted(FOLDER.glob("*.md"))
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```.*$", re.MULTILINE)
TERMINAL = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
BOARD = re.compile(r"^<anga-board.*?</anga-board>", re.MULTILINE | re.DOTALL)
RUN = {"console", "html", "python"}  # the examples that are tried, and the line for a page
WITHOUT = {"new-game"}  # it is a part of CONTRIBUTING, whose own test makes a game by it


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_every_example_runs(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert set(re.findall(r"^```(\w+)", text, re.MULTILINE)) <= RUN
    assert all(example.startswith(">>> ") for example in PYTHON.findall(text))
    unfenced = FENCE.sub("", text)  # else an end of a fence would be a part of what is printed
    examples = doctest.DocTestParser().get_doctest(unfenced, {}, file.stem, str(file), 0)
    result = doctest.DocTestRunner().run(examples)
    assert result.failed == 0
    assert result.attempted or file.stem in WITHOUT


def commands() -> list[tuple[str, str]]:
    """The commands of all pages, and what each prints."""
    found = []
    for page in PAGES:
        for example in TERMINAL.findall(page.read_text(encoding="utf-8")):
            for command in example.split("$ anga ")[1:]:
                given, _, printed = command.partition("\n")
                found.append((given, printed))
    return found


@pytest.mark.parametrize(("given", "printed"), commands())
def test_every_command_prints_what_the_page_says(given: str, printed: str) -> None:
    heard = StringIO()
    with redirect_stdout(heard):
        assert not cli.main(shlex.split(given))
    assert heard.getvalue() == printed


def test_every_public_name_is_on_the_page_about_them() -> None:
    told = set(re.findall(r"`(\w+)`", (FOLDER / "api.md").read_text(encoding="utf-8")))
    assert set(anga.__all__) - told == set()


def test_every_game_has_a_chapter_and_its_size_in_the_table() -> None:
    chapters = (FOLDER / "games.md").read_text(encoding="utf-8")
    table = (FOLDER / "environments.md").read_text(encoding="utf-8")
    for game_id in games.ids():
        assert f"\n## {games.get(game_id).name()}\n" in chapters
        field = anga.environment(game_id)
        rows, columns = field.field()
        actions, planes = field.actions(), len(field.planes())
        assert f"\n| `{game_id}` | {actions} | {planes} | {rows} × {columns} |\n" in table


def test_what_is_put_into_pages_leads_to_the_game_without_scripts_too() -> None:
    texts = [(ROOT / "README.md").read_text("utf-8"), (FOLDER / "embedding.md").read_text("utf-8")]
    boards = [board for text in texts for board in BOARD.findall(text)]
    assert len(boards) == 3
    for board in boards:
        assert '<a href="' in board


def test_what_is_copied_is_named_as_the_site_names_it() -> None:
    told = (FOLDER / "embedding.md").read_text("utf-8")
    names = set(re.findall(r"[Cc]opy “(.*?)”", told))
    assert names
    assert names <= {words["en"] for words in MESSAGES.values()}


def test_the_pages_speak_as_the_site_does() -> None:
    for page in PAGES:
        told = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for language, pattern, instead in FORBIDDEN:
            assert language != "en" or not re.search(pattern, told), (page.name, pattern, instead)


def test_the_notebook_gives_what_it_shows(request: pytest.FixtureRequest) -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, 1):
        given = run_cell("".join(cell["source"]), names)
        for output in given:
            if "data" in output:
                output["execution_count"] = number
        if request.config.getoption("update"):
            cell.update(outputs=given, execution_count=number)
        assert plain(cell["outputs"]) == plain(given)
    if request.config.getoption("update"):
        text = json.dumps(notebook, ensure_ascii=False, indent=1)
        NOTEBOOK.write_text(text + "\n", encoding="utf-8")
    assert sum("image/svg+xml" in str(cell["outputs"]) for cell in cells) == 2


def plain(outputs: list[dict[str, Any]]) -> str:
    """Outputs as text, of their pictures only the titles: drawings may change."""
    text = json.dumps(outputs, ensure_ascii=False, sort_keys=True)
    return re.sub(r"<svg.*?(<title>.*?</title>).*?</svg>", r"\1", text)


def test_the_ten_lines_are_ten() -> None:
    text = (FOLDER / "ten-lines.txt").read_text(encoding="utf-8")
    assert len(text.splitlines()) == 10
