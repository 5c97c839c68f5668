"""A game with all that is written about it: names, variations, comments (design: *Record*).

    game: bushi
    names: b:Aki,w:Ben

    Nb (El {too early} Wb) Ub {[%marks b-w,b] a strong guard} t f

What stands in brackets was possible instead of the move before them, braces hold comments on it;
one may begin with what is drawn on the board, arrows from cell to cell and circles about cells.
Lines that go on from the last position follow a `_`, which stands for the move that nobody made:
`Nb Ub _ (t f) (b)` is a game of two moves. A file may hold several games; each begins with `game:`.
Runs on both Pythons.
"""

from anga.shared.errors import RequestError
from anga.shared.marks import format_drawings, parse_drawings

HEADERS = ("game", "rules", "position", "seats", "clock", "end", "names", "date", "title")
COLUMNS = 80
DEEPEST = 40  # brackets within brackets
SPACES = " \n\t\r\x0b\x0c\xa0\u3000"
MOST = 400  # ways to go on from one position
MARKS = "[%marks "  # begins what is drawn, in a comment
UNMADE = "_"  # no move holds it

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence


class Node:
    """A move, what is said of it, and the moves after it: `children[0]` goes on with its line.

    `drawings` lie on the board after it: `e4-e7` is an arrow, `f5` a circle.
    """

    def __init__(self, move: str = "") -> None:
        self.move, self.comment = move, ""
        self.drawings: "list[str]" = []
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
        if len(self.children) == MOST:
            raise RequestError("there are too many ways to go on", move)
        self.children.append(Node(move))
        return self.children[-1]


class GameTree:
    """A game: its headers, of which `game` is always there, and the start, whose move is "".

    `last` is where the main line ends although lines go on from there, None where none do.
    `strange` are lines of a text in the place of headers which nobody knows.
    """

    def __init__(self, headers: "Mapping[str, str]") -> None:
        self.headers = dict(headers)
        self.root = Node()
        self.last: "Node | None" = None
        self.strange: "list[str]" = []

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


def parse_games(source: str, strict: bool = True) -> "list[GameTree]":
    """The games of a text; no move is judged. Raises RequestError.

    That is for a text without a game, for brackets and braces without their fellows, and unless it
    is not `strict`, for headers that nobody knows.
    """
    games = [GameTree({})]
    body: "list[str]" = []
    headed = True
    for line in source.replace("\r\n", "\n").strip("\n").split("\n"):
        name, colon, value = line.partition(":")
        if name == "game" and colon and not headed:
            _grow(games[-1], body)
            games.append(GameTree({}))
            body, headed = [], True
        if not headed:
            body.append(line)
        elif not line.strip():
            headed = False
        elif colon and name in HEADERS and name not in games[-1].headers:
            games[-1].headers[name] = value.strip()
        elif strict:
            raise RequestError(
                "'%s' is no header of a record: game, rules or position" % line, line
            )
        else:
            games[-1].strange.append(line.strip())
    for game in games:
        if not game.headers.get("game"):
            raise RequestError("the record names no game", source.strip()[:COLUMNS])
    _grow(games[-1], body)
    return games


def _grow(tree: GameTree, body: "list[str]") -> None:
    """Put the moves of a text into a game."""
    node, before = tree.root, None  # the move that was told last, and the one before it
    left: "list[tuple[Node, Node]]" = []  # the same where brackets interrupt a line
    for word in _words("\n".join(body)):
        if word[0] == "{":
            _remark(node, word[1:-1].strip())
        elif word == "(":
            if before is None or len(left) == DEEPEST:
                raise RequestError("there is no move before a bracket, or too many brackets", word)
            left.append((node, before))
            node, before = before, None
        elif word == ")":
            if not left:
                raise RequestError("a bracket is closed that was not opened", word)
            node, before = left.pop()
        elif tree.last and not left:
            raise RequestError("the game has ended before this move", word)
        elif word == UNMADE and not left:
            tree.last = before = node
        else:
            node, before = node.child(word), node
    if left:
        raise RequestError("a bracket is not closed", "(")


def _remark(node: Node, text: str) -> None:
    """Add a comment, and what is drawn by it."""
    end = text.find("]")
    drawn = parse_drawings(text[len(MARKS) : end]) if text.startswith(MARKS) and end > 0 else []
    if drawn:
        node.drawings += [each for each in drawn if each not in node.drawings]
        text = text[end + 1 :].strip()
    node.comment = (node.comment + " " + text).strip()


def _words(text: str) -> "Iterator[str]":
    """Moves, brackets, and comments with their braces."""
    at = 0
    while at < len(text):
        letter = text[at]
        end = at + 1
        if letter == "{":
            end = text.find("}", at) + 1
            if not end:
                raise RequestError("a brace is not closed", text[at : at + COLUMNS])
        elif letter not in SPACES + "()":
            while end < len(text) and text[end] not in SPACES + "(){":
                end += 1
        if letter not in SPACES:
            yield " ".join(text[at:end].split()) if letter == "{" else text[at:end]
        at = end


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
    root = Node()
    if not isinstance(data, dict):
        raise RequestError("a tree is an object with a line", str(data)[:COLUMNS])
    _hear(root, data)
    last = _take_line(root, data.get("line"), 0)
    _take_lines(last, data.get("after"), 1)
    return root, last if last.children else None


def _take_lines(node: Node, lines: object, deep: int) -> None:
    """Add the lines that go on from a node, if there are any."""
    lines = lines or []
    if not isinstance(lines, list):
        raise RequestError("other lines are a list of lines", str(lines)[:COLUMNS])
    for line in lines:
        _take_line(node, line, deep)


def _take_line(node: Node, line: object, deep: int) -> Node:
    """Add a line after a node; its last move."""
    if not isinstance(line, list) or deep > DEEPEST:
        raise RequestError(
            "a line is a list of moves, within not too many others", str(line)[:COLUMNS]
        )
    for entry in line:
        if not isinstance(entry, dict) or not _text(entry.get("move")):
            raise RequestError("a move of a line is an object", str(entry)[:COLUMNS])
        after = node.child(entry["move"])
        _hear(after, entry)
        _take_lines(node, entry.get("others"), deep + 1)
        node = after
    return node


def _hear(node: Node, entry: "dict[str, object]") -> None:
    """Take what is written and drawn."""
    node.comment = _text(entry.get("comment", ""))
    drawings = entry.get("drawings") or []
    drawn = drawings if isinstance(drawings, list) else [drawings]
    node.drawings = parse_drawings(",".join([_text(drawing) for drawing in drawn]))
    if len(node.drawings) != len(drawn):
        raise RequestError("drawings are arrows and circles", str(drawings)[:COLUMNS])


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise RequestError("a move and a comment are texts", str(value)[:COLUMNS])
    return value
