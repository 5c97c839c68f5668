"""The games of a text, read one after another, so that a page can show a long one being read.

It is read as bytes, of which MicroPython finds any at once; in texts it counts from the start.
Runs on both Pythons.
"""

from anga.shared.errors import RequestError
from anga.shared.formats.escapes import DIGITS
from anga.shared.game_tree import COLUMNS, DEEPEST, HEADERS, MARKS, UNMADE, GameTree, Planting
from anga.shared.marks import MOST_DRAWINGS, is_crowded, parse_drawings

SPACES = (b"\n", b"\t", b"\r", b"\x0b", b"\x0c", b"\xc2\xa0", b"\xe3\x80\x80")  # besides b" "
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
        """Yield the games, and None now and then, so that the caller can do something else.

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
        """The index in the data of the part that cannot be read."""
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
        data, at, growing = _spaced(self.data[start:end]), 0, _Growing(tree)
        while at < len(data):
            after = _cut(data, at)
            self.at = start + at
            try:
                growing.take(_words(data[at:after].decode("utf-8", SURROGATES)), self.at)
            except RequestError:
                self.word = growing.word
                raise
            at = after
            yield
        if growing.left:
            self.at, self.word = growing.left[-1][2:]
            raise RequestError("a bracket is not closed", "(", "bracket")
        growing.remarks.tell()


class _Growing:
    """A game whose moves are put into it, one after another.

    `node` was told last, `before` is the one before it; `left` is where brackets interrupt a line,
    `word` the number of the last word among those that were taken at once.
    """

    def __init__(self, tree: GameTree) -> None:
        self.tree, self.node = tree, tree.root
        self.before: "Node | None" = None
        self.left: "list[Turn]" = []
        self.word = 0
        self.planting, self.remarks = Planting(), _Remarks()

    def take(self, words: "list[str]", at: int) -> None:
        """Take words that begin at a place: moves, brackets and comments. Raises RequestError."""
        child, left, node, before = self.planting.child, self.left, self.node, self.before
        number = 0
        try:
            for number, word in enumerate(words):
                sign = word[0]
                if sign == "(":
                    self._check(before)
                    left.append((node, before, at, number))
                    node, before = before or node, None
                elif sign == ")":
                    if not left:
                        message = "a bracket is closed that was not opened"
                        raise RequestError(message, word, "bracket-shut")
                    node, before, *_ = left.pop()
                elif sign == "{":
                    self.remarks.add(node, word)
                elif self.tree.last and not left:
                    raise RequestError("the game has ended before this move", word, "move-late")
                elif word == UNMADE and not left:
                    self.tree.last = before = node
                elif "." in word:
                    for move in _moves(word):
                        node, before = child(node, move), node
                else:
                    node, before = child(node, word), node
        finally:
            self.node, self.before, self.word = node, before, number

    def _check(self, before: "Node | None") -> None:
        """Raises RequestError where no bracket may open."""
        if before is None or len(self.left) == DEEPEST:
            slug = "bracket-early" if before is None else "bracket-deep"
            raise RequestError("no bracket may open there", "(", slug)


class _Remarks:
    """The comments on each position, of which there may be several."""

    def __init__(self) -> None:
        self.told: "dict[Node, list[str]]" = {}

    def add(self, node: "Node", word: str) -> None:
        """Add a comment with its braces, and the drawings in it."""
        if word[-1] != "}":
            raise RequestError("a brace is not closed", word[:COLUMNS], "brace")
        text = word[1:-1]
        if text.startswith(MARKS):
            text = self._draw(node, text)
        if text:
            told = self.told.get(node)
            if told is None:
                told = self.told[node] = []
            told.append(text)

    def _draw(self, node: "Node", text: str) -> str:
        """Draw what a comment begins with; the rest of it. Raises RequestError."""
        end = text.find("]")
        if end < 0:
            return text
        marks = text[len(MARKS) : end]
        drawn = [] if is_crowded(marks) else parse_drawings(marks)
        new = [each for each in drawn if each not in node.drawings]
        node.drawings = list(node.drawings) + new
        if is_crowded(marks) or len(node.drawings) > MOST_DRAWINGS:
            raise RequestError("there are too many drawings", marks, "drawings")
        return text[end + 1 :].strip() if drawn else text

    def tell(self) -> None:
        """Put the comments of each position together."""
        for node in self.told:
            node.comment = " ".join(self.told[node])


def _spaced(data: bytes) -> bytes:
    """The same with all spaces alike, each as long as it was."""
    for space in SPACES:
        data = data.replace(space, b" " * len(space))
    return data


def _cut(data: bytes, at: int) -> int:
    """The first place where no word or comment is cut, after RUN bytes or so."""
    end = at + RUN
    shut = data.rfind(b"}", at, end)
    if data.find(b"{", max(shut, at), end) >= 0:  # a comment that goes on
        return data.find(b"}", end) + 1 or len(data)
    while end < len(data) and data[end : end + 1] not in ENDS:
        end += 1
    return min(end, len(data))


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
    """Moves, brackets, and comments with their braces. The last comment may lack its brace."""
    words: "list[str]" = []
    *parts, rest = text.split("}")
    told = ""  # before the comment
    for part in parts:
        moves, brace, remark = part.partition("{")
        if not brace:  # a brace that closes nothing is a letter
            told += moves + "}"
            continue
        words += _parted(told + moves)
        words.append("{" + " ".join(remark.split()) + "}")
        told = ""
    moves, brace, remark = rest.partition("{")
    words += _parted(told + moves)
    if brace:
        words.append(" ".join(("{" + remark).split()))
    return words


def _parted(text: str) -> "list[str]":
    """Moves and brackets."""
    if not text.strip(" "):  # as between comments
        return []
    for bracket in "()":
        text = text.replace(bracket, " " + bracket + " ")
    return [word for word in text.split(" ") if word]


def _moves(word: str) -> "list[str]":
    """The moves in a word: they are numbered by some, `3.` or `3...`, and stops part them."""
    if "." not in word:
        return [word]
    first, *moves = word.split(".")
    return [move for move in ([first] if first.strip(DIGITS) else []) + moves if move]
