"""The view of a session: board, grid, options, status and moves."""

import asyncio

from access.accessible_grid import AccessibleGrid
from access.shortcuts import Shortcuts
from access.speech import Narrator, Speech
from access.targets import Targets
from anga.shared.changes import stepped as after_step
from assist import advice
from board.board import Board
from board.display_settings import is_motion_reduced
from board.next_frame import Afterwards
from browser import openings
from browser.dom import find, mark
from browser.tasks import yield_to_browser
from screen import heading, status_lines
from screen.notes_panel import NotesPanel
from session.question import Question
from session.replay import Replay
from state.events import HAPPENED, LEFT, SHOWN
from state.selection import Selection
from widgets.move_list import MoveList
from widgets.notices import Notices
from widgets.options import Options
from widgets.seats import SeatBars, colours, quarters_to_bottom, seat_below
from widgets.status import StatusCard
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from access.voice import Voice
    from anga.shared.scene import Scene
    from browser.types import Element
    from session.session import Session
    from state.match import Who
    from state.ports import Action
    from state.table import Hint


class GameView:
    """The parts that every page with a game has; a `state.ports.SessionScreen`.

    `seat` is called with a seat and its new player when somebody chooses one; if it is None, the
    page offers no choice. `voice` reads moves aloud, on a page on which that can be switched on.
    """

    in_bar: "tuple[str, ...]" = ()  # actions whose buttons are not on the status card

    def __init__(
        self,
        session: "Session",
        seat: "Callable[[str, Who], None] | None" = None,
        voice: "Voice | None" = None,
    ) -> None:
        self.session, self.opening = session, session.opening
        self.words = words = session.words
        self.flipped = self.turned = 0
        self.replied = False  # whether the card answers a touch, until the next one
        self.hinted: "Hint | None" = None  # that was announced
        self.notices = Notices(find("#notices"), Speech(find("#live"), words, voice), words)
        self.notice, self.drop = self.notices.add, self.notices.drop  # for messages beside the game
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
        self.shortcuts = Shortcuts(lambda: session.settings.letters)
        shortcuts, tell = self.shortcuts.able, self._tell_targets
        Targets(self.grid, find("#options"), shortcuts, tell, self.after.now)
        self.written = NotesPanel(session, self.board, self.refresh_texts)
        find("#moves").style.setProperty("--seats", str(len(self.opening["seats"])))
        self.moves = MoveList(find("#moves"), words, session.step, self.written.lead)
        top, bottom = find("#seats-top"), find("#seats-bottom")
        self.bars = SeatBars(
            top, bottom, words, self.opening, seat, self.board.picture, session.settings.own_name,
        )  # fmt: skip
        self.replay = Replay(session, is_motion_reduced)
        session.on(LEFT, self.notices.speech.forget)  # what is true of another game is said again
        self.question = Question(session, self.notices.tell)

    def title(self) -> None:
        """Write the head of the page in the current language."""
        heading.show_name(self.words)
        self.options.forget()

    # What kinds of pages override

    def endings(self) -> "list[Action]":
        """The buttons after the end of a game."""
        return self.session.around.page.endings()

    def hand_over_action(self) -> "Action | None":
        """The button that sends the game to an opponent on another device, if the page has one."""
        return None

    def below(self) -> str:
        """The seat at the bottom of the board."""
        return seat_below(self.session.table.match, self.opening["seats"])

    def rule_link(self) -> "tuple[str, str] | None":
        """The link to the article about how the game has ended, or about what is told of a move."""
        table = self.session.table
        if table.mode == "over":
            return self._rule("reason:" + str(table.status["reason"]))
        rules = [self._rule(each["slug"]) for each in table.reasons]
        return ([rule for rule in rules if rule] + [None])[0]

    @property
    def is_seen(self) -> bool:
        """Whether the board is in sight, and its position is announced."""
        return True

    def own_ending(self) -> str:
        """The end of a game, as it is told to the only person in it."""
        return ""

    def given_up(self) -> "tuple[str, str, list[Action]] | None":
        """The card of somebody who has given up a game that goes on, on a page to play on."""
        return None

    def end_details(self) -> "Sequence[Element]":
        """Elements to add to the status card."""
        return ()

    def show_setup(self) -> None:
        """Show the position being edited, on a page with an editor."""

    # What a session asks of its screen

    async def show(self, play: bool) -> None:
        """Show everything; with `play`, animate the last move first and wait for it."""
        self.replied = False  # now: a touch may be answered before all is shown
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
            self.board.offer(Selection([]))
            done.set()
        await yield_to_browser()  # the board is painted first
        self._show_around()
        await yield_to_browser()
        self.offer()
        await yield_to_browser()
        self._show_turn()
        if self.is_seen and (table.is_over or not table.is_hurried):
            replayed, end = self.replay.status(), self.own_ending()
            spoken = replayed[0] if replayed else status_lines.spoken_line(self.session, end)
            self.notices.tell(spoken + self.written.spoken_comment)
        await done.wait()

    def show_ready(self, up: bool) -> None:
        """Show whether the engine is running."""
        self.session.events.emit(SHOWN)  # what can be done now, before it is said that it can
        find("#content").setAttribute("data-engine", "ready" if up else "lost")
        mark("anga-ready" if up else "anga-lost")

    def show_touches(self) -> None:
        """Show the possible touches, those made, and whose turn it is.

        The board changes in the next frame; options, status and grid follow after that.
        """
        self.replied = False
        self._mark()
        self.after.request("options", "status", "grid")

    def show_found(self) -> None:
        """Show what the engine has found meanwhile; the answer to a touch stays in the card."""
        self._mark()
        self.after.request("options", "grid")
        if not self.replied:
            self.after.request("status")

    def offer(self) -> None:
        """Show the possible touches at once."""
        self._mark()
        self.show_options()
        self.refresh_texts()

    def refresh_texts(self) -> None:
        """Update the grid for screen readers soon."""
        self.after.request("grid")

    def _mark(self) -> None:
        """Mark on the board the possible touches, those made, and the preview of the move."""
        table = self.session.table
        self.board.offer(table.offered_touches, stays=table.is_stale)
        self.board.overlay(advice.badges_of(table, self.words))
        self.draw()

    def show_options(self) -> None:
        """Show the row of options, and announce the last touch."""
        table = self.session.table
        selection, scene = table.offered_touches, table.answer["scene"]
        self.options.show(scene, selection, advice.badges_of(table, self.words), self.turned)
        self.narrator.show(scene, selection)

    def show_explanation(self) -> None:
        """Show the preview of the move, including the touch under the pointer."""
        self.draw()
        self.after.request("status")

    def _lasts(self) -> bool:
        """Whether the position shown stays: not being edited, and not outdated by a touch."""
        table = self.session.table
        return not (self.session.setup.active or (table.is_stale and table.mode == "turn"))

    def _show_grid(self) -> None:
        """Update the grid for screen readers: pieces, notes, and possible touches."""
        table = self.session.table
        told = self.written.beside(advice.cell_notes(table.danger))
        offered = table.offered_touches
        scene = after_step(table.answer["scene"], offered.stepped)
        marked = advice.badges_of(table, self.words)
        self.grid.show(scene, self.turned, offered, told, marked)

    def _tell(self) -> None:
        """Show whose turn it is, and announce hints and dangers."""
        table, words = self.session.table, self.words
        pointed = status_lines.pointed_line(table, words)
        anew, self.hinted = table.hint is not None and table.hint is not self.hinted, table.hint
        self.narrator.note(status_lines.note_lines(table, words), pointed, anew)
        if not self.replied:
            self.show_status()

    def show_status(self) -> None:
        """Show whose turn it is, or what the page is waiting for."""
        table = self.session.table
        mode = table.mode
        said = self.replay.status() or self.question.status()
        left = None if said else self.given_up()
        said = said or left
        at_end = self.endings() if mode == "over" else []
        strong, text, actions = said or status_lines.lines(
            self.session, at_end, self.hand_over_action()
        )
        actions = self._with_questions(actions)
        link, details = self.rule_link(), self.end_details()
        strong = strong if said else self.own_ending() or strong
        other = "" if said else status_lines.other_text(self.session)
        switch, is_on = self.session.proof.question, table.proving > 0
        if table.is_watched and mode != "over":
            switch, is_on = "hurry", table.is_hurried
        tone = "left" if left else mode
        self.status.show(strong, text, tone, actions, link, details, other, switch, is_on)
        self.status.element.setAttribute("data-hinted", "true" if table.hint else "")
        waits = mode == "paused" and table.paused
        if mode == "failed" or waits or table.selection.unsure:
            self.notices.tell(strong)

    def refuse(self, text: str, cells: "list[str]", slug: "str | None" = None) -> None:
        """Say why a touch is not allowed, with a link to the article that explains it.

        That takes the place of a question about the last move.
        """
        self._reply()
        ways, why = status_lines.ways_on(self.session), self._rule(slug)
        ways = self._on_card(ways) if why else self._with_questions(ways)
        strong, quiet = self.words.refusal(text)
        self.status.show(strong, quiet, "refused", ways, why)
        self.say(together([strong, quiet]))
        self.draw()
        self.board.refuse(cells)

    def draw(self) -> None:
        """Show on the board alone what is drawn over it."""
        self.board.reveal(advice.overlay_drawings(self.session.table))

    def say(self, text: str) -> None:
        """Say something to those who do not see the board."""
        self.notices.speech.say(text)

    def reply(self, text: str) -> None:
        """Say why a touch had no effect."""
        self._reply()
        ways = self._with_questions(status_lines.ways_on(self.session))
        self.status.show(text, "", "refused", ways)  # in its colour, as in a lesson
        self.say(text)

    def _reply(self) -> None:
        self.replied = True
        self.after.drop("status")

    def _on_card(self, actions: "list[Action]") -> "list[Action]":
        return [action for action in actions if action[0] not in self.in_bar]

    def _with_questions(self, actions: "list[Action]") -> "list[Action]":
        """The buttons of the card, with those that ask after the first."""
        usual = self._on_card(actions)
        if usual[:1] and usual[0][0] == "deal":  # it lays out anew what might be asked about
            return usual
        return usual[:1] + self._asking() + usual[1:]

    def _asking(self) -> "list[Action]":
        """The buttons that show why the game is over, and where lost; or why the last move."""
        proof, last_move = self.session.proof, self.session.last_move
        losing, other, asking = self.session.losing_move, last_move.other, []
        if proof.question:
            asking.append((proof.question, lambda: proof.tell(is_motion_reduced())))
        if losing.question:
            asking.append((losing.question, lambda: self.session.step(losing.ply or 0)))
        if last_move.question:
            asking.append((last_move.question, last_move.tell))
        if other:
            asking.append(("why-other", lambda: self.session.ask_about(other)))
        return asking

    def _rule(self, slug: "str | None") -> "tuple[str, str] | None":
        """The link to the article that explains a reason, if there is one."""
        article = openings.article(self.opening, self.words, slug or "")
        return ("the-rule", article) if article else None

    def _tell_targets(self) -> None:
        table = self.session.table
        self.narrator.tell_targets(table.answer["scene"], table.offered_touches.open)

    # What people do

    def touch(self, touch: str) -> None:
        """Handle a touch before any updates that are still waiting; it ends a replay."""
        self.after.give_way()
        if not self.replay.skip():
            self.session.touching.touch(touch)

    def flip(self) -> None:
        """Turn the board so that the next seat is at the bottom."""
        self.flipped = (self.flipped + 4 // len(self.opening["seats"])) % 4
        self.refresh_language()

    def refresh_language(self) -> None:
        """Show everything again, after a change of language or side."""
        self.replied = False
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
        """Draw everything again, after a change of size or colours."""
        self.board.redraw()
        self.bars.repaint(self.session.table.answer["scene"])
        self.options.forget()
        self.show_touches()
        self.show_setup()

    # The parts

    def _turn(self, scene: "Scene") -> None:
        quarters = quarters_to_bottom(scene, self.below())
        before, self.turned = self.turned, (quarters + self.flipped) % 4
        if self.turned != before:
            self.words.use(self.opening["words"], self.turned)

    def _show_around(self) -> None:
        """Show the seats around the board, and tell others that a position is shown."""
        table = self.session.table
        scene, lost = table.answer["scene"], table.answer.get("lost")
        turn = None if table.is_over else self.replay.mover or table.turn
        self.bars.show(scene, table.match, self.turned, turn, lost)
        self.session.events.emit(SHOWN)

    def _show_turn(self) -> None:
        """Show the moves and whose turn it is; last, since tests and host pages wait for these."""
        self.show_notes(anew=True)
        self._tell()

    def show_notes(self, anew: bool = False) -> None:
        """Show the notes; also the list of moves if it has changed, or if `anew`."""
        table, written = self.session.table, self.written
        if not written.show() and not anew:
            return
        if table.match.moves and not table.history:
            self.moves.clear()
            return
        seats = colours(table.answer["scene"])
        self.moves.show(table.history, table.match.shown, seats, written.rows(), written.notes)
