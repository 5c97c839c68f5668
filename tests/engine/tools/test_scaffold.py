"""`anga new`: a game that lacks nothing but its golden file. CONTRIBUTING's test plays it."""

from pathlib import Path

import pytest

from anga import games
from anga.shared.errors import RequestError
from anga.tools import scaffold


def test_a_game_is_made_in_the_folder_that_is_named(tmp_path: Path) -> None:
    home = scaffold.make("hoshi", tmp_path)
    assert home == tmp_path / "hoshi"
    made = {str(file.relative_to(home)) for file in home.rglob("*") if file.is_file()}
    assert {
        "__init__.py",
        "rules/position.py",
        "words.py",
        "perft.toml",
        "guide/articles.toml",
    } <= made
    for file in made:
        text = (home / file).read_text(encoding="utf-8")
        assert "gameid" not in text
        assert "GameName" not in text
        assert not file.endswith(".txt")


def test_without_a_folder_it_is_among_the_other_games() -> None:
    assert (scaffold.usual() / "bushi" / "__init__.py").is_file()


@pytest.mark.parametrize("game_id", ["", "Hoshi", "ho-shi", "ほし", "9", "class", "../x", "bushi"])
def test_a_bad_or_taken_id_is_refused_and_nothing_is_made(game_id: str, tmp_path: Path) -> None:
    with pytest.raises(RequestError) as caught:
        scaffold.make(game_id, tmp_path)
    assert caught.value.text == game_id
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    scaffold.make("hoshi", tmp_path)
    with pytest.raises(RequestError, match="already"):
        scaffold.make("hoshi", tmp_path)
    assert "hoshi" not in games.ids()
