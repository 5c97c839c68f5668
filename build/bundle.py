"""The main thread's Python as one file.

Twenty-five files are twenty-five requests and 100 ms; one file that writes them into MicroPython's
file system and imports `main` is one. The modules of the engine that the page shares come along
under their own names.
"""

from pathlib import Path

from build.cache import files_below
from build.paths import ENGINE, SITE

SHARED = [ENGINE / "anga" / f"{name}.py" for name in ("errors", "fragment", "phrases")]

UNPACK = """\
for name in FILES:
    with open(name, "w") as file:
        file.write(FILES[name])
import main
main.start()
"""


def app() -> str:
    """The text of dist/app.py."""
    files = sources()
    folders = sorted({str(Path(name).parent) for name in files} - {"."})
    entries = "".join(f"    {name!r}: {files[name]!r},\n" for name in sorted(files))
    make_folders = "".join(f"os.mkdir({folder!r})\n" for folder in folders)
    return f"import os\n\nFILES = {{\n{entries}}}\n{make_folders}{UNPACK}"


def sources() -> dict[str, str]:
    """The text of each file that the main thread can import, by its path there."""
    files = {"anga/__init__.py": ""}
    own = files_below(SITE / "app", "*.py")
    for root, paths in ((SITE / "app", own), (ENGINE, SHARED)):
        files |= {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in paths}
    return files
