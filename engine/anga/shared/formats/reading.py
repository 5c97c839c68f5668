"""A reader of the games in a text, one after another, so that progress can be shown.

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
    """The games of a text; moves are not judged. Raises RequestError.

    The error is for a text without a game, for unbalanced brackets and braces, for too many moves,
    variations or drawings, and, if `strict`, for unknown headers.
    """
    return [tree for tree in Reader(source, strict).games() if tree is not None]


class Reader:
    """A reader of the games in `data`, as bytes.

    `at` is where the current block of moves begins, `word` the number of its words read so far; a
    bracket and a whole comment each count as one. After an error they point to what cannot be read.
    """

    def __init__(self, source: str, strict: bool = True) -> None:
        whole = source.encode("utf-8", SURROGATES)
        self.data, self.strict = whole.replace(b"\r\n", b"\n").strip(b"\n"), strict
        self.at = self.word = 0

    def games(self) -> "Iterator[GameTree | None]":
        """Yield the games, and None now and then so that the caller can do other work.

        Raises as `parse_games` does; the reason of the error is the slug of a fault.
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
        """The position in the data of what cannot be read."""
        data, at = _spaced(self.data[self.at :]), 0
        for _ in range(self.word):
            at = _after(data, _next(data, at))
        return self.at + _next(data, at)

    def _head(self, tree: GameTree, at: int) -> int:
        """Read a game's headers; returns where its moves begin."""
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
        """Add the moves between two positions to a game."""
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
    """The last move and the one before it after a closing bracket, where `left` lines were open."""
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
    """The comments at positions, of which each may have several."""

    def __init__(self) -> None:
        self.told: "dict[Node, list[str]]" = {}

    def add(self, node: "Node", word: str) -> None:
        """Add a comment in its braces, and the drawings in it."""
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
        """Join the comments of each position."""
        for node in self.told:
            node.comment = " ".join(self.told[node])


def _spaced(data: bytes) -> bytes:
    """The text with all white space as blanks, of the same length."""
    for space in SPACES:
        data = data.replace(space, b" " * len(space))
    return data


def _runs(data: bytes) -> "Iterator[tuple[int, list[str]]]":
    """Blocks of moves, brackets and comments with their braces, and where each block begins.

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
    """The next position at which no word is cut."""
    space, brace = data.find(b" ", at), data.find(b"{", at)
    return min([len(data)] + [place for place in (space, brace) if place >= 0])


def _next(data: bytes, at: int) -> int:
    """The beginning of the next word."""
    while data[at : at + 1] == b" ":
        at += 1
    return at


def _after(data: bytes, at: int) -> int:
    """The end of a word: a move, a bracket or a comment."""
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
    """The moves in a word, without numbers such as `3.` or `3...`."""
    if "." not in word:
        return [word]
    first, *moves = word.split(".")
    return [move for move in ([first] if first.strip(DIGITS) else []) + moves if move]
