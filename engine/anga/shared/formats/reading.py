"""The games of a text, read one after another, so that a page can show a long one being read.

It is read as bytes, of which MicroPython finds any at once; in texts it counts from the start.
Runs on both Pythons.
"""

from anga.shared.errors import RequestError
from anga.shared.formats.escapes import DIGITS
from anga.shared.game_tree import COLUMNS, DEEPEST, HEADERS, MARKS, UNMADE, GameTree, Planting
from anga.shared.marks import MOST_DRAWINGS, is_crowded, parse_drawings

SPACES = (b"\n", b"\t", b"\r", b"\x0b", b"\x0c", b"\xc2\xa0", b"\xe3\x80\x80")  # beside b" "
ENDS = b" (){"  # of moves, once all spaces are alike
RUN = 4096  # bytes that are read at once
SURROGATES = "surrogatepass"  # halves of pairs stay what they are

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from anga.shared.game_tree import Node

    Turn = tuple[Node, "Node | None", int, int]  # the last moves, and where a bracket stands


def parse_games(source: str, strict: bool = True) -> "list[GameTree]":
    """The games of a text; no move is judged. Raises RequestError.

    That is for a text without a game, for brackets and braces without their fellows, for a game of
    too many moves, ways to go on or drawings, and unless it is not `strict`, for headers that
    nobody knows.
    """
    return [tree for tree in Reader(source, strict).games() if tree is not None]


class Reader:
    """Reads the games of a text: `data`, as bytes.

    `at` is where the moves begin that are read at once, `word` how many of them were read, where a
    bracket is one and a whole comment, too. They stay at what cannot be read.
    """

    def __init__(self, source: str, strict: bool = True) -> None:
        whole = source.encode("utf-8", SURROGATES)
        self.data, self.strict = whole.replace(b"\r\n", b"\n").strip(b"\n"), strict
        self.at = self.word = 0

    def games(self) -> "Iterator[GameTree | None]":
        """The games, and now and then None, for whoever has something else to do in between.

        Raises what `parse_games` does; the reason of the error is the slug of a fault.
        """
        end = 0
        while end < len(self.data) or not end:
            tree = GameTree({})
            at = self._head(tree, end)
            if not tree.headers.get("game"):
                told = self.data[: 4 * COLUMNS].decode("utf-8", "replace").strip()
                raise RequestError("the record names no game", told[:COLUMNS])
            end = self.data.find(b"\ngame:", max(at - 1, 0))
            end = len(self.data) if end < 0 else end + 1
            for _ in self._grow(tree, at, end):
                yield None
            yield tree

    def place(self) -> int:
        """Where in the data that stands which cannot be read."""
        data, at = _spaced(self.data[self.at :]), 0
        for _ in range(self.word):
            at = _after(data, _next(data, at))
        return self.at + _next(data, at)

    def _head(self, tree: GameTree, at: int) -> int:
        """Take a game's headers; where its moves begin."""
        while True:
            end = self.data.find(b"\n", at)
            end = len(self.data) if end < 0 else end
            line = self.data[at:end].decode("utf-8", SURROGATES)
            at = min(end + 1, len(self.data))
            if not line.strip():
                return at
            name, colon, value = line.partition(":")
            if colon and name in HEADERS and name not in tree.headers:
                tree.headers[name] = value.strip()
            elif self.strict:
                raise RequestError(
                    "'%s' is no header of a record: game, rules or position" % line, line
                )
            else:
                tree.strange.append(line.strip())
            if end == len(self.data):
                return end

    def _grow(self, tree: GameTree, start: int, end: int) -> "Iterator[None]":
        """Put the moves between two places into a game."""
        node, before = tree.root, None  # the move that was told last, and the one before it
        left: "list[Turn]" = []  # where brackets interrupt a line
        planting, remarks = Planting(), _Remarks()
        for at, run in _runs(_spaced(self.data[start:end])):
            self.at, self.word = start + at, 0
            for word in run:
                if word[0] == "{":
                    remarks.add(node, word)
                elif word in "()":
                    node, before = _turned(word, (node, before, self.at, self.word), left)
                elif tree.last and not left:
                    raise RequestError("the game has ended before this move", word, "move-late")
                elif word == UNMADE and not left:
                    tree.last = before = node
                else:
                    for move in _moves(word):
                        node, before = planting.child(node, move), node
                self.word += 1
            yield
        if left:
            self.at, self.word = left[-1][2:]
            raise RequestError("a bracket is not closed", "(", "bracket")
        remarks.tell()


