"""Notes on a game in a link: variations, comments, drawings (design: *Fragment*).

    v=0~12~e4.f5;1~1~g6    k=0~12~a%20strong%20guard;1~2~too%20late    d=0~12~e4-e7,f5

Each entry stands at a position: a line, and how many of its moves are made there. Line 0 is the
game itself. Variations count from 1; each leaves an earlier line at a position, and its own moves
are counted from there. Entries are split before anything is decoded, so a text may hold whatever
is escaped. What makes no sense is left out. Runs on both Pythons.
"""

from anga.shared.errors import LinkError, RequestError
from anga.shared.formats.escapes import escape, is_digits, unescape
from anga.shared.game_tree import DEEPEST, MOST, MOST_MOVES, GameTree, Node, Planting
from anga.shared.marks import MOST_DRAWINGS, format_drawings, is_crowded, parse_drawings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

NOTES = ("v", "k", "d")
LONGEST_NUMBER = 5  # digits
STEP = 1 << 14  # more than a line has places
MOST_ENTRIES = 4000  # of a part


class Noted:
    """The moves of a game and its notes, each entry with its place.

    That is a number, its line times STEP and its ply, since of very many entries MicroPython finds
    room for pairs soon, and for nothing greater. Moves of a variation have stops between them.
    """

    def __init__(self, moves: "Iterable[str]" = ()) -> None:
        self.moves = list(moves)
        self.variations: "list[tuple[int, str]]" = []
        self.comments: "list[tuple[int, str]]" = []
        self.drawings: "list[tuple[int, list[str]]]" = []


