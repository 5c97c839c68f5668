"""The data of a release are complete, described, and made only once."""

import json
import re
import zipfile
from pathlib import Path

import pytest

from anga import games
from anga.tools import dataset
from build import data
from build.build_error import BuildError

TEXT = data.ABOUT.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "made"
    data.make(folder, 2, level=0)
    return folder


def rows(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_there_are_games_of_every_game(made: Path) -> None:
    assert {file.stem for file in (made / "games").iterdir()} == set(games.ids())
    for file in (made / "games").iterdir():
        assert len(list(dataset.checked(file))) == 2


def test_every_column_is_described(made: Path) -> None:
    described = {name for line in re.findall(r"^\| (`.+?) \|", TEXT, re.MULTILINE)
                 for name in re.findall(r"`(\w+)`", line)}  # fmt: skip
    found = {name for file in made.rglob("*.jsonl") for row in rows(file) for name in row}
    found |= {
        name for file in made.glob("*.tsv") for name in file.read_text().split("\n")[0].split()
    }
    assert found == described


def test_solved_positions_and_counts_are_right(made: Path) -> None:
    solved = (made / "solved-bushi.tsv").read_text().splitlines()[1:]
    assert len(solved) > 1000
    assert all(re.fullmatch(r"[^\t]+\t([WL]\t\d+|D\t)", line) for line in solved)
    for row in rows(made / "perft.jsonl"):
        if row["depth"] == 1:
            position = games.get(str(row["game"])).parse(str(row["position"]), str(row["rules"]))
            assert len(position.legal()) == row["leaves"]


def test_what_has_been_made_is_not_made_again(made: Path) -> None:
    file = made / "games" / "troop.jsonl"
    before = file.read_bytes()
    packed = data.make(made, 2, level=0)
    assert file.read_bytes() == before
    with zipfile.ZipFile(packed) as archive:
        assert {"DATA.md", "perft.jsonl", "games/troop.jsonl"} <= set(archive.namelist())


def test_the_site_has_the_first_games(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "SHOWN", 1)
    data.show(tmp_path, made)
    assert [row["number"] for row in rows(tmp_path / "games" / "troop.jsonl")] == [0]
    assert (tmp_path / "perft.jsonl").read_bytes() == (made / "perft.jsonl").read_bytes()


def test_without_data_one_learns_how_to_make_them(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="python3 build data"):
        data.show(tmp_path, tmp_path / "nowhere")
