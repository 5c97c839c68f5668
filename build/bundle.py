"""The main thread's Python as one file.

Twenty-five files are twenty-five requests and 100 ms; one file that writes them into MicroPython's
file system and imports `main` is one. The modules of the engine that the page shares come along
under their own names.
"""

from pathlib import Path

from build.cache import files_below
from build.paths import ENGINE, SITE

SHARED = ["anga/errors.py", "anga/fragment.py", "anga/phrases.py"]

UNPACK = """\
for name in FILES:
    with open(name, "w") as file:
        file.write(FILES[name])
import main
"""


def app() -> str:
    """The text of dist/app.py."""
    files = {
        str(path.relative_to(SITE / "app")): path for path in files_below(SITE / "app", "*.py")
    }
    files["anga/__init__.py"] = None
    files |= {name: ENGINE / name for name in SHARED}
    folders = sorted({str(Path(name).parent) for name in files} - {"."})
    parts = [f"    {name!r}: {_text(path)!r},\n" for name, path in sorted(files.items())]
    make = "".join(f"os.mkdir({folder!r})\n" for folder in folders)
    return f"import os\n\nFILES = {{\n{''.join(parts)}}}\n{make}{UNPACK}"


def _text(path: Path | None) -> str:
    return path.read_text(encoding="utf-8") if path else ""
