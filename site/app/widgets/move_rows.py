"""The rows of a list of moves, as HTML; no browser in here."""

from browser.dom import escape_html
from words import unparted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anga.shared.answers import HistoryEntry
    from words import Words

    Line = list[tuple[int, HistoryEntry]]
    SideLineRow = tuple[
        int, int, str
    ]  # at which ply it stands, how many lines it is within, its text
    Note = tuple[str, str]  # what is told of a move, and the classes that it is marked by

DEEP = 4  # lines within lines that are moved in further and further

BUTTON = '<button type="button" class="%s" name="ply-%d" title="%s"%s tabindex="-1">%s</button>'
NUMBER = '<span class="number" aria-hidden="true">%d</span>'
SIGN = '<span class="stone" data-colour="%s" aria-hidden="true"></span>'
ASIDE = (
    '<li class="aside" data-deep="%d"><button type="button" name="line-%d" title="%s">%s</button>'
    "</li>"
)


class Rows:
    """A game's moves in rows, with side lines, marks for notes, and seats' colours.

    Before a row stands the number of its first move, as moves are counted on the whole page.
    """

    def __init__(
        self,
        history: "list[HistoryEntry]",
        side_lines: "Sequence[SideLineRow]",
        notes: "Mapping[int, Note]",
        colours: "Mapping[str, str]",
        words: "Words",
    ) -> None:
        self.history, self.side_lines, self.notes = history, list(side_lines), notes
        self.colours, self.words = colours, words
        self.language, self.game_words = words.language, words.game_words
        self._lines: "list[Line] | None" = None

    @property
    def lines(self) -> "list[Line]":
        """The moves of each row, computed on demand: that takes long in long games."""
        if self._lines is None:
            self._lines = plies_in_rows(self.history, bool(self.colours))
        return self._lines

    def starts(self, row: int) -> int:
        """The ply at which a row begins; after the last row, the game's length."""
        return self.lines[row][0][0] if row < len(self.lines) else len(self.history)

    def ends(self, row: int) -> int:
        """The ply at which the next row begins; for the last row past the side lines at the end."""
        return self.starts(row + 1) if row + 1 < len(self.lines) else len(self.history) + 1

    def before(self, row: int) -> int:
        """The number of items before a row."""
        first = self.starts(row)
        return row + len([ply for ply, _, _ in self.side_lines if ply < first])

    def same(self, other: "Rows") -> bool:
        """Whether the rows are equal to others."""
        return self._dressed(other) and (self.history, self.side_lines, self.notes) == (
            other.history,
            other.side_lines,
            other.notes,
        )

    def alike(self, other: "Rows") -> int:
        """The number of rows at the beginning that are equal to others."""
        if not self._dressed(other):
            return 0
        plies = min(
            self._first_changed_move(other), self._aside(other), self._first_changed_note(other)
        )
        rows = min(len(self.lines), len(other.lines))
        if len(self.lines) != len(other.lines):
            rows -= 1  # what leaves after the last move stands with another row now
        for row in range(rows):
            ended = self.ends(row)
            if ended > plies or ended != other.ends(row):
                return row
        return max(0, rows)

    def rows_html(self, first: int, plies: int) -> "tuple[str, int]":
        """The HTML of about a number of plies from a row on, and the next row."""
        parts, row, until = [], first, self.starts(first) + plies
        if not self.lines:
            return "".join([self._aside_row(number) for number in range(len(self.side_lines))]), 0
        number = self.before(first) - first
        while row < len(self.lines) and self.starts(row) < until:
            parts.append(self._row(row))
            ended = self.ends(row)
            row += 1
            while number < len(self.side_lines) and self.side_lines[number][0] < ended:
                parts.append(self._aside_row(number))
                number += 1
        return "".join(parts), row

    def _dressed(self, other: "Rows") -> bool:
        same = self.game_words is other.game_words and self.language == other.language
        return same and self.colours == other.colours

    def _first_changed_move(self, other: "Rows") -> int:
        """The first ply whose move differs."""
        mine, theirs = self.history, other.history
        least = min(len(mine), len(theirs))
        for ply in range(least) if mine is not theirs else ():
            if mine[ply] != theirs[ply]:
                return ply
        return least if len(mine) != len(theirs) else least + 1

    def _aside(self, other: "Rows") -> int:
        """The first ply whose side lines differ."""
        mine, theirs, same = self.side_lines, other.side_lines, 0
        while same < min(len(mine), len(theirs)) and mine[same] == theirs[same]:
            same += 1
        changed = [ply for ply, _, _ in mine[same:] + theirs[same:]]
        return min(changed + [len(self.history) + 1])

    def _first_changed_note(self, other: "Rows") -> int:
        """The first ply whose mark for notes differs."""
        changed = [len(self.history) + 1]
        for notes in (self.notes, other.notes):
            changed += [n - 1 for n in notes if self.notes.get(n) != other.notes.get(n)]
        return max(0, min(changed))

    def _row(self, row: int) -> str:
        plies, number = self.lines[row], NUMBER % (self.starts(row) + 1)
        if not self.colours:
            return "<li>" + number + "".join([self._move(p, told) for p, told in plies]) + "</li>"
        runs, seat = "", None
        for ply, told in plies:
            if told["seat"] != seat:
                runs += ("</div>" if seat is not None else "") + '<div class="run">'
                seat = told["seat"]
                runs += SIGN % escape_html(self.colours.get(seat, ""))
            runs += self._move(ply, told)
        return '<li class="many">' + number + "<div>" + runs + "</div></div></li>"

    def _move(self, ply: int, told: "HistoryEntry") -> str:
        note, kind = self.notes.get(ply + 1, ("", ""))
        say = self.words.say
        name, title, label = unparted(say(told["notation"])), say(told["description"]), ""
        if note:
            title, label = title + ", " + note, ' aria-label="%s"' % escape_html(name + ", " + note)
        kind = "move " + kind if kind else "move"
        return BUTTON % (kind, ply + 1, escape_html(title), label, escape_html(name))

    def _aside_row(self, number: int) -> str:
        _, deep, text = self.side_lines[number]
        title = self.words("other-line")
        return ASIDE % (min(DEEP, deep), number, escape_html(title), escape_html(text))


def plies_in_rows(history: "list[HistoryEntry]", turns: bool = False) -> "list[Line]":
    """The plies in rows that begin with the seat that moved first, or with one that moves again.

    With `turns` consecutive plies of a seat are one turn, in one row.
    """
    lines: "list[Line]" = []
    first = before = None
    moved: "list[str]" = []  # the seats in the last row
    for ply in range(len(history)):
        told = history[ply]
        seat = told["seat"]
        if not lines:
            first = seat
        if not lines or ((seat == first or seat in moved) and not (turns and seat == before)):
            lines.append([])
            moved = []
        lines[-1].append((ply, told))
        moved.append(seat)
        before = seat
    return lines
