"""The play page as it looks: every part brought up to date from what is on the table."""

from board.board import Board
from browser.dom import find, show
from session import badges
from widgets.accessible_grid import Grid
from widgets.move_list import MoveList
from widgets.notices import Notices
from widgets.options import Options
from widgets.seats import SeatBars, colours, turned_for
from widgets.status import StatusCard, ending
from widgets.view_options import Views

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from browser.storage import Device
    from pages.play import PlayPage
    from session.match import PERSON
    from session.table import Table
    from words import Words
else:
    from session.match import PERSON


class PlayView:
    """The parts of the play page; what people do with them goes to `page`."""

    def __init__(
        self, page: "PlayPage", opening: "dict[str, Any]", words: "Words", device: "Device"
    ) -> None:
        self.page = page
        self.words = words
        self.opening = opening
        self.notices = Notices(find("#notices"), find("#live"), words)
        self.status = StatusCard(find("#status"), words)
        self.board = Board(find("#board"), words.say, page.touched, page.asking.aimed)
        self.options = Options(
            find("#options"), words, page.touched, self.board.picture, page.asking.pointed
        )
        self.grid = Grid(find("#grid"), words, page.touched, self.board.focus)
        find("#moves").style.setProperty("--seats", str(len(opening["seats"])))
        self.moves = MoveList(find("#moves"), words, page.step_to)
        self.bars = SeatBars(find("#seats-top"), find("#seats-bottom"), words, opening, page.seated)
        self.views = Views(find("#views"), opening, words, device, page.refresh_soon)
        self.flipped = 0
        self.turned = 0
        show(find("#do-known"), opening["solved"])
        show(find("#do-edit"), opening["editor"])

    @property
    def wants_values(self) -> bool:
        """Whether the values of a solved game are to be shown."""
        pressed = find("#do-known").getAttribute("aria-pressed") == "true"
        return pressed and bool(self.opening["solved"])

    def toggle_values(self) -> None:
        """Show the values of a solved game, or no longer."""
        find("#do-known").setAttribute("aria-pressed", "false" if self.wants_values else "true")

    def flip(self) -> None:
        """Turn the board so that the next seat is at the bottom."""
        self.flipped = (self.flipped + 4 // len(self.opening["seats"])) % 4

    def title(self) -> None:
        """Say what this page is, in the language chosen now."""
        from pyscript import window

        say = self.words.say
        find("#game-name").textContent = say("name")
        find("#game-kana").textContent = say("kana")
        find("#game-credit").textContent = say("credit")
        find("#game-rules").setAttribute("href", "rules-%s.html" % self.opening["game"])
        window.document.title = say("name") + " – Anga"
        self.views.show()
        self.options.forget()

    def show(
        self, table: "Table", play: bool = False, done: "Callable[[], None] | None" = None
    ) -> None:
        """Show everything; with `play` the last move is seen to happen, then `done` is called."""
        scene, match = table.answer["scene"], table.match
        self.turned = (turned_for(scene, self._seat_below(table)) + self.flipped) % 4
        self._fit(scene)
        if play and table.answer["changes"]:
            self.board.play(table.answer["changes"], scene, done or _nothing)
        else:
            self.board.show(scene, self.turned)
            (done or _nothing)()
        self.bars.show(scene, match, self.turned, None if table.over else table.turn)
        self.moves.show(table.history, match.shown, colours(scene))
        self._show_controls(table)
        self.show_touches(table)
        self._tell(table)

    def _fit(self, scene: "dict[str, Any]") -> None:
        """Give a flat board the height that its width asks for, where the page leaves it to it."""
        if not scene["camera"]:
            height = self.board.height_for(self.board.canvas.clientWidth, scene, self.turned)
            find(".board").style.setProperty("--fit", "%dpx" % height)

    def redraw(self, table: "Table") -> None:
        """Draw everything anew, in another size or other colours."""
        self._fit(table.answer["scene"])
        self.board.redraw()
        self.options.forget()
        self.show_touches(table)

    def show_touches(self, table: "Table") -> None:
        """Show what can be touched now, and what has been."""
        touching = table.offered
        values = badges.badges(table.values, touching, self.words)
        self.options.show(table.answer["scene"], touching, values, self.turned)
        self.grid.show(table.answer["scene"], self.turned, touching)
        self.board.offer(touching.open, touching.touches, touching.forbidden)
        self.board.overlay(values)
        self.foresee(table)

    def foresee(self, table: "Table") -> None:
        """Show what the touches made would come to, and the one that is aimed at."""
        self.board.reveal(table.foreseen or table.explanation)
        self.show_status(table)

    def show_status(self, table: "Table") -> None:
        """Show whose turn it is, or what is being waited for."""
        words, mode, match = self.words, table.mode, table.match
        seat = words.say("seat:" + table.turn) if table.turn else ""
        strong = words("your-roll" if table.chance else "your-turn", seat)
        text = self._notes(table) or self._last_told(table)
        actions: "list[tuple[str, Callable[[Any], None]]]" = []
        if mode == "failed":
            strong, actions = (
                words("engine-failed", table.failure),
                [("try-again", self.page.reload)],
            )
        elif mode == "waiting":
            strong = words("engine-coming" if table.history else "engine-wait")
        elif mode == "earlier":
            strong = words("earlier", match.shown, len(match.moves))
            actions = [
                ("play-from-here", self.page.play_on),
                ("to-last", lambda event: self.page.step_to(len(match.moves))),
            ]
        elif mode == "over":
            strong, actions = (
                ending(table.answer["status"], words),
                [("new-game", self.page.ask_new)],
            )
        elif mode == "roll":
            actions = [("roll", self.page.roll)] if self.page.engine.ready else []
            text = text if actions else words("engine-wait")
        elif table.paused and mode == "paused":
            strong, actions = words("paused", seat), [("go-on", self.page.go_on)]
        elif mode in ("thinking", "paused"):
            strong = words("rolling" if table.chance else "thinking", seat)
            actions = [("stop", self.page.stop)] if table.thinking else []
        self.status.show(
            strong, text if mode in ("turn", "roll", "earlier", "over") else "", mode, actions
        )

    def refuse(self, text: str, cells: "list[str]") -> None:
        """Say which rule forbids what was touched."""
        self.status.show(self.words("refused"), text, "refused")
        self.notices.tell(text)
        self.board.refuse(cells)

    def _show_controls(self, table: "Table") -> None:
        match = table.match
        for name, able in (
            ("undo", match.can_undo(table.turns) and not table.waiting),
            ("redo", bool(match.redo)),
            ("first", match.shown > 0),
            ("back", match.shown > 0),
            ("forward", not match.at_last),
            ("last", not match.at_last),
        ):
            find("#do-" + name).disabled = not able

    def _tell(self, table: "Table") -> None:
        """The last move and what comes next, for the ear."""
        texts = [self._last_told(table)]
        if table.over:
            texts.append(ending(table.answer["status"], self.words))
        elif not table.waiting:
            slug = "your-roll" if table.chance else "your-turn"
            texts.append(self.words(slug, self.words.say("seat:" + str(table.turn))))
        self.notices.tell(" ".join(texts))

    def _notes(self, table: "Table") -> str:
        explanation = table.foreseen or table.explanation
        notes = explanation["notes"] if explanation else []
        return " ".join([self.words.say(note) for note in notes])

    def _last_told(self, table: "Table") -> str:
        return self.words.say(table.last_told) if table.last_told else ""

    def _seat_below(self, table: "Table") -> str:
        """The seat at the bottom: the first person's, else the first."""
        seats: "list[str]" = self.opening["seats"]
        people = [seat for seat in seats if table.match.seats.get(seat) == PERSON]
        return people[0] if people else seats[0]


def _nothing() -> None:
    """What is done after a motion that nobody waits for."""
