"""The engine's packs as one folder to import from, for `sys.path` and `pkgutil`.

A pack has files by path, modules as byte code and books as they are, in the formats of marshal and
gzip. The build marks each with the core that it belongs to: the core and a part may come at
different times.
"""

import marshal
import os
import sys
import zlib
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

FOLDER = "engine.pack"
MARK = "core"  # the file with the mark

files: dict[str, bytes] = {}


def begin(core: dict[str, bytes]) -> None:
    """Import from now on from the core's files, and from the parts next to it."""
    files.update(core)
    sys.path_hooks.insert(0, Packs)
    sys.path.insert(0, FOLDER)
    for name in os.listdir("."):
        if name.endswith(".pack") and name != FOLDER:
            with open(name, "rb") as part:
                add(part.read())


def add(pack: bytes) -> None:
    """Add the files of a pack. Raises zlib.error, ValueError or EOFError for anything else."""
    found: dict[str, bytes] = marshal.loads(zlib.decompress(pack, wbits=31))
    if found[MARK] != files[MARK]:
        raise ValueError("it is of another version")
    files.update(found)


class Packs:
    """Finds and runs the modules of a folder in the packs, by Python's import protocol."""

    def __init__(self, path: str) -> None:
        top, _, inner = path.partition("/")
        if top != FOLDER:
            raise ImportError(path)
        self.inside = inner + "/" if inner else ""

    def find_spec(self, name: str, _target: object = None) -> ModuleSpec | None:
        place = self.inside + name.rpartition(".")[2]
        package = place + "/__init__.py"
        if package in files:
            spec = ModuleSpec(name, self, origin=package, is_package=True)  # type: ignore[arg-type]
            spec.submodule_search_locations = [f"{FOLDER}/{place}"]
            return spec
        if place + ".py" in files:
            return ModuleSpec(name, self, origin=place + ".py")  # type: ignore[arg-type]
        return None

    def create_module(self, _spec: ModuleSpec) -> None:
        """Leave it to Python to make a module."""

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__
        path = str(module.__spec__.origin)
        module.__file__ = f"{FOLDER}/{path}"
        exec(marshal.loads(files[path]), vars(module))

    def get_data(self, path: str) -> bytes:
        return files[path.removeprefix(FOLDER + "/")]

    def iter_modules(self, prefix: str = "") -> Iterator[tuple[str, Any]]:
        """The packages of the folder, for `pkgutil`."""
        for path in sorted(files):
            inner = path.removeprefix(self.inside).split("/")
            if path.startswith(self.inside) and inner[1:] == ["__init__.py"]:
                yield prefix + inner[0], True
