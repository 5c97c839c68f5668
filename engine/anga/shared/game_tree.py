"""A game with all that is written about it: names, variations, comments (design: *Record*).

    game: bushi
    names: b:Aki,w:Ben

    Nb (El {too early} Wb) Ub {[%marks b-w,b] a strong guard} t f

What stands in brackets was possible instead of the move before them, braces hold comments on it;
one may begin with what is drawn on the board, arrows from cell to cell and circles about cells.
Lines that go on from the last position follow a `_`, which stands for the move that nobody made:
`Nb Ub _ (t f) (b)` is a game of two moves. A file may hold several games; each begins with `game:`.
`reading` reads it. Runs on both Pythons.
"""

from anga.shared.errors import RequestError
from anga.shared.marks import MOST_DRAWINGS, format_drawings, parse_drawings

HEADERS = ("game", "rules", "position", "seats", "clock", "end", "names", "date", "title")
COLUMNS = 80
DEEPEST = 40  # brackets within brackets
MOST = 400  # ways to go on from one position
MOST_MOVES = 10_000  # of a game, with its variations
FEW = 8  # ways to go on that are looked through one by one
MARKS = "[%marks "  # begins what is drawn, in a comment
UNMADE = "_"  # no move holds it

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Node:
    """A move, what is said of it, and the moves after it: `children[0]` goes on with its line.

    `drawings` lie on the board after it: `e4-e7` is an arrow, `f5` a circle.
    """

    comment = ""  # of most nodes, which so need no room for it
    drawings: "Sequence[str]" = ()

    def __init__(self, move: str = "") -> None:
        self.move = move
        self.children: "list[Node]" = []

    @property
    def bare(self) -> bool:
        """Whether nothing is written or drawn here."""
        return not self.comment and not self.drawings

    def child(self, move: str) -> "Node":
        """The node of a move after this one, new if there was none. Raises RequestError."""
        for known in self.children:
            if known.move == move:
                return known
        return self.grow(move)

    def grow(self, move: str) -> "Node":
        """A new node after this one. Raises RequestError."""
        if len(self.children) == MOST:
            raise RequestError("there are too many ways to go on", move, "ways")
        node = Node(move)
        self.children.append(node)
        return node


class Planting:
    """Puts moves into a new tree, each where it is or a new one; there may be MOST_MOVES."""

    def __init__(self) -> None:
        self.moves = 0
        self.ways: "dict[Node, dict[str, Node]]" = {}  # where there are more than FEW

    def child(self, node: Node, move: str) -> Node:
        """The node of a move after another, new if there was none. Raises RequestError."""
        many = len(node.children) >= FEW
        if many:
            found = self._ways(node).get(move)
            if found:
                return found
        else:
            for child in node.children:  # here, since it is done for each move of a file
                if child.move == move:
                    return child
        if self.moves == MOST_MOVES:
            raise RequestError("the game has more than %d moves" % MOST_MOVES, move, "game-long")
        self.moves += 1
        new = node.grow(move)
        if many:
            self.ways[node][move] = new
        return new

    def _ways(self, node: Node) -> "dict[str, Node]":
        """The nodes after one that has many, by their moves."""
        if node not in self.ways:
            self.ways[node] = {child.move: child for child in node.children}
        return self.ways[node]


class GameTree:
    """A game: its headers, of which `game` is always there, and the start, whose move is "".

    `last` is where the main line ends although lines go on from there, None where none do.
    """

    def __init__(self, headers: "Mapping[str, str]") -> None:
        self.headers = dict(headers)
        self.root = Node()
        self.last: "Node | None" = None

    @property
    def main(self) -> "list[str]":
        """The moves of the main line."""
        node, moves = self.root, []
        while node.children and node is not self.last:
            node = node.children[0]
            moves.append(node.move)
        return moves

    @property
    def plain(self) -> bool:
        """Whether there is nothing but a main line."""
        node = self.root
        while len(node.children) == 1 and node.bare and node is not self.last:
            node = node.children[0]
        return not node.children and node.bare

    def add(self, moves: "Sequence[str]") -> Node:
        """A line from the start; the node of its last move."""
        node = self.root
        for move in moves:
            node = node.child(move)
        return node


def format_game(tree: GameTree) -> str:
    """The game as lines of at most 80 columns; a plain one as ever."""
    headers = [name + ": " + tree.headers[name] for name in HEADERS if tree.headers.get(name)]
    words: "list[str]" = _braced(tree.root)
    _tell(tree.root, words, tree.last)
    lines: "list[str]" = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= COLUMNS:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return "\n".join(headers + [""] + lines).rstrip() + "\n"


