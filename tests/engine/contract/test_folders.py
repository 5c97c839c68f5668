"""Who knows one game's folder knows all: each duty has its file (the list is in `anga.games`)."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from anga import games
from tests.engine.playouts import every_game

LISTED = re.findall(
    r"^    ([a-z_]+\.py|[a-z]+/|[a-z]+\.toml) +(\*)?", games.__doc__ or "", re.MULTILINE
)
MANDATORY = {file for file, star in LISTED if star}
DUTIES = {
    "start": "position", "parse": "position", "adjudicate": "position|repetition",
    "parse_any_move": "notation", "format_move": "notation",
    "parse_position": "notation", "format_position": "notation",
    "refusal": "refusals", "diagram": "diagram",
    "move_notation": "description", "move_description": "description", "faces": "description",
    "scene": "scene", "looks": "looks", "choices": "touches", "attempt": "touches",
    "changes": "changes", "explain": "explain", "evaluate": "evaluate",
    "LEVELS": "thinking", "THINKING": "thinking",
    "deeds": "deeds", "threats": "deeds",
    "RULES": "rulesets", "WORDS": "words", "GAME": "__init__",
}  # fmt: skip
PARTS = {
    "start_position": "position", "parse_position": "position",
    "scene": "scene", "choices": "touches", "attempt": "touches", "ordered_changes": "changes",
    "explain": "explain", "evaluate": "evaluate", "further_deeds": "deeds", "threats": "deeds",
    "move_notation": "description", "move_description": "description", "faces": "description",
}  # fmt: skip
FORMER = {"rules", "kifu", "telling", "foresight", "drawings", "reading", "printing", "setup"}


def folder(game_id: str) -> Path:
    return Path(import_module(f"anga.games.{game_id}").__file__ or "").parent


def defined(file: Path) -> set[str]:
    """The functions and constants that a file defines itself."""
    found = set()
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def misplaced(home: Path) -> list[str]:
    return [
        f"{file.name} defines {name}, which belongs to {DUTIES[name]}.py"
        for file in sorted(home.glob("*.py"))
        for name in sorted(defined(file) & set(DUTIES))
        if file.stem not in DUTIES[name].split("|")
    ]


def test_the_list_is_read() -> None:
    assert {"__init__.py", "position.py", "words.py", "guide/", "perft.toml"} <= MANDATORY
    listed = {file for file, _ in LISTED}
    homes = {home for duty in DUTIES.values() for home in duty.split("|")} - {"repetition"}
    assert {f"{home}.py" for home in homes} <= listed
    assert {f"{home}.py" for home in PARTS.values()} <= listed


@every_game
def test_every_folder_has_what_is_mandatory(game_id: str) -> None:
    assert [name for name in sorted(MANDATORY) if not (folder(game_id) / name).exists()] == []


@every_game
def test_each_duty_is_done_in_its_file(game_id: str) -> None:
    assert misplaced(folder(game_id)) == []
    game, home = games.get(game_id), f"anga.games.{game_id}"
    for part, file in PARTS.items():
        function = getattr(game, part)
        if function is not None and function.__module__.startswith(home):
            assert function.__module__ == f"{home}.{file}", part


@every_game
def test_no_file_has_a_private_name_for_a_duty(game_id: str) -> None:
    assert not FORMER & {file.stem for file in folder(game_id).glob("*.py")}


@pytest.mark.parametrize("code", ["def scene(): ...", "WORDS = {}", "RULES: tuple = ()"])
def test_a_duty_in_another_file_is_found(code: str, tmp_path: Path) -> None:
    (tmp_path / "drawings.py").write_text(code)
    assert len(misplaced(tmp_path)) == 1
