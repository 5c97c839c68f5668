"""Unfinished games, those first in which it is your move, kept positions, the next lesson."""

from browser.dom import fill, find, make, show
from home.lessons import next_lesson
from kept.entries import HERE, THERE, address_of, is_unfinished, plies, waits
from kept.mistakes import Mistakes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Element, Window
    from home.lessons import Courses
    from kept.library import Library
    from kept.rows import Entry
    from library.entry_texts import EntryTexts
    from library.thumbnails import Thumbnails
    from state.ports import Storage
    from words import Words

    Pair = tuple[str, Entry]

MOST, ROWS = 3, 4  # games; all rows, so that today's problem is seen below them
ORDER = (HERE, None, THERE)  # whose move it is in a game by link; None in any other


class GoOn:
    """Shows what somebody who comes back can go on with."""

    def __init__(
        self, window: "Window", words: "Words", teller: "EntryTexts", thumbnails: "Thumbnails"
    ) -> None:
        self.window, self.words, self.teller = window, words, teller
        self.thumbnails = thumbnails
        self.shown: "list[tuple[str, str]]" = []  # the games and their links, as they are listed

    def show(
        self, library: "Library", storage: "Storage", courses: "Courses", order: "list[str]"
    ) -> None:
        """Show games, positions that are due, and the next lesson.

        `order` are the ids of all games as they are listed.
        """
        pairs = chosen(library)
        own = self._own(storage, order, bool(pairs))
        lesson = self._lesson(storage, courses, order, bool(pairs or own))
        more = [row for row in (own, lesson) if row]
        pairs = pairs[: ROWS - len(more)]
        shown = [(ident, pair["link"] + self.words.language) for ident, pair in pairs]
        shown.extend([("", row.textContent) for row in more])
        if shown == self.shown:
            return
        self.shown = shown
        rows = [self._game(pairs[n][0], pairs[n][1], not n) for n in range(len(pairs))]
        fill(find("#going"), rows + more)
        show(find("#go-on"), bool(rows or more))

    def _game(self, ident: str, entry: "Entry", first: bool) -> "Element":
        address = self.window.platform.root + address_of(ident, entry)
        title, words = self.teller.title(entry), self.words
        waited = waits(entry)
        told = words("go-on-" + waited) if waited else words("shelf-moves", plies(entry))
        label = words("look-at" if waited == THERE else "go-on-game")
        link = make(
            "a", label, href=address, _class="button strong" if first else "button",
            aria_label=label + " – " + title,
        )  # fmt: skip
        texts = [make("h3", title), make("p", told, _class="soft")]
        return make(
            "li",
            parts=[
                self.thumbnails.place(ident, entry, address),
                make("div", parts=texts, _class="text"),
                link,
            ],
        )

    def _own(self, storage: "Storage", order: "list[str]", after_games: bool) -> "Element | None":
        """The positions that are due; the row leads to those of the first game with any."""
        mistakes = Mistakes(storage, self.window.platform.today)
        counts = [(game, len(mistakes.due(game))) for game in order]
        due = [pair for pair in counts if pair[1]]
        if not due:
            return None
        count, words = sum([pair[1] for pair in due]), self.words
        told = words("own-due-one") if count == 1 else words("own-due", count)
        label = words("today-solve")
        link = make(
            "a", label, href="own-%s.html" % due[0][0],
            _class="button" if after_games else "button strong", aria_label=label + " – " + told,
        )  # fmt: skip
        texts = [make("h3", words("own")), make("p", told, _class="soft")]
        sign = make("span", str(count), _class="thumb number", aria_hidden="true")
        return make("li", parts=[sign, make("div", parts=texts, _class="text"), link])

    def _lesson(
        self, storage: "Storage", courses: "Courses", order: "list[str]", after_games: bool
    ) -> "Element | None":
        found = next_lesson(storage, courses, order)
        if not found:
            return None
        name, title = self.teller.name(found.game), found.title[self.words.language]
        label = self.words("learn")
        link = make(
            "a", label, href="learn-%s.html#%s" % (found.game, found.id),
            _class="button" if after_games else "button strong", aria_label=label + " – " + title,
        )  # fmt: skip
        told = self.words("lesson-of", name, found.number, found.many)
        texts = [make("h3", title), make("p", told, _class="soft")]
        sign = make("span", str(found.number), _class="thumb number", aria_hidden="true")
        return make("li", parts=[sign, make("div", parts=texts, _class="text"), link])


def chosen(library: "Library") -> "list[Pair]":
    """The games to go on with."""
    pairs = [pair for pair in library.every() if is_unfinished(pair[1])]
    return [pair for kind in ORDER for pair in pairs if waits(pair[1]) == kind][:MOST]
