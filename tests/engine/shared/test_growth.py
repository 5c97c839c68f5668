"""What is ten times as long costs about ten times as much.

CPython tells of each line that it runs. What goes on within a line it does not tell, nor that
MicroPython counts a text's characters from its start whenever one is asked for: so there, what ten
times as much takes is compared.
"""

import inspect
import json
import sys
import tracemalloc
from collections.abc import Callable
from types import FrameType

import pytest

from anga.shared import game_tree, marks
from anga.shared.formats import escapes, faults, fragment, lines, notes, reading, recognise
from build.paths import MODULES
from build.setup import node
from build.site import bundle
from tests import thoroughness

OURS = {
    inspect.getfile(module)
    for module in (
        escapes,
        faults,
        fragment,
        game_tree,
        lines,
        marks,
        notes,
        reading,
        recognise,
    )
}
SHORT = 2_000  # characters; ten times as many have to be cheap, too
HEAD = "game: toy\n\n"


def steps(work: Callable[[], object]) -> int:
    """How many lines of ours are run, and comprehensions' turns."""
    count = 0

    def line(_: FrameType, event: str, __: object) -> object:
        nonlocal count
        count += event == "line"
        return line

    def called(frame: FrameType, _: str, __: object) -> object:
        return line if frame.f_code.co_filename in OURS else None

    before = sys.gettrace()
    sys.settrace(called)  # type: ignore[arg-type]
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def many(begin: str, part: str, join: str, size: int) -> str:
    """A text of such a size: parts with their number in them."""
    parts, length = list[str](), len(begin)
    while length < size:
        parts.append(part.replace("N", str(len(parts))))
        length += len(parts[-1]) + len(join)
    return begin + join.join(parts)


LINKS = {
    "moves": ("g=toy&m=", "a", "."),
    "no moves": ("g=toy&m=", "", "."),
    "a long variation": ("g=toy&m=a&v=0~1~", "b", "."),
    "variations": ("g=toy&m=a&v=", "0~1~xN", ";"),
    "variations of variations": ("g=toy&m=a&v=0~1~b.c;", "1~1~xN", ";"),
    "comments": ("g=toy&m=a&k=", "0~1~hey", ";"),
    "an escaped comment": ("g=toy&m=a&k=0~1~", "%E3%81%82", ""),
    "drawings": ("g=toy&m=a&d=0~1~", "cN", ","),
    "arrows": ("g=toy&m=a&d=0~1~", "cN-dN", ","),
    "drawings here and there": ("g=toy&m=a&d=", "0~1~cN", ";"),
    "seats": ("g=toy&s=", "b:3", ","),
    "hands": ("g=toy&h=", "b:x", ","),
}
RECORDS = {
    "moves": (HEAD, "aN", " "),
    "games": ("", "game: toy\n\na b c\n\n", ""),
    "remarks": (f"{HEAD}a ", "{x}", " "),
    "remarks without a gap": (f"{HEAD}a ", "{x}", ""),
    "comments": (HEAD, "a{x}", ""),
    "a brace in a comment": (f"{HEAD}a {{", "{", " "),
    "drawings": (f"{HEAD}a {{[%marks ", "cN", ","),
    "the same variation": (f"{HEAD}a ", "(b)", " "),
    "brackets without a move": (f"{HEAD}a ", "()", ""),
    "variations": (f"{HEAD}a ", "a (bN (c (d)))", " "),
    "lines of one move": (HEAD, "aN", "\n"),
    "spaces": (HEAD, "a     ", " "),
    "strange headers": ("game: toy\n", "hN: x", "\n"),
    "links": ("", "#g=toy&m=aN", " "),
    "the same link": ("", "#g=toy&m=a", " "),
    "hashes": ("", "#", ""),
    "JSON without an end": ("[", '{"game": "toy"}', ","),
}


