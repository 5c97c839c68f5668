"""The view of the library: a card for each game, and the bin."""

import asyncio

from browser.dom import fill, find, listen, make, show, unbroken
from browser.tasks import yield_to_browser
from kept.entries import address_of, game_of
from kept.library import KEY, arrange
from library.conversion import DAY, entry_to_text
from library.entry_texts import iso
from library.shelf import FATES, PAGE, Filter, matches

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Element, Event, Window
    from kept.library import Library
    from kept.rows import Entry
    from library.entry_texts import EntryTexts
    from library.thumbnails import Thumbnails
    from words import Words

    Pair = tuple[str, Entry]

DAYS = (7, 30, 365)
SLICE = 40  # games that are read or told in a row, before touches are answered


class Shelf:
    """Shows the games that match the search, a page at a time.

    A deleted game leaves a line in its place, with a button to restore it.
    """

    def __init__(
        self,
        window: "Window",
        words: "Words",
        library: "Library",
        teller: "EntryTexts",
        thumbnails: "Thumbnails",
    ) -> None:
        self.window, self.words, self.library, self.teller = window, words, library, teller
        self.thumbnails = thumbnails
        self.list, self.said = find("#shelf"), find("#shelf-said")
        self.most = PAGE
        self.every: "list[Pair]" = []  # as they were read last, without what was thrown away
        self.unread: "list[str]" = []  # the names of what is no game that is understood
        self.shown = 0  # how many of them fit what is looked for
        self.told: "dict[str, str]" = {}  # what can be looked for in each of them
        self.searches = 0
        self.named: "str | None" = None  # the game that is being given a name
        self.doomed: "str | None" = None  # the row that people are asked about
        self._dress()
        for name in ("text", "game", "fate", "days"):
            listen(find("#seek-" + name), "input", lambda event: self._on_search())
        listen(find("#shelf-more"), "click", lambda event: self._further())
        listen(find("#shelf-all"), "click", lambda event: self._clear())
        listen(find("#rename-cancel"), "click", lambda event: find("#rename").close())
        listen(find("#rename"), "close", lambda event: self._renamed())
        listen(find("#bin-empty"), "click", lambda event: find("#ask-empty").showModal())
        listen(find("#ask-empty"), "close", lambda event: self._emptied())
        listen(find("#ask-row"), "close", lambda event: self._deleted())

    async def open(self) -> None:
        """Show the games, a few at a time."""
        found: "list[tuple[str, Entry | None]]" = []
        for name in self.library.names():
            if len(found) % SLICE == SLICE - 1:
                await yield_to_browser()
            found.append((name, self.library.read(name)))
        self._show(found)

    def show(self) -> None:
        """Read all games, and show those that match the search."""
        self._show([(name, self.library.read(name)) for name in self.library.names()])

    def _show(self, found: "list[tuple[str, Entry | None]]") -> None:
        self.every, self.told = arrange(found), {}
        self.unread = [name for name, entry in found if entry is None]
        self._list()
        self._show_bin(arrange(found, binned=True))
        show(find("#unread"), bool(self.unread))
        fill(find("#unread ul"), [self._unread(ident) for ident in self.unread])

    def _list(self) -> None:
        every, now, wanted = self.every, self.library.storage.now(), self._wish()
        found = [pair for pair in every if matches(pair, wanted, now, self._everything)]
        fill(self.list, [self._drawn(pair, self._row) for pair in found[: self.most]])
        show(find("#shelf-more"), len(found) > self.most)
        show(find("#shelf-all"), bool(every) and len(found) < len(every))
        show(find("#seek"), bool(every))
        show(find("#shelf-start"), not every)
        show(find("#do-export"), bool(every or self.unread))
        self.shown = len(found)
        self._count()

    def _count(self) -> None:
        """Show the number of games listed."""
        every, shown = self.every, self.shown
        self.said.textContent = (
            self.words("shelf-found", shown, len(every)) if every else self._empty()
        )

    def _everything(self, pair: "Pair") -> str:
        """The searchable texts of a game, cached."""
        ident = pair[0]
        if ident not in self.told:
            try:
                self.told[ident] = self.teller.everything(pair[1]).lower()
            except Exception:
                self.told[ident] = ""
        return self.told[ident]

    # What is looked for

    def _wish(self) -> Filter:
        text, game, fate, days = [
            str(find("#seek-" + name).value) for name in ("text", "game", "fate", "days")
        ]
        return Filter(text, game, fate, int(days or "0"))

    def _on_search(self) -> None:
        """React to a change of the search; with words after a delay, since that takes longer."""
        self.most = PAGE
        self.searches += 1
        if self._wish().words:
            asyncio.create_task(self._search(self.searches))
        else:
            self._list()

    async def _search(self, search: int) -> None:
        """Collect the texts of all games a few at a time, then show the matches if current."""
        for pair in self.every:
            fresh = pair[0] not in self.told
            self._everything(pair)
            if fresh and len(self.told) % SLICE == 0:
                await yield_to_browser()
                if search != self.searches:
                    return
        self._list()

    def _clear(self) -> None:
        for name in ("text", "game", "fate", "days"):
            find("#seek-" + name).value = ""
        self._on_search()
        find("#seek-text").focus()

    def _further(self) -> None:
        """Show the next page of games, with the focus on its first."""
        first, self.most = self.most, self.most + PAGE
        self._list()
        fresh = find("li:nth-child(%d) h2 a" % (first + 1), self.list)
        fresh.focus()

    def _dress(self) -> None:
        """Fill the selects of the search in the language chosen now."""
        words = self.words
        games = [(game, self.teller.name(game)) for game in sorted(self.teller.openings)]
        fates = [(fate, words("fate-" + fate)) for fate in FATES]
        days = [(str(day), words("days-" + str(day))) for day in DAYS]
        for name, choices in (("game", games), ("fate", fates), ("days", days)):
            every = make("option", words("any-" + name), value="")
            fill(
                find("#seek-" + name),
                [every] + [make("option", text, value=value) for value, text in choices],
            )

    def _empty(self) -> str:
        """The reason why nothing is listed."""
        storage = self.library.storage
        keeps = storage.put("probe", 1)
        storage.drop("probe")
        return self.words("shelf-empty" if keeps else "shelf-closed")

    # A game

    def _drawn(self, pair: "Pair", draw: "Callable[[Pair], Element]") -> "Element":
        """The card of a game; one that fails hides none of the others."""
        try:
            return draw(pair)
        except Exception:
            return self._unread(pair[0])

    def _row(self, pair: "Pair") -> "Element":
        ident, entry = pair
        title = self.teller.title(entry)
        address = self.window.platform.root + address_of(ident, entry)
        lines = [self.teller.status(entry), self.teller.players(entry), self.teller.measure(entry)]
        parts = [self.thumbnails.place(ident, entry, address)]
        parts.append(make("h2", parts=[make("a", title, href=address)]))
        parts += [make("p", parts=_parts(line), _class="soft") for line in lines if line]
        return make("li", parts=parts + [self._deeds(pair, title)], _class="card", data_game=ident)

    def _deeds(self, pair: "Pair", title: str) -> "Element":
        ident = pair[0]
        words = self.words
        buttons = [
            make("button", words("rename"), click=lambda event: self._rename(ident), type="button"),
            make(
                "button", words("save-text"), click=lambda event: self._save(ident), type="button"
            ),
            make("button", words("throw"), click=lambda event: self._throw(ident), type="button"),
        ]
        for button in buttons:
            button.setAttribute("aria-label", str(button.textContent) + ": " + title)
        summary = make("summary", "…", aria_label=words("shelf-deeds") + ": " + title)
        return make("details", parts=[summary, make("div", parts=buttons, _class="deeds")])

    def _place(self, ident: str) -> "Element":
        return find('[data-game="%s"]' % ident, self.list)

    def _rename(self, ident: str) -> None:
        entry = self.library.read(ident)
        if entry:
            self.named = ident
            find("#rename-name").value = entry["name"]
            find("#rename").returnValue = ""
            find("#rename").showModal()

    def _renamed(self) -> None:
        ident, self.named = self.named, None
        if ident and find("#rename").returnValue == "name":
            if not self.library.rename(ident, str(find("#rename-name").value)):
                self.said.textContent = self.words("shelf-full")
                return
            self.show()
            find("h2 a", self._place(ident)).focus()

    def _save(self, ident: str) -> None:
        entry = self.library.read(ident)
        if entry:
            day = iso(entry["begun"])
            name = "%s-%s.txt" % (game_of(entry), day)
            self.window.platform.save(name, entry_to_text(entry, day), "text/plain")

    def _throw(self, ident: str) -> None:
        """Move a game to the bin, with a line to restore it in its place."""
        entry = self.library.read(ident)
        if not entry or not self.library.throw(ident):
            self.said.textContent = self.words("shelf-full")
            return
        title = self.teller.title(entry)
        back = make("button", self.words("bring-back"), type="button")
        listen(back, "click", lambda event: self._bring_back(ident))
        fill(self._place(ident), [make("p", self.words("thrown", title), role="status"), back])
        back.focus()
        self.every = [pair for pair in self.every if pair[0] != ident]
        self.shown -= 1
        self._count()
        self._show_bin(self.library.every(binned=True))

    def _bring_back(self, ident: str) -> None:
        if not self.library.bring_back(ident):
            self.said.textContent = self.words("shelf-full")
            return
        self.show()
        place = self.list.querySelector('[data-game="%s"] h2 a' % ident)
        (place or find("#seek-text")).focus()

    # What was thrown away

    def _show_bin(self, binned: "list[Pair]") -> None:
        show(find("#bin"), bool(binned))
        find("#bin summary").textContent = self.words("bin", len(binned))
        fill(
            find("#bin ul"), [self._drawn(pair, self._bin_section) for pair in binned[: self.most]]
        )

    def _bin_section(self, pair: "Pair") -> "Element":
        ident, entry = pair
        title = self.teller.title(entry)
        label = self.words("bring-back") + ": " + title
        back = make("button", self.words("bring-back"), type="button", aria_label=label)
        listen(back, "click", lambda event: self._bring_back(ident))
        told = title + " · " + self.teller.measure(entry)
        return make("li", parts=[make("span", told), back])

    def _emptied(self) -> None:
        """Empty the bin after confirmation."""
        if find("#ask-empty").returnValue == "empty":
            for ident, _ in self.library.every(binned=True):
                self.library.drop(ident)
            self.show()
            find("#content").focus()

    # What cannot be read

    def _unread(self, ident: str) -> "Element":
        """An unreadable row, which can be saved as it is, and deleted."""
        words = self.words

        def save(event: "Event") -> None:
            text = self.library.storage.text(KEY + ident) or ""
            self.window.platform.save("anga-%s.json" % ident, text)

        buttons = [
            make("button", words("share-file"), click=save, type="button"),
            make(
                "button", words("row-delete"), click=lambda event: self._ask(ident), type="button"
            ),
        ]
        for button in buttons:
            button.setAttribute("aria-label", str(button.textContent) + ": " + ident)
        told = make("p", words("row-unread", ident))
        return make("li", parts=[told, make("div", parts=buttons, _class="deeds")], _class="card")

    def _ask(self, ident: str) -> None:
        self.doomed = ident
        find("#ask-row").returnValue = ""
        find("#ask-row").showModal()

    def _deleted(self) -> None:
        """Delete a row after confirmation."""
        ident, self.doomed = self.doomed, None
        if ident and find("#ask-row").returnValue == "delete":
            self.library.drop(ident)
            self.show()
            find("#content").focus()


def _parts(line: str) -> "list[Element | str]":
    """A line that breaks between its parts alone."""
    parts = unbroken(line.split(" · "))
    for number in range(len(parts) - 1, 0, -1):
        parts.insert(number, "\u00a0· ")
    return parts


def day_of(window: "Window", words: "Words", time: int) -> str:
    """The date of a time in milliseconds, in the language chosen."""
    return str(window.platform.day(str(time), words.language)) or iso(time // DAY * DAY)
