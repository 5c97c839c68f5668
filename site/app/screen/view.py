"""A session on a page: its board, grid, options, status and moves, as the table has them."""

import asyncio

from access.accessible_grid import AccessibleGrid
from access.shortcuts import Shortcuts
from access.speech import Narrator
from access.targets import Targets
from assist import advice
from board.board import Board
from board.display_settings import is_motion_reduced
from board.next_frame import Afterwards
from browser.dom import find, mark
from browser.tasks import yield_to_browser
from screen import heading, status_lines
from screen.notes_panel import NotesPanel
from session.question import Question
from session.replay import Replay
from state.events import HAPPENED, SHOWN
from widgets.move_list import MoveList
from widgets.notices import Notices
from widgets.options import Options
from widgets.seats import SeatBars, colours, quarters_to_bottom, seat_below
from widgets.status import StatusCard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.scene import Scene
    from browser.types import Element
    from session.session import Session
    from state.match import Who
    from state.ports import Action


class GameView:
    """What every page of a game shows of its session (see `state.ports.SessionScreen`).

    `seat` is called with a seat and who is to play it; where it is None nobody is asked.
    """

    in_bar: "tuple[str, ...]" = ()  # actions whose buttons are not on the status card

    def __init__(
        self, session: "Session", seat: "Callable[[str, Who], None] | None" = None
    ) -> None:
        self.session, self.opening = session, session.opening
        self.words = words = session.words
        self.flipped = self.turned = 0
        self.notices = Notices(find("#notices"), find("#live"), words)
        self.notice, self.drop = self.notices.add, self.notices.drop  # what stands beside the game
        self.status = StatusCard(find("#status"), words)
        self.after = Afterwards(
            [
                [("options", self.show_options), ("status", self._tell)],
                [("grid", self._show_grid)],
            ],
            self._lasts,
        )
        self.board = Board(
            find("#board"), words.say, self.touch, session.hints.on_hover, find(".board")
        )
        self.options = Options(
            find("#options"), words, self.touch, self.board.picture, session.hints.point
        )
        self.grid = AccessibleGrid(
            find("#grid"), words, self.touch, self.board.focus, self.board.place
        )
        self.narrator = Narrator(self.notices.speech, words)
        self.shortcuts = Shortcuts(session.settings)
        shortcuts, tell = self.shortcuts.able, self._tell_targets
        Targets(self.grid, find("#options"), shortcuts, tell, self.after.now)
        self.written = NotesPanel(session, self.board, self.refresh_texts)
        find("#moves").style.setProperty("--seats", str(len(self.opening["seats"])))
        self.moves = MoveList(find("#moves"), words, session.step, self.written.lead)
        top, bottom = find("#seats-top"), find("#seats-bottom")
        self.bars = SeatBars(top, bottom, words, self.opening, seat)
        self.replay = Replay(session, is_motion_reduced)
        self.question = Question(session, self.notices.tell)

    def title(self) -> None:
        """Say what this page is, in the language chosen now."""
        heading.show_name(self.words)
        self.options.forget()

    # What a page of its own kind says otherwise

    def endings(self) -> "list[Action]":
        """What may follow an end."""
        return self.session.around.page.endings()

    def hand_over_action(self) -> "Action | None":
        """How the game is given away to whoever is to move elsewhere."""
        return None

    def end_details(self) -> "Sequence[Element]":
        """What there is to tell beside the status card's sentence."""
        return ()

    def show_setup(self) -> None:
        """Show the position that is edited, where a page lets people edit."""

    # What a session asks of its screen

    async def show(self, play: bool) -> None:
        """Show everything; with `play` the last move is seen to happen, to its end."""
        await yield_to_browser()  # after the answer was read
        done = asyncio.Event()
        table = self.session.table
        scene = table.answer["scene"]
        self._turn(scene)
        self.board.draw([])
        if play and table.answer["changes"]:
            self.session.events.emit(HAPPENED, table.answer["changes"])
            self.board.play(table.answer["changes"], scene, done.set)
        else:
            self.board.show(scene, self.turned)
            self.board.offer([])
            done.set()
        await yield_to_browser()  # the board is painted first
        self._show_around()
        await yield_to_browser()
        self.offer()
        await yield_to_browser()
        self._show_turn()
        self.notices.tell(status_lines.spoken_line(table, self.words) + self.written.spoken_comment)
        await done.wait()

    def show_ready(self, up: bool) -> None:
        """Show whether the engine is up."""
        self.session.events.emit(SHOWN)  # what can be done now, before it is said that it can
        find("#content").setAttribute("data-engine", "ready" if up else "lost")
        mark("anga-ready" if up else "anga-lost")

    def show_touches(self) -> None:
        """Show what can be touched now, what has been, and whose turn it is.

        The board shows it in the next frame, all around it after that.
        """
        self._mark()
        self.after.request("options", "status", "grid")

    def offer(self) -> None:
        """Show what can be touched now."""
        self._mark()
        self.show_options()
        self.refresh_texts()

    def refresh_texts(self) -> None:
        """Tell those who do not see the board anew what is there, soon."""
        self.after.request("grid")

    def _mark(self) -> None:
        """Mark on the board what can be touched, what has been, and what it would come to."""
        table = self.session.table
        selection = table.offered_touches
        self.board.offer(selection.open, selection.touches, selection.forbidden, selection.quiet)
        self.board.overlay(advice.badges_of(table, self.words))
        self.board.reveal(advice.overlay_drawings(table))

    def show_options(self) -> None:
        """Show the row of options, and tell what was touched."""
        table = self.session.table
        selection, scene = table.offered_touches, table.answer["scene"]
        self.options.show(scene, selection, advice.badges_of(table, self.words), self.turned)
        self.narrator.show(scene, selection)

    def show_explanation(self) -> None:
        """Show what the touches made would come to, and the one that is aimed at."""
        self.board.reveal(advice.overlay_drawings(self.session.table))
        self.after.request("status")

    def _lasts(self) -> bool:
        """Whether a position is shown that is neither edited nor about to change by a touch."""
        table = self.session.table
        return not (self.session.setup.active or (table.is_stale and table.mode == "turn"))

    def _show_grid(self) -> None:
        """Tell those who do not see the board what is there and what can be touched."""
        table = self.session.table
        told = self.written.beside(advice.cell_notes(table.danger))
        self.grid.show(table.answer["scene"], self.turned, table.offered_touches, told)

    def _tell(self) -> None:
        """Say whose turn it is, and what there is to note."""
        self.narrator.note(status_lines.note_line(self.session.table, self.words))
        self.show_status()

    def show_status(self) -> None:
        """Show whose turn it is, or what is being waited for."""
        table = self.session.table
        said = self.replay.status() or self.question.status()
        strong, text, actions = said or status_lines.lines(
            self.session, self.endings(), self.hand_over_action()
        )
        actions = self._on_card(actions)
        over = table.mode == "over"
        why = self._why("reason:" + str(table.status["reason"])) if over else None
        self.status.show(strong, text, table.mode, actions, why, self.end_details())
        waits = table.mode == "paused" and table.paused
        if table.mode == "failed" or waits or table.selection.unsure:
            self.notices.tell(strong)

    def refuse(self, text: str, cells: "list[str]", slug: "str | None" = None) -> None:
        """Say which rule forbids what was touched, and where the rules tell of it."""
        self.after.drop("status")
        ways, why = self._on_card(status_lines.ways_on(self.session)), self._why(slug)
        self.status.show(self.words("refused"), text, "refused", ways, why)
        self.notices.speech.say(self.words("refused") + " " + text)
        self.board.refuse(cells)

    def reply(self, text: str) -> None:
        """Say why a touch did nothing."""
        self.after.drop("status")
        ways = self._on_card(status_lines.ways_on(self.session))
        self.status.show("", text, "refused", ways)
        self.notices.speech.say(text)

    def _on_card(self, actions: "list[Action]") -> "list[Action]":
        return [action for action in actions if action[0] not in self.in_bar]

    def _why(self, slug: "str | None") -> "tuple[str, str] | None":
        """A link to where the rules tell of a reason, if they do."""
        article = heading.article(self.opening, self.words, slug or "")
        return ("why", article) if article else None

    def _tell_targets(self) -> None:
        table = self.session.table
        self.narrator.tell_targets(table.answer["scene"], table.offered_touches.open)

    # What people do

    def touch(self, touch: str) -> None:
        """Something was touched: that is seen before what is left to do of anything before it."""
        self.after.give_way()
        self.session.touching.touch(touch)

    def flip(self) -> None:
        """Turn the board so that the next seat is at the bottom."""
        self.flipped = (self.flipped + 4 // len(self.opening["seats"])) % 4
        self.refresh_language()

    def refresh_language(self) -> None:
        """Show everything again, as in another language."""
        self.title()
        self.notices.refresh_language()
        scene = self.session.table.answer["scene"]
        self._turn(scene)
        self.board.show(scene, self.turned)
        self._show_around()
        self.offer()
        self._show_turn()
        self.show_setup()

    def redraw(self) -> None:
        """Draw everything anew, in another size or other colours."""
        self.board.redraw()
        self.options.forget()
        self.show_touches()
        self.show_setup()

    # The parts

    def _turn(self, scene: "Scene") -> None:
        below = seat_below(self.session.table.match, self.opening["seats"])
        before, self.turned = self.turned, (quarters_to_bottom(scene, below) + self.flipped) % 4
        if self.turned != before:
            self.words.use(self.opening["words"], self.turned)

    def _show_around(self) -> None:
        """Everything but the pieces on the board."""
        table = self.session.table
        scene, turn = table.answer["scene"], None if table.is_over else table.turn
        self.bars.show(scene, table.match, self.turned, turn)
        self.session.events.emit(SHOWN)

    def _show_turn(self) -> None:
        """The moves and whose turn it is; last, so that whoever waits for it finds all the rest."""
        self.show_notes(anew=True)
        self._tell()

    def show_notes(self, anew: bool = False) -> None:
        """What is written about the game; the list of moves if it is another now, or `anew`."""
        table, written = self.session.table, self.written
        if not written.show() and not anew:
            return
        notes = {ply: self.words("noted") for ply in written.marked}
        seats = colours(table.answer["scene"])
        self.moves.show(table.history, table.match.shown, seats, written.rows(), notes)
