"""What the main thread runs is understood by the Python that runs there."""

import gzip
from pathlib import Path

import pytest

from build.build_error import BuildError
from build.imports import reached
from build.paths import SITE
from build.setup import node
from build.site import bundle


@pytest.fixture(scope="module", autouse=True)
def _packages() -> None:
    node.ready()


@pytest.mark.parametrize("page", ["play", "embed", "home"])
def test_every_module_that_a_page_can_need_is_imported_when_it_begins(page: str) -> None:
    app = SITE / "app"
    needed = reached([app / f"pages/{page}.py"], app)
    names = {path.relative_to(app).with_suffix("").as_posix() for path in needed}
    assert {name.removesuffix("/__init__").replace("/", ".") for name in names} <= _known(page)


def test_a_page_begins_with_little_that_only_others_need() -> None:
    assert {"study.review", "widgets.settings_dialog"} <= _known("play")
    assert not {"pages.home", "pages.embed", "learn.problems_view"} & _known("play")
    assert not {"pages.play", "pages.embed", "study.review"} & _known("home")


def test_a_page_begins_with_nothing_but_modules() -> None:
    assert _begun("print([name for name in dir() if name[0] != '_'])") == "[]\n"


@pytest.mark.thorough
def test_an_image_is_the_same_wherever_and_whenever_it_is_made(tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        bundle.make(folder)
        made.append([path.read_bytes() for path in sorted(folder.iterdir())])
    assert made[0] == made[1]


def test_an_image_keeps_nothing_of_what_is_free(tmp_path: Path) -> None:
    program = """
import gc
used = [bytes(range(50)) + bytes(range(100)) for _ in range(9)]
used = bytes(range(200, 250)) * 3
gc.collect()
"""
    node.keep_images({tmp_path / "image": program})
    image = gzip.decompress((tmp_path / "image").read_bytes())
    assert bytes(range(200, 250)) * 3 in image
    assert bytes(range(50)) + bytes(range(100)) not in image


def test_an_image_knows_nothing_of_what_only_type_checkers_read() -> None:
    image = gzip.decompress((bundle.app() / bundle.IMAGE).read_bytes())
    assert b"preferred_language" in image
    assert not [name for name in (b"TYPE_CHECKING", b"DomNode", b"CanvasStyle") if name in image]


def test_every_string_is_found_by_the_number_that_it_has() -> None:
    program = """
import board.board
class Kept: pass
kept = Kept()
names = [name for name in dir(board.board.Board) if name[:2] != "__"]
assert "show" in names
names += ["never seen before", "nor this"]
for number in range(len(names)):
    setattr(kept, names[number], number)
for number in range(len(names)):
    assert getattr(kept, names[number][:2] + names[number][2:]) == number, names[number]
print(len(names))
"""
    assert int(_begun(program)) > 2


@pytest.mark.parametrize("number", [5_115, 5_128])
def test_new_strings_are_found_however_many_are_known(tmp_path: Path, number: int) -> None:
    known = f"for number in range({number}): getattr(object, 'known%d' % number, None)"
    node.keep_images({tmp_path / "image": known})
    program = "class Kept: pass\nKept.late = 1\nprint(Kept.late)"
    assert node.inside_micropython(program, images=[tmp_path / "image"]).strip() == "1"


def test_tracebacks_name_files_and_lines() -> None:
    program = "from anga.shared.phrases import say\nsay(None, {}, 'en')"
    with pytest.raises(BuildError, match=r'File "anga/shared/phrases.py", line \d+, in say'):
        _begun(program)


def test_an_image_that_knows_what_only_its_maker_has_is_none(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="no page has"):
        node.keep_images({tmp_path / "image": "import js\nkept = js.Object.new()"})


def _known(page: str) -> set[str]:
    return set(_begun("import sys\nfor name in sys.modules: print(name)", page).split())


def _begun(program: str, page: str = "play") -> str:
    """What a program prints in a Python that begins as a page's does."""
    images = [bundle.app() / name for name in (bundle.IMAGE, bundle.over(page))]
    return node.inside_micropython(program, images=images)
