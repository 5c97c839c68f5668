"""What the main thread runs is understood by the Python that runs there."""

import pytest

from build import bundle, node

MODULES = sorted(
    name.removesuffix(".py").replace("/", ".")
    for name in bundle.sources()
    if name not in {"main.py", "anga/__init__.py"}
)


@pytest.fixture(scope="module", autouse=True)
def _packages() -> None:
    node.ready()


def test_every_module_is_imported_by_micropython() -> None:
    unpack = bundle.app().removesuffix("import main\n")
    imports = "".join(f"import {name}\nprint({name!r})\n" for name in MODULES)
    assert node.inside_micropython(unpack + imports).split() == MODULES


def test_main_is_compiled_by_micropython() -> None:
    source = bundle.sources()["main.py"]
    assert node.inside_micropython(f"compile({source!r}, 'main.py', 'exec')") == ""
