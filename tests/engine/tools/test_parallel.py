"""Work done by several processes comes out as if done by one."""

import operator
import os
import signal
from collections.abc import Collection
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor, wait
from typing import Any

import pytest

from anga.shared.errors import RequestError
from anga.tools import parallel, tune
from anga.tools.parallel import Crew
from anga.tools.tune import TuningPlan

TASKS = [(number, 7) for number in range(30)]
PRODUCTS = [7 * number for number in range(30)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert parallel.run(operator.mul, TASKS, Crew(jobs)) == PRODUCTS


def test_any_executor_will_do() -> None:
    with ThreadPoolExecutor(3) as pool:
        assert list(parallel.run_tasks(operator.mul, TASKS, pool)) == PRODUCTS


class Backwards(Executor):
    """Does what is to be done the last first, once everything has been handed in."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting: list[tuple[Future[Any], Any, Any]] = []

    def submit(self, function: Any, /, *task: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, function, task))
        if len(self.waiting) == self.count:
            for late, work, arguments in reversed(self.waiting):
                late.set_result(work(*arguments))
        return future


def test_whichever_ends_first_no_result_is_lost_or_doubled() -> None:
    assert list(parallel.run_tasks(operator.mul, TASKS, Backwards(len(TASKS)))) == PRODUCTS


@pytest.mark.skipif(os.name == "nt", reason="has no such signal")
@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(("work", "awaited"), [("as_they_come", len(TASKS)), ("run", 1)])
def test_ctrl_c_is_heard_only_where_no_future_is_locked(
    monkeypatch: pytest.MonkeyPatch, work: str, awaited: int
) -> None:
    waited, came = list[int](), list[int]()

    def interrupted(futures: Collection[Future[int]], *how: Any) -> Any:
        os.kill(os.getpid(), signal.SIGINT)
        waited.append(len(futures))
        return wait(futures, *how)

    monkeypatch.setattr(parallel, "wait", interrupted)
    with ThreadPoolExecutor(3) as pool, pytest.raises(KeyboardInterrupt):
        came.extend(getattr(parallel, work)(operator.mul, TASKS, Crew(pool=pool)))
    assert (waited, came) == ([awaited], [])
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_terminal_shows_how_many_are_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert parallel.run(operator.mul, TASKS) == PRODUCTS
    told = capsys.readouterr().err
    assert told.count("\r") == len(TASKS)
    assert told.endswith(f"{'█' * parallel.WIDTH} 30/30\n")


def test_so_many_at_once_learn_the_same() -> None:
    plan = TuningPlan("troop", 5, 1, level=1)
    assert next(tune.rounds(plan, Crew(2))) == next(tune.rounds(plan))


def test_no_jobs_are_no_way_to_learn() -> None:
    with pytest.raises(RequestError):
        next(tune.rounds(TuningPlan("troop", 5), Crew(0)))


@pytest.mark.skipif(os.name == "nt", reason="has no such signal")
@pytest.mark.usefixtures("interruptible")
def test_workers_that_ctrl_c_has_ended_first_are_no_error() -> None:
    def break_down(pressed: bool) -> None:
        with parallel._interrupts_held():
            if pressed:
                os.kill(os.getpid(), signal.SIGINT)
            raise BrokenExecutor

    with pytest.raises(KeyboardInterrupt):
        break_down(pressed=True)
    with pytest.raises(BrokenExecutor):
        break_down(pressed=False)
