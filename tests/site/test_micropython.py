"""The tests of the modules that need no browser, once more in the Python of the main thread."""

import json
from pathlib import Path

import pytest

from build.paths import MODULES, ROOT
from build.setup import node
from build.site import bundle

SHARED = Path(__file__).parents[1] / "engine" / "shared"  # where everything is in a picture
IN_CPYTHON = ("import pytest", "from build", "site.dom.page")  # what only CPython has
TESTS = sorted(
    file
    for folder in (Path(__file__).parent, SHARED / "geometry", SHARED / "layout", SHARED / "shapes")
    for file in folder.rglob("test_*.py")
    if not any(only in file.read_text() for only in IN_CPYTHON)
)
SITE = Path(__file__).parent
HELPERS = [
    SITE / "by_hand.py",
    SITE / "sample.py",
    SITE / "twice.py",
    SITE / "board" / "hand.py",
    *(SITE / "dom").glob("*.py"),
]

RUN = """
import io, json, sys

def run(module):
    failures, count = [], 0
    __import__(module)
    tests = sys.modules[module]
    for name in dir(tests):
        if name.startswith("test_"):
            count += 1
            try:
                getattr(tests, name)()
            except Exception as problem:
                failures.append(name + told(problem))
    return failures, count

def told(problem):
    text = io.StringIO()
    sys.print_exception(problem, text)
    return ": " + text.getvalue()

for module in %s:
    try:
        failures, count = run(module)
    except Exception as problem:
        failures, count = [module + told(problem)], 0
    print(json.dumps([failures, count]))
"""


def name(file: Path) -> str:
    """`tests/site/board/test_drag.py`, where it lies in MicroPython too."""
    return file.relative_to(ROOT).as_posix()


@pytest.fixture(scope="module")
def results(request: pytest.FixtureRequest) -> dict[Path, tuple[list[str], int]]:
    """What failed in each file that is asked for, and how many tests it has: one run of Node."""
    if not MODULES.exists():
        pytest.skip("npm packages are not installed")
    tests = [item for item in request.session.items if item.path == request.path]
    asked = [
        Path(str(test.callspec.params["file"]))
        for test in tests
        if isinstance(test, pytest.Function)
    ]
    sources = {str(path): source.read_text() for path, source in bundle.sources().items()}
    sources |= {name(file): file.read_text() for file in [*asked, *HELPERS]}
    modules = [name(file).removesuffix(".py").replace("/", ".") for file in asked]
    lines = node.inside_micropython(RUN % modules, sources).splitlines()
    return dict(zip(asked, map(json.loads, lines), strict=True))


@pytest.mark.parametrize("file", TESTS, ids=name)
def test_the_same_tests_pass_in_micropython(
    file: Path, results: dict[Path, tuple[list[str], int]]
) -> None:
    failures, count = results[file]
    assert not failures, "\n".join(failures)
    assert count == file.read_text().count("def test_")
