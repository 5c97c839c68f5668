"""The page's rooms: imports run downhill, nothing goes round, no folder is crowded."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from build.paths import ROOT, SITE

APP = SITE / "app"

# Which rooms a room may use, the lowest first; a room is a folder, "" the one of `main`. Imports
# for type checkers count too. Every room may use `words` and `anga.shared`.
ARROWS = {
    "words": [],
    "board/paint": [],
    "board/anim": [],
    "board/cubes": ["board/paint", "board/anim"],
    "board/flat": ["board/paint", "board/anim", "board/cubes"],
    "board/painters": ["board/paint", "board/anim", "board/cubes", "board/flat"],
    "board": ["board/paint", "board/anim", "board/cubes", "board/flat", "board/painters"],
    "browser": [],
    "state": ["browser"],
    "kept": ["state"],
    "assist": ["kept", "state"],
    "session": ["browser", "state", "kept", "assist"],
    "access": ["browser", "state", "kept"],
    "widgets": ["browser", "state", "access"],
    "study": ["browser", "state", "assist", "session", "widgets"],
    "library": ["board/paint", "board", "browser", "state", "kept", "assist"],
    "clock": ["browser", "state", "session", "widgets"],
    "export": ["board/paint", "board", "browser", "session"],
    "play": [
        "board", "browser", "state", "kept", "assist", "session", "access", "widgets",
        "clock", "export",
    ],
    "learn": ["board", "browser", "state", "assist", "access", "widgets"],
    "pages": [
        "board", "browser", "state", "kept", "session", "access", "widgets", "study",
        "library", "clock", "play", "learn",
    ],
    "": ["browser", "access", "widgets", "pages"],
}  # fmt: skip
MOST_MODULES = 20
FEWER = {APP / "play": 16, APP / "session": 16, APP / "widgets": 16}
OWNERS = ("state", "kept", "assist", "session")  # rooms that may change the game under way
STATE = re.compile(r"\b(table|match|saved|lock|flow|session)\.\w+$")
FILES = sorted(APP.rglob("*.py"))


def name(file: Path) -> str:
    """`board/flat/dice` for site/app/board/flat/dice.py."""
    return str(file.relative_to(APP).with_suffix(""))


def room(module: str) -> str:
    return module.rpartition("/")[0]


@cache
def imported(file: Path) -> set[str]:
    """The page's modules that a file imports, for type checkers too; each file is read once."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
            found.add(node.module)
    paths = {each.replace(".", "/") for each in found}
    return {path for path in paths if path in MODULES and room(path) != "words"}


MODULES = {name(file) for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=name)
def test_imports_run_downhill(file: Path) -> None:
    here = room(name(file))
    wrong = {other for other in imported(file) if room(other) not in [here, *ARROWS[here]]}
    assert not wrong


def test_every_arrow_of_the_table_points_down() -> None:
    rooms = list(ARROWS)
    for number, here in enumerate(rooms):
        assert set(ARROWS[here]) <= set(rooms[:number]), here


def test_every_arrow_of_the_table_is_needed() -> None:
    used: dict[str, set[str]] = {here: set() for here in ARROWS}
    for file in FILES:
        if room(name(file)) in used:
            used[room(name(file))] |= {room(other) for other in imported(file)}
    for here, others in ARROWS.items():
        assert set(others) <= used[here], here


def changed(tree: ast.AST) -> list[str]:
    """What a module assigns to of the game under way, as code."""
    places = [
        place
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        for place in ast.walk(target)
    ]
    stored = [place for place in places if isinstance(getattr(place, "ctx", None), ast.Store)]
    code = [ast.unparse(place) for place in stored]
    return [place for place in code if STATE.search(place)]


@pytest.mark.parametrize("file", FILES, ids=name)
def test_only_the_session_changes_the_game_under_way(file: Path) -> None:
    own = room(name(file)) in OWNERS
    assert own or changed(ast.parse(file.read_text(encoding="utf-8"))) == []


def test_no_imports_go_round() -> None:
    waiting = {name(file): imported(file) - {name(file)} for file in FILES}
    while free := [module for module, others in waiting.items() if not others & set(waiting)]:
        for module in free:
            del waiting[module]
    assert not waiting


def test_no_folder_is_crowded() -> None:
    places = [ROOT / "build", ROOT / "engine", ROOT / "tests"]
    others = [file for place in places for file in place.rglob("*.py")]
    for folder in {file.parent for file in [*FILES, *others]}:
        modules = [file for file in folder.glob("*.py") if file.name != "__init__.py"]
        assert len(modules) <= FEWER.get(folder, MOST_MODULES), folder


def test_the_architecture_test_can_fail(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "if TYPE_CHECKING:\n    from board.board import Board\nfrom board.paint import layer\n"
    )
    assert imported(wrong) == {"board/board", "board/paint/layer"}
    assert room("board/board") not in ARROWS["board/flat"]
    written = ast.parse("self.table.match = match\nhere.match.moves, self.match = [], 1\n")
    assert changed(written) == ["self.table.match", "here.match.moves"]
