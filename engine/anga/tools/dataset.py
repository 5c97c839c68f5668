"""Checks files of games as `anga dev selfplay` writes them: every game is played again.

With pyarrow (`pip install anga[parquet]`) it also writes them as parquet: the same columns, but
the moves as a list, and the places as a list in the order of the seats.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from anga import games
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import AngaError, RequestError
from anga.tools import journal, parallel, selfplay
from anga.tools.journal import Entry
from anga.tools.parallel import ALONE, Crew

if TYPE_CHECKING:
    import argparse

COLUMNS = {
    "game": str, "rules": str, "level": int, "version": str, "number": int, "moves": str,
    "plies": int, "reason": str | None, "placings": dict | None,
}  # fmt: skip


def takes(command: "argparse.ArgumentParser") -> None:
    """Add the command's arguments to a parser."""
    command.add_argument("file", type=Path, help="what `anga dev selfplay` has written")
    command.add_argument("--parquet", type=Path, metavar="FILE", help="write it as parquet, too")
    command.add_argument("--jobs", type=int, default=1, help="games checked at once")


def tell(options: "argparse.Namespace") -> None:
    """Print what a file has; its first fault is raised as a RequestError."""
    found = list(checked(options.file, Crew(options.jobs)))
    for line in summary(found):
        print(line)
    if options.parquet:
        write_parquet(found, options.parquet)


def checked(file: Path, crew: Crew = ALONE) -> Iterator[Entry]:
    """The games of a file, each proved. Raises RequestError for the first that is wrong."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise RequestError(f"{file} cannot be read: {error.strerror}", str(file)) from None
    found = list(journal.read(file, content))
    seen = set[tuple[object, ...]]()
    faults = parallel.run(fault, [(entry,) for entry in found], crew)
    for at, (entry, wrong) in enumerate(zip(found, faults, strict=True), 1):
        key = tuple(entry.get(name) for name in ("game", "rules", "level", "version", "number"))
        if wrong or key in seen:
            told = wrong or f"game {entry['number']} is here twice"
            raise RequestError(f"{file.name}, line {at}: {told}", str(file))
        seen.add(key)
        yield entry


def fault(entry: Entry) -> str | None:
    """What is wrong with a game, None if nothing is."""
    if set(entry) != set(COLUMNS):
        return f"the columns are not {', '.join(COLUMNS)}"
    for name, kind in COLUMNS.items():
        if not isinstance(entry[name], kind):
            return f"{name} cannot be {entry[name]!r}"
    moves = tuple(entry["moves"].split())
    try:
        line = record.replay(Record(entry["game"], entry["rules"], None, moves))
    except AngaError as error:
        return error.message
    ends = {"plies": len(moves), **selfplay.ending(line)}
    for name, value in ends.items():
        if entry[name] != value:
            return f"{name} is {entry[name]!r}, but played again {value!r}"
    return None


def summary(found: Iterable[Entry]) -> Iterator[str]:
    """What games there are: how many, how many different ones, how long, and how they ended."""
    every = list(found)
    yield f"games {len(every)}"
    yield f"different {len({(each['game'], each['rules'], each['moves']) for each in every})}"
    plies = [each["plies"] for each in every]
    if plies:
        yield f"plies {min(plies)} to {max(plies)}, {sum(plies) / len(plies):.1f} on average"
    for reason, count in Counter(each["reason"] or "cut off" for each in every).most_common():
        yield f"{reason} {count}"


def write_parquet(found: Iterable[Entry], file: Path) -> None:
    """Write games as parquet. Raises RequestError without pyarrow."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise RequestError(
            "pyarrow is not installed here: pip install anga[parquet]", str(file)
        ) from None
    parquet.write_table(arrow.Table.from_pylist([_row(each) for each in found]), str(file))


def _row(entry: Entry) -> Entry:
    placings = entry["placings"]
    seats = games.get(entry["game"]).seats
    return {
        **entry,
        "moves": entry["moves"].split(),
        "placings": placings and [placings[seat] for seat in seats],
    }
