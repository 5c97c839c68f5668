"""What files import is read without running them."""

from pathlib import Path

from build.imports import circular, imported, reached

SOURCE = """
import json, os.path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decimal import Decimal

def late():
    from game import rules
"""


def test_imports_are_found_wherever_they_stand_but_not_those_of_type_checkers(
    tmp_path: Path,
) -> None:
    file = tmp_path / "a.py"
    file.write_text(SOURCE)
    assert imported(file) == {
        "json", "os.path", "typing", "typing.TYPE_CHECKING", "game", "game.rules",
    }  # fmt: skip
    assert imported(file, for_types=True) == {*imported(file), "decimal", "decimal.Decimal"}


def test_files_are_reached_through_packages_and_in_circles(tmp_path: Path) -> None:
    texts = {
        "start.py": "import game.rules",
        "game/__init__.py": "",
        "game/rules.py": "from game import words",
        "game/words.py": "from game import rules",
        "game/unused.py": "",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    found = {str(path.relative_to(tmp_path)) for path in reached([tmp_path / "start.py"], tmp_path)}
    assert found == {"start.py", "game/__init__.py", "game/rules.py", "game/words.py"}


def test_circles_are_found_with_what_leads_into_them() -> None:
    imports = {"a": ["b"], "b": ["c", "d"], "c": ["a"], "d": ["elsewhere"], "e": ["c"]}
    assert circular(imports) == {"a", "b", "c", "e"}
    assert not circular({**imports, "c": []})
