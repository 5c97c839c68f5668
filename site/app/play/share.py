"""The dialog that gives the position away, for pages, posts and notes."""

from anga.shared.fragment import format_link
from browser.dom import fill, find, listen, make, sought
from play.qr_code import QrCode
from session.snippets import FILE, KINDS, snippet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import PictureAnswer
    from browser.types import Element
    from play.view import PlayView
    from session.session import Session

WIDTH = 360
BOTTOM = 2


class Share:
    """Shows a snippet of each kind, and what becomes of it."""

    def __init__(self, session: "Session", view: "PlayView") -> None:
        self.session, self.view, self.words = session, view, session.words
        self.dialog = find("#share")
        self.kind, self.scheme = find("#share-kind"), find("#share-scheme")
        self.text, self.preview = find("#share-text"), find("#share-preview")
        self.code = QrCode(self.preview, self.words)
        self.drawn: "PictureAnswer" = {"svg": "", "title": "", "text": None}
        for select in (self.kind, self.scheme):
            listen(select, "change", lambda event: self._ask_soon())
        listen(find("#share-copy"), "click", lambda event: session.flow.soon(self._copy()))
        listen(find("#share-close"), "click", lambda event: self.dialog.close())

    def open(self) -> None:
        """Show the position on the board."""
        if not self.session.engine.ready:
            return
        words, dark = self.words, self.view.board.surface.palette.dark
        names = [
            words("share-html"),
            words("share-markdown"),
            words("share-frame"),
            words("share-board"),
            words("share-replay"),
            words("share-link"),
            words("share-record"),
        ]
        if "share:text" in words.game_words:
            names.append(words.say("share:text"))
        kind = self.kind.value or "board"
        fill(self.kind, _options(list(zip(KINDS, names)), kind))  # noqa: B905
        schemes = [("light", words("share-light")), ("dark", words("share-dark"))]
        fill(self.scheme, _options(schemes, "dark" if dark else "light"))
        self._ask_soon()
        self.dialog.showModal()

    def _ask_soon(self) -> None:
        self.session.flow.soon(self._ask())

    async def _ask(self) -> None:
        """Have the position drawn, and show what there is to copy."""
        kind, dark = self.kind.value, self.scheme.value == "dark"
        request = self.session.table.match.request("picture")
        request["view"], request["language"] = self.session.settings.view, self.words.language
        request["dark"], request["turned"] = dark, self.view.turned
        request["width"], request["touchable"] = WIDTH, kind == "board"
        drawn: "PictureAnswer" = await self.session.engine.ask(request)
        if kind == self.kind.value and dark == (self.scheme.value == "dark"):
            self.drawn = drawn
            self._show(kind)

    def _show(self, kind: str) -> None:
        how = {"lang": self.words.language}  # a frame is light or dark as the page around it
        if kind == "record":
            text = self.session.table.match.written()
        else:
            text = snippet(kind, self.drawn, self._address(), how, self.words("share-play"))
        self.text.value = text
        find("#share-copy").textContent = self.words("share-copy")
        self.code.leave()
        self.preview.textContent = ""
        self.preview.setAttribute("data-kind", kind)
        if kind == "markdown":
            address = "data:image/svg+xml;charset=utf-8," + _quoted(self.drawn["svg"])
            link = make("a", self.words("share-save"), href=address, download=FILE)
            self.preview.append(link)
            self.preview.append(make("img", src=address, alt=self.drawn["title"]))
            return
        if kind in ("record", "text"):
            self.preview.append(make("pre", text))
            return
        if kind == "link":
            self.session.flow.soon(self.code.show(text))
            return
        if kind == "board" and sought('script[src="embed.js"]') is None:
            find("head").append(make("script", src="embed.js"))
        self.preview.innerHTML = text

    def _address(self) -> str:
        """The whole address of the position shown, the board lying as it does here."""
        link = self.session.table.match.link
        if self.view.flipped:
            for seat in self.session.table.answer["scene"]["seats"]:
                if (seat["side"] + self.view.turned) % 4 == BOTTOM:
                    link.bottom = seat["seat"]
        whole = self.session.address.whole(link)
        return whole.partition("#")[0] + "#" + format_link(link)

    async def _copy(self) -> None:
        if await self.session.address.copy(self.text.value):
            find("#share-copy").textContent = self.words("share-copied")
        else:
            self.text.focus()


def _options(named: "list[tuple[str, str]]", chosen: str) -> "list[Element]":
    return [
        make("option", name, value=value, selected="" if value == chosen else None)
        for value, name in named
    ]


def _quoted(text: str) -> str:
    """A text in the address of data."""
    return text.replace("%", "%25").replace("#", "%23").replace('"', "%22").replace("\n", "%0A")
