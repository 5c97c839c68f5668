"""From the match to the screen: the engine is asked what the game looks like, then who is to move.

Every change of the match begins a round; an answer that belongs to an older round is out of date.
"""

from browser.engine import EngineFailure, EngineLost
from session.asking import Asking, mended
from session.complaints import complaint
from session.engine_lock import MOVE
from session.thinking import Thinking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from anga.shared.answers import Opening, SceneAnswer
    from session.advice import Advice
    from session.badges import Values
    from session.hints import Hints
    from session.ports import Address, Engine, Screen, Tasks
    from session.rolls import Rolls
    from session.saved import Saved
    from session.settings import Settings
    from session.setup import Setup
    from session.table import Table
    from words import Words

PACE = 0.45  # seconds that a computer's move takes at least, so that one can follow
ROLL_PACE = 0.1  # before the dice are thrown for it
VAIN_PACE = 1.5  # after dice of which no use could be made
MOST_DEATHS = 3  # of engines in a row, until no other is started


class Flow:
    """Keeps table and screen up to date with the match, and lets the computer move."""

    def __init__(
        self,
        table: "Table",
        opening: "Opening",
        words: "Words",
        settings: "Settings",
        engine: "Engine",
        address: "Address",
        saved: "Saved",
        rolls: "Rolls",
        tasks: "Tasks",
    ) -> None:
        self.table, self.opening, self.words, self.settings = table, opening, words, settings
        self.engine, self.address, self.saved = engine, address, saved
        self.rolls, self.tasks = rolls, tasks
        self.asking = Asking(table, opening, settings, engine)
        self.thinking = Thinking(table, engine, rolls, tasks, self.soon, self._show_thought)
        self.screen: "Screen"
        self.setup: "Setup"
        self.hints: "Hints"
        self.advice: "Advice"
        self.round = 0
        self.deaths = 0  # of engines, since somebody has done anything or one has thought to the end
        self.after: "Callable[[], Coroutine[object, None, None]] | None" = None  # a move is shown
        self.first: "Callable[[], Coroutine[object, None, None]]" = self.refresh
        engine.late, engine.lost, engine.hung = self._late, self._lost, self._hung
        self.complained: "list[str]" = []
        self.settled: "list[Callable[[], None]]" = []  # called when a position is shown at rest
        self.arrived: "Callable[[], None]" = _nothing  # when it is known whose turn it is
        self.pressed: "Callable[[], bool]" = _always  # when a move is made; whether it is in time
        self.limit: "Callable[[], float | None]" = _nothing  # seconds for a computer's move

    # Work that goes on beside what people do

    def soon(self, work: "Coroutine[object, None, None]") -> None:
        """Do some work of the session; whatever goes wrong is said."""
        self.tasks.start(self.guarded(work))

    def refresh_soon(self, play: bool = False) -> None:
        """Bring everything up to date; with `play` the last move is seen to happen."""
        self.deaths = 0
        self.soon(self.refresh(play))

    def stop(self) -> None:
        """Whatever is asked or thought about is out of date."""
        self.round += 1
        self.table.lock.revoke()

    async def guarded(self, work: "Coroutine[object, None, None]") -> None:
        """Do some work; whatever goes wrong is said, and the computer waits."""
        try:
            await work
        except EngineLost:
            return  # another one is being started, and will be asked again
        except Exception as problem:
            self.table.lock.revoke()
            self.table.paused = True
            said = str(problem)
            self.screen.notice("problem", lambda: self.words("bad-request", said))
            self.screen.show_touches()
            raise

    # The engine

    async def wake(self) -> None:
        """Wait until the engine is up, and go on with it."""
        try:
            await self.engine.start()
        except EngineFailure as problem:
            self._fail(str(problem) or self.words("engine-late"))
            return
        self.table.late = None
        self.screen.ready(True)
        self.table.lock.wake()
        await self.first()  # shows a game that was laid on the table

    def _late(self, have: int, total: int) -> None:
        self.table.late = (have, total)
        self.screen.show_status()

    def _hung(self, hung: bool) -> None:
        """The engine has been asked and says nothing, or speaks again."""
        if hung:
            actions = [("engine-anew", self.engine.renew)]
            self.screen.notice("engine", lambda: self.words("engine-hangs"), actions)
        else:
            self.screen.drop("engine")

    def _lost(self) -> None:
        """The engine has died: another one takes its place, and the game goes on."""
        self.screen.drop("engine")
        self.stop()
        self.deaths += 1
        self.table.again = self.table.waiting = True
        self.screen.ready(False)
        if self.deaths > MOST_DEATHS:
            self._fail(self.words("engine-dies"))
        else:
            self.screen.show_touches()
            self.soon(self.wake())

    def _fail(self, why: str) -> None:
        self.table.failure = why
        self.table.lock.fail()
        self.screen.show_touches()

    # The computer and the dice

    async def roll(self) -> None:
        """The dice are thrown for a person."""
        self.round += 1
        round_ = self.round
        move = await self.thinking.roll()
        if round_ == self.round:
            self.table.paused = False
            if self._moved(move):
                await self.advance()

    async def _think(self) -> bool:
        """Let the computer move; whether it has."""
        table, round_ = self.table, self.round
        hold, table.thought = table.lock.take(MOVE), None
        self.screen.show_status()
        limit = self.limit()
        seen = VAIN_PACE if table.vain else ROLL_PACE if table.chance else PACE
        pace = self.tasks.start(self.tasks.pause(seen if limit is None else min(seen, limit)))
        move = await (self.thinking.roll() if table.chance else self._chosen(limit))
        await pace
        if round_ != self.round:
            return False
        hold.release()
        return self._moved(move)

    async def _chosen(self, limit: "float | None") -> str:
        """The computer's move."""
        move = await self.thinking.move(limit)
        self.deaths = 0
        return move

    def _show_thought(self) -> None:
        self.screen.show_status()

    def _moved(self, move: str) -> bool:
        """Make a move that no person chose; whether it came in time."""
        if not self.pressed():
            return False
        self.table.match.play(move)
        self.address.replace(self.table.match.link)
        return True

    # What the engine says

    async def advance(self) -> None:
        """A move was played at the end of the game: show what it did."""
        self.deaths = 0
        self.screen.drop("link")
        if not self.engine.ready:
            await self._foreshow(self.table.match.moves[-1])
            return
        await self.refresh(play=True)
        if self.after:
            await self.after()

    async def refresh(self, play: bool = False) -> None:
        """Ask what the position shown looks like, show it, and let computers move."""
        moved = False
        while await self._refresh(play):  # no deeper with each move: they may play a whole game
            self.screen.drop("link")
            play = moved = True
        if moved and self.after:
            await self.after()

    async def _refresh(self, play: bool) -> bool:
        """The same for one position; whether the computer has moved there."""
        self.stop()
        if self.setup.active:
            self.screen.show_setup()
            return False
        round_, table = self.round, self.table
        answer = await self.asking.scene()
        values = await self.asking.values()
        if round_ != self.round:
            return False
        self._take(answer, values)
        if table.match.at_last and self.engine.ready:
            table.match.see(table.turn, table.status["placings"], table.status["reason"])
            table.match.sit_down(table.turn)
        self.arrived()
        if table.match.at_last and (play or table.over or self.saved.behind(table.match)):
            self.keep(table.over)
        table.danger = None
        await self.screen.show(play)
        if round_ == self.round:
            await self.advice.look()
        if round_ == self.round and table.offered.touches and not table.explanation:
            await self.hints.explain(list(table.offered.touches))
        if round_ == self.round:
            for hear in self.settled:
                hear()
        if round_ == self.round and self.engine.ready and table.computer_moves:
            return await self._think()
        return False

    def _take(self, answer: "SceneAnswer", values: "Values") -> None:
        table = self.table
        self.asking.told = self.asking.told or self.engine.ready
        if answer["error"]:
            self._mend(answer)
        table.take(answer)
        table.own_dice = self.settings.own_dice
        if self.engine.ready and not table.match.free:
            self.rolls.remember(table.match, table.history)
        table.values = values

    def keep(self, over: bool) -> None:
        """Keep the game that is played here."""
        self.saved.moved(self.table.match, over)
        self.complain()

    def complain(self) -> None:
        """Say what went wrong when the game was kept; each thing once."""
        trouble, self.saved.trouble = self.saved.trouble, ""
        if trouble and trouble not in self.complained:
            self.complained.append(trouble)
            safe = [("copy-link", self.copy_soon), ("close", _nothing)]
            actions = safe if trouble == "not-kept" else []
            self.screen.notice("tabs", lambda: self.words(trouble), actions)

    def copy_soon(self) -> None:
        """Copy the link of the game."""
        self.soon(self._copy())

    async def _copy(self) -> None:
        address = self.address.whole(self.table.match.sent)
        if await self.address.copy(address):
            self.screen.notice("copied", lambda: self.words("copied"), brief=True)
        else:
            self.screen.notice("copied", lambda: self.words("copy-by-hand") + " " + address)

    async def _foreshow(self, move: str) -> None:
        """An opening move before the engine is up: the build has computed what it does."""
        self.table.take(self.asking.foreshown(move))
        self.table.waiting = True
        self.keep(over=False)
        await self.screen.show(play=True)

    def _mend(self, answer: "SceneAnswer") -> None:
        """Say what is wrong with the game, and go on with what could be played of it."""
        error = answer["error"]
        if error:
            self.screen.notice("link", lambda: complaint(error, self.words))
        self.table.match = mended(self.table.match, answer)
        self.table.paused = True


def _nothing() -> None:
    """Where nobody waits for it."""


def _always() -> bool:
    """Where there are no clocks."""
    return True
