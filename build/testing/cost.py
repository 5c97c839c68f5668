"""The processor time of this process and of all that it starts, browsers included.

The system itself adds up what a process's children used only when they are waited for, and a
browser's are not. So, where there is a /proc, they are looked at while they live.
"""

import os
import re
import threading
from collections.abc import Container, Iterator
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

PROC = Path("/proc")
OFTEN = 0.5  # seconds between two looks
BROWSER = re.compile("chrom|headless|firefox|webkit", re.IGNORECASE)


class Process(NamedTuple):
    """What is known of a process: seconds of its own, and of children that it has waited for."""

    number: int
    parent: int
    name: str
    own: float
    waited: float


class Meter:
    """Counts from `with` on."""

    def __init__(self) -> None:
        self._seen: dict[int, Process] = {}
        self._running: Container[int] = ()
        self._before = 0.0
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    @property
    def total(self) -> float:
        """The seconds since the beginning."""
        return self._total() - self._before

    @property
    def told(self) -> str:
        """What has been used since the beginning, for a person to read."""
        browsers = sum(each.own for each in self._seen.values() if BROWSER.match(each.name))
        tests = self.total - browsers
        return f"{tests / 60:.1f} CPU-minutes of tests, {browsers / 60:.1f} of browsers"

    def __enter__(self) -> Self:
        self._look()
        self._before = self._total()
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._done.set()
        self._thread.join()
        self._look()

    def _watch(self) -> None:
        while not self._done.wait(OFTEN):
            self._look()

    def _look(self) -> None:
        found = family(list(_processes()), {os.getpid(), *self._seen})
        self._running = found.keys()
        self._seen |= found

    def _total(self) -> float:
        return max(_waited_for(), total(list(self._seen.values()), self._running))


def family(running: list[Process], known: set[int]) -> dict[int, Process]:
    """Those of the running processes that are known, or children of such."""
    found = {process.number for process in running} & known
    more = True
    while more:
        fresh = {each.number for each in running if each.parent in found} - found
        found, more = found | fresh, bool(fresh)
    return {process.number: process for process in running if process.number in found}


def total(seen: list[Process], running: Container[int] = ()) -> float:
    """The seconds of some processes, each as it was last seen, and of what they waited for.

    A child counts once: by itself while it is running; later by itself or in what its parent has
    waited for, whichever is more.
    """
    of = {process.number: process for process in seen}
    children: dict[int, list[int]] = {}
    for process in seen:
        children.setdefault(process.parent, []).append(process.number)

    def spent(number: int) -> float:
        below = {child: spent(child) for child in children.get(number, ())}
        still = sum(seconds for child, seconds in below.items() if child in running)
        return of[number].own + still + max(of[number].waited, sum(below.values()) - still)

    return sum(spent(process.number) for process in seen if process.parent not in of)


def _processes() -> Iterator[Process]:
    """All that run, where there is a /proc."""
    for folder in PROC.glob("[0-9]*"):
        try:
            text = (folder / "stat").read_text()
        except OSError:  # it has just ended
            continue
        fields = text.rpartition(")")[2].split()
        second = os.sysconf("SC_CLK_TCK")
        own, waited = (sum(map(int, fields[at : at + 2])) / second for at in (11, 13))
        name = text.partition("(")[2].rpartition(")")[0]
        yield Process(int(folder.name), int(fields[1]), name, own, waited)


def _waited_for() -> float:
    """What the system has added up."""
    return sum(os.times()[:4])