@pytest.mark.parametrize("name", LINKS)
def test_a_link_ten_times_as_long_takes_about_ten_times_as_many_steps(name: str) -> None:
    def read(size: int) -> int:
        text = many(*LINKS[name], size)
        return steps(lambda: notes.build_tree(fragment.parse_link_far(text)[0]))

    assert read(10 * SHORT) < 15 * read(SHORT)


@pytest.mark.parametrize("name", RECORDS)
def test_a_text_ten_times_as_long_takes_about_ten_times_as_many_steps(name: str) -> None:
    def read(size: int) -> int:
        text = many(*RECORDS[name], size)
        return steps(lambda: recognise.recognise(text))

    assert read(10 * SHORT) < 15 * read(SHORT)


MEASURE = """
import json, time
from anga.shared.formats import fragment
from anga.shared.formats import notes
from anga.shared.formats import recognise
def took(work, text):
    least = None
    for _ in range(2):
        begun, count = time.ticks_ms(), 0
        while not count or time.ticks_ms() - begun < 20:
            work(text)
            count += 1
        passed = (time.ticks_ms() - begun) / count
        least = passed if least is None else min(least, passed)
    return least
def link(text):
    notes.build_tree(fragment.parse_link_far(text)[0])
found = []
for kind, short, long in json.loads(%s):
    work = link if kind == "link" else recognise.recognise
    ratio = took(work, long) / took(work, short)
    for _ in range(5):  # a busy machine may have been slow for once
        if ratio > 30:
            ratio = min(ratio, took(work, long) / took(work, short))
    found.append(ratio)
print(json.dumps(found))
"""


def test_micropython_finds_nothing_worse_than_linear_either() -> None:
    """The least of several times is compared with that of a tenth, where squares would be 100."""
    if not MODULES.exists():
        pytest.skip("npm packages are not installed")
    shapes = {f"link, {name}": parts for name, parts in LINKS.items()}
    shapes |= {f"text, {name}": parts for name, parts in RECORDS.items()}
    asked = [
        [name[:4], many(*parts, SHORT), many(*parts, 10 * SHORT)] for name, parts in shapes.items()
    ]
    files = {str(name): path.read_text() for name, path in bundle.sources().items()}
    told = json.loads(node.inside_micropython(MEASURE % ascii(json.dumps(asked)), files))
    slow = {name: ratio for name, ratio in zip(shapes, told, strict=True) if ratio > 40}
    assert not slow


def test_a_text_without_a_gap_is_read_a_little_at_a_time() -> None:
    """A page can do something else before all of it is read."""
    for part in ("()", "(b)", "{x}", "(b{x})"):
        steps = recognise.recognising(f"{HEAD}a {many('', part, '', 10 * SHORT)}")
        assert sum(1 for _ in steps) > 4, part


def test_moves_in_a_row_are_taken_at_once() -> None:
    text = HEAD + " ".join(["a"] * 9000)
    assert steps(lambda: recognise.recognise(text)) < 9000


SHAPES = "a(b)", "a(b{x})", "a{x}", "ab{xy}", "ab(cd)", "a(b(c))", "a(b)(c)(d)(e)"


