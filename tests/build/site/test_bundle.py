"""What the main thread runs is understood by the Python that runs there."""

from pathlib import Path

import pytest

from build.problem import Problem
from build.setup import node
from build.site import bundle

MODULES = sorted(
    str(name.with_suffix("")).removesuffix("/__init__").replace("/", ".")
    for name in bundle.sources()
)


@pytest.fixture(scope="module", autouse=True)
def _packages() -> None:
    node.ready()


def test_every_module_is_imported_by_micropython() -> None:
    imports = "".join(f"import {name}\nprint({name!r})\n" for name in MODULES)
    assert node.inside_micropython(imports, pack=_pack()).split() == MODULES


def test_tracebacks_name_files_and_lines() -> None:
    program = "from anga.shared.phrases import say\nsay(None, {}, 'en')"
    with pytest.raises(Problem, match=r'File "anga/shared/phrases.py", line \d+, in say'):
        node.inside_micropython(program, pack=_pack())


def _pack() -> Path:
    return bundle.app() / "app.pack"
