"""The games of a text, read one after another, so that a page can show a long one being read.

It is read as bytes, of which MicroPython finds any at once; in texts it counts from the start.
Runs on both Pythons.
"""

from anga.shared.errors import RequestError
from anga.shared.formats.lines import Lines
from anga.shared.formats.notes import Noted, plant
from anga.shared.game_tree import COLUMNS, HEADERS, GameTree

SPACES = (b"\n", b"\t", b"\r", b"\x0b", b"\x0c", b"\xc2\xa0", b"\xe3\x80\x80")  # besides b" "
ENDS = b" (){"  # of moves, once all spaces are alike
RUN = 4096  # bytes that are read at once
MOST_NOTES = 40_000  # of a text: each takes as long as a hundred moves
SURROGATES = "surrogatepass"  # halves of pairs stay what they are

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def parse_games(source: str, strict: bool = True) -> "list[GameTree]":
    """The games of a text; no move is judged. Raises RequestError.

    That is for a text without a game or with too many notes, for brackets and braces without their
    fellows, for a game of too many moves, ways to go on or drawings, and unless it is not `strict`,
    for headers that nobody knows.
    """
    return [game.tree() for game in Reader(source, strict).games() if game is not None]


def parse_game(source: str) -> GameTree:
    """The first game of a text, in which no other may be wrong either. Raises as `parse_games`."""
    first: "ReadGame | None" = None
    for game in Reader(source).games():
        first = first or game
    assert first  # a text without a game is an error
    return first.tree()


class ReadGame(Noted):
    """A game of a text: its headers, its moves, and what is written about it.

    `strange` are lines in the place of headers which nobody knows.
    """

    def __init__(self) -> None:
        super().__init__()
        self.headers: "dict[str, str]" = {}
        self.strange: "list[str]" = []

    def tree(self) -> GameTree:
        """The same as a tree."""
        tree = GameTree(self.headers)
        plant(tree, self)
        return tree


class Reader:
    """Reads the games of a text: `data`, as bytes.

    `at` is where the moves begin that are read at once, `word` how many of them were read, where a
    bracket is one and a whole comment, too. They stay at what cannot be read. `notes` are the
    variations, comments and drawings of the games so far.
    """

    def __init__(self, source: str, strict: bool = True) -> None:
        whole = source.encode("utf-8", SURROGATES)
        self.data, self.strict = whole.replace(b"\r\n", b"\n").strip(b"\n"), strict
        self.at = self.word = self.notes = 0

    def games(self) -> "Iterator[ReadGame | None]":
        """Yield the games, and None now and then, so that the caller can do something else.

        Raises what `parse_games` does; the reason of the error is the slug of a fault.
        """
        end = 0
        while end < len(self.data) or not end:
            game = ReadGame()
            at = self._head(game, end)
            if not game.headers.get("game"):
                told = self.data[: 4 * COLUMNS].decode("utf-8", "replace").strip()
                raise RequestError("the record names no game", told[:COLUMNS])
            end = self.data.find(b"\ngame:", max(at - 1, 0))
            end = len(self.data) if end < 0 else end + 1
            for _ in self._grow(game, at, end):
                yield None
            yield game

    def place(self) -> int:
        """The index in the data of the part that cannot be read."""
        data, at = _spaced(self.data[self.at :]), 0
        for _ in range(self.word):
            at = _after(data, _next(data, at))
        return self.at + _next(data, at)

    def _head(self, game: ReadGame, at: int) -> int:
        """Take a game's headers; where its moves begin."""
        while True:
            end = self.data.find(b"\n", at)
            end = len(self.data) if end < 0 else end
            line = self.data[at:end].decode("utf-8", SURROGATES)
            at = min(end + 1, len(self.data))
            if not line.strip():
                return at
            name, colon, value = line.partition(":")
            if colon and name in HEADERS and name not in game.headers:
                game.headers[name] = value.strip()
            elif self.strict:
                raise RequestError(
                    "'%s' is no header of a record: game, rules or position" % line, line
                )
            else:
                game.strange.append(line.strip())
            if end == len(self.data):
                return end

    def _grow(self, game: ReadGame, start: int, end: int) -> "Iterator[None]":
        """Put the moves between two places into a game."""
        data, at, lines = _spaced(self.data[start:end]), 0, Lines()
        while at < len(data):
            after = _cut(data, at)
            self.at = start + at
            try:
                lines.take(data[at:after].decode("utf-8", SURROGATES), self.at)
            except RequestError:
                self.word = lines.word
                raise
            if self.notes + lines.notes > MOST_NOTES:
                self.word = 0
                raise RequestError("the text has too many notes", "", "notes-many")
            at = after
            yield
        if lines.left:
            self.at, self.word = lines.signs[-1]
            raise RequestError("a bracket is not closed", "(", "bracket")
        self.notes += lines.notes
        lines.tell(game)


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
