"""Packs are a folder to import from, whatever pack a file came in."""

import importlib
import marshal
import pkgutil
import runpy
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from build.paths import SITE

MARK = b"one version"


def code(source: str) -> bytes:
    return marshal.dumps(compile(source, "sample", "exec"))


def pack(files: dict[str, bytes], mark: bytes = MARK) -> bytes:
    made = zlib.compressobj(wbits=31)
    return made.compress(marshal.dumps({"core": mark, **files})) + made.flush()


CORE = {
    "core": MARK,
    "crate/__init__.py": code("from crate.inner import deep\nname = deep.name"),
    "crate/inner/__init__.py": code(""),
    "crate/inner/deep.py": code("name = __name__"),
}
FIG = {"crate/inner/fig/__init__.py": code("from crate import name"), "crate/inner/fig/a.txt": b"!"}


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """The module, as a worker has it that lies alone in a folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "path_hooks", list(sys.path_hooks))
    yield SimpleNamespace(**runpy.run_path(str(SITE / "worker" / "packs.py")))
    for name in [name for name in sys.modules if name.partition(".")[0] == "crate"]:
        del sys.modules[name]
    sys.path_importer_cache.clear()


def test_modules_of_the_core_are_imported(packs: SimpleNamespace) -> None:
    packs.begin(CORE)
    assert importlib.import_module("crate").name == "crate.inner.deep"


def test_a_part_joins_the_folder_that_is_there(packs: SimpleNamespace) -> None:
    packs.begin(CORE)
    inner = importlib.import_module("crate.inner")
    assert not list(pkgutil.iter_modules(inner.__path__))
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("crate.inner.fig")
    packs.add(pack(FIG))
    assert [(each.name, each.ispkg) for each in pkgutil.iter_modules(inner.__path__)] == [
        ("fig", True)
    ]
    assert importlib.import_module("crate.inner.fig").name == "crate.inner.deep"
    assert pkgutil.get_data("crate.inner.fig", "a.txt") == b"!"


def test_parts_that_lie_beside_the_core_are_there_at_once(
    packs: SimpleNamespace, tmp_path: Path
) -> None:
    (tmp_path / "engine-fig.pack").write_bytes(pack(FIG))
    packs.begin(CORE)
    assert importlib.import_module("crate.inner.fig").name == "crate.inner.deep"


@pytest.mark.parametrize("wrong", [b"no pack", pack(FIG)[:-20], pack(FIG, b"another version")])
def test_what_is_no_part_of_this_core_is_refused(packs: SimpleNamespace, wrong: bytes) -> None:
    packs.begin(CORE)
    with pytest.raises((zlib.error, ValueError)):
        packs.add(wrong)
    assert "crate/inner/fig/__init__.py" not in packs.files
