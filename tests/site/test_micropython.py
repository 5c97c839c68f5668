"""The tests of the modules that need no browser, once more in the Python of the main thread."""

from pathlib import Path

import pytest

from build.paths import MODULES
from build.setup import node
from build.site import bundle

SHARED = Path(__file__).parents[1] / "engine" / "shared"  # where everything is in a picture
TESTS = sorted(
    file
    for folder in (Path(__file__).parent, SHARED / "geometry", SHARED / "layout")
    for file in folder.rglob("test_*.py")
    if "import pytest" not in file.read_text()
)

BY_HAND = Path(__file__).parent / "by_hand.py"  # which several tests share

RUN = """
import sys
tests = __import__(%s)
count = 0
for name in dir(tests):
    if name.startswith("test_"):
        count += 1
        try:
            getattr(tests, name)()
        except Exception as problem:
            print(name)
            sys.print_exception(problem, sys.stdout)
print(count)
"""


@pytest.mark.parametrize("file", TESTS, ids=lambda file: file.stem)
def test_the_same_tests_pass_in_micropython(file: Path) -> None:
    if not MODULES.exists():
        pytest.skip("npm packages are not installed")
    files = {str(name): path.read_text() for name, path in bundle.sources().items()}
    files[file.name] = file.read_text()
    files["tests/site/by_hand.py"] = BY_HAND.read_text()
    *failures, count = node.inside_micropython(RUN % repr(file.stem), files).splitlines()
    assert not failures, "\n".join(failures)
    assert int(count) == file.read_text().count("def test_")
