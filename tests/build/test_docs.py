"""The API reference is made without a warning, and tells of what programs use."""

from pathlib import Path

import pytest

import anga
from build import docs

PAGES = {
    "anga/games": "ids",
    "anga/contract/game": "Line.parse_move",
    "anga/contract/environment": "Environment.mask",
    "anga/text": "observe",
    "anga/contract/position": "Position.is_legal",
    "anga/record/record": "parse_tree",
    "anga/search/levels": "search",
    "anga/service/door": "answer",
    "anga/shared/scene": "Scene",
    "anga/kit/hands": "WORDS",
}


@pytest.fixture(scope="module")
def folder() -> Path:
    return docs.build()


def test_the_package_tells_of_each_of_its_names(folder: Path) -> None:
    page = (folder / "anga.html").read_text(encoding="utf-8")
    names = set(anga.__all__) - {"games", "text"}  # modules, with pages of their own
    assert [name for name in names if f'id="{name}"' not in page] == []


@pytest.mark.parametrize("room", PAGES)
def test_each_public_room_has_its_pages(folder: Path, room: str) -> None:
    text = (folder / f"{room}.html").read_text(encoding="utf-8")
    assert f'id="{PAGES[room]}"' in text


def test_the_parts_of_games_and_the_tools_have_none(folder: Path) -> None:
    assert (folder / "index.html").is_file()
    assert not list(folder.glob("anga/games/*/*"))
    assert not list(folder.glob("anga/tools*"))