def _turned(word: str, at: "Turn", left: "list[Turn]") -> "tuple[Node, Node | None]":
    """The last move and the one before it behind a bracket, where some lines were `left`."""
    node, before, *_ = at
    if word == "(":
        if before is None or len(left) == DEEPEST:
            slug = "bracket-early" if before is None else "bracket-deep"
            raise RequestError("no bracket may open there", word, slug)
        left.append(at)
        return before, None
    if not left:
        raise RequestError("a bracket is closed that was not opened", word, "bracket-shut")
    node, before, *_ = left.pop()
    return node, before


class _Remarks:
    """What is said at positions, in as many comments as it may be."""

    def __init__(self) -> None:
        self.told: "dict[Node, list[str]]" = {}

    def add(self, node: "Node", word: str) -> None:
        """Add a comment with its braces, and what is drawn by it."""
        if word[-1] != "}":
            raise RequestError("a brace is not closed", word[:COLUMNS], "brace")
        text = word[1:-1].strip()
        end = text.find("]") if text.startswith(MARKS) else -1
        if end > 0:
            marks = text[len(MARKS) : end]
            drawn = [] if is_crowded(marks) else parse_drawings(marks)
            node.drawings += [each for each in drawn if each not in node.drawings]
            if is_crowded(marks) or len(node.drawings) > MOST_DRAWINGS:
                raise RequestError("there are too many drawings", marks, "drawings")
            text = text[end + 1 :].strip() if drawn else text
        if text:
            self.told.setdefault(node, []).append(text)

    def tell(self) -> None:
        """Put the comments of each position together."""
        for node in self.told:
            node.comment = " ".join(self.told[node])


def _spaced(data: bytes) -> bytes:
    """The same with all spaces alike, each as long as it was."""
    for space in SPACES:
        data = data.replace(space, b" " * len(space))
    return data


def _runs(data: bytes) -> "Iterator[tuple[int, list[str]]]":
    """Moves, brackets, and comments with their braces, some at a time, and where they begin.

    The last comment may lack its brace.
    """
    at = start = 0
    run: "list[str]" = []
    while at < len(data):
        brace = data.find(b"{", at, at + RUN)
        if brace == at:
            end = data.find(b"}", at) + 1 or len(data)
            run.append(" ".join(data[at:end].decode("utf-8", SURROGATES).split()))
        else:
            end = brace if brace > 0 else _gap(data, at + RUN)
            run += _words(data[at:end].decode("utf-8", SURROGATES))
        at = end
        if at - start >= RUN:
            yield start, run
            run, start = [], at
    yield start, run


def _gap(data: bytes, at: int) -> int:
    """The first place from here on where no word is cut."""
    space, brace = data.find(b" ", at), data.find(b"{", at)
    return min([len(data)] + [place for place in (space, brace) if place >= 0])


def _next(data: bytes, at: int) -> int:
    """Where the next word begins."""
    while data[at : at + 1] == b" ":
        at += 1
    return at


def _after(data: bytes, at: int) -> int:
    """Where a word ends: a move, a bracket or a comment."""
    if data[at : at + 1] == b"{":
        return data.find(b"}", at) + 1 or len(data)
    end = at
    while end < len(data) and data[end : end + 1] not in ENDS:
        end += 1
    return max(end, at + 1)


def _words(text: str) -> "list[str]":
    """Moves and brackets."""
    for bracket in "()":
        text = text.replace(bracket, " " + bracket + " ")
    return [word for word in text.split(" ") if word]


def _moves(word: str) -> "list[str]":
    """The moves in a word: they are numbered by some, `3.` or `3...`, and stops part them."""
    if "." not in word:
        return [word]
    first, *moves = word.split(".")
    return [move for move in ([first] if first.strip(DIGITS) else []) + moves if move]
