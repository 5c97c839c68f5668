"""`anga check`: whatever a game lacks is told in a sentence, and nothing else is."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

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
def test_our_own_games_lack_nothing(game_id: str) -> None:
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


BREAKS: dict[str, tuple[Edit, str]] = {
    "kana": (replacing("words.py", '"kana":', '"no-kana":'), "The words lack 'kana'"),
    "seat": (replacing("words.py", '"seat:o":', '"seat:p":'), "The words lack 'seat:o'"),
    "end": (replacing("words.py", '"reason:row":', '"reason:x":'), "lack 'reason:row'"),
    "move": (replacing("words.py", '"description":', '"told":'), "lack 'description'"),
    "language": (replacing("words.py", '"三つ並んだ"', '""'), "'reason:row' has no text in 'ja'"),
    "places": (replacing("words.py", "{0}の石", "石"), "'stone' has not the same places"),
    "perft": (removing("perft.toml"), "There is no perft.toml"),
    "count": (replacing("perft.toml", "72", "73"), "has not 73 leaves at depth 2"),
    "guide": (removing("guide/articles.toml"), "There is no guide/articles.toml"),
    "claim": (replacing("guide/articles.toml", '"full" }', '"row" }'), "article 'draw'"),
    "record": (replacing("guide/articles.toml", "a1 a2", "a1 a1"), "article 'row'"),
    "schema": (replacing("guide/articles.toml", "ours =", "our ="), "unknown keys"),
    "colour": (replacing("scene.py", '"black", "line"', '"jade", "line"'), "colour 'jade'"),
    "taken": (replacing("scene.py", "hoshi-sand", "board-mid"), "'board-mid' is there already"),
    "look": (replacing("scene.py", '"look": seat', '"look": "star"'), "no look 'star'"),
    "value": (
        replacing("__init__.py", "    evaluate=evaluate.evaluate,\n", ""),
        "neither evaluate nor every_position",
    ),
    "id": (replacing("__init__.py", 'id="hoshi"', 'id="star"'), "its folder is named 'hoshi'"),
    "game": (replacing("__init__.py", "GAME =", "GAMES ="), "holds no GAME"),
}


@pytest.mark.parametrize("broken", BREAKS)
def test_what_is_missing_is_told(broken: str, tmp_path: Path) -> None:
    edit, sentence = BREAKS[broken]
    edit(scaffold.make("hoshi", tmp_path))
    done = check(tmp_path, "hoshi")
    assert (done.returncode, done.stderr) == (1, "")
    assert sentence in done.stdout


def test_a_golden_file_is_asked_for_and_how_it_is_written(tmp_path: Path) -> None:
    scaffold.make("hoshi", tmp_path)
    done = check(tmp_path, "hoshi")
    assert done.returncode == 1
    assert done.stdout.startswith("There is no golden file hoshi.txt in ")
    assert "tests.engine.golden.playthrough hoshi" in done.stdout
    (tmp_path / "golden").mkdir()
    (tmp_path / "golden" / "hoshi.txt").touch()
    done = check(tmp_path, "hoshi")
    assert (done.returncode, done.stdout) == (0, "Nothing is missing in hoshi.\n")
