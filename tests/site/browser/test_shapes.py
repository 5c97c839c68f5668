"""The shapes of what scripts give the page name all of it, and nothing that is not there."""

import ast
import re
from pathlib import Path

import pytest

from build.paths import SITE

SHAPES = SITE / "app" / "browser"
CAREFUL = r"^  (\w+):"  # what stands in an object of a script, by its indentation
EXPORTED = r"^export const (\w+)"
FILM = r"^    (\w+):"
SCRIPTS = [
    ("boot.mjs", CAREFUL, SHAPES / "platform.py", "Platform"),
    ("codes.mjs", EXPORTED, SHAPES / "scripts.py", "Codes"),
    ("pictures.mjs", EXPORTED, SHAPES / "scripts.py", "Pictures"),
    ("pictures.mjs", FILM, SHAPES / "scripts.py", "AnimatedPicture"),
]


def given(script: str, pattern: str) -> set[str]:
    """The names that a script gives."""
    return set(re.findall(pattern, (SITE / script).read_text(encoding="utf-8"), re.MULTILINE))


def shaped(module: Path, shape: str) -> set[str]:
    """The names that a Protocol has."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == shape:
            methods = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
            values = [each.target for each in node.body if isinstance(each, ast.AnnAssign)]
            return methods | {value.id for value in values if isinstance(value, ast.Name)}
    raise AssertionError(shape)


@pytest.mark.parametrize(("script", "pattern", "module", "shape"), SCRIPTS)
def test_a_shape_names_all_that_a_script_gives(
    script: str, pattern: str, module: Path, shape: str
) -> None:
    assert given(script, pattern) == shaped(module, shape)
