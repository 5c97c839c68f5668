"""The lines of a game, put together while it is read. Runs on both Pythons.

There may be very many, so what is new at the end of a line is taken at once, however much it is.
"""

from anga.shared.errors import RequestError
from anga.shared.formats.escapes import DIGITS
from anga.shared.formats.notes import STEP
from anga.shared.game_tree import COLUMNS, DEEPEST, MARKS, MOST, MOST_MOVES, UNMADE
from anga.shared.marks import MOST_DRAWINGS, is_crowded, parse_drawings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.formats.notes import Noted

NOTHING: "dict[int, int]" = {}


class Lines:
    """The lines of a game and what is said in them; line 0 is the game itself.

    The text has come to a place of a line (see `Noted`), and is `fresh` after an opening bracket.
    `left` are the places that brackets interrupt, `signs` where these stand: where the words begin
    that were taken at once, and the number of the bracket among them, as `word` is of the last one.
    """

    def __init__(self) -> None:
        self.lines: "list[list[str]]" = [[]]
        self.starts = [0]  # the places where they leave others
        self.ways = [NOTHING]  # of each, by plies, the line that leaves it there, or a fork
        self.forks: "list[dict[str, int]]" = []  # lines that leave a place, by their first moves
        self.told: "dict[int, dict[int, list[str]]]" = {}  # by lines and plies
        self.drawn: "dict[int, dict[int, list[str]]]" = {}
        self.place, self.fresh, self.ended = 0, True, False
        self.left: "list[int]" = []
        self.signs: "list[tuple[int, int]]" = []
        self.room = MOST_MOVES
        self.notes = 0  # variations, comments and drawings
        self.word = 0

    def take(self, text: str, at: int) -> None:
        """Take moves, brackets and comments that stand at a place in the text read.

        Raises RequestError.
        """
        self.word = 0
        *parts, rest = text.split("}")
        told = ""  # before a comment
        for part in parts:
            moves, *remark = part.split("{", 1)
            if not remark:  # a brace that closes nothing is a letter
                told += moves + "}"
                continue
            if told or moves.strip(" "):  # which there is not between comments
                self._take_moves(told + moves, at)
            self._take_remark(" ".join(remark[0].split()))
            told = ""
        moves, *remark = rest.split("{", 1)
        self._take_moves(told + moves, at)
        if remark:
            raise RequestError("a brace is not closed", "{" + remark[0][:COLUMNS], "brace")

    def tell(self, noted: "Noted") -> None:
        """Tell a game its moves and notes: line by line, of each from its start on."""
        noted.moves = self.lines[0]
        numbers = [0]
        for number, line in enumerate(numbers):  # which grows meanwhile
            told, drawn = self.told.get(line, {}), self.drawn.get(line, {})
            ways, place = self.ways[line], number * STEP
            for ply in range(len(self.lines[line]) + 1 if told or drawn or ways else 0):
                if ply in told:
                    noted.comments.append((place, " ".join(told[ply])))
                if ply in drawn:
                    noted.drawings.append((place, drawn[ply]))
                way = ways.get(ply, 0)  # no line leaves for the game itself
                for other in sorted(self.forks[-way - 1].values()) if way < 0 else (way,):
                    if other:
                        noted.variations.append((place, ".".join(self.lines[other])))
                        numbers.append(other)
                place += 1

    def _take_moves(self, text: str, at: int) -> None:
        """Take moves and brackets. Raises RequestError."""
        lines, place, fresh, sign = self.lines, self.place, self.fresh, ""
        odd = "." in text or UNMADE in text or self.ended
        word, self.word = self.word, 0
        try:
            for piece in text.replace(")", "()").split("("):
                told = piece
                if sign:
                    shut = piece[:1] == ")"
                    place = self._shut() if shut else self._opened(place, fresh, at, word)
                    told, fresh = (piece[1:], False) if shut else (piece, True)
                    word += 1
                sign = "("
                words = _words(told) if " " in told else [told] if told else []
                if odd and words:
                    moved = self._read(place, words)
                    if moved != place or (self.ended and not self.left):  # not but numbers
                        place, fresh = moved, False
                elif words:
                    known, fresh = lines[place // STEP], False
                    if len(known) == place % STEP and len(words) <= self.room:
                        known += words
                        place += len(words)
                        self.room -= len(words)
                    else:
                        place = self._go(place, words)
                word += len(words)
        finally:
            self.place, self.fresh = place, fresh
            self.word += word

    def _opened(self, place: int, fresh: bool, at: int, word: int) -> int:
        """The place from which a line goes on after an opening bracket. Raises RequestError."""
        if fresh or len(self.left) == DEEPEST:
            slug = "bracket-early" if fresh else "bracket-deep"
            raise RequestError("no bracket may open there", "(", slug)
        self.notes += 1
        self.left.append(place)
        self.signs.append((at, word))
        if self.ended and len(self.left) == 1:
            return place  # it goes on from the last position
        line, ply = place // STEP, place % STEP
        return self.starts[line] if line and ply == 1 else place - 1

    def _shut(self) -> int:
        """The place to which a closing bracket leads back. Raises RequestError."""
        if not self.left:
            raise RequestError("a bracket is closed that was not opened", ")", "bracket-shut")
        self.signs.pop()
        return self.left.pop()

    def _read(self, place: int, words: "list[str]") -> int:
        """The place after words that may hold several moves, or none. Raises RequestError."""
        for number, word in enumerate(words):
            self.word = number
            if self.ended and not self.left:
                raise RequestError("the game has ended before this move", word, "move-late")
            if word == UNMADE and not self.left:
                self.ended = True
                continue
            try:
                place = self._go(place, _moves(word))
            finally:
                self.word = number
        self.word = 0
        return place

    def _go(self, place: int, moves: "list[str]") -> int:
        """The place after some moves, new ones where there are none. Raises RequestError."""
        for number in range(len(moves)):
            line, ply, move = place // STEP, place % STEP, moves[number]
            known, new = self.lines[line], len(self.lines)
            goes_on = ply < len(known)
            if goes_on and known[ply] == move:
                place += 1
                continue
            if not goes_on and not (self.ended and not line):
                known += self._fitting(moves, number)
                return line * STEP + len(known)
            if self.ways[line] is NOTHING:
                self.ways[line] = {}
            other = self.ways[line].setdefault(ply, new)
            if other < 0 or (other < new and self.lines[other][0] != move):
                other = self._forked(place, goes_on, move)
            if other == new:
                self.lines.append(self._fitting(moves, number))
                self.starts.append(place)
                self.ways.append(NOTHING)
                return new * STEP + len(moves) - number
            place = other * STEP + 1
        return place

    def _forked(self, place: int, goes_on: bool, move: str) -> int:
        """The line with a move that leaves a place where another one does. Raises RequestError."""
        ways, ply = self.ways[place // STEP], place % STEP
        if ways[ply] >= 0:
            self.forks.append({self.lines[ways[ply]][0]: ways[ply]})
            ways[ply] = -len(self.forks)
        fork = self.forks[-ways[ply] - 1]
        if move not in fork and len(fork) + goes_on == MOST:
            raise RequestError("there are too many ways to go on", move, "ways")
        return fork.setdefault(move, len(self.lines))

    def _fitting(self, moves: "list[str]", first: int) -> "list[str]":
        """The moves from one on, for which there has to be room. Raises RequestError."""
        new = moves[first:] if first else moves
        if len(new) > self.room:
            self.word = first + self.room
            message = "the game has more than %d moves" % MOST_MOVES
            raise RequestError(message, new[self.room], "game-long")
        self.room -= len(new)
        return new

    def _take_remark(self, text: str) -> None:
        """Take a comment, and what is drawn by it. Raises RequestError."""
        self.notes += 1
        if text.startswith(MARKS):
            text = self._draw(text)
        if text:
            told = self.told.setdefault(self.place // STEP, {})
            told.setdefault(self.place % STEP, []).append(text)
        self.word += 1

    def _draw(self, text: str) -> str:
        """Draw what a comment begins with; the rest of it. Raises RequestError."""
        end = text.find("]")
        if end < 0:
            return text
        marks = text[len(MARKS) : end]
        drawn = [] if is_crowded(marks) else parse_drawings(marks)
        self.notes += len(drawn)
        there = self.drawn.setdefault(self.place // STEP, {})
        known = there.get(self.place % STEP, [])
        new = [each for each in drawn if each not in known]
        if is_crowded(marks) or len(known) + len(new) > MOST_DRAWINGS:
            raise RequestError("there are too many drawings", marks, "drawings")
        if new:
            there[self.place % STEP] = known + new
        return text[end + 1 :].strip() if drawn else text


def _words(text: str) -> "list[str]":
    """The words of a text with spaces."""
    words = text.strip(" ").split(" ")
    return [word for word in words if word] if "" in words else words


def _moves(word: str) -> "list[str]":
    """The moves in a word: they are numbered by some, `3.` or `3...`, and stops part them."""
    if "." not in word:
        return [word]
    first, *moves = word.split(".")
    return [move for move in ([first] if first.strip(DIGITS) else []) + moves if move]
