"""Games played to be kept: each is written as it ends, and an interruption loses none."""

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from anga import games
from anga.shared.errors import AngaError, RequestError
from anga.tools import arena, cli, dataset
from anga.tools.arena import ArenaMatch
from anga.tools.parallel import Crew
from anga.tools.selfplay import Selfplay, selfplay
from build.paths import ENGINE

PLAN = Selfplay("bushi", level=0)
MATCH = ArenaMatch("bushi", "", 0, 0)


def lines(file: Path) -> list[str]:
    return sorted(file.read_text().splitlines())


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A file of twelve games."""
    file = tmp_path / "whole.jsonl"
    assert len(list(selfplay(PLAN, 12, file))) == 12
    return file


@pytest.mark.parametrize("game_id", games.ids())
def test_every_game_is_played_again_to_the_same_end(game_id: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    made = list(selfplay(Selfplay(game_id, level=0), 2, file))
    assert list(dataset.checked(file)) == made
    assert made[0]["moves"] != made[1]["moves"]


def test_each_game_is_there_as_soon_as_it_has_ended(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for number, _ in enumerate(selfplay(PLAN, 4, file), 1):
        assert len(lines(file)) == number


@pytest.mark.parametrize("torn", [b"", b'{"game":"bu'])
def test_what_was_begun_goes_on(whole: Path, tmp_path: Path, torn: bytes) -> None:
    file = tmp_path / "begun.jsonl"
    file.write_bytes(b"".join(whole.read_bytes().splitlines(keepends=True)[3:8]) + torn)
    assert len(list(selfplay(PLAN, 12, file))) == 12
    assert lines(file) == lines(whole)


def test_any_executor_will_do(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "threads.jsonl"
    with ThreadPoolExecutor(3) as pool:
        assert len(list(selfplay(PLAN, 12, file, Crew(pool=pool)))) == 12
        assert arena.run(MATCH, 8, Crew(pool=pool)) == arena.run(MATCH, 8)
    assert lines(file) == lines(whole)


def test_whoever_stops_listening_ends_the_work(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with ThreadPoolExecutor(1) as pool:
        some = selfplay(PLAN, 4000, file, Crew(pool=pool))
        next(some)
        some.close()
    assert len(lines(file)) == 1


@pytest.mark.skipif(os.name == "nt", reason="has no such signal")
@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_loses_no_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = ["bushi", "--level", "0", "--jobs", "2", "--out", str(file)]
    command = [sys.executable, "-m", "anga", "dev", "selfplay", *asked, "--games", "100000"]
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, start_new_session=True, text=True
    ) as work:
        while not file.exists() or len(lines(file)) < 5:
            assert work.poll() is None
        os.killpg(work.pid, signal.SIGINT)
        _, told = work.communicate()
    assert (work.returncode, told) == (cli.STOPPED, "Stopped.\n")
    found = {json.loads(line)["number"] for line in lines(file)}
    assert cli.main(["dev", "selfplay", *asked, "--games", str(max(found) + 3)]) == 0
    assert {json.loads(line)["number"] for line in lines(file)} == set(range(max(found) + 3))


def test_a_match_goes_on_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "match.jsonl", arena.run(MATCH, 8)
    arena.run(MATCH, 5, file=file)
    played = list[int]()

    def counted(match: ArenaMatch, number: int) -> dict[str, Any]:
        played.append(number)
        return entry(match, number)

    entry = arena._entry
    monkeypatch.setattr(arena, "_entry", counted)
    assert arena.run(MATCH, 8, file=file) == whole
    assert played == [5, 6, 7]


@pytest.mark.parametrize("other", [PLAN._replace(level=1), PLAN._replace(rules="one")])
def test_other_games_are_not_added(whole: Path, other: Selfplay) -> None:
    before = whole.read_text()
    with pytest.raises(RequestError, match=r"whole.jsonl has"):
        list(selfplay(other, 20, whole))
    assert whole.read_text() == before


def test_what_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader,\n")
    with pytest.raises(RequestError, match="line 1 is not an entry"):
        list(selfplay(PLAN, 2, file))
    assert file.read_text() == "Dear reader,\n"


@pytest.mark.parametrize(
    ("plan", "count"), [(PLAN, 0), (PLAN._replace(level=11), 1), (PLAN._replace(game="go"), 1)]
)
def test_bad_input_is_a_sentence(plan: Selfplay, count: int) -> None:
    with pytest.raises(AngaError):
        list(selfplay(plan, count))


def test_a_file_is_told_in_short(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["dev", "dataset", str(whole)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("games 12\ndifferent ")
    assert "plies " in told


FAULTS = {
    "reason": ('"reason":"mate"', '"reason":"line"', "played again 'mate'"),
    "plies": ('"plies":', '"plies":1', "plies is"),
    "moves": ('"moves":"', '"moves":"x ', "'x'"),
    "column": ('"level":0,', "", "the columns are not"),
    "kind": ('"plies":', '"plies":null,"number":', "plies cannot be None"),
    "json": ("{", "", "is not an entry"),
}


@pytest.mark.parametrize(("old", "new", "said"), FAULTS.values(), ids=FAULTS)
def test_a_wrong_line_is_found(
    whole: Path, old: str, new: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first, rest = whole.read_text().split("\n", 1)
    whole.write_text(f"{first.replace(old, new, 1)}\n{rest}")
    assert cli.main(["dev", "dataset", str(whole)]) == 2
    told = capsys.readouterr().err
    assert "whole.jsonl, line 1" in told
    assert said in told


def test_a_doubled_game_is_found(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = whole.read_text()
    whole.write_text(content + content.splitlines(keepends=True)[0])
    assert cli.main(["dev", "dataset", str(whole)]) == 2
    assert "line 13: game 0 is here twice" in capsys.readouterr().err


@pytest.fixture
def arrow(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A stand-in for pyarrow, which is large, and what was written with it."""
    written = list[Any]()
    found, parquet = ModuleType("pyarrow"), ModuleType("pyarrow.parquet")
    found.Table = type("Table", (), {"from_pylist": staticmethod(list)})  # type: ignore[attr-defined]
    parquet.write_table = lambda table, file: written.extend([table, file])  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyarrow", found)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", parquet)
    return written


def test_parquet_has_moves_and_places_as_lists(whole: Path, arrow: list[Any]) -> None:
    assert cli.main(["dev", "dataset", str(whole), "--parquet", "games.parquet"]) == 0
    rows, file = arrow
    first = json.loads(whole.read_text().splitlines()[0])
    assert file == "games.parquet"
    assert rows[0]["moves"] == first["moves"].split()
    assert rows[0]["placings"] == [first["placings"][seat] for seat in "bw"]


def test_without_pyarrow_one_learns_what_to_install(
    whole: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert cli.main(["dev", "dataset", str(whole), "--parquet", "games.parquet"]) == 2
    assert "pip install anga[parquet]" in capsys.readouterr().err
