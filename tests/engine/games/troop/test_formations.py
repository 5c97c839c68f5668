"""The four formations: how many patterns, which heads, which fronts."""

from collections import Counter
from itertools import combinations

import pytest

from anga.games.troop.rules.board import NAMES, board_of
from anga.games.troop.rules.formations import formations, heads, shapes
from anga.games.troop.view.looks import pattern

BOARD = board_of(8)
EAST_OF = {"n": "e", "e": "s", "s": "w", "w": "n", "ne": "se", "se": "sw", "sw": "nw", "nw": "ne"}


def mask(names: str) -> int:
    cells = [BOARD.named(name) for name in names.split()]
    assert None not in cells
    return sum(1 << cell for cell in cells if cell is not None)


def told(names: str) -> tuple[str, dict[str, str]]:
    """A formation's kind, and for each front direction the cell of its head."""
    formation = formations(8)[mask(names)]
    fronts = {NAMES[front]: BOARD.name(head) for front, head in formation.heads.items()}
    return formation.kind, fronts


def test_there_are_two_line_four_cone_four_wedge_and_eight_hook_patterns() -> None:
    patterns = {
        (formation.kind, pattern([BOARD.place(cell) for cell in formation.cells]))
        for formation in formations(8).values()
    }
    kinds = Counter(kind for kind, _ in patterns)
    assert kinds == {"line": 2, "cone": 4, "wedge": 4, "hook": 8}


@pytest.mark.parametrize(
    ("names", "kind", "fronts"),
    [
        ("d2 d3 d4", "line", {"n": "d4", "s": "d2"}),
        ("c3 d3 e3", "line", {"w": "c3", "e": "e3"}),
        ("c3 d4 e3", "cone", {"n": "d4"}),
        ("c3 c5 d4", "cone", {"e": "d4"}),
        ("d2 c3 e3", "cone", {"s": "d2"}),
        ("c4 d3 d4", "wedge", {"ne": "d4"}),
        ("c3 c4 d3", "wedge", {"sw": "c3"}),
        ("b3 c3 d4", "hook", {"ne": "d4"}),
        ("c2 c3 d4", "hook", {"ne": "d4"}),
        ("c3 d4 e4", "hook", {"sw": "c3"}),
        ("c3 d4 d5", "hook", {"sw": "c3"}),
        ("c4 d3 e3", "hook", {"nw": "c4"}),
    ],
)
def test_a_formation_has_its_heads_and_fronts(
    names: str, kind: str, fronts: dict[str, str]
) -> None:
    assert told(names) == (kind, fronts)


@pytest.mark.parametrize("names", ["b2 c3 d4", "b4 c3 d2", "a1 b1 d1", "a1 c2 e3"])
def test_these_are_no_formations(names: str) -> None:
    assert mask(names) not in formations(8)


def test_every_three_that_touch_are_one_formation_but_for_the_diagonal_row() -> None:
    connected = set()
    for three in combinations(range(64), 3):
        touching = sum(BOARD.around[a] >> b & 1 for a, b in combinations(three, 2))
        if touching >= 2 and not in_diagonal(three):
            connected.add(sum(1 << cell for cell in three))
    assert set(formations(8)) == connected


def in_diagonal(three: tuple[int, ...]) -> bool:
    (ax, ay), (bx, by), (cx, cy) = map(BOARD.place, three)
    return (bx - ax, by - ay) == (cx - bx, cy - by) and abs(bx - ax) == abs(by - ay) == 1


def test_shapes_turned_by_a_quarter_are_shapes() -> None:
    known = {(s.kind, NAMES[s.front], frozenset(s.offsets), s.offsets[0]) for s in shapes()}
    turned = {
        (kind, EAST_OF[front], frozenset((y, -x) for x, y in offsets), (head[1], -head[0]))
        for kind, front, offsets, head in known
    }
    assert known == turned
    assert len(known) == 20


def test_all_heads_with_a_front_are_found_at_once() -> None:
    pieces = mask("c3 d4 e3 d3 d2 a8 b8 c8")
    assert heads(8, pieces, NAMES.index("n")) == mask("d4")
    assert heads(8, pieces, NAMES.index("w")) == mask("a8 c3")
    assert heads(8, pieces, NAMES.index("s")) == mask("d2")


def test_a_board_of_nine_has_more_of_each() -> None:
    counts = {
        size: Counter(formation.kind for formation in formations(size).values()) for size in (8, 9)
    }
    assert counts[8] == {"line": 96, "cone": 168, "wedge": 196, "hook": 336}
    assert counts[9] == {"line": 126, "cone": 224, "wedge": 256, "hook": 448}
