"""Trim and compile the standard library: compile_stdlib.py FULL_ZIP TRIMMED_ZIP NAME….

Keeps what a started Pyodide has loaded and what the names bring in. A dotted name whose last part
is no module (`typing.cast`) is passed over. Compiled here, by the very Python that will load it,
so that the byte code fits.
"""

import importlib
import sys


def load(name: str) -> None:
    """Import a module, or the importable part of a dotted name."""
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        if "." not in name:
            raise
        load(name.rpartition(".")[0])


FULL, TRIMMED, *NAMES = sys.argv[1:]
DISPENSABLE = {"bz2", "compression", "lzma"}  # zipfile and shutil would load them, and do without
for name in NAMES:
    load(name)
LOADED = set(sys.modules)  # before this script's own needs join them

import zipfile
from pathlib import Path

from bytecode import archive, compiled, module_name


def wanted(module: str) -> bool:
    """Whether the site needs a module."""
    return module in LOADED and module.partition(".")[0] not in DISPENSABLE


with zipfile.ZipFile(FULL) as library:
    sources = {
        name: library.read(name)
        for name in library.namelist()
        if name.endswith(".py") and wanted(module_name(name))
    }
files = {f"{name}c": compiled(source, name) for name, source in sources.items()}
Path(TRIMMED).write_bytes(archive(files))
