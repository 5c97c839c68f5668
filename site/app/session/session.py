"""A game under way and everything that people can do in it, whatever shows it.

Data flows one way: an intent changes the match, the engine is asked what it looks like now, and the
screen is told to show the table.
"""

from anga.shared.formats.fragment import Link
from anga.shared.formats.notes import note
from anga.shared.game_tree import Node
from assist.advice import Advice
from assist.hints import Hints
from assist.last_move import LastMove
from assist.losing_move import LosingMove
from assist.proof import Proof
from browser import openings
from kept.rolls import Rolls
from kept.taken_back import TakenBack
from session.arrivals import Arrivals
from session.computer_player import ComputerPlayer
from session.engine_watch import EngineWatch
from session.flow import Flow
from session.games import Games, plays_itself
from session.leaving import Leaving
from session.queries import Queries
from session.setup import Setup
from session.touching import Touching
from state.engine_lock import EngineLock
from state.events import SETTLED, Events
from state.match import PERSON, Match
from state.page import Surroundings
from state.table import Table
from state.work import Work

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from anga.shared.advice import ClaimsAnswer, Reason
    from anga.shared.answers import Opening
    from anga.shared.errors import LinkError
    from kept.saved import Saved
    from kept.settings import Settings
    from state.match import Who
    from state.page import PageAnswers
    from state.ports import AddressPort, EnginePort, SessionScreen, TasksPort
    from words import Words


