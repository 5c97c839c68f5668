"""The time in which files and links are read: by CPython, and by the page's own MicroPython."""

import json
import sys
from typing import NamedTuple

from build.paths import ENGINE
from build.process import run
from build.progress import step
from build.setup import node
from build.site import bundle

FILE, PASTED, LINK = 4_900_000, 1_000_000, 99_000  # characters
GAME = "game: toy\n\n"

# A part that is repeated, and how often in a game.
RECORDS = {
    "moves": ("7g7f ", 9000),
    "moves of a letter": ("a ", 9000),
    "numbered moves": ("1. 7g7f 3c3d ", 4500),
    "short variations": ("7g7f (2g2f) ", 4500),
    "short variations, no gaps": ("a(b)", 4500),
    "two variations a move, no gaps": ("a(b)(c)", 3000),
    "variations of variations, no gaps": ("a(b(c(d)))", 2200),
    "numbered variations": ("1. 7g7f (1. 2g2f) 3c3d (1... 8c8d) ", 2200),
    "variations with comments, no gaps": ("a(b{x})", 4500),
    "variations with drawings": ("a (b {[%marks e4]}) ", 4500),
    "comments": ("7g7f {a strong move} ", 9000),
    "comments, no gaps": ("a{x}", 9000),
    "remarks upon one move": ("{x}", 9000),
    "drawings": ("a {[%marks e4-e7,f5]} ", 9000),
    "many drawings": ("a {[%marks " + ",".join(f"c{n}" for n in range(64)) + "]} ", 300),
    "small games": ("7g7f ", 60),
}

# What begins a link, and what is repeated in it, with a number in the place of #.
LINKS = {
    "g, a name": ("g=", "a"),
    "r, rules": ("g=toy&r=", "a"),
    "p, a position": ("g=toy&p=", "a_"),
    "m, moves": ("g=toy&m=a", ".a"),
    "m, escaped": ("g=toy&m=", "%E6%AD%A6"),
    "n, a ply": ("g=toy&n=", "1"),
    "v, variations": ("g=toy&m=a&v=0~1~x", ";0~1~x#"),
    "v, one variation": ("g=toy&m=a&v=0~1~x", ".x"),
    "v, variations of variations": ("g=toy&m=a&v=0~1~b.c", ";1~1~x#"),
    "k, comments": ("g=toy&m=a&k=0~1~x", ";0~1~hey"),
    "k, one comment": ("g=toy&m=a&k=0~1~", "%E3%81%82"),
    "d, drawings": ("g=toy&m=a&d=0~1~c", ",c#"),
    "d, here and there": ("g=toy&m=a&d=0~1~c", ";0~1~c#"),
    "s, seats": ("g=toy&s=b:3", ",b:3"),
    "o, a seat": ("g=toy&o=", "w"),
    "q, a question": ("g=toy&q=mate:", "9"),
    "h, hands": ("g=toy&h=b:Aki", ",b:Aki"),
    "e, an end": ("g=toy&e=resign:", "w"),
    "c, clocks": ("g=toy&c=600+5", ",w:9"),
    "a part that nobody knows": ("g=toy", "&z=1"),
}

NATIVE = """
import json, resource, sys, time
sys.path.insert(0, sys.argv[1])
from anga.shared.formats.recognise import recognise
text = json.load(sys.stdin)
begun = time.process_time()
found = recognise(text)
assert found.games or found.fault
took = time.process_time() - begun
print(json.dumps([took, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))
"""

# The page reads in slices; in between, MicroPython looks for garbage.
PAGE = """
import asyncio, gc, js, json
from anga.shared.formats import fragment, notes, recognise
gc.threshold(2 << 20)
def now():
    used = js.process.cpuUsage()
    return (used.user + used.system) / 1e6
def link(text):
    notes.build_tree(fragment.parse_link_far(text)[0])
    yield
kind, text = json.loads(open("given").read())
async def main():
    work = (link if kind == "link" else recognise.recognising)(text)
    begun, longest = now(), 0
    while work:
        await asyncio.sleep(0.001)
        until = now() + 0.02
        try:
            while now() < until:
                step = now()
                next(work)
                longest = max(longest, now() - step)
        except StopIteration:
            work = None
    print(json.dumps([now() - begun, longest]))
await main()
"""


class Read(NamedTuple):
    """Seconds of processor time for a text of a shape.

    `room` is the most memory that CPython had, in megabytes, `longest` the longest step, in which
    a page can do nothing else. What was not asked is 0.
    """

    shape: str
    native: float
    room: float
    page: float
    longest: float


def records() -> list[Read]:
    """The times of files of 5 MB in CPython, and of 1 MB in MicroPython."""
    with step("reading records"):
        return [
            Read(name, *_native(_record(*shape, FILE)), *_paged("text", _record(*shape, PASTED)))
            for name, shape in RECORDS.items()
        ]


def links() -> list[Read]:
    """The times of links of 100 kB in MicroPython."""
    with step("reading links"):
        return [Read(name, 0, 0, *_paged("link", _link(*shape))) for name, shape in LINKS.items()]


def _record(part: str, count: int, size: int) -> str:
    """A text of so many characters or a little more, or as many games as may be read."""
    game = f"{GAME}{part * count}\n\n"
    return game * min(10_000, max(1, size // len(game)))


def _link(head: str, part: str) -> str:
    parts, size = [head], len(head)
    while size < LINK:
        parts.append(part.replace("#", str(len(parts))))
        size += len(parts[-1])
    return "".join(parts)


def _native(text: str) -> tuple[float, float]:
    took, room = json.loads(run([sys.executable, "-c", NATIVE, ENGINE], json.dumps(text)))
    return took, room


def _paged(kind: str, text: str) -> tuple[float, float]:
    files = {str(name): path.read_text() for name, path in bundle.sources().items()}
    told = node.inside_micropython(PAGE, {**files, "given": json.dumps([kind, text])})
    took, longest = json.loads(told)
    return took, longest
