"""The view of a watched game: board, comment, moves, buttons to step."""

from access.accessible_grid import AccessibleGrid
from access.speech import Speech
from anga.shared.layout.stage import Page
from board.board import Board
from board.display_settings import is_motion_reduced
from browser import openings
from browser.dom import fill, find, listen, make
from learn.autoplay import Autoplay
from widgets.move_list import MoveList
from widgets.seats import SeatBars, colours
from widgets.staging import Staging
from widgets.status import StatusCard
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import Opening
    from browser.types import Event, Window
    from learn.watching import Watching
    from words import Words


class WatchView:
    """The screen of a watched game."""

    def __init__(
        self, window: "Window", opening: "Opening", words: "Words", watching: "Watching"
    ) -> None:
        self.platform, self.words, self.watching = window.platform, words, watching
        self.introduction = str(find("#lesson-text").textContent).strip()
        self.address = window.platform.root + opening["game"] + ".html#"
        self.speech = Speech(find("#live"), words)
        self.status = StatusCard(find("#status"), words)
        self.board = Board(find("#board"), words.say, _untouched, None, find(".board"))
        self.grid = AccessibleGrid(
            find("#grid"), words, _untouched, self.board.focus, self.board.place
        )
        self.bars = SeatBars(find("#seats-top"), find("#seats-bottom"), words, opening, None)
        self.moves = MoveList(find("#moves"), words, self._leap)
        find("#moves").style.setProperty("--seats", str(len(opening["seats"])))
        for name, step in (("back", -1), ("forward", 1)):
            listen(find("#do-" + name), "click", self._stepping(step))
        self.autoplay = Autoplay(
            self._told, self._go_on, lambda: bool(window.document.hidden), self._show_pace
        )
        listen(find("#do-autoplay"), "click", lambda event: self._switch())
        listen(window.document, "keydown", self._key)
        self.staging = Staging(
            window, self.board.settle, openings.scene(opening, {}), Page(told=1, said=7)
        )

    def go(self, ply: int) -> None:
        """Go to a ply; the next one is animated."""
        watching = self.watching
        onwards = ply == watching.at + 1
        if not watching.go(ply):
            return
        self.platform.replace(0, "#%d" % watching.at)  # for a reload, and for the other language
        if onwards and watching.last:
            self.board.play(watching.last["changes"], watching.scene, _nothing)
        else:
            self.board.show(watching.scene)
        self._tell()
        self.speech.say(together(self._comment()))

    def show(self) -> None:
        """Show the move in the address, else the start, and go on where motion is welcome."""
        at = str(self.platform.fragment())[1:]
        if at.isdigit():
            self.watching.go(int(at))
        self.staging.lay(self.watching.scene)
        self.board.show(self.watching.scene)
        self._tell()
        self._show_pace()
        if not (self.watching.at or is_motion_reduced()):
            self._switch()

    def _leap(self, ply: int) -> None:
        """Go where a person wants, and stay there."""
        self.autoplay.stop()
        self.go(ply)

    def _switch(self) -> None:
        """Begin to go on by itself, at the end from the start; or stop."""
        if self.autoplay.running:
            self.autoplay.stop()
            return
        if self.watching.over:
            self.go(0)
        self.autoplay.start()

    def _told(self) -> str:
        """All that is told of the move shown."""
        return "".join(self._comment())

    def _comment(self) -> "tuple[str, str]":
        """The move shown as a sentence, and a comment; before the first, what there is to see."""
        strong, text = self.watching.comment(self.words)
        return strong, text if self.watching.at else self.introduction

    def _go_on(self) -> bool:
        """Go on by a move; returns whether there is another one after it."""
        self.go(self.watching.at + 1)
        return not self.watching.over

    def _show_pace(self) -> None:
        """Show on the button whether it goes on by itself, and when it does so next."""
        if not self.autoplay.running:
            fill(find("#do-autoplay"), [self.words("watch-play")])
            return
        line = make("span", _class="pace", aria_hidden="true")
        line.style.setProperty("--pause", "%.2fs" % self.autoplay.pause)
        fill(find("#do-autoplay"), [self.words("watch-pause"), line])

    def _tell(self) -> None:
        """Show everything around the board."""
        watching, words, scene = self.watching, self.words, self.watching.scene
        strong, text = self._comment()
        self.status.show(strong, text, "turn")
        self.board.reveal(watching.figures)
        self.bars.show(scene, None, 0, watching.turn)
        self.grid.show(scene, 0, Idle())
        self.moves.show(list(watching.plies), watching.at, colours(scene))
        link = make("a", words("watch-open"), href=self.address + watching.link)
        fill(find("#lesson-text"), [link])
        find("#lesson-step").textContent = words("watch-at", watching.at, len(watching.plies))
        find("#do-back").disabled = watching.at == 0
        find("#do-forward").disabled = watching.over

    def _stepping(self, step: int) -> "Callable[[Event], None]":
        return lambda event: self._leap(self.watching.at + step)

    def _key(self, event: "Event") -> None:
        steps = {"ArrowLeft": -1, "ArrowRight": 1}
        held = event.altKey or event.ctrlKey or event.metaKey
        if event.key in steps and not held and event.target.getAttribute("role") != "gridcell":
            self._leap(self.watching.at + steps[event.key])

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""
        self.speech.hush()
        self._tell()
        self._show_pace()

    def redraw(self) -> None:
        """Redraw the board in another size or other colours."""
        self.staging.measure()
        self.staging.lay(self.watching.scene)
        self.board.redraw()


class Idle:
    """An offer without touches (see `state.ports.Offer`)."""

    def __init__(self) -> None:
        self.open: "list[str]" = []
        self.touches: "list[str]" = []
        self.forbidden: "list[str]" = []
        self.fresh: "list[str]" = []
        self.passed: "list[str]" = []


def _untouched(touch: str) -> None:
    """Ignore a touch."""


def _nothing() -> None:
    """Do nothing at the end of an animation."""
