"""Files in the dialog for sharing: a picture, a film, a sheet to print."""

from browser.dom import fill, find, find_or_none, listen, make, show
from browser.engine import EngineFailure
from export.film import Film
from export.renderer import PRINTED, GameRenderer
from export.sheet import EVERY, parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from browser.platform import Platform
    from browser.scripts import AnimatedPicture
    from browser.types import Element
    from export.sheet import Part
    from play.view import PlayView
    from session.session import Session

FILES = ("png", "svg", "gif", "print")  # kinds of what is saved and not copied
MOST = 300  # frames of a film
USUAL = 60  # at the game's end, of a long one
PACES = (500, 1000, 2000)  # milliseconds a frame


class ShareFiles:
    """Shows a preview of a file, and makes it; long work can be stopped."""

    def __init__(self, session: "Session", view: "PlayView", preview: "Element") -> None:
        self.session, self.words, self.preview = session, session.words, preview
        self.renderer = GameRenderer(session, find("#share-probe"), lambda: view.turned)
        self.kind, self.scheme = "", "light"
        self.svg = ""
        self.film: "AnimatedPicture | None" = None
        self.at_work: "Film | int" = 0  # what is being made: a film, or a sheet by its number
        self.sheets = 0
        self.description, self.button = find("#share-told"), find("#share-save")
        listen(self.button, "click", lambda event: session.soon(self._on_press()))
        listen(find("#share"), "close", lambda event: self.close())
        for name in ("from", "to", "pace"):
            listen(find("#film-" + name), "input", lambda event: self._another())

    def close(self) -> None:
        """Stop showing a file."""
        self.kind = ""
        self._stop()
        _tear()

    async def show(self, kind: str, scheme: str) -> None:
        """Show the preview of a kind of file, one of FILES."""
        self.close()
        self.kind, self.scheme, self.film, self.svg = kind, scheme, None, ""
        self._say("")
        show(find("#share-film"), kind == "gif")
        show(find("#share-sheet"), kind == "print")
        self._ask()
        if kind == "svg":
            shown = self.session.table.match.shown
            drawn = await self.renderer.drawing(shown, scheme == "dark", 480, told=True)
            if self.kind == kind:
                self.svg = self.preview.innerHTML = drawn["svg"]
        elif kind == "print":
            fill(self.preview, [make("p", self.words("sheet-told"), _class="soft")])
        else:
            self._show_still()
        self._label()

    def _show_still(self) -> None:
        canvas: "Any" = self.renderer.still(self.scheme)
        canvas.setAttribute("role", "img")
        canvas.setAttribute("aria-label", self.renderer.caption(self.session.table.match.shown))
        fill(self.preview, [canvas])

    def _ask(self) -> None:
        """Show the options of a film or a sheet."""
        count = len(self.session.table.match.moves)
        for name, value in (("from", max(0, count - USUAL)), ("to", count)):
            field = find("#film-" + name)
            field.setAttribute("max", str(count))
            field.value = str(value)
        paces = [(str(pace), self.words("seconds", "%g" % (pace / 1000))) for pace in PACES]
        rows = [(str(every), self.words("every-" + str(every))) for every in EVERY]
        for name, choices, usual in (("#film-pace", paces, "1000"), ("#sheet-every", rows, "10")):
            made = [
                make("option", text, value=value, selected="" if value == usual else None)
                for value, text in choices
            ]
            fill(find(name), made)

    # The button, and what it says

    def _label(self) -> None:
        words = self.words
        if self.at_work:
            text = words("stop")
        elif self.kind == "print":
            text = words("print")
        elif self.kind == "gif" and not self.film:
            text = words("film-make")
        else:
            text = words("share-file")
        self.button.textContent = text

    def _say(self, text: str) -> None:
        self.description.textContent = text

    def _another(self) -> None:
        """Discard the film after a change of its options."""
        self._stop()
        if self.film:
            self.film = None
            self._show_still()
        self._say("")
        self._label()

    def _stop(self) -> None:
        if isinstance(self.at_work, Film):
            self.at_work.stop()
        self.at_work = 0

    async def _on_press(self) -> None:
        if self.at_work:
            self._another()
        elif self.kind == "png":
            await self._save_still()
        elif self.kind == "svg" and self.svg:
            platform = self._platform()
            platform.save(self._name("svg"), self.svg, "image/svg+xml")
        elif self.kind == "gif" and self.film:
            self.film.save(self._name("gif"))
        elif self.kind == "gif":
            await self._make_film()
        elif self.kind == "print":
            await self._print()

    def _platform(self) -> "Platform":
        import js as window

        platform: "Platform" = window.platform
        return platform

    def _name(self, ending: str) -> str:
        match = self.session.table.match
        return "%s-%d.%s" % (match.game, match.shown, ending)

    # What is made

    async def _save_still(self) -> None:
        maker = await self._platform().pictures()
        canvas = self.renderer.still(self.scheme)
        if not maker or not await maker.save(canvas, self._name("png")):
            self._say(self.words("file-failed"))

    async def _make_film(self) -> None:
        first, last = self._range()
        frames = self.renderer.frames(self.scheme, first, last)

        def description(made: int, wanted: int) -> None:
            self._say(self.words("film-working", made, wanted))

        film = self.at_work = Film(frames.frame, description)
        description(0, last - first + 1)
        self._label()
        maker = await self._platform().pictures()
        made = await film.make(maker, first, last, int(str(find("#film-pace").value)))
        if self.at_work is not film:
            return  # it was stopped, or something else is shown
        self.at_work = 0
        self.film = made
        if made:
            self._say("")
            source = str(await made.shown())
            fill(self.preview, [make("img", src=source, alt=self.words("film-told", first, last))])
        else:
            self._say(self.words("file-failed"))
        self._label()

    def _range(self) -> "tuple[int, int]":
        """The first and last ply of the film, corrected if invalid."""
        count = len(self.session.table.match.moves)
        first, last = [_number(str(find("#film-" + name).value)) for name in ("from", "to")]
        last = min(max(last, 0), count)
        first = max(min(first, last), last - MOST + 1, 0)
        find("#film-from").value, find("#film-to").value = str(first), str(last)
        return first, last

    async def _print(self) -> None:
        """Make the sheet, diagram by diagram, and open the print dialog."""
        every = int(str(find("#sheet-every").value))
        pages = parts(self.renderer.moves, every, self.renderer.notes)
        self.sheets += 1
        self.at_work = work = self.sheets
        self._label()
        try:
            whole = await self._draw(self._sheet(), pages, work)
        except EngineFailure:
            whole = False
        if self.at_work != work:
            return  # it was stopped, or something else is shown
        self.at_work = 0
        self._say("" if whole else self.words("file-failed"))
        self._label()
        if whole:
            await self._platform().print()

    async def _draw(self, sheet: "Element", pages: "list[Part]", work: int) -> bool:
        """Fill a sheet; returns whether nobody stopped it."""
        for number in range(len(pages)):
            drawn = await self.renderer.drawing(pages[number].ply, False, PRINTED)
            if self.at_work != work:
                return False
            figure = make("figure")
            figure.innerHTML = drawn["svg"]
            sheet.append(make("p", pages[number].moves))
            sheet.append(figure)
            self._say(self.words("sheet-working", number + 1, len(pages)))
        return True

    def _sheet(self) -> "Element":
        """A new empty sheet in the page, visible only in print."""
        _tear()
        words, table = self.words, self.session.table
        head = [make("h1", words.say("name") + " · " + words.say("credit"))]
        names = [table.match.hands.get(seat, "") for seat in self.session.opening["seats"]]
        told = " – ".join([name for name in names if name])
        head += [make("p", told)] if told else []
        sheet = make("section", parts=head, id="sheet", _class="printed", aria_hidden="true")
        find("body").append(sheet)
        return sheet


def _tear() -> None:
    """Remove the sheet, so that printing the page prints the page."""
    old = find_or_none("#sheet")
    if old:
        old.remove()


def _number(text: str) -> int:
    """The number in a field, or a default."""
    return int(text) if text.isdigit() and len(text) < 7 else 0
