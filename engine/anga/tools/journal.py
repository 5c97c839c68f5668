"""Journals: files to which work adds each result as it comes, and from which it goes on.

A journal has a line of JSON for each result, in any order. All lines have in common what was asked
for, and each has a `number` of its own. Whoever is interrupted leaves at most a line without an
end, which is taken away before the work goes on.
"""

import itertools
import json
from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path
from typing import Any

from anga.shared.errors import RequestError
from anga.tools import parallel
from anga.tools.parallel import ALONE, Crew

Entry = dict[str, Any]


def entries(
    function: Callable[[int], Entry],
    count: int,
    common: Mapping[str, object],
    file: Path | None = None,
    crew: Crew = ALONE,
) -> Generator[Entry, None, None]:
    """The entries of a journal with the numbers below `count`: those that are there, then the rest.

    What `function` makes of a number is written down before it is yielded, with what all have in
    `common`. Without a file, nothing is kept. Raises RequestError for a journal of other work.
    """
    kept = dict[int, Entry]() if file is None else opened(file, common)
    there = [kept[number] for number in sorted(kept) if number < count]
    missing = [(number,) for number in range(count) if number not in kept]
    yield from parallel.show_progress(
        _all(there, parallel.as_they_come(function, missing, crew), common, file), count
    )


def endless(
    function: Callable[[int], Entry],
    first: int,
    common: Mapping[str, object],
    file: Path | None = None,
    crew: Crew = ALONE,
) -> Generator[Entry, None, None]:
    """The entries of a journal with the numbers from `first` on, in their order, without an end.

    Each is written down as soon as it is there, also before its turn. Raises RequestError for a
    journal of other work.
    """
    waiting = dict[int, Entry]() if file is None else opened(file, common)
    there = frozenset(waiting)
    missing = ((number,) for number in itertools.count(first) if number not in there)
    coming = _written(parallel.as_they_come(function, missing, crew), common, file)
    for number in itertools.count(first):
        while number not in waiting:
            entry = next(coming)
            waiting[entry["number"]] = entry
        yield waiting.pop(number)


def _all(
    there: list[Entry], coming: Iterator[Entry], common: Mapping[str, object], file: Path | None
) -> Iterator[Entry]:
    yield from there
    yield from _written(coming, common, file)


def _written(
    coming: Iterator[Entry], common: Mapping[str, object], file: Path | None
) -> Iterator[Entry]:
    """Results as entries, each written to the file before it is yielded."""
    for result in coming:
        entry = {**common, **result}
        if file is not None:
            with file.open("a", encoding="utf-8") as journal:
                journal.write(json.dumps(entry, separators=(",", ":")) + "\n")
        yield entry


def opened(file: Path, common: Mapping[str, object]) -> dict[int, Entry]:
    """The entries of a journal that is to go on, by number; none if there is no file yet.

    Raises RequestError for a file that is no journal, or one of other work.
    """
    if not file.exists():
        if not file.absolute().parent.is_dir():
            raise RequestError(f"there is no folder for {file}", str(file))
        return {}
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    found = {entry["number"]: entry for entry in read(file, whole)}
    for entry in found.values():
        for key, value in common.items():
            if entry.get(key) != value:
                told = f"{file.name} has {key} {entry.get(key)!r}, not {value!r}"
                raise RequestError(told, str(file))
    if whole != content:
        file.write_bytes(whole)
    return found


def read(file: Path, content: bytes) -> Iterator[Entry]:
    """The entries of a journal's content. Raises RequestError with the line that is none."""
    for at, line in enumerate(content.splitlines(), 1):
        try:
            entry = json.loads(line)
        except ValueError:
            entry = None
        if not isinstance(entry, dict) or type(entry.get("number")) is not int:
            raise RequestError(f"{file.name}, line {at} is not an entry with a number", str(file))
        yield entry
