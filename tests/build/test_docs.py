"""The documentation is made without a warning, and its reference tells of what programs use."""

import re
from pathlib import Path

import pytest

import anga
from build import docs
from build.site import pages as site

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
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("docs")
    docs.fill(target)
    return target / docs.API


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


def test_each_text_has_its_page_and_nothing_is_left_of_the_making(folder: Path) -> None:
    pages = {path.stem for path in folder.parent.glob("*.html")}
    assert pages == {path.stem for path in docs.TEXTS.glob("*.md")} | {"search"}
    assert not [name for name in docs.REST if (folder.parent / name).exists()]


def test_every_page_keeps_the_policy_without_inline_code(folder: Path) -> None:
    policy = site.policy().replace("'", "&#39;")
    for page in folder.parent.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert f'content="{policy}"' in text, page
        assert not re.search(r"<style|<script(?![^>]* src=)|<[^>]*\s(style|on\w+)=", text), page


def test_a_page_has_no_foreign_files(folder: Path) -> None:
    for page in folder.parent.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        found = re.findall(r'<(?:script|link|img)\b[^>]*(?:src|href)="([^"?]*)', text)
        inside = [name for name in found if not name.startswith(("../icons/", "data:"))]
        assert [name for name in inside if not (page.parent / name).is_file()] == [], page
