"""Much work of one kind, done by several processes, or by whatever executor one brings."""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")

WIDTH = 40  # of the progress bar, in characters


def done(
    function: Callable[..., T], tasks: Sequence[tuple[Any, ...]], pool: Executor | None = None
) -> Iterator[T]:
    """What the function makes of each task, in their order; None for a pool: here, one by one.

    Function, tasks and results have to be what can be sent to another process.
    """
    if pool is None:
        yield from shown((function(*task) for task in tasks), len(tasks))
        return
    waiting = [pool.submit(function, *task) for task in tasks]
    yield from shown((future.result() for future in waiting), len(tasks))


def run(function: Callable[..., T], tasks: Sequence[tuple[Any, ...]], jobs: int) -> list[T]:
    """The same by so many processes."""
    if jobs == 1:
        return list(done(function, tasks))
    with ProcessPoolExecutor(jobs) as pool:
        return list(done(function, tasks, pool))


def shown(results: Iterator[T], count: int) -> Iterator[T]:
    """The same results, with a bar on a terminal that tells how many are there."""
    for number, result in enumerate(results, 1):
        if sys.stderr.isatty():
            full = WIDTH * number // count
            end = "\n" if number == count else ""
            bar = "█" * full + "░" * (WIDTH - full)
            print(f"\r{bar} {number}/{count}", end=end, file=sys.stderr, flush=True)
        yield result
