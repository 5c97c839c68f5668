"""Work done by the workers of a real Dask scheduler, one of which dies in the middle."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path

import pytest

from anga.shared.errors import RequestError
from anga.tools import arena, dataset, parallel
from anga.tools.arena import ArenaMatch
from anga.tools.parallel import Crew
from anga.tools.selfplay import Selfplay, selfplay
from build.paths import ENGINE, ROOT

ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{ENGINE}{os.pathsep}{ROOT}"}
TASKS = 60
SOON = 60  # seconds

# Dask's own threads and sockets are closed after the tests; that is not what is tested here.
pytestmark = pytest.mark.filterwarnings("ignore")


def start(part: str, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", f"distributed.cli.dask_{part}", *arguments, "--no-dashboard"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen(command, env=ENVIRONMENT, **quiet)  # type: ignore[call-overload,no-any-return]


def eventually(wanted: object, what: str) -> None:
    """Wait until a function says yes."""
    assert callable(wanted)
    end = time.monotonic() + SOON
    while not wanted():
        assert time.monotonic() < end, what
        time.sleep(0.02)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a scheduler listens that has no workers yet."""
    told = tmp_path_factory.mktemp("dask") / "scheduler.json"
    scheduler = start(
        "scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(told)
    )
    eventually(told.exists, "the scheduler did not start")
    eventually(lambda: '"address"' in told.read_text(), "the scheduler has no address")
    text = told.read_text()
    yield text.partition('"address": "')[2].partition('"')[0]
    scheduler.kill()
    scheduler.wait()


@pytest.fixture
def workers(address: str) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Two workers of it."""
    alone = ("--nthreads", "1", "--no-nanny", "--host", "127.0.0.1")
    started = [start("worker", address, *alone) for _ in range(2)]
    yield started
    for worker in started:
        worker.kill()
        worker.wait()


def leave_a_trace(folder: str, number: int) -> int:
    """What takes a moment, and can be seen from outside."""
    (Path(folder) / f"{number}-{os.getpid()}").touch()
    time.sleep(0.05)
    return number


def test_no_result_is_lost_or_doubled_when_a_worker_dies(
    address: str, workers: list[subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    def who() -> set[str]:
        return {trace.name.partition("-")[2] for trace in tmp_path.iterdir()}

    def all_of_them() -> None:
        tasks = [(str(tmp_path), number) for number in range(TASKS)]
        results.extend(parallel.run(leave_a_trace, tasks, Crew(dask=address)))

    results: list[int] = []
    work = threading.Thread(target=all_of_them)
    work.start()
    eventually(lambda: len(who()) == 2, "two workers did not begin")
    assert len(list(tmp_path.iterdir())) < TASKS
    workers[0].kill()
    work.join(SOON)
    assert results == list(range(TASKS))


def test_games_are_kept_as_they_end_though_a_worker_dies(
    address: str, workers: list[subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    file, plan = tmp_path / "games.jsonl", Selfplay("troop", level=0)
    coming = selfplay(plan, TASKS, file, Crew(dask=address))
    next(coming)
    assert len(file.read_text().splitlines()) == 1
    workers[0].kill()
    assert len(list(coming)) == TASKS - 1
    assert sorted(dataset.checked(file), key=itemgetter("number")) == list(selfplay(plan, TASKS))


@pytest.mark.usefixtures("workers")
def test_games_played_elsewhere_end_as_they_do_here(address: str) -> None:
    match = ArenaMatch("bushi", "", 10, 1)
    assert arena.run(match, 12, Crew(dask=address)) == arena.run(match, 12)


def test_a_scheduler_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "PATIENCE", 1)
    with pytest.raises(RequestError, match="no Dask scheduler at tcp"):
        parallel.run(leave_a_trace, [], Crew(dask="tcp://127.0.0.1:9"))


def test_without_dask_one_learns_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(RequestError, match=r"pip install anga\[dask\]"):
        parallel.run(leave_a_trace, [], Crew(dask="tcp://127.0.0.1:9"))
