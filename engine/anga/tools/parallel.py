"""Parallel work on many tasks, in processes, on other machines, or by a given executor."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from threading import current_thread, main_thread
from typing import Any, NamedTuple, TypeVar

from anga.shared.errors import RequestError

T = TypeVar("T")

PATIENCE = 10  # seconds until a scheduler that does not answer is not there
TICK = 0.2  # seconds after which Ctrl-C is heard at the latest
AHEAD = 1000  # tasks handed in at once, more than there will be workers
WIDTH = 40  # of the progress bar, in characters


def run_tasks(
    function: Callable[..., T], tasks: Sequence[tuple[Any, ...]], pool: Executor | None = None
) -> Iterator[T]:
    """The function's result for each task, in order; without a pool they are computed here.

    Function, tasks and results must be picklable.
    """
    if pool is None:
        yield from show_progress((function(*task) for task in tasks), len(tasks))
        return
    with _interrupts_held() as interrupt:
        waiting = [pool.submit(function, *task) for task in tasks]
        yield from show_progress((_result(future, interrupt) for future in waiting), len(tasks))


class Crew(NamedTuple):
    """The workers: a number of local processes, those of a Dask scheduler at an address, or a pool.

    A pool is any executor, and belongs to the caller, who ends it.
    """

    jobs: int = 1
    dask: str | None = None
    pool: Executor | None = None


ALONE = Crew()


def run(
    function: Callable[..., T], tasks: Sequence[tuple[Any, ...]], crew: Crew = ALONE
) -> list[T]:
    """The function's results for all tasks, by a crew. Raises RequestError if it is empty."""
    with at_work(crew) as pool:
        return list(run_tasks(function, tasks, pool))


def as_they_come(
    function: Callable[..., T], tasks: Iterable[tuple[Any, ...]], crew: Crew = ALONE
) -> Iterator[T]:
    """The function's results in the order in which they are there; the tasks may be endless.

    What has not begun when the iterator is closed or interrupted is never done.
    """
    with at_work(crew) as pool:
        if pool is None:
            yield from (function(*task) for task in tasks)
        else:
            yield from _completed(pool, function, iter(tasks), own=isinstance(pool, _OwnPool))


class _OwnPool(ProcessPoolExecutor):
    """Local processes; whoever leaves them cancels what has not begun.

    Python 3.11 prints a traceback where a future is cancelled while Ctrl-C ends the workers, unless
    the pool cancels it itself.
    """

    def __exit__(self, *_: object) -> None:
        self.shutdown(wait=True, cancel_futures=True)


def _completed(
    pool: Executor, function: Callable[..., T], tasks: Iterator[tuple[Any, ...]], *, own: bool
) -> Iterator[T]:
    waiting: set[Future[T]] = set()
    with _interrupts_held() as interrupt:
        try:
            waiting |= {pool.submit(function, *task) for task in islice(tasks, AHEAD)}
            while waiting:
                done = wait(waiting, TICK, FIRST_COMPLETED).done
                interrupt()
                waiting -= done
                waiting |= {pool.submit(function, *task) for task in islice(tasks, len(done))}
                for future in done:
                    yield future.result()
        finally:
            for future in () if own else waiting:
                future.cancel()


def _result(future: Future[T], interrupt: Callable[[], None]) -> T:
    """A future's result, unless Ctrl-C comes before it."""
    while not wait([future], TICK).done:
        interrupt()
    interrupt()
    return future.result()


@contextmanager
def _interrupts_held() -> Iterator[Callable[[], None]]:
    """A function that raises KeyboardInterrupt if Ctrl-C was pressed before it is called.

    Raised anywhere else it might leave a future locked, and the pool would wait for it for ever.
    """
    pressed: list[int] = []

    def interrupt() -> None:
        if pressed:
            pressed.clear()
            raise KeyboardInterrupt

    usual = signal.default_int_handler
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is not usual:
        yield interrupt
        return
    signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield interrupt
    except BrokenExecutor:  # Ctrl-C ends the workers, perhaps before it is looked for here
        interrupt()
        raise
    finally:
        signal.signal(signal.SIGINT, usual)
    interrupt()


@contextmanager
def at_work(crew: Crew) -> Iterator[Executor | None]:
    """The executor of a crew while it is needed, None for work that is done here.

    Raises RequestError for an empty crew, or a scheduler that is not there.
    """
    if crew.jobs < 1:
        raise RequestError(f"jobs cannot be {crew.jobs}", str(crew.jobs))
    if crew.pool is not None:
        yield crew.pool
    elif crew.dask is not None:
        with _client(crew.dask) as client, client.get_executor() as pool:
            yield pool
    elif crew.jobs == 1:
        yield None
    else:
        quietly = signal.SIGINT, signal.SIG_DFL  # Ctrl-C ends the workers without a traceback
        with _OwnPool(crew.jobs, initializer=signal.signal, initargs=quietly) as pool:
            yield pool


def _client(address: str) -> Any:
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise RequestError("Dask is not installed here: pip install anga[dask]", address) from None
    try:
        return distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise RequestError(f"no Dask scheduler at {address}: {error}", address) from None


def show_progress(results: Iterator[T], count: int) -> Iterator[T]:
    """The results, with a progress bar on a terminal."""
    for number, result in enumerate(results, 1):
        if sys.stderr.isatty():
            full = WIDTH * number // count
            end = "\n" if number == count else ""
            bar = "█" * full + "░" * (WIDTH - full)
            print(f"\r{bar} {number}/{count}", end=end, file=sys.stderr, flush=True)
        yield result