def _tell(node: Node, words: "list[str]", last: "Node | None" = None) -> None:
    """Add what follows a node; what follows the `last` one is other lines."""
    while node.children and node is not last:
        node, *others = node.children
        words.append(node.move)
        words += _braced(node)
        _bracket(others, words)
    if node.children:
        words.append(UNMADE)
        _bracket(node.children, words)


def _bracket(others: "list[Node]", words: "list[str]") -> None:
    """Add other lines, each in brackets."""
    for other in others:
        at = len(words)
        words.append(other.move)
        words += _braced(other)
        _tell(other, words)
        words[at] = "(" + words[at]
        words[-1] += ")"


def _braced(node: Node) -> "list[str]":
    """A comment as words; a closing brace within it would end it, others would be drawings."""
    text = node.comment.replace("}", ")").replace("[%", "(%").strip()
    if node.drawings:
        text = MARKS + format_drawings(node.drawings) + "] " + text
    return ("{" + text.strip() + "}").split() if text else []


def format_lines(tree: GameTree) -> "dict[str, object]":
    """The tree as JSON: a line is a list of moves, each with its comment and the lines instead.

    `after` holds the lines that go on from the last move.
    """
    said: "dict[str, object]" = {"line": _line(tree.root, tree.last)}
    if tree.last and tree.last.children:
        said["after"] = _others(tree.last.children)
    _say(tree.root, said)
    return said


def _line(node: Node, last: "Node | None" = None) -> "list[dict[str, object]]":
    line: "list[dict[str, object]]" = []
    while node.children and node is not last:
        node, *others = node.children
        line.append(_entry(node))
        if others:
            line[-1]["others"] = _others(others)
    return line


def _others(nodes: "list[Node]") -> "list[object]":
    return [[_entry(node)] + _line(node) for node in nodes]


def _entry(node: Node) -> "dict[str, object]":
    entry: "dict[str, object]" = {"move": node.move}
    _say(node, entry)
    return entry


def _say(node: Node, entry: "dict[str, object]") -> None:
    """Add what is written and drawn, if anything is."""
    if node.comment:
        entry["comment"] = node.comment
    if node.drawings:
        entry["drawings"] = list(node.drawings)


def parse_lines(data: object) -> "tuple[Node, Node | None]":
    """The root of a tree from JSON, and its `last` if lines go on there. Raises RequestError."""
    root, planting = Node(), Planting()
    if not isinstance(data, dict):
        raise RequestError("a tree is an object with a line", str(data)[:COLUMNS])
    _hear(root, data)
    last = _take_line(planting, root, data.get("line"), 0)
    _take_lines(planting, last, data.get("after"), 1)
    return root, last if last.children else None


def _take_lines(planting: Planting, node: Node, lines: object, deep: int) -> None:
    """Add the lines that go on from a node, if there are any."""
    lines = lines or []
    if not isinstance(lines, list):
        raise RequestError("other lines are a list of lines", str(lines)[:COLUMNS])
    for line in lines:
        _take_line(planting, node, line, deep)


def _take_line(planting: Planting, node: Node, line: object, deep: int) -> Node:
    """Add a line after a node; its last move."""
    if not isinstance(line, list) or deep > DEEPEST:
        raise RequestError(
            "a line is a list of moves, within not too many others", str(line)[:COLUMNS]
        )
    for entry in line:
        if not isinstance(entry, dict) or not _text(entry.get("move")):
            raise RequestError("a move of a line is an object", str(entry)[:COLUMNS])
        if "." in entry["move"]:
            raise RequestError("no move has a stop in it", entry["move"])
        after = planting.child(node, entry["move"])
        _hear(after, entry)
        _take_lines(planting, node, entry.get("others"), deep + 1)
        node = after
    return node


def _hear(node: Node, entry: "dict[str, object]") -> None:
    """Take what is written and drawn."""
    node.comment = _text(entry.get("comment", ""))
    drawings = entry.get("drawings") or []
    drawn = drawings if isinstance(drawings, list) else [drawings]
    if len(drawn) > MOST_DRAWINGS:
        raise RequestError("there are too many drawings", str(drawn[:1])[:COLUMNS])
    node.drawings = parse_drawings(",".join([_text(drawing) for drawing in drawn]))
    if len(node.drawings) != len(drawn):
        raise RequestError("drawings are arrows and circles", str(drawings)[:COLUMNS])


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise RequestError("a move and a comment are texts", str(value)[:COLUMNS])
    return value
