"""The play page: what a person, the computer and the browser do to the game on the table.

Data flows one way: something changes the match, the engine is asked what it looks like now, and
the view brings every part of the page up to date from that answer.
"""

import asyncio

from anga.shared.changes import apply
from anga.shared.fragment import Link
from browser import openings
from browser.address import Address
from browser.dom import find
from browser.engine import Engine, EngineFailure
from play.controls import Controls
from play.dice_tally import Rolling
from play.editor import Editor
from play.hints import Asking
from play.new_game import NewGame
from play.unlisted import Deals
from play.view import PlayView
from session.match import Match
from session.saved import Kept
from session.table import Table
from widgets.status import complaint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from browser.storage import Device
    from words import Words

PACE = 0.45  # seconds that a computer's move takes at least, so that one can follow
ROLL_PACE = 0.1  # before the dice are thrown for it


class PlayPage:
    """The page of one game."""

    def __init__(self, window: "Any", words: "Words", device: "Device", ids: "list[str]") -> None:
        self.window = window
        self.words = words
        self.device = device
        self.ids = ids
        self.engine = Engine()
        self.address = Address(window, self.went_back)
        self.asking = Asking(self)
        self.view: "Any" = None
        self.round = 0  # grows with every change; an answer to an older round is out of date

    async def open(self) -> None:
        """Show the game in the address, then wake the engine."""
        link, problem = self.address.read()
        known = link is not None and link.game in self.ids
        game = link.game if link is not None and known else self.ids[0]
        self.opening = await openings.load(self.window, game)
        self.words.game_words = self.opening["words"]
        self.kept = Kept(self.device, game, self.opening["seats"])
        wanted = link if link is not None and known else Link(game)
        match = Match(wanted, self.kept.seats_of(wanted))
        self.table = Table(match, openings.answer(self.opening, {}))
        self.view = PlayView(self, self.opening, self.words, self.device)
        self.rolling = Rolling(self.opening, self.words, self.device, self.refresh_soon)
        self.deals = Deals(self.words, self._deal)
        if self.kept.own(match.link):
            self.rolling.rolls.resume(match)
        self.editor = Editor(self)
        self.dialog = NewGame(find("#new-game"), self.opening, self.words, self._begin)
        Controls(self)
        self.view.title()
        if problem:
            self.view.notices.add("link", self.words("bad-link", problem.text))
        elif link is not None and not known:
            self.view.notices.add("link", self.words("bad-game", link.game))
        self._offer_unfinished()
        await self._refresh()
        self.window.performance.mark("anga-board")
        await self._wake()

    def redress(self) -> None:
        """Say everything again, in the language chosen now."""
        if self.view:
            self.view.title()
            self.view.show(self.table)
            self.editor.show()

    def redraw(self) -> None:
        """Draw everything anew, in another size or other colours."""
        if self.view:
            self.view.redraw(self.table)
            self.editor.show()

    # The engine

    async def _wake(self) -> None:
        try:
            await self.engine.start()
        except EngineFailure as problem:
            self.table.failure = str(problem) or self.words("engine-late")
            self.view.show_touches(self.table)
            return
        self.window.performance.mark("anga-ready")
        find("#content").setAttribute("data-engine", "ready")
        await self._refresh()

    async def _think(self) -> None:
        """Let the computer move."""
        table, round_ = self.table, self.round
        table.thinking = True
        self.view.show_status(table)
        pace = asyncio.create_task(_pause(ROLL_PACE if table.chance else PACE))
        move = await self._chosen()
        await pace
        if round_ != self.round:
            return
        table.thinking = False
        table.match.play(move)
        self.address.replace(table.match.link)
        await self._advance()

    async def _chosen(self) -> str:
        """The computer's move, or what the dice show."""
        match = self.table.match
        if self.table.chance:
            return await self.rolling.roll(self.engine, match, self.table.history)
        request = match.request("best")
        request["level"] = match.seats[str(self.table.turn)]
        answer = await self.engine.think(request, _ignore)
        return str(answer["move"])

    # What people do

    def roll(self, event: "Any") -> None:
        """A person throws the dice."""
        if self.table.mode == "roll" and not self.table.stale and self.engine.ready:
            self.soon(self._roll())

    async def _roll(self) -> None:
        self.round += 1
        round_, match = self.round, self.table.match
        move = await self.rolling.roll(self.engine, match, self.table.history)
        if round_ == self.round:
            match.play(move)
            self.address.replace(match.link)
            self.table.paused = False
            await self._advance()

    def _deal(self, move: str) -> None:
        self.soon(self._play(move))

    def touched(self, touch: str) -> None:
        """A person has touched something."""
        if self.editor.active:
            self.editor.touched(touch)
            return
        touching = self.table.offered
        if touching.choices:
            result, detail = touching.press(touch)
            self.asking.forget()
            self.view.show_touches(self.table)
            if result == "move":
                self.table.close()
                self.soon(self._play(detail))
            elif result == "refused":
                self.asking.refuse(self.words.say(detail), [])
            elif result == "astray":
                self.soon(self.asking.why(detail))
            elif touching.touches:
                self.soon(self.asking.explain(list(touching.touches)))

    async def _play(self, move: str) -> None:
        self.round += 1
        thrown = self.table.chance and move not in [m["move"] for m in self.table.unlisted]
        self.table.match.play(move)
        (self.address.replace if thrown else self.address.push)(self.table.match.link)
        self.table.paused = False
        self.view.notices.drop("kept")
        if self.engine.ready:
            await self._advance()
        else:
            self._play_first(move)

    def _play_first(self, move: str) -> None:
        """An opening move before the engine is up: the build has computed what it does."""
        first = openings.first(self.opening, move)
        answer = dict(self.table.answer)
        scene: "Any" = apply(answer["scene"], first["changes"])
        scene["options"] = []
        answer.update(scene=scene, choices=[], changes=first["changes"], history=[first])
        self.table.take(answer)
        self.table.waiting = True
        self.view.show(self.table, play=True)
        self.kept.save(self.table.match, over=False)

    def ask_new(self, event: "Any") -> None:
        """Open the dialog of a new game."""
        self.dialog.open(self.table.match.seats, self.table.match.rules)

    def reload(self, event: "Any") -> None:
        """Start the page again; the game is in its address."""
        self.window.location.reload()

    def stop(self, event: "Any") -> None:
        """Stop the computer's thinking."""
        self.stop_thinking()
        self.table.paused = True
        self.view.show_touches(self.table)

    def go_on(self, event: "Any") -> None:
        """Let the computer move that was waiting."""
        self.table.paused = False
        self.refresh_soon()

    def step_to(self, ply: int) -> None:
        """Look at another position of the game."""
        match = self.table.match
        ahead = ply == match.shown + 1
        match.show(ply)
        self.address.replace(match.link)
        self.stop_thinking()
        self.soon(self._refresh(play=ahead))

    def play_on(self, event: "Any") -> None:
        """Play on from the position shown, another way than it went."""
        self.table.match.cut()
        self.table.paused = True
        self.changed()

    def seated(self, seat: str, who: "Any") -> None:
        """Somebody else plays a seat from now on."""
        match = self.table.match
        match.seats[seat] = who
        self.kept.keep_seats(match.seats)
        if self.kept.own(match.link):
            self.kept.save(match, over=False)
        self.stop_thinking()
        self.table.paused = False
        self.refresh_soon()

    def _begin(self, rules: str, seats: "dict[str, Any]") -> None:
        self.kept.keep_seats(seats)
        self.view.flipped = 0
        self.rolling.rolls.begin()
        self._lay(Match(Link(self.table.match.game, rules), seats))

    def _offer_unfinished(self) -> None:
        unfinished = self.kept.unfinished()
        if self.table.match.at_start and unfinished:
            link, seats = unfinished
            actions = [
                ("resume", lambda: self._resume(Match(link, seats))),
                ("dismiss", self.kept.forget),
            ]
            text = self.words("kept-game", len(link.moves))
            self.view.notices.add("kept", text, actions)

    def _resume(self, match: Match) -> None:
        self.rolling.rolls.resume(match)
        self._lay(match)

    def begin(self, link: Link) -> None:
        """Begin a game from a link, with the same seats."""
        self._lay(Match(link, self.table.match.seats))

    def _lay(self, match: Match) -> None:
        """Put another game on the table, as a person's wish."""
        self.stop_thinking()
        self.table.match = match
        self.table.history = []
        self.table.paused = False
        self.view.notices.drop("kept")
        self.view.notices.drop("link")
        self.address.push(match.link)
        self.refresh_soon()

    # What the browser does

    def went_back(self) -> None:
        """The browser went to another entry of its history."""
        link, problem = self.address.read()
        link = link or Link(self.ids[0])
        if not self.view or link.game != self.table.match.game:
            self.window.location.reload()
            return
        self.stop_thinking()
        self.editor.close()
        self.view.notices.drop("link")
        if problem:
            self.view.notices.add("link", self.words("bad-link", problem.text))
        self.table.match = Match(link, self.table.match.seats)
        self.table.history = []
        self.table.paused = True
        self.refresh_soon()

    # From the match to the page

    def changed(self) -> None:
        """The match has changed by a person's wish other than a move."""
        self.stop_thinking()
        self.address.replace(self.table.match.link)
        self.kept.save(self.table.match, over=False)
        self.refresh_soon()

    def refresh_soon(self) -> None:
        """Bring the page up to date."""
        self.soon(self._refresh())

    def soon(self, work: "Coroutine[Any, Any, None]") -> None:
        """Do some work of the page; whatever goes wrong is said."""
        asyncio.create_task(self._guarded(work))

    async def _guarded(self, work: "Coroutine[Any, Any, None]") -> None:
        """Whatever goes wrong is said on the page; the game stays in the address."""
        try:
            await work
        except Exception as problem:
            self.view.notices.add("problem", self.words("bad-request", problem))
            raise

    def stop_thinking(self) -> None:
        """Whatever the computer is thinking about is out of date."""
        self.round += 1
        if self.table.thinking:
            self.table.thinking = False
            self.engine.cancel()

    async def _advance(self) -> None:
        """A move was played at the end of the game: show what it did."""
        self.view.notices.drop("link")
        await self._refresh(play=True)

    async def _refresh(self, play: bool = False) -> None:
        """Ask what the position shown looks like, show it, and let the computer move."""
        self.stop_thinking()
        if self.editor.active:
            self.editor.show()
            return
        round_, table = self.round, self.table
        answer = await self._asked()
        values = await self._asked_values()
        if round_ != self.round:
            return
        if answer["error"]:
            self._mend(answer)
        table.take(answer)
        table.own_dice = self.rolling.physical
        if self.engine.ready:
            self.rolling.rolls.remember(table.match, table.history)
        table.values = values
        if play and table.match.at_last:
            self.kept.save(table.match, table.over)
        self.rolling.show(table.history, answer["scene"], self.view.board.picture)
        self.deals.show(table.unlisted)
        await self._shown(play)
        if round_ == self.round and table.offered.touches and not table.explanation:
            await self.asking.explain(list(table.offered.touches))
        if round_ == self.round and self.engine.ready and table.computer_moves:
            await self._think()

    async def _asked(self) -> "dict[str, Any]":
        """What the engine says of the position shown; before it is up, what the build knew."""
        table, match = self.table, self.table.match
        table.waiting = not self.engine.ready and not match.at_start
        if not self.engine.ready:
            return self._foreknown()
        request = match.request("scene")
        request["view"] = self.view.views.chosen
        answer: "dict[str, Any]" = await self.engine.ask(request)
        if not match.at_last and len(table.history) != len(match.moves):
            whole = await self.engine.ask(match.request("scene", whole=True))
            table.history = whole["history"]
            if whole["error"]:
                answer.update(error=whole["error"], moves=whole["moves"])
        return answer

    def _foreknown(self) -> "dict[str, Any]":
        """What the build knew of the start; of any other position, a board to look at meanwhile."""
        answer = openings.answer(self.opening, self.view.views.chosen)
        if not self.table.match.at_start:
            answer["choices"] = []
        return answer

    def _mend(self, answer: "dict[str, Any]") -> None:
        """Say what is wrong with the game, and go on with what could be played of it."""
        self.view.notices.add("link", complaint(answer["error"], self.words))
        match = self.table.match
        link = Link(answer["game"], answer["rules"], answer["position"], answer["moves"])
        self.table.match = Match(link, match.seats)
        self.table.match.show(match.shown)
        self.table.paused = True

    async def _asked_values(self) -> "dict[str, Any]":
        if not self.engine.ready or not self.view.wants_values:
            return {}
        answer = await self.engine.ask(self.table.match.request("values"))
        values: "dict[str, Any]" = answer.get("values", {})
        return values

    async def _shown(self, play: bool) -> None:
        """Show the table; wait for the motion to end."""
        done = asyncio.Event()
        self.view.show(self.table, play, done.set)
        if play:
            await done.wait()


async def _pause(seconds: float) -> None:
    await asyncio.sleep(seconds)


def _ignore(progress: "dict[str, Any]") -> None:
    """What is known so far is not shown."""
