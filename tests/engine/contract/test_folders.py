"""Who knows one game's folder knows all: each duty has its file (the list is in `anga.games`)."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from anga import games
from tests.engine.playouts import every_game

MOST_MODULES = 20
ENTRY = re.compile(r"^( {4,6})([a-z_]+\.py|[a-z]+/|[a-z]+\.toml) +(\*)?")


def listed(text: str) -> dict[str, bool]:
    """The paths that the list names, and whether every game has them."""
    found, inside = {}, ""
    for entry in filter(None, map(ENTRY.match, text.splitlines())):
        indent, name, star = entry.groups()
        inside = inside if len(indent) > 4 else ""
        found[inside + name] = bool(star)
        inside = name if name.endswith("/") else inside
    return found


LISTED = listed(games.__doc__ or "")
MANDATORY = {file for file, star in LISTED.items() if star}
DUTIES = {
    "start": "rules/position", "parse": "rules/position",
    "adjudicate": "rules/position|rules/repetition",
    "parse_any_move": "rules/notation", "format_move": "rules/notation",
    "parse_position": "rules/notation", "format_position": "rules/notation",
    "refusal": "rules/refusals", "diagram": "rules/diagram", "RULES": "rules/rulesets",
    "move_notation": "view/description", "move_description": "view/description",
    "faces": "view/description", "scene": "view/scene", "looks": "view/looks",
    "choices": "view/touches", "attempt": "view/touches", "changes": "view/changes",
    "explain": "view/explain", "deeds": "view/deeds", "threats": "view/deeds",
    "shows": "view/shows", "forbids": "view/shows", "stuck": "view/shows",
    "AIMS": "view/aims", "tells": "view/tells",
    "evaluate": "player/evaluate", "LEVELS": "player/thinking", "THINKING": "player/thinking",
    "GOALS": "player/goals", "reasons": "player/reasons",
    "WORDS": "words", "GAME": "__init__",
}  # fmt: skip
PARTS = {
    "start_position": "rules/position", "parse_position": "rules/position",
    "scene": "view/scene", "choices": "view/touches", "attempt": "view/touches",
    "ordered_changes": "view/changes", "explain": "view/explain",
    "further_deeds": "view/deeds", "threats": "view/deeds",
    "move_notation": "view/description", "move_description": "view/description",
    "faces": "view/description", "evaluate": "player/evaluate",
    "shows": "view/shows", "forbids": "view/shows", "stuck": "view/shows",
}  # fmt: skip
FORMER = {"kifu", "telling", "foresight", "drawings", "reading", "printing", "setup"}
ARROWS = {"rules": "", "view": "rules", "player": "rules"}  # which room a room may use


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
        for file in sorted(home.rglob("*.py"))
        for name in sorted(defined(file) & set(DUTIES))
        if str(file.relative_to(home).with_suffix("")) not in DUTIES[name].split("|")
    ]


def test_the_list_is_read() -> None:
    assert {"__init__.py", "rules/position.py", "words.py", "guide/", "perft.toml"} <= MANDATORY
    homes = {home for duty in DUTIES.values() for home in duty.split("|")}
    assert {f"{home}.py" for home in homes} <= set(LISTED)
    assert {f"{home}.py" for home in PARTS.values()} <= set(LISTED)


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
            assert function.__module__ == f"{home}.{file.replace('/', '.')}", part


@every_game
def test_no_file_has_a_private_name_for_a_duty(game_id: str) -> None:
    assert not FORMER & {file.stem for file in folder(game_id).rglob("*.py")}


@every_game
def test_the_rules_know_no_picture_and_no_player(game_id: str) -> None:
    home = folder(game_id)
    used = [
        (str(file.relative_to(home)), match[1])
        for file in home.rglob("*/*.py")
        for match in re.finditer(rf"from anga\.games\.{game_id}\.(\w+)", file.read_text())
    ]
    assert used
    for file, other in used:
        here = file.partition("/")[0]
        assert other in {here, ARROWS[here], "words"}, file


@every_game
def test_no_folder_is_crowded(game_id: str) -> None:
    for place in [folder(game_id), *(folder(game_id) / room for room in ARROWS)]:
        assert len(list(place.glob("*.py"))) <= MOST_MODULES, place


@pytest.mark.parametrize("code", ["def scene(): ...", "WORDS = {}", "RULES: tuple = ()"])
def test_a_duty_in_another_file_is_found(code: str, tmp_path: Path) -> None:
    (tmp_path / "drawings.py").write_text(code)
    assert len(misplaced(tmp_path)) == 1
