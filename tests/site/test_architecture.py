"""The page's rooms: imports run downhill, nothing goes round, no folder is crowded."""

import ast
import re
from functools import cache
from pathlib import Path

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
    "cast": ["browser", "kept"],
    "assist": ["kept", "state"],
    "session": ["browser", "state", "kept", "assist"],
    "access": ["browser", "state"],
    "widgets": ["browser", "cast", "state", "access"],
    "screen": ["board", "browser", "cast", "state", "assist", "session", "access", "widgets"],
    "study": ["browser", "state", "kept", "assist", "session", "widgets"],
    "library": ["board/paint", "board", "browser", "cast", "state", "kept", "assist"],
    "clock": ["browser", "state", "session", "widgets"],
    "export": ["board/paint", "board", "browser", "session"],
    "play": [
        "board", "browser", "cast", "state", "kept", "assist", "session", "access", "widgets",
        "screen", "library", "clock", "export",
    ],
    "learn": [
        "board/paint", "board", "browser", "cast", "state", "kept", "assist", "access", "widgets",
        "export",
    ],
    "home": ["board/paint", "board", "browser", "state", "kept", "library", "widgets", "learn"],
    "pages": [
        "board", "browser", "state", "kept", "session", "access", "widgets", "screen", "study",
        "library", "clock", "play", "learn", "home",
    ],
    "": ["browser", "access", "widgets", "pages"],
}  # fmt: skip
MOST_MODULES = 20
FEWER = {APP / "play": 16, APP / "session": 16, APP / "widgets": 16}
OWNERS = ("state", "kept", "assist", "session")  # rooms that may change the game under way
GAME = ("table", "match", "here", "selection", "ahead", "saved", "work", "queries", "lock")
BOARD = ("state", "press")  # what one board's parts have in common
PLAIN = ("link", "posed")  # values that are put together step by step
FILES = sorted(APP.rglob("*.py"))


def name(file: Path) -> str:
    """`board/flat/dice` for site/app/board/flat/dice.py."""
    return str(file.relative_to(APP).with_suffix(""))


def room(module: str) -> str:
    return module.rpartition("/")[0]


@cache
def tree_of(file: Path) -> ast.Module:
    """A file's syntax; each file is read once."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def imported(file: Path) -> set[str]:
    """The page's modules that a file imports, for type checkers too."""
    found: set[str] = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
            found.add(node.module)
    paths = {each.replace(".", "/") for each in found}
    return {path for path in paths if path in MODULES and room(path) != "words"}


def declared(shapes: Path) -> set[str]:
    """The attributes of the browser's own things."""
    nodes = ast.walk(ast.parse(shapes.read_text(encoding="utf-8")))
    targets = [node.target for node in nodes if isinstance(node, ast.AnnAssign)]
    return {target.id for target in targets if isinstance(target, ast.Name)}


MODULES = {name(file) for file in FILES}
BROWSER = declared(APP / "browser" / "types.py") | declared(APP / "board" / "paint" / "canvas.py")


def test_imports_run_downhill() -> None:
    for file in FILES:
        here = room(name(file))
        wrong = {other for other in imported(file) if room(other) not in [here, *ARROWS[here]]}
        assert not wrong, file


def test_a_frame_loads_nothing_of_the_play_page() -> None:
    found = {"pages/embed"}
    while more := {other for each in found for other in imported(APP / f"{each}.py")} - found:
        found |= more
    assert {"screen/embed_view", "session/session"} <= found
    assert not {room(each) for each in found} & {"play", "study", "clock", "export", "learn"}


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


Function = ast.FunctionDef | ast.AsyncFunctionDef


def made_in(function: ast.AST) -> set[str]:
    """The names that a function gives to what a call has just made."""
    return {
        name.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        for name in ast.walk(target)
        if isinstance(name, ast.Name)
    }


def set_on_others(tree: ast.AST) -> list[str]:
    """What a module assigns to, or deletes, of things that are neither its own nor new, as code.

    Its own are the attributes of `self` and what is in them, new is what the same function made.
    """
    found = []
    for function in (node for node in ast.walk(tree) if isinstance(node, Function)):
        made = made_in(function)
        for place in ast.walk(function):
            if not isinstance(place, ast.Attribute | ast.Subscript):
                continue
            if not isinstance(place.ctx, ast.Store | ast.Del):
                continue
            holder = place.value
            if isinstance(place, ast.Subscript):  # of plain data, or of an attribute
                while isinstance(holder, ast.Subscript):
                    holder = holder.value
                own = isinstance(holder, ast.Name | ast.Call)
                holder = holder.value if isinstance(holder, ast.Attribute) else holder
            else:
                own = place.attr in BROWSER
            if not own and ast.unparse(holder) not in {"self", *made}:
                found.append(ast.unparse(place))
    return sorted(set(found))


def called(tree: ast.AST) -> list[str]:
    """The methods of other things that a module calls, as code."""
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [ast.unparse(func) for func in calls if isinstance(func, ast.Attribute)]


def changing(owner: str) -> set[str]:
    """The methods by which what is called so in the code, `match` or `table`, is changed."""
    tree = ast.parse((APP / "state" / f"{owner}.py").read_text(encoding="utf-8"))
    (whole,) = (n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == owner.title())
    methods = {n.name: n for n in whole.body if isinstance(n, Function) and n.name != "__init__"}
    names = {name for name, method in methods.items() if stores_in_self(method)}
    before: set[str] = set()
    while names != before:  # whoever calls one of them is one
        before = set(names)
        names |= {
            n for n in methods if {f"self.{name}" for name in before} & set(called(methods[n]))
        }
    return names


def stores_in_self(method: ast.AST) -> bool:
    """Whether a method assigns to an attribute of its object, or to what is in one."""
    return any(
        isinstance(node, ast.Attribute | ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and ast.unparse(node).startswith("self.")
        for node in ast.walk(method)
    )


def test_nothing_is_set_on_what_others_made() -> None:
    for file in FILES:
        known = [*PLAIN, *(GAME if room(name(file)) in OWNERS else ())]
        known += BOARD if room(name(file)).partition("/")[0] == "board" else ()
        allowed = re.compile(rf"(.*\.)?({'|'.join(known)})\.\w+(\[.*\])?")
        found = set_on_others(tree_of(file))
        assert [place for place in found if not allowed.fullmatch(place)] == [], file


def test_only_the_session_changes_the_game_under_way() -> None:
    changes = {f"{owner}.{method}" for owner in ("match", "table") for method in changing(owner)}
    for file in FILES:
        here = {".".join(call.split(".")[-2:]) for call in called(tree_of(file))}
        assert room(name(file)) in OWNERS or not here & changes, file


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
    written = ast.parse(
        "def lay(self, match, engine):\n"
        "    self.table.match, self.match = match, find('#a')\n"
        "    match.seats['b'] = match.here.drawings[0].text = engine.lost = self.fine\n"
        "    self.parts[1] = answer['scene']['marks'] = place.textContent = ''\n"
        "    new = Match(); new.moves = []; del engine.up\n"
    )
    others = ["engine.lost", "engine.up", "match.here.drawings[0].text", "match.seats['b']"]
    assert set_on_others(written) == [*others, "self.table.match"]
    assert {"play", "undo", "sit"} <= changing("match")
    assert "request" not in changing("match")
