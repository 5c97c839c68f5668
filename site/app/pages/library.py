"""The page of the library."""

from browser import openings
from browser.dom import find, listen, mark_shown
from browser.engine import Engine
from kept.diary import KEY as DIARY
from kept.library import KEY, Library
from library.archive import FILE, archive
from library.entry_texts import EntryTexts
from library.intake_opener import IntakeOpener
from library.ladders import Ladders
from library.shelf_view import Shelf, day_of
from library.thumbnails import Thumbnails
from pages.page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening

GRADES = "#ladders"  # the fragment of a link to the grades, which are shown only now


class LibraryPage(Page):
    """All kept games of every kind."""

    thumbnails: "Thumbnails | None" = None

    async def open(self) -> None:
        """Read what is kept, and show it."""
        library = Library(self.device)
        known: "dict[str, Opening]" = {}
        for game in self.ids:
            known[game] = await openings.load(self.window, game)
            library.move_in(game)
        window, words, platform = self.window, self.words, self.window.platform
        teller = EntryTexts(words, known, lambda time: day_of(window, words, time))
        self.thumbnails = Thumbnails(window, words, self.device, known, Engine(window))
        shelf = Shelf(window, words, library, teller, self.thumbnails)
        opener = IntakeOpener(window, words, self.device, self.ids, kept=shelf.show)
        opener.hear_drops()
        listen(find("#do-paste"), "click", lambda event: opener.open())
        listen(
            find("#do-export"), "click", lambda event: platform.save(FILE, archive(library.storage))
        )
        self.device.watch(KEY, lambda ident: shelf.show(), gone=True)
        ladders = Ladders(window, words, self.device, known)
        ladders.show(self.ids)
        self.device.watch(DIARY, lambda rest: ladders.show(self.ids))
        await shelf.open()
        mark_shown(window)
        if str(platform.fragment()) == GRADES:
            find(GRADES).focus()

    def redraw(self) -> None:
        """Redraw the thumbnails in other colours."""
        if self.thumbnails:
            self.thumbnails.redraw()