def test_a_text_takes_no_more_than_forty_times_its_room() -> None:
    """Of five megabytes, that is two hundred."""
    for part in SHAPES[:: thoroughness.times(3, 1)]:
        notes_each = part.count("(") + part.count("{")
        game = HEAD + part * (reading.MOST_NOTES // 30 // notes_each) + "\n\n"
        text = game * 30
        tracemalloc.start()
        found = recognise.recognise(text).games
        room = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert len(found) == 30
        assert room < 40 * len(text), part


def test_joined_texts_are_put_together_once() -> None:
    """A comment in a thousand parts is never longer than it is in the end."""
    (tree,) = reading.parse_games(f"{HEAD}a" + " {x}" * 1000)
    assert tree.root.children[0].comment == " ".join("x" * 1000)


LONG = game_tree.MOST_MOVES


def test_a_game_has_only_so_many_moves() -> None:
    fine = " ".join(["a"] * (LONG - 1))
    assert len(recognise.recognise(f"{HEAD}{fine} (b)").games[0].link.moves) == LONG - 1
    for text in (f"{HEAD}{fine} b c", f"{HEAD}{fine} (b c)"):
        fault = recognise.recognise(text).fault
        assert fault is not None
        assert [fault.slug, fault.line, fault.text[:1]] == ["game-long", 3, "c"]
    moves = ["a"] * (LONG + 1)
    assert recognise.recognise(json.dumps({"game": "toy", "record": moves})).odd == "odd-long"
    line = [{"move": move} for move in moves]
    assert (
        recognise.recognise(json.dumps({"game": "toy", "tree": {"line": line}})).odd == "odd-tree"
    )
    for part in (f"m={'.'.join(moves)}", f"m={'.'.join(moves[2:])}&v=0~1~b.c"):
        link, problem = fragment.parse_link_far(f"g=toy&{part}")
        assert len(link.moves) == (LONG if "v" not in part else LONG - 1)
        assert link.variations == []
        assert problem is not None
        assert problem.reason == "long-game"


def test_a_position_has_only_so_many_drawings() -> None:
    drawn = [f"c{number}" for number in range(marks.MOST_DRAWINGS + 1)]
    link, problem = fragment.parse_link_far(f"g=toy&m=a&d=0~1~{','.join(drawn[:-1])}")
    assert problem is None
    assert link.drawings == [(1, drawn[:-1])]
    link, problem = fragment.parse_link_far(f"g=toy&m=a&d=0~1~{','.join(drawn)}")
    assert problem is not None
    assert problem.reason == "many-drawings"
    assert link.drawings == [(1, drawn[:-1])]  # as many as there may be
    together = f"{{[%marks {','.join(drawn)}]}}"
    apart = f"{{[%marks {','.join(drawn[:40])}]}} {{[%marks {','.join(drawn[40:])}]}}"
    for text in (together, apart):
        fault = recognise.recognise(f"{HEAD}a {text}").fault
        assert fault is not None
        assert fault.slug == "drawings"
    tree = {"line": [{"move": "a", "drawings": drawn}]}
    assert recognise.recognise(json.dumps({"game": "toy", "tree": tree})).odd == "odd-tree"


def test_what_people_have_is_read_whole() -> None:
    game = "game: toy\ntitle: N\n\n" + " ".join(f"m{ply}" for ply in range(60)) + "\n\n"
    text = "".join(game.replace("N", str(number)) for number in range(1000))
    found = recognise.recognise(text).games
    assert [len(game.link.moves) for game in found] == [60] * 1000
    entry = {"link": "g=toy&m=" + "a." * 1000 + "a", "seats": {"b": "person"}, "name": "x"}
    kept = {"anga": 1, "games": [entry] * 2000, "settings": {}, "progress": {}}
    archive = recognise.recognise(json.dumps(kept)).archive
    assert archive is not None
    assert len(archive["games"]) == 2000


def test_one_python_is_kept_from_what_it_takes_an_hour_for() -> None:
    digits = '{"game": ' + "1" * 200_000 + "}"
    names = "{" + ", ".join(f'"k{number}": 1' for number in range(60_000)) + "}"
    for text, slug in ((digits, "json-value"), (names, "json-many")):
        fault = recognise.recognise(text).fault
        assert fault is not None
        assert fault.slug == slug
    told = json.dumps({"game": "toy", "title": "1" * 200_000})
    assert recognise.recognise(told).games


def test_a_text_has_only_so_many_notes() -> None:
    fine = f"{HEAD}{'a(b)' * 4000}\n\n" * (reading.MOST_NOTES // 4000)
    assert len(recognise.recognise(fine).games) == reading.MOST_NOTES // 4000
    for more in ("a {x}", "a (b)", "a {[%marks a1]}"):
        fault = recognise.recognise(f"{fine}{HEAD}{more}").fault
        assert fault is not None
        assert fault.slug == "notes-many"
        assert fault.text.startswith("a ")
