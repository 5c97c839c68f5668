"""From the match to the screen: ask the engine about the position, show it, let computers move."""

from anga.shared.formats.fragment import room_left
from assist.import_errors import complaint
from state.engine_lock import MOVE
from state.events import ARRIVED, LEFT, MADE, SETTLED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import SceneAnswer
    from anga.shared.formats.fragment import Link
    from assist.advice import Advice
    from assist.hints import Hints
    from assist.losing_move import LosingMove
    from assist.proof import Proof
    from kept.rolls import Rolls
    from kept.saved import Saved
    from session.computer_player import ComputerPlayer
    from session.queries import Queries
    from session.setup import Setup
    from state.badges import Values
    from state.events import Events
    from state.page import Surroundings
    from state.ports import AddressPort, SessionScreen
    from state.table import Table
    from state.work import Work
    from words import Words

PACE = 0.45  # seconds that a computer's move takes at least, so that one can follow
ROLL_PACE = 0.1  # before the dice are thrown for it
VAIN_PACE = 1.5  # after dice of which no use could be made


class Flow:
    """Keeps table and screen up to date with the match, and lets computers move."""

    def __init__(
        self,
        table: "Table",
        words: "Words",
        address: "AddressPort",
        saved: "Saved",
        rolls: "Rolls",
        around: "Surroundings",
        work: "Work",
        events: "Events",
        asking: "Queries",
        thinking: "ComputerPlayer",
        advice: "Advice",
        hints: "Hints",
        proof: "Proof",
        losing_move: "LosingMove",
        setup: "Setup",
    ) -> None:
        self.table, self.words, self.address, self.saved = table, words, address, saved
        self.rolls, self.around, self.work, self.events = rolls, around, work, events
        self.queries, self.computer = asking, thinking
        self.advice, self.hints, self.proof, self.setup = advice, hints, proof, setup
        self.losing_move = losing_move
        self.complained: "list[str]" = []

    @property
    def screen(self) -> "SessionScreen":
        """The session's screen."""
        return self.around.screen

    def refresh_soon(self, play: bool = False) -> None:
        """Start to bring everything up to date; with `play` the last move is animated."""
        self.table.deaths = 0
        self.work.soon(self.refresh(play))

    def introduce_soon(self) -> None:
        """Start to show a newly opened game."""
        self.work.soon(self.around.page.introduce(self))

    def leave(self) -> None:
        """Save what is to be kept before another game takes the place of this one."""
        self.events.emit(LEFT)
        for kind in ("notes", "line"):
            self.screen.drop(kind)

    # The computer and the dice

    async def roll(self) -> None:
        """Roll the dice for a person."""
        self.work.round += 1
        round_ = self.work.round
        move = await self.computer.roll()
        if round_ == self.work.round:
            self.table.paused = False
            if self._play_unasked(move):
                await self.advance()

    async def _roll_on(self) -> bool:
        """Roll for a person who wants no other turn before one counts; returns whether it has."""
        round_ = self.work.round
        await self.work.pause_soon(PACE)
        if round_ != self.work.round:
            return False
        move = await self.computer.roll()
        return round_ == self.work.round and self._play_unasked(move)

    async def _think(self) -> bool:
        """Let the computer move; returns whether it has."""
        table, round_ = self.table, self.work.round
        hold, table.thought = table.lock.take(MOVE), None
        self.saved.claim()
        self.screen.show_status()
        limit = self.around.page.time_limit()
        seen = VAIN_PACE if table.is_roll_wasted else ROLL_PACE if table.chance else PACE
        seen = 0.0 if table.is_hurried else seen
        pace = self.work.pause_soon(seen if limit is None else min(seen, limit))
        move = await (self.computer.roll() if table.chance else self._computer_move(limit))
        await pace
        if round_ != self.work.round:
            return False
        hold.release()
        return self._play_unasked(move)

    async def _computer_move(self, limit: "float | None") -> str:
        """The computer's move."""
        move = await self.computer.move(limit)
        self.table.deaths = 0
        return move

    def _play_unasked(self, move: str) -> bool:
        """Make a computer's move or a roll; returns whether it came in time."""
        if not self.around.page.is_in_time():
            return False
        self.table.match.play(move)
        self.address.replace(self.table.match.link)
        return True

    # What the engine says

    async def advance(self) -> None:
        """Show what a move at the end of the game did."""
        self.table.deaths = 0
        self.screen.drop("link")
        if not self.queries.is_ready:
            await self._foreshow(self.table.match.moves[-1])
            return
        await self.refresh(play=True)
        self.events.emit(MADE)

    async def refresh(self, play: bool = False) -> None:
        """Ask about the position shown, show it, and let computers move."""
        moved = False
        while await self._refresh(play):  # no deeper with each move: they may play a whole game
            self.screen.drop("link")
            play = moved = True
        if moved:
            self.events.emit(MADE)

    async def _refresh(self, play: bool) -> bool:
        """Refresh once; returns whether the computer has moved."""
        self.work.stop()
        if self.setup.active:
            self.screen.show_setup()
            return False
        round_, table = self.work.round, self.table
        answer = await self.queries.scene()
        values = await self.queries.values()
        if round_ != self.work.round:
            return False
        await self.losing_move.find(answer)
        if round_ != self.work.round:
            return False
        self._take(answer, values)
        if table.match.at_last and self.queries.is_ready:
            table.match.see(table.turn, table.status["placings"], table.status["reason"])
            self.sit_down(table.turn)
        self.events.emit(ARRIVED)
        if table.match.at_last and (play or table.is_over or self.saved.behind(table.match)):
            self.keep(table.is_over)
        table.danger = None
        await self.screen.show(play and not table.is_hurried)
        table.undone = False
        if round_ == self.work.round:
            await self.advice.look()
        if round_ == self.work.round and table.offered_touches.touches and not table.explanation:
            await self.hints.explain(table.offered_touches.touched)
        if round_ == self.work.round:
            self.events.emit(SETTLED)
            self.work.soon(self.proof.look())
        if round_ == self.work.round and self.queries.is_ready:
            return await self._go_on()
        return False

    def sit_down(self, turn: "str | None") -> None:
        """Give the seat to move to whoever opened a game by link, if it can be theirs."""
        asks = self.around.page.asks_who()
        self.table.match.sit_down(turn, self.saved.settings.own_name() if asks else None)

    async def _go_on(self) -> bool:
        """Let a computer move, or roll for a person who wants that; returns whether it has."""
        table = self.table
        if table.computer_moves:
            return await self._think()
        if table.rolls_again:
            return await self._roll_on()
        if table.mode == "turn" and table.turn == table.rolls_on:
            table.rolls_on = None
        return False

    def _take(self, answer: "SceneAnswer", values: "Values") -> None:
        table = self.table
        self.queries.told = self.queries.told or self.queries.is_ready
        if answer["error"]:
            self._mend(answer)
        table.take(answer)
        table.own_dice = self.queries.own_dice
        if self.queries.is_ready and not table.match.free:
            self.rolls.remember(table.match, table.history)
        table.values = values

    def keep(self, over: bool) -> None:
        """Keep the game that is played here."""
        self.saved.save_move(self.table.match, over)
        self.complain()

    def complain(self) -> None:
        """Report errors in keeping the game, each one once.

        What the device does not keep is in the address, with the players.
        """
        trouble, self.saved.trouble = self.saved.trouble, ""
        if trouble == "not-kept" and self.table.match.name_computers():
            self.address.replace(self.table.match.link)
        if trouble and trouble not in self.complained:
            self.complained.append(trouble)
            safe = [("copy-link", self.copy_soon), ("close", None)]
            actions = safe if trouble == "not-kept" else []
            self.screen.notice("tabs", lambda: self.words(trouble), actions)

    def copy_soon(self) -> None:
        """Start to copy the game's link."""
        self.work.soon(self._copy())

    def send(self, name: "str | None" = None) -> "Link":
        """The link of the game to send. One by link says who plays, and is kept from then on.

        So does any game that is handed over under a `name`; "" stands for one's own.
        """
        match = self.table.match
        if name is not None or (match.by_link and not match.free):
            match.hand_over(name or self.saved.settings.own_name())
            self.saved.save_players(match)
            self.address.replace(match.link)
        return match.sent_link

    async def _copy(self) -> None:
        link = self.send()
        address, fits = self.address.whole(link), room_left(link) >= 0
        copied = await self.address.copy(address)

        def say() -> str:
            told = self.words("copied") if copied else self.words("copy-by-hand") + " " + address
            return told if fits else told + " " + self.words("notes-left-out")

        actions = [] if fits else [("save-text", self.save), ("close", None)]
        self.screen.notice("copied", say, actions, brief=copied and fits)

    def save(self) -> None:
        """Save the whole game with all its notes as a file."""
        match = self.table.match
        self.address.save("%s-%d.txt" % (match.game, len(match.moves)), match.record_text())

    async def _foreshow(self, move: str) -> None:
        """Show an opening move from the build's data, before the engine is up."""
        self.table.take(self.queries.foreshown(move))
        self.table.waiting = True
        self.keep(over=False)
        await self.screen.show(play=True)

    def _mend(self, answer: "SceneAnswer") -> None:
        """Report errors in the game's record, and go on with its playable part."""
        error = answer["error"]
        if error:
            self.screen.notice("link", lambda: complaint(error, self.words))
        match = self.table.match
        self.table.match = match.repaired(answer["rules"], answer["position"], answer["moves"])
        self.table.paused = True
