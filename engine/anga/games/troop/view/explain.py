"""Previews of touches: the formation, its march, and who would fall.

They are shown before a move is confirmed. The first touches show what may be chosen next, a
complete path shows its move.
"""

from collections.abc import Iterator, Sequence

from anga.games.troop.rules.encoding import decode, encode
from anga.games.troop.rules.formations import formations
from anga.games.troop.rules.march import march, march_order
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.resolution import resolve
from anga.games.troop.view.description import fate, march_text, named
from anga.games.troop.view.overlays import (
    COLOURS,
    arrow,
    cross,
    muster_step,
    outline,
    standing,
    tally,
)
from anga.games.troop.view.scene import middle
from anga.games.troop.view.touches import paths
from anga.kit.grid import mask
from anga.shared.scene import Explanation, Phrase, explanation

FEW = 4  # formations outlined together


def explain(position: TroopPosition, touches: Sequence[str]) -> Explanation:
    """The preview of touches that begin or make a legal move.

    After these, soldiers may be pointed at: then only formations with all of them are shown.
    """
    begun, pointed = list(touches), set[str]()
    able = [] if position.outcome or not begun else position.legal()
    every = [(move, path) for move in able for path in paths(position.board, move)]
    ways = _begun(every, begun)
    while not ways and begun[1:] and begun[-1].startswith("c:"):
        pointed.add(begun.pop()[2:])
        ways = [way for way in _begun(every, begun) if pointed <= _soldiers(position, way[0])]
    if not ways:
        return explanation()
    if len(ways[0][1]) == len(begun):
        return _whole(position, ways[0][0])
    if begun[-1].startswith("o:"):
        return _chosen(position, ways)
    return _first(position, ways, len(begun))


def _begun(ways: list[tuple[int, list[str]]], begun: list[str]) -> list[tuple[int, list[str]]]:
    """Those of some moves, each with its touches, that touches begin."""
    return [way for way in ways if way[1][: len(begun)] == begun]


def _soldiers(position: TroopPosition, move: int) -> set[str]:
    """The squares of a move's formation."""
    return {position.board.name(cell) for cell in decode(move).cells}


def _first(position: TroopPosition, ways: list[tuple[int, list[str]]], made: int) -> Explanation:
    """The preview of a touched piece, or one that has stepped: its formations that can march."""
    nexts = {path[made] for _, path in ways}
    masks = {mask(decode(move).cells) for move, path in ways if path[made][0] == "o"}
    board = position.board
    known = formations(board.size)
    shown = sorted(masks) if len(masks) <= FEW else []
    lines = [outline(board, known[each], 0.03) for each in shown]
    if made == 2:
        step = decode(ways[0][0]).step
        assert step
        told: list[Phrase] = [["note:stepped", *map(board.name, step)]]
        return explanation(lines=[*muster_step(board, step), *lines], notes=told)
    steps = any(each.startswith("c:") for each in nexts)
    if not masks:
        return explanation(notes=["note:step-only"])
    notes: list[Phrase] = ["note:formation", "note:step"] if steps else ["note:formation"]
    return explanation(lines=lines, notes=notes)


def _chosen(position: TroopPosition, ways: list[tuple[int, list[str]]]) -> Explanation:
    """The preview of a formation: its heads, and who would fall at each landing."""
    board = position.board
    done = [resolve(position, move) for move, _ in ways]
    lines = standing(board, done[0])
    for each, (_, path) in zip(done, ways, strict=True):
        cell = board.named(path[-1][2:])
        if each.beaten and cell is not None:
            lines += tally(position, each, middle(board, cell))
    marcher = ways[0][1][-3][2:]
    notes: list[Phrase] = [["note:land", named(board, done[0].formation), marcher]]
    if any(each.beaten for each in done):
        notes.append("note:rest")
    return explanation(lines=lines, notes=notes)


def _whole(position: TroopPosition, move: int) -> Explanation:
    """The preview of a move: its march as arrows, who falls, and the formation afterwards."""
    board, done = position.board, resolve(position, move)
    lines = standing(board, done)
    for marcher in done.marchers:
        lines += arrow(middle(board, marcher.origin), middle(board, marcher.target))
    lines += [cross(board, cell, COLOURS[position.turn][0]) for cell in done.beaten]
    for marcher in done.marchers:
        place = middle(board, marcher.target)
        if marcher.falls:
            lines.append(cross(board, marcher.target, COLOURS[position.waiting][0], 0.6))
            continue
        lines.append({"circle": [*place, 0.43], "line": "card", "width": 0.09})
        lines.append({"circle": [*place, 0.43], "line": "accent", "width": 0.045})
    sentence: Phrase = ["description:preview", march_text(board, done), fate(position, done)]
    return explanation(lines=lines, notes=[sentence, *_reasons(position, move)])


def _reasons(position: TroopPosition, move: int) -> Iterator[Phrase]:
    """The reasons why a march goes through, or stops."""
    step, cells, direction, steps = decode(move)
    order = march_order(formations(position.board.size)[mask(cells)], direction, steps)
    for clash in march(position.board, order, position.other):
        if clash.met & clash.head & ~clash.spent & ~clash.lost:
            yield "note:pierces"
    farther = encode(step, cells, direction, 2)
    if not position.is_legal(farther):
        refusal = position.refusal(farther)
        if refusal.reason == "falls-first":
            yield "note:ends"
        elif refusal.reason == "stops-first":
            yield ["note:stops", ", ".join(refusal.cells)]