class Session:
    """A game from the link that it was opened with; each method is an action of people."""

    def __init__(
        self,
        opening: "Opening",
        words: "Words",
        settings: "Settings",
        saved: "Saved",
        engine: "EnginePort",
        address: "AddressPort",
        tasks: "TasksPort",
    ) -> None:
        self.opening, self.words, self.settings = opening, words, settings
        self.saved, self.engine, self.address = saved, engine, address
        self.rolls = rolls = Rolls(settings.storage, opening["game"])
        self.taken_back = TakenBack(saved, opening["game"])
        self.studied: "Match | None" = None
        match = Match(Link(opening["game"]), settings.usual())
        lock, self.events = EngineLock(engine, tasks), Events()
        self.table = table = Table(match, openings.answer(opening, settings.view), lock)
        self.around = around = Surroundings()
        self.work = work = Work(table, words, tasks, around)
        self.hints = Hints(table, engine, words, around, work)
        self.setup = Setup(table, engine, address, settings, around, work)
        self.proof = Proof(table, engine, words, around, work)
        self.last_move = LastMove(table, engine, words, around, work, self.ask_about)
        self.losing_move = LosingMove(table, opening, engine, words, around)
        self.advice = Advice(table, opening, engine, settings, words, around, work)
        self.flow = Flow(
            table,
            words,
            address,
            saved,
            rolls,
            around,
            work,
            self.events,
            Queries(table, opening, settings, engine),
            ComputerPlayer(table, engine, rolls, around, work),
            self.advice,
            self.hints,
            self.proof,
            self.losing_move,
            self.setup,
        )
        self.events.on(SETTLED, lambda: work.soon(self.losing_move.look()))
        self.events.on(SETTLED, self.last_move.look)
        self.events.on(SETTLED, lambda: self.taken_back.keep(table.match))
        self.watch = EngineWatch(table, engine, words, around, work, self.flow)
        self.games = Games(opening, settings, self.flow)
        self.arrivals = Arrivals(self.games)
        self.leaving = Leaving(opening, engine, self.advice, self.flow)
        self.touching = Touching(
            table, self.flow, self.hints, self.last_move, self.setup, words, self.play
        )

    @property
    def screen(self) -> "SessionScreen":
        """The session's screen."""
        return self.around.screen

    def on(self, event: str, hear: "Callable[..., None]") -> None:
        """Call `hear` whenever one of `state.events` happens."""
        self.events.on(event, hear)

    def soon(self, work: "Coroutine[object, None, None]") -> None:
        """Start a background task; errors are shown."""
        self.work.soon(work)

    async def open(
        self,
        screen: "SessionScreen",
        page: "PageAnswers",
        link: "Link | None",
        problem: "LinkError | None",
        ident: str = "",
    ) -> None:
        """Show a game on a screen, perhaps the kept one `ident`.

        Without a link it is the usual start; `problem` is what was wrong with the link.
        """
        self.around.attach(screen, page)
        self.nameless = link is None  # an address that names no game is this game's start
        link = link or Link(self.opening["game"])
        begun = bool(link.hands) and not link.moves and self.address.is_written_here()
        self.arrivals.open(link, sent=not begun, ident=ident)
        if self.saved.entry:
            self.rolls.resume(self.table.match)
        self.taken_back.resume(self.table.match)
        self.arrivals.tell(problem)
        self.arrivals.offer_unfinished()
        await self.flow.refresh()

    async def wake(self) -> None:
        """Wait for the engine and continue the game."""
        try:
            await self.work.guarded(self.watch.wake())
        except Exception:
            return  # it has been said

    # The game

    def play(self, move: str) -> None:
        """Play a person's move."""
        if not self.around.page.is_in_time():
            return
        self.work.round += 1
        thrown = self.table.chance and move not in [m["move"] for m in self.table.extra_moves]
        self.table.match.play(move, self.table.is_helped(move))
        passing = thrown or self.table.match.free
        (self.address.replace if passing else self.address.push)(self.table.match.link)
        self._played()
        self.work.soon(self.flow.advance())

    def roll(self) -> None:
        """Roll the dice for a person."""
        if self.table.mode == "roll" and not self.table.is_stale and self.engine.ready:
            self._played()
            self.work.soon(self.flow.roll())

    def roll_on(self) -> None:
        """Roll the dice for a person, at each of its turns, until there is something to choose."""
        self.table.rolls_on = self.table.turn
        self.roll()

    # The computer

    def stop(self) -> None:
        """Stop the computer's search at once."""
        self.work.stop()
        self.table.paused, self.table.rolls_on = True, None
        self.screen.show_touches()
        self.screen.show_status()

    def hurry(self) -> None:
        """Let computers among themselves play on at once, or at the usual pace again."""
        self.table.hurried = None if self.table.is_hurried else self.table.match
        self.screen.show_status()

    def show_thought(self) -> None:
        """Show or hide the computer's expected play while it thinks."""
        self.table.shows_thought = not self.table.shows_thought
        self.screen.show_status()

    def go_on(self) -> None:
        """Let the paused computer move."""
        self._played()
        self.flow.refresh_soon()

    def restart(self) -> None:
        """Reload the page; the game is in its address."""
        self.address.reload()

    # Through the game

    def dismiss(self) -> None:
        """Take back the last touch, else leave what was told of a move, and its position."""
        if self.table.claims is None or self.table.offered_touches.touches:
            self.touching.untouch()
        elif self.table.match.at_last:
            self.hints.forget()
            self.screen.show_touches()
        else:
            self.step(len(self.table.match.moves))

    def step(self, ply: int) -> None:
        """Show another position of the game."""
        match = self.table.match
        ahead = ply == match.shown + 1
        self.table.rolls_on = None
        match.show(ply)
        self.address.replace(match.link)
        self.work.stop()
        self.flow.refresh_soon(play=ahead)

    def ask_about(self, ply: int, found: "ClaimsAnswer | None" = None) -> None:
        """Show a position, and what speaks for the move that led to it, if an opponent made it.

        `found` is that, if it is known. While a computer thinks about the position shown already,
        nothing else can be asked.
        """
        if self.table.thinking and ply == self.table.match.shown:
            self.screen.notice("busy", lambda: self.words("why-later"), brief=True)
            return
        self.last_move.owe(ply, found)
        self.step(ply)

    def undo(self) -> None:
        """Take back the touches of a half-made move, else moves until a person is to move."""
        if len(self.table.selection.touches) > 1:
            self.touching.take_back()
            return
        before = self.table.match.whole
        if self.table.match.undo(self.table.turns):
            self.saved.save_undo(before, self.table.match)
            self.table.undone = True
            self._on_change()

    def redo(self) -> None:
        """Redo moves until a person is to move."""
        if self.table.match.redo_move():
            self.table.paused = True
            self.saved.save_move(self.table.match, over=False)
            self._on_change()

    def play_on(self) -> None:
        """Play on from the position shown, dropping later moves; Back returns to a game over.

        Where only computers played, the person here gets the seat to move. What is kept stays: the
        game gets an entry of its own once it goes another way.
        """
        match = self.table.match
        was_done = match.is_done or self.saved.is_over(match)
        match.come_back()
        if plays_itself(match) and self.table.turn:
            match.sit(self.table.turn, PERSON)
        match.truncate(self.table.turns)
        self.suggest([])
        self.table.paused = True
        if was_done:
            self.address.try_out(match.link, {})
        self._on_change()

    # The game as a whole

    def seat(self, seat: str, who: "Who") -> None:
        """Change the player of a seat."""
        match = self.table.match
        match.sit(seat, who)
        self.settings.keep_seats(match.seats)
        self.saved.save_seats(match)
        self._complain()
        self.work.stop()
        self.table.paused = False
        self.flow.refresh_soon()

    def edit(self) -> None:
        """Edit a position, beginning with the one shown."""
        if self.engine.ready:
            self.work.stop()
            self.table.paused = True
            self.setup.open()

    def leave_setup(self) -> None:
        """Leave the editor and go on with the game."""
        self.setup.close()
        self.address.replace(self.table.match.link)
        self.flow.refresh_soon()

    def pause(self) -> None:
        """Pause the computer until a person lets it go on."""
        self.work.stop()
        self.table.paused = True

    def copy(self) -> None:
        """Copy the game's link."""
        self.flow.copy_soon()

    def accept(self) -> None:
        """Keep a game that came as an invitation, if there is a seat in it for who opened it."""
        if not self.table.is_over and self.table.match.people:
            self.flow.saved.save_players(self.table.match)
            self.flow.complain()

    def claim(self) -> None:
        """Take the seat to move in a game by link, which somebody of this name has."""
        self.table.match.claim()

    def hand_over(self, name: str) -> str:
        """The address to send to the next player; people here are called `name`."""
        link = self.flow.send(name)
        note(link, Node())  # what is written here is not for whoever plays on
        return self.address.whole(link)

    # What is studied

    def study(self, free: "Match") -> None:
        """Put a free copy of the game on the table, until `end_study` or the browser's Back."""
        self.studied = self.table.match
        self.address.study(free.link)
        self._lay(free)

    def end_study(self) -> None:
        """Put the game that was studied on the table again."""
        if self.studied:
            self._lay(self.studied)
            self.address.end_study()

    def _lay(self, match: "Match") -> None:
        self.work.stop()
        self.table.match = match
        self.table.resting, self.table.paused = None, not match.free
        self.address.replace(match.link)
        self.flow.refresh_soon()

    def follow(self, line: "list[str]", ply: int) -> None:
        """Look at a position of another line."""
        self.table.match.follow(line)
        self.step(ply)

    def promote(self, line: "list[str]") -> None:
        """Make a line the main one."""
        self.table.match.promote(line)

    def write(self, text: str) -> None:
        """Say something of the position shown."""
        self.table.match.write(text)

    def draw(self, drawing: str) -> None:
        """Draw an arrow or a circle on it, or no longer."""
        self.table.match.draw(drawing)

    def wipe(self) -> bool:
        """Take everything that is drawn from it; whether something is written."""
        return self.table.match.wipe()

    def suggest(self, ways: "list[list[str]]", reasons: "Sequence[Reason]" = ()) -> None:
        """Have the touches of good moves shown, the best first, and what speaks for that one."""
        self.table.suggested, self.table.speaking = ways, list(reasons)

    # How it is shown

    def show_danger(self, on: bool) -> None:
        """Show or hide the pieces that could be captured."""
        self.settings.use_danger(on)
        self.flow.refresh_soon()

    def know(self) -> None:
        """Show or hide the values of moves in a solved game."""
        self.table.wants_values = not self.table.wants_values and bool(self.opening["solved"])
        self.flow.refresh_soon()

    def look(self, view: str, choice: str) -> None:
        """Change a view option of the board."""
        self.settings.look(view, choice)
        self.flow.refresh_soon()

    def speak(self) -> None:
        """Follow a change of language in view options that were not chosen."""
        before = dict(self.settings.view)
        self.settings.read_in(self.words.language)
        if self.settings.view != before:
            self.flow.refresh_soon()

    def use_own_dice(self, own: bool) -> None:
        """Set whether the players throw their own dice."""
        self.settings.use_own_dice(own)
        self.flow.refresh_soon()

    # What happens outside

    def on_popstate(self) -> None:
        """Follow the browser to another history entry."""
        link, problem = self.address.read()
        if link is None and self.nameless:
            link = Link(self.opening["game"])
        if link is None or link.game != self.opening["game"]:
            self.address.reload()
            return
        if self._is_studied(link):
            self._return_from_study()
            return
        if self._is_to_study(link):
            self._return_to_study(link)
            return
        if self.address.is_written_here() and self._has_ended_after(link):
            self.step(len(link.moves) if link.ply is None else link.ply)
            return
        self.flow.leave()
        self.work.stop()
        self.setup.close()
        self.screen.drop("link")
        self.saved.save_times(self.table.match)
        self.arrivals.open(link, sent=not self.address.is_written_here())
        self.arrivals.tell(problem)
        self.table.paused = True
        self.flow.introduce_soon()

    def _is_studied(self, link: "Link") -> bool:
        """Whether a link is of the game whose study ends, or has just ended."""
        game, match = self.studied, self.table.match
        if game is None or not (match.free or match is game):
            return False
        return game.has_turn(link) and len(link.moves) == len(game.moves)

    def _is_to_study(self, link: "Link") -> bool:
        """Whether a link is of a study of the game on the table, or of a line that leaves it."""
        match = self.table.match
        if self.studied or not self.address.is_study or not match.moves:
            return False
        return match.has_turn(link) or match.begins(link)

    def _return_to_study(self, link: "Link") -> None:
        """Follow the browser forward to a study of the game on the table."""
        self.studied = self.table.match
        free = self.studied.copy_for_study()
        free.follow(link.moves)
        free.show(len(link.moves) if link.ply is None else link.ply)
        self._lay(free)

    def _return_from_study(self) -> None:
        game, self.studied = self.studied, None
        if game is self.table.match:
            self.address.replace(game.link)
        elif game:
            self.flow.leave()
            self._lay(game)

    def _has_ended_after(self, link: "Link") -> bool:
        """Whether a link is of a turn of the game on the table, which has ended since."""
        match = self.table.match
        if self.setup.active or self.address.tried is not None or link.end:
            return False
        if not match.is_done and not self.saved.is_over(match):
            return False
        return match.has_turn(link)

    # From an intent to the flow

    def _played(self) -> None:
        """Mark the game as one that is played here."""
        self.saved.playing = self.saved.playing or not self.table.match.free
        self.table.paused = False
        for kind in ("kept", "unfinished"):
            self.screen.drop(kind)

    def _on_change(self) -> None:
        """Follow a change of the match other than by a move."""
        self._complain()
        self.table.resting = self.table.rolls_on = None
        self.work.stop()
        self.address.replace(self.table.match.link)
        self.flow.refresh_soon()

    def _complain(self) -> None:
        self.flow.complain()
