"""What CONTRIBUTING says is true: its commands run, its examples too, and the files are there."""

import ast
import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from anga.tools import checkup
from build.commands import HELP
from build.paths import ROOT

PAGE = ROOT / "CONTRIBUTING.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMANDS = "\n".join(re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL))
PATHS = sorted(set(re.findall(r"`((?:engine|site|tests|build)/[\w./-]+)`", TEXT)))

# Instead of what is installed. The tests of the new game run in this process's Python, and alone.
ANGA = f"""#!/bin/sh
PYTHONPATH={ROOT}/engine exec {sys.executable} -m anga "$@"
"""
PYTHON = f"""#!/bin/sh
[ "$1 $2" = "build test" ] || exit 64
shift 2
PYTHONPATH={ROOT} exec {sys.executable} -m pytest -q -p no:cacheprovider "$@"
"""


def test_a_new_game_is_made_as_the_page_says(tmp_path: Path) -> None:
    done = follow(tmp_path, COMMANDS)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "Nothing is missing in hoshi." in done.stdout
    assert re.search(r"\b[1-9]\d+ passed", done.stdout)
    for file in (tmp_path / "my-games" / "hoshi").rglob("*.py"):
        ast.parse(file.read_text(encoding="utf-8"))


def test_following_the_page_can_fail(tmp_path: Path) -> None:
    assert follow(tmp_path, COMMANDS.replace("anga new hoshi", "anga new Hoshi")).returncode


def follow(home: Path, commands: str) -> subprocess.CompletedProcess[str]:
    """Run commands in a home without anything else in it."""
    for name, script in (("anga", ANGA), ("python3", PYTHON)):
        file = home / "bin" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(script, encoding="utf-8")
        file.chmod(0o755)
    path = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands],
        cwd=ROOT,
        env={**os.environ, "HOME": str(home), "PATH": path, "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_engine_is_used_in_a_notebook_as_the_page_says() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted >= 7
    assert result.failed == 0


@pytest.mark.parametrize("path", PATHS)
def test_every_file_that_the_page_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_the_page_tells_of_every_command_of_the_build() -> None:
    table = TEXT.split("## The commands")[1].split("\n## ")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == set(HELP)


def test_the_files_that_the_page_links_to_are_there() -> None:
    linked = re.findall(r"\]\(([^)#]+)", TEXT)
    assert "GLOSSARY.md" in linked
    assert [name for name in linked if not (ROOT / name).exists()] == []


STEPS = re.findall(r"^\d+\. (.*)$", TEXT, re.MULTILINE)
PLACES = [place for step in STEPS for place in re.findall(r"`([\w/]+\.py)` `(\w+)`", step)]
ROOMS = re.findall(r"^\| (`.*?) \|.*\| (`.*?) \|$", TEXT, re.MULTILINE)


@pytest.mark.parametrize(("file", "name"), PLACES)
def test_the_way_of_a_touch_leads_through_what_there_is(file: str, name: str) -> None:
    source = (ROOT / "site" / "app" / file).read_text(encoding="utf-8")
    assert re.search(rf"^\s*(class|def|async def) {name}\b", source, re.MULTILINE)


def test_the_map_shows_every_room() -> None:
    assert len(PLACES) > len(STEPS) > 9
    shown = {room for rooms, _ in ROOMS for room in re.findall(r"`([\w/]+)`", rooms)}
    app = ROOT / "site" / "app"
    there = {str(file.parent.relative_to(app)) for file in app.rglob("__init__.py")}
    assert shown == there
    for rooms, files in ROOMS:
        folders = [app / room for room in re.findall(r"`([\w/]+)`", rooms)]
        for file in re.findall(r"`([\w.]+)`", files):
            assert any((folder / file).is_file() for folder in folders), file


def test_the_page_names_every_word_that_no_game_can_do_without() -> None:
    assert all(f"`{slug}`" in TEXT for slug in checkup.WORDS)
