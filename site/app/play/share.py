"""The dialog for sharing the position in pages, posts and notes."""

from anga.shared.formats.fragment import format_link, room_left
from anga.shared.layout.fit import BOTTOM
from browser.dom import fill, find, find_or_none, listen, make, show
from browser.engine import EngineFailure
from export.snippets import FILE, PLACED, SENT, snippet, without_style
from export.texts import as_json
from play.share_files import FILES, ShareFiles
from state.events import SETTLED
from widgets.qr_code import QrCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.answers import PictureAnswer
    from browser.types import Element
    from play.view import PlayView
    from session.session import Session

WIDTH = 360
USED = ("link", "png", "record")  # the kinds that people choose; all others are folded away
COLOURED = ("html", "markdown", "board", "png", "svg", "gif")  # that are light or dark
ENDINGS = {"record": "txt", "json": "json", "position": "txt", "text": "txt"}  # of texts as files
BUTTONS = ("#share-copy", "#share-save")


class Share:
    """Shows a snippet of each kind, and a preview."""

    def __init__(self, session: "Session", view: "PlayView") -> None:
        self.session, self.view, self.words = session, view, session.words
        self.dialog = find("#share")
        self.kind, self.scheme = find("#share-kind"), find("#share-scheme")
        self.text, self.preview = find("#share-text"), find("#share-preview")
        self.others = make("optgroup")
        self.code = QrCode(self.preview, self.words)
        self.drawn: "PictureAnswer" = {"svg": "", "title": "", "text": None}
        self.files = ShareFiles(session, view, self.preview)
        self.waits = False  # whether the engine did not answer
        self.asked = 0  # how often something else was wished for
        session.on(SETTLED, self._go_on)
        for select in (self.kind, self.scheme):
            listen(select, "change", lambda event: self._ask_soon())
        listen(find("#share-more"), "click", lambda event: self._unfold())
        listen(find("#share-copy"), "click", lambda event: session.soon(self._copy()))
        listen(find("#share-save"), "click", lambda event: self._save())
        listen(find("#share-close"), "click", lambda event: self.dialog.close())

    def open(self) -> None:
        """Open the dialog for the position shown."""
        words, dark = self.words, self.view.board.surface.palette.dark
        own = "share:text" in words.game_words
        sent = [kind for kind in SENT if own or kind != "text"]
        kinds = [kind for kind in sent + list(FILES + PLACED) if kind not in USED]
        kind = self.kind.value or USED[0]
        self.others = make("optgroup", label=words("more"), parts=self._choices(kinds, kind))
        fill(self.kind, self._choices(USED, kind) + [self.others])
        self._fold(kind in USED)
        schemes = [("light", words("share-light")), ("dark", words("share-dark"))]
        fill(self.scheme, _options(schemes, "dark" if dark else "light"))
        self._ask_soon()
        self.dialog.showModal()

    def _fold(self, folded: bool) -> None:
        """Offer only the kinds that people choose, or all."""
        show(self.others, not folded)
        show(find("#share-more"), folded)

    def _unfold(self) -> None:
        self._fold(False)
        self.kind.focus()

    def _choices(self, kinds: "Sequence[str]", chosen: str) -> "list[Element]":
        """The options for some kinds."""
        words = self.words
        told = [
            (kind, words.say("share:text") if kind == "text" else words("share-" + kind))
            for kind in kinds
        ]
        return _options(told, chosen)

    def _ask_soon(self) -> None:
        """Start preparing a snippet; until it is there nothing can be copied or saved."""
        self.asked += 1
        self._enable(False)
        self.session.soon(self._ask(self.asked))

    async def _ask(self, asked: int) -> None:
        """Show the snippet, or that it cannot be made."""
        kind = self.kind.value
        try:
            await self._make()
        except EngineFailure:
            if kind == self.kind.value:
                self._wait()
        if asked == self.asked:
            self._enable(True)

    def _enable(self, enabled: bool) -> None:
        for button in BUTTONS:
            find(button).disabled = not enabled

    def _wait(self) -> None:
        """Show that the engine has died, so that there is no snippet until it is back."""
        self.waits = True
        self.text.value = self.preview.textContent = ""
        find("#share-told").textContent = self.words("share-waits")
        for button in BUTTONS:
            show(find(button), False)

    def _go_on(self) -> None:
        if self.waits and self.dialog.hasAttribute("open"):
            self._ask_soon()

    async def _make(self) -> None:
        """Have the position drawn, and show the snippet."""
        self.waits = False
        kind, dark = self.kind.value, self.scheme.value == "dark"
        self.code.clear()
        for part, wanted in (
            ("#share-film", False),
            ("#share-sheet", False),
            ("#share-copy", kind not in FILES),
            ("#share-texts", kind not in FILES),
            ("#share-save", kind in FILES or kind in ENDINGS),
            ("#share-hints", kind in PLACED),
            ("#share-colours", kind in COLOURED),
        ):
            show(find(part), wanted)
        if kind == "link":
            self.files.close()
            find("#share-told").textContent = ""
            self._show(kind, self._address())
            return
        if not self.session.engine.ready:
            self._wait()
            return
        if kind in FILES:
            self.preview.setAttribute("data-kind", kind)
            await self.files.show(kind, self.scheme.value)
            return
        self.files.close()
        find("#share-told").textContent = ""
        find("#share-save").textContent = self.words("share-file")
        shown = self.session.table.match.shown
        drawn = await self.files.renderer.drawing(shown, dark, WIDTH, kind == "board")
        if kind == self.kind.value and dark == (self.scheme.value == "dark"):
            self.drawn = drawn
            self._show(kind, await self._written(kind))

    async def _written(self, kind: str) -> str:
        """The text of the game for a kind of text, "" for other kinds."""
        session, match = self.session, self.session.table.match
        if kind == "record":
            return match.record_text()
        if kind not in ("json", "position"):
            return ""
        request = match.request("position")
        if kind == "json":
            request["record"] = []
        answer = await session.engine.ask(request)
        position = str(answer["position"])
        return position if kind == "position" else as_json(match.tree, position)

    def _show(self, kind: str, text: str) -> None:
        if kind not in ENDINGS and room_left(self.session.table.match.link) < 0:
            find("#share-told").textContent = self.words("notes-left-out")
        how = {"lang": self.words.language}  # a frame is light or dark as the page around it
        if not text:
            text = snippet(kind, self.drawn, self._address(), how, self.words("share-play"))
        self.text.value = text
        find("#share-copy").textContent = self.words("share-copy")
        find("#share-done").textContent = ""
        self.preview.textContent = ""
        self.preview.setAttribute("data-kind", kind)
        if kind == "markdown":
            address = "data:image/svg+xml;charset=utf-8," + _quoted(self.drawn["svg"])
            link = make("a", self.words("share-save"), href=address, download=FILE)
            self.preview.append(link)
            self.preview.append(make("img", src=address, alt=self.drawn["title"]))
            return
        if kind in ENDINGS:
            self.preview.append(make("pre", text))
            return
        if kind == "link":
            self.session.soon(self.code.show(text))
            return
        if kind == "board" and find_or_none('script[src="embed.js"]') is None:
            find("head").append(make("script", src="embed.js"))
        self.preview.innerHTML = without_style(text)

    def _address(self) -> str:
        """The full address of the position shown, in the present orientation."""
        sent, match = self.session.flow.send(), self.session.table.match
        link = match.link if match.moves else sent
        if self.view.flipped:
            for seat in self.session.table.answer["scene"]["seats"]:
                if (seat["side"] + self.view.turned) % 4 == BOTTOM:
                    link.bottom = seat["seat"]
        whole = self.session.address.whole(link)
        return whole.partition("#")[0] + "#" + format_link(link)

    def _save(self) -> None:
        """Save a text as a file."""
        kind = str(self.kind.value)
        if kind not in ENDINGS:
            return
        import js as window

        ending = ENDINGS[kind]
        as_what = "application/json" if ending == "json" else "text/plain"
        match = self.session.table.match
        name = "%s-%d.%s" % (match.game, match.shown, ending)
        window.platform.save(name, self.text.value, as_what)

    async def _copy(self) -> None:
        if await self.session.address.copy(self.text.value):
            copied = self.words("share-copied")
            find("#share-copy").textContent = find("#share-done").textContent = copied
        else:
            find("#share-told").textContent = self.words("share-by-hand")
            self.text.focus()


def _options(named: "list[tuple[str, str]]", chosen: str) -> "list[Element]":
    return [
        make("option", name, value=value, selected="" if value == chosen else None)
        for value, name in named
    ]


def _quoted(text: str) -> str:
    """A text encoded for a data address."""
    return text.replace("%", "%25").replace("#", "%23").replace('"', "%22").replace("\n", "%0A")
