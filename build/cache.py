"""A cache of results, keyed by everything that went into them."""

import hashlib
import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from build.lock import hold
from build.paths import CACHE, ROOT
from build.progress import step

KEPT = 2  # results of a kind: with and without games from elsewhere
Input = Path | bytes | str


@contextmanager
def alone(work: str = "build") -> Iterator[None]:
    """Wait until no other process does this work, and keep others from it meanwhile."""
    locks = CACHE / "locks"
    locks.mkdir(parents=True, exist_ok=True)
    with (locks / work).open("w") as lock:
        hold(lock)
        yield


def cached(part: str, inputs: Iterable[Input], make: Callable[[Path], None]) -> Path:
    """The folder that `make` fills for these inputs, cached; recently used ones are kept."""
    shelf = CACHE / part
    folder = shelf / digest(inputs)
    with alone(part):
        if not folder.is_dir():
            fresh = shelf / "fresh"
            shutil.rmtree(fresh, ignore_errors=True)
            fresh.mkdir(parents=True)
            with step(part):
                make(fresh)
            fresh.rename(folder)
        folder.touch()
        for older in sorted(shelf.iterdir(), key=_age)[KEPT:]:
            shutil.rmtree(older)
    return folder


def _age(folder: Path) -> float:
    return -folder.stat().st_mtime


def digest(inputs: Iterable[Input]) -> str:
    """A short hash of texts, bytes and files (paths and contents)."""
    total = hashlib.sha256()
    for item in inputs:
        for part in _parts(item):
            total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:16]


def _parts(item: Input) -> Iterator[bytes]:
    if isinstance(item, Path):
        yield Path(os.path.relpath(item, ROOT)).as_posix().encode()
        yield item.read_bytes()
    else:
        yield item.encode() if isinstance(item, str) else item


def files_below(folder: Path, pattern: str = "*") -> list[Path]:
    """Every file below a folder, by path, without Python's caches."""
    found = (path for path in folder.rglob(pattern) if path.is_file())
    return sorted(path for path in found if "__pycache__" not in path.parts)
