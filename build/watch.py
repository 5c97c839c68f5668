"""Detection of saved files."""

from collections.abc import Iterable
from pathlib import Path

from build.cache import files_below

Times = dict[Path, int]


class Watch:
    """The files below some folders, as they were at the last look."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = list(folders)
        self._known = self._times()

    def changed(self) -> list[Path]:
        """The files that have been changed, added or removed since the last look."""
        before, self._known = self._known, self._times()
        either = before.keys() | self._known.keys()
        return sorted(path for path in either if before.get(path) != self._known.get(path))

    def _times(self) -> Times:
        found: Times = {}
        for path in (path for folder in self.folders for path in files_below(folder)):
            try:
                found[path] = path.stat().st_mtime_ns
            except FileNotFoundError:  # an editor has just replaced it
                continue
        return found
