"""`anga check`: whatever a game lacks is told in a sentence, and nothing else is."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from anga.guide import articles
from anga.tools import checkup, scaffold
from build.paths import ENGINE
from tests.engine.playouts import every_game

Edit = Callable[[Path], None]


def check(folder: Path, game_id: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "anga", "check", game_id],
        env={**os.environ, "PYTHONPATH": str(ENGINE), "ANGA_GAMES": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


@every_game
def test_our_own_games_lack_nothing(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their perft tables and guides have tests of their own; here the least will do."""
    monkeypatch.setattr(checkup, "MOST_LEAVES", 100)
    monkeypatch.setattr(checkup, "SEEDS", 1)
    monkeypatch.setattr(articles, "check", lambda _: [])
    assert list(checkup.missing(game_id)) == []


def test_a_game_that_there_is_not_is_bad_input(tmp_path: Path) -> None:
    done = check(tmp_path, "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert "chess" in done.stderr


def replacing(file: str, old: str, new: str) -> Edit:
    def edit(home: Path) -> None:
        text = (home / file).read_text(encoding="utf-8")
        assert old in text
        (home / file).write_text(text.replace(old, new), encoding="utf-8")

    return edit


def removing(file: str) -> Edit:
    return lambda home: (home / file).unlink()


# Things that can be missing at the same time, each with what is said of it.
BREAKS: dict[str, dict[str, Edit]] = {
    "words": {
        "The words lack 'kana'": replacing("words.py", '"kana":', '"no-kana":'),
        "The words lack 'seat:o'": replacing("words.py", '"seat:o":', '"seat:p":'),
        "The words lack 'reason:row'": replacing("words.py", '"reason:row":', '"reason:x":'),
        "The words lack 'description'": replacing("words.py", '"description":', '"told":'),
        "'reason:full' has no text in 'ja'": replacing("words.py", '"盤が埋まった"', '""'),
        "'stone' has not the same places": replacing("words.py", "{0}の石", "石"),
    },
    "files": {
        "There is no perft.toml": removing("perft.toml"),
        "There is no guide/articles.toml": removing("guide/articles.toml"),
        "'board-mid' is there already": replacing("view/scene.py", "hoshi-sand", "board-mid"),
        "neither evaluate nor every_position": replacing(
            "__init__.py", "    evaluate=evaluate.evaluate,\n", ""
        ),
    },
    "what they hold": {
        "has 72 leaves at depth 2, not 73": replacing("perft.toml", "72", "73"),
        "article 'draw'": replacing("guide/articles.toml", '"full" }', '"row" }'),
        "article 'row'": replacing("guide/articles.toml", "a1 a2", "a1 a1"),
        "colour 'jade'": replacing("view/scene.py", '"black", "line"', '"jade", "line"'),
        "no look 'star'": replacing("view/scene.py", '"look": seat', '"look": "star"'),
    },
    "schema": {"unknown keys": replacing("guide/articles.toml", "ours =", "our =")},
    "id": {"its folder is named 'hoshi'": replacing("__init__.py", 'id="hoshi"', 'id="star"')},
    "game": {"holds no GAME": replacing("__init__.py", "GAME =", "GAMES =")},
}


@pytest.mark.parametrize("broken", BREAKS)
def test_what_is_missing_is_told(broken: str, tmp_path: Path) -> None:
    home = scaffold.make("hoshi", tmp_path)
    for edit in BREAKS[broken].values():
        edit(home)
    done = check(tmp_path, "hoshi")
    assert (done.returncode, done.stderr) == (1, "")
    told = [line for line in done.stdout.splitlines() if "golden" not in line]
    for sentence in BREAKS[broken]:
        assert sentence in done.stdout
    assert all(any(sentence in line for sentence in BREAKS[broken]) for line in told), told


def test_a_game_that_decides_nothing_lacks_nothing(tmp_path: Path) -> None:
    home = scaffold.make("hoshi", tmp_path)
    replacing("guide/articles.toml", "ours = true", "ours = false")(home)
    done = check(tmp_path, "hoshi")
    assert [line for line in done.stdout.splitlines() if "golden" not in line] == []


def test_a_golden_file_is_asked_for_and_how_it_is_written(tmp_path: Path) -> None:
    scaffold.make("hoshi", tmp_path)
    done = check(tmp_path, "hoshi")
    assert done.returncode == 1
    assert done.stdout.startswith("There is no golden file hoshi.txt in ")
    assert "`python3 build test tests/engine/golden -k hoshi --update` writes it." in done.stdout
    (tmp_path / "golden").mkdir()
    (tmp_path / "golden" / "hoshi.txt").touch()
    done = check(tmp_path, "hoshi")
    assert (done.returncode, done.stdout) == (0, "Nothing is missing in hoshi.\n")
