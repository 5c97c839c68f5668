"""What the README says and shows is true."""

import doctest
import re
from pathlib import Path

import pytest

from anga import games

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
JAPANESE = ROOT / "README.ja.md"
TEXT = README.read_text(encoding="utf-8")
LINES = {"python": 10, "html": 3}  # of an example, at most
PICTURE = (1280, 800, 400_000)  # pixels, and bytes at most


@pytest.mark.parametrize("file", [README, JAPANESE])
def test_the_example_runs(file: Path) -> None:
    result = doctest.testfile(str(file), module_relative=False, encoding="utf-8")
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_examples_are_short() -> None:
    for language, most in LINES.items():
        example = TEXT.split(f"```{language}\n")[1].split("```")[0]
        lines = example.splitlines()
        code = [line for line in lines if line.startswith((">>>", "..."))]
        assert 0 < len(code or lines) <= most


def test_every_game_is_named_with_its_inventor() -> None:
    for game in map(games.get, games.ids()):
        credit = game.words["credit"]
        row = row_of(TEXT, game.name())
        assert game.words["kana"]["en"] in row
        assert credit["en"] in row
        row = row_of(JAPANESE.read_text(encoding="utf-8"), game.name("ja"))
        assert game.name() in row


def row_of(text: str, name: str) -> str:
    """The row of the table of games that begins with a name."""
    return next(row for row in text.splitlines() if row.startswith(f"| **{name}**"))


def test_the_picture_is_there_and_light() -> None:
    wide, high, heaviest = PICTURE
    (name,) = re.findall(r"^!\[.+\]\((.+)\)$", TEXT, re.MULTILINE)
    picture = (ROOT / name).read_bytes()
    size = [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)]  # of a PNG's header
    assert size == [wide, high]
    assert len(picture) < heaviest


def test_its_files_are_there() -> None:
    linked = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", TEXT + JAPANESE.read_text(encoding="utf-8"))
    assert "CONTRIBUTING.md" in linked
    assert [name for name in linked if not (ROOT / name).exists()] == []