def format_notes(link: "Noted") -> "list[str]":
    """The parts of a fragment for the notes on a game; empty for a plain game."""
    drawings = [(place, format_drawings(drawn)) for place, drawn in link.drawings]
    parts = []
    for key, entries in (("v", link.variations), ("k", link.comments), ("d", drawings)):
        if entries:
            told = [
                "%d~%d~%s" % (place // STEP, place % STEP, _escaped(text))
                for place, text in entries
            ]
            parts.append(key + "=" + ";".join(told))
    return parts


def take_parts(link: "Noted", text: str) -> "LinkError | None":
    """Read notes from their parts into a link, without a limit; the first error, or None.

    `text` is what `format_notes` writes, joined by `&`.
    """
    values: "dict[str, str]" = {}
    problems: "list[LinkError]" = []
    for part in text.split("&"):
        key, _, value = part.partition("=")
        if key in NOTES and key not in values:
            values[key] = value
        else:
            problems.append(_senseless(part))
    take_notes(link, values, problems, most=-1)
    return problems[0] if problems else None


def take_notes(
    link: "Noted",
    values: "Mapping[str, str]",
    problems: "list[LinkError]",
    most: int = MOST_ENTRIES,
) -> None:
    """Read notes from a fragment's parts into its link, and add errors to `problems`.

    Of each part `most` entries are read, all of them if that is -1.
    """
    lines = _Lines(len(link.moves))
    for key, take in (("v", _take_moves), ("k", _take_text), ("d", _take_drawings)):
        for entry in values[key].split(";", most) if key in values else ():
            try:
                take(link, lines, *lines.parse_entry(entry))
            except LinkError as problem:
                if key == "v":
                    lines.numbers.append(None)
                if not problems:
                    problems.append(problem)


class _Lines:
    """The lines of a link: the length of each, and its depth of nesting.

    `numbers` maps the written numbers to lines, None for one that is left out; `moves` holds the
    moves of all.
    """

    def __init__(self, moves: int) -> None:
        self.lengths, self.depths, self.moves = [moves], [0], moves
        self.numbers: "list[int | None]" = [0]

    def parse_entry(self, entry: str) -> "tuple[int, str]":
        """The place and text of an entry. Raises LinkError."""
        parts = entry.split("~")
        short = all(is_digits(number, LONGEST_NUMBER) for number in parts[:2])
        if len(parts) == 3 and short and parts[2]:
            written, ply = int(parts[0]), int(parts[1])
            line = self.numbers[written] if written < len(self.numbers) else None
            if line is not None and ply <= self.lengths[line]:
                return line * STEP + ply, unescape(parts[2])
        raise _senseless(entry)

    def add(self, line: int, moves: int) -> None:
        """Add a line that branches off another one."""
        self.numbers.append(len(self.lengths))
        self.lengths.append(moves)
        self.depths.append(self.depths[line] + 1)
        self.moves += moves


def _take_moves(link: "Noted", lines: _Lines, place: int, text: str) -> None:
    moves = text.split(".")
    if not all(moves) or lines.depths[place // STEP] == DEEPEST:
        raise _senseless(text)
    if lines.moves + len(moves) > MOST_MOVES:
        raise long_game(text)
    lines.add(place // STEP, len(moves))
    link.variations.append((place, text))


def _take_text(link: "Noted", _: _Lines, place: int, text: str) -> None:
    if not text.strip():
        raise _senseless(text)
    link.comments.append((place, text))


def _take_drawings(link: "Noted", _: _Lines, place: int, text: str) -> None:
    drawings = parse_drawings(",".join(text.split(",", MOST_DRAWINGS)[:MOST_DRAWINGS]))
    if not drawings:
        raise _senseless(text)
    link.drawings.append((place, drawings))
    if is_crowded(text):
        message = "the link has more than %d drawings at a position" % MOST_DRAWINGS
        raise LinkError(message, text, "many-drawings")


def long_game(text: str) -> LinkError:
    """The error for moves beyond the greatest possible number."""
    return LinkError("the link has more than %d moves" % MOST_MOVES, text, "long-game")


def _senseless(entry: str) -> LinkError:
    return LinkError("the link has a note that makes no sense: " + entry, entry)


def _escaped(text: str) -> str:
    return escape(text).replace(";", "%3B").replace("~", "%7E")


# From a link to a tree, and back


def build_tree(link: "Noted") -> Node:
    """The root of the tree of a link; the link's moves are its main line."""
    root, planting = Node(), Planting()
    lines = [ensure_node(root, link.moves, planting)]
    for place, moves in link.variations:
        before = lines[place // STEP][min(place % STEP, len(lines[place // STEP]) - 1)]
        lines.append(ensure_node(before, moves.split("."), planting))
    for place, text in link.comments:
        if place % STEP < len(lines[place // STEP]):
            lines[place // STEP][place % STEP].comment = text
    for place, drawings in link.drawings:
        if place % STEP < len(lines[place // STEP]):
            lines[place // STEP][place % STEP].drawings = list(drawings)
    return root


def plant(tree: GameTree, link: "Noted") -> None:
    """Add the moves of a link and its notes to a game tree."""
    tree.root = build_tree(link)
    nodes = along(tree.root, link.moves)
    tree.last = nodes[-1] if nodes[-1].children and len(nodes) > len(link.moves) else None


def ensure_node(node: Node, moves: "list[str]", planting: "Planting | None" = None) -> "list[Node]":
    """The node after some moves, with missing ones created as far as there is room."""
    nodes, planting = [node], planting or Planting()
    try:
        for move in moves:
            nodes.append(planting.child(nodes[-1], move))
    except RequestError:  # too many ways to go on from one position, or too many moves
        return nodes
    return nodes


def merge(root: Node, other: Node) -> bool:
    """Merge another tree into this one, its comments last; whether it adds anything.

    Lines for which a position has no room are left out.
    """
    added, pairs = False, [(root, other)]
    while pairs:
        here, there = pairs.pop()
        comment = there.comment.strip()
        if comment and "\n" + comment + "\n" not in "\n" + here.comment + "\n":
            here.comment = (here.comment + "\n" + comment).strip()
            added = True
        drawn = [each for each in there.drawings if each not in here.drawings]
        drawn = drawn[: max(0, MOST_DRAWINGS - len(here.drawings))]
        here.drawings = list(here.drawings) + drawn
        added = added or bool(drawn)
        for child in there.children:
            known = along(here, [child.move])[1:]
            if known:
                pairs.append((known[0], child))
            elif len(here.children) < MOST:
                here.children.append(child)
                added = True
    return added


def note(link: "Noted", root: Node) -> None:
    """Write the notes of a tree into a link whose moves are its main line."""
    link.variations, link.comments, link.drawings = [], [], []
    lines, blank = [along(root, link.moves)], Node()
    for number, nodes in enumerate(lines):  # which grows meanwhile
        last, start = len(nodes) - 1, number * STEP
        for ply, node in enumerate(nodes):
            if node.comment.strip():
                link.comments.append((start + ply, node.comment))
            if node.drawings:
                link.drawings.append((start + ply, list(node.drawings)))
            if len(node.children) < 2 and ply < last:
                continue  # nothing but its own line goes on there
            onto = nodes[ply + 1] if ply < last else None
            for child in node.children:
                if child is not onto:
                    moves = onward(child)
                    told = ".".join([each.move for each in moves])
                    link.variations.append((start + ply, told))
                    lines.append([blank] + moves)


def along(node: Node, moves: "Sequence[str]") -> "list[Node]":
    """The nodes along some moves, as far as they exist."""
    nodes = [node]
    for move in moves:
        for child in nodes[-1].children:
            if child.move == move:
                nodes.append(child)
                break
        else:
            break
    return nodes


def onward(node: Node) -> "list[Node]":
    """The nodes of a line from one node to its end."""
    nodes = [node]
    while nodes[-1].children:
        nodes.append(nodes[-1].children[0])
    return nodes


def trim(root: "Node", moves: "Sequence[str]") -> None:
    """Remove the end of a line on which there are no notes."""
    nodes = along(root, moves)
    while len(nodes) > 1 and nodes[-1].bare and not nodes[-1].children:
        gone = nodes.pop()
        nodes[-1].children.remove(gone)
