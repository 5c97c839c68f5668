"""The documentation: pages about the engine, made by Sphinx from texts, and its API by pdoc.

Both come out as pages that keep the site's policy: with neither inline code nor foreign files.
"""

import hashlib
import re
import shutil
import sys
from pathlib import Path

from build.cache import Input, cached, files_below
from build.paths import CACHE, ENGINE, ROOT
from build.process import run
from build.setup import environment
from build.site import pages

TEXTS = ENGINE / "docs"
STEPS = "CONTRIBUTING.md"  # of which a page is made
DOCS = CACHE / "docs"
API = "api"  # the folder of the reference
# The package and what a program that uses it meets; not the parts of each game, nor the tools.
ROOMS = ("contract", "record", "search", "kit", "guide", "service", "shared", "svg")
PUBLIC = ["anga", r"!anga\.games\..+", *(f"anga.{room}" for room in ROOMS)]
# pdoc looks into modules, where `anga` has its names only once they have been asked for.
START = """
import runpy, anga
vars(anga).update((name, getattr(anga, name)) for name in anga.__all__)
runpy.run_module("pdoc", run_name="__main__", alter_sys=True)
"""
# Whatever pdoc warns of is a mistake, but for types that it shows as they are written.
IGNORED = ["-W", "ignore:Error parsing type", "-W", "ignore:Cannot determine where"]
STRICT = ["-W", "error", *IGNORED]
INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)
HEAD = '<meta charset="utf-8">'
REST = "objects.inv", ".buildinfo", ".doctrees", "_sources"  # what no reader needs


def fill(folder: Path) -> None:
    """Put the pages and the reference into a folder. Raises BuildError with what is wrong."""
    shutil.copytree(texts(), folder, dirs_exist_ok=True)
    shutil.copytree(reference(), folder / API, dirs_exist_ok=True)


def texts() -> Path:
    """A folder with a page for each text, and a search. Raises BuildError."""
    made_of = [*_recipe(), ROOT / STEPS, ENGINE / "anga" / "__init__.py", *files_below(TEXTS)]
    return cached("documentation", made_of, make_texts)


def reference() -> Path:
    """A folder with the reference. Raises BuildError."""
    return cached("reference", [*_recipe(), *files_below(ENGINE / "anga", "*.py")], make_reference)


def _recipe() -> list[Input]:
    return [Path(__file__), pages.policy(), *environment.pinned("dev")]


def make_texts(folder: Path) -> None:
    """Fill a folder as `texts` describes."""
    options = ["-q", "-W", "--keep-going", "-A", f"csp={pages.policy()}"]
    run([sys.executable, "-m", "sphinx", "-b", "html", *options, str(TEXTS), str(folder)])
    for name in REST:
        path = folder / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def make_reference(folder: Path) -> None:
    """Fill a folder as `reference` describes."""
    options = ["--docformat", "google", "--no-show-source", "--output-directory", str(folder)]
    run([sys.executable, *STRICT, "-c", START, *options, *PUBLIC])
    for page in files_below(folder, "*.html"):
        page.write_text(_strict(page, folder), encoding="utf-8")


def _strict(page: Path, folder: Path) -> str:
    """A page of pdoc's with its styles and scripts in files, and with the policy."""
    up = "../" * len(page.relative_to(folder).parent.parts)

    def out(found: re.Match[str]) -> str:
        kind, text = found.groups()
        name = hashlib.sha256(text.encode()).hexdigest()[:12]
        if kind == "style":
            (folder / f"{name}.css").write_text(text, encoding="utf-8")
            return f'<link rel="stylesheet" href="{up}{name}.css">'
        (folder / f"{name}.js").write_text(text, encoding="utf-8")
        return f'<script src="{up}{name}.js"></script>'

    quoted = pages.policy().replace("'", "&#39;")
    told = f'{HEAD}\n    <meta http-equiv="Content-Security-Policy" content="{quoted}">'
    return INLINE.sub(out, page.read_text(encoding="utf-8")).replace(HEAD, told, 1)
