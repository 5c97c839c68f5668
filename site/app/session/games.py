"""The choice of another game: a new one, a kept one, or one that another tab has gone on with."""

from anga.shared.formats.fragment import Link, format_link
from anga.shared.formats.notes import build_tree, merge, trim
from kept.entries import parse_entry
from kept.rolls import by_seat
from state.events import ARRIVED
from state.match import Match
from state.retried import Retried

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.answers import Opening
    from browser.address import Tried
    from kept.rows import Entry
    from kept.settings import Settings
    from session.flow import Flow
    from state.match import Seats


class Games:
    """Replaces the current game by another one."""

    def __init__(self, opening: "Opening", settings: "Settings", flow: "Flow") -> None:
        self.opening, self.settings = opening, settings
        self.flow, self.table, self.words = flow, flow.table, flow.words
        self.saved, self.rolls = flow.saved, flow.rolls

    def begin(
        self,
        rules: str,
        seats: "Seats",
        position: "str | None" = None,
        clock: str = "",
        names: "dict[str, str] | None" = None,
    ) -> None:
        """Begin a new game, from the usual start or from a position.

        `names` are those of people in a game by link, by seat, if they are known.
        """
        link = Link(self.opening["game"], rules, position)
        link.clock = clock
        self.flow.leave()
        self.settings.keep_seats(seats)
        self.rolls.begin()
        self.saved.begin()
        match = Match(link, seats)
        if match.by_link:
            match.hand_over(self.settings.own_name(), names)
            self.saved.save_players(match)  # its address may be sent before anything is played
        self.replace(match)

    def deal(self) -> None:
        """Begin the game anew with its pieces laid out fairly, instead of by hand."""
        self.flow.work.soon(self._deal())

    async def _deal(self) -> None:
        match = self.table.match
        begun = len(match.moves)
        dealt = await self.flow.queries.deal()
        if self.table.match is not match or len(match.moves) != begun:
            return  # somebody was quicker
        link = match.shared_link
        link.moves = dealt
        fresh = Match(link, match.seats, len(dealt))
        self.flow.leave()
        self.saved.begin()
        self.replace(fresh)

    @property
    def players(self) -> "Seats":
        """The players of the next game: the same ones, or the usual ones if people have left."""
        match, settings = self.table.match, self.settings
        return match.seats if match.people else settings.usual()

    def begin_again(self) -> None:
        """Begin the same game again with the same dice rolls."""
        match, rolls = self.table.match, by_seat(self.table.match.moves, self.table.history)
        self.begin(match.rules, self.players, match.position, match.clock_setting)
        self.rolls.repeat(rolls)
        self.flow.screen.notice("dice", lambda: self.words("same-dice-told"))

    def begin_here(self) -> None:
        """Begin a game from the edited position, with the same players."""
        link = self.flow.setup.link
        self.flow.leave()
        self.flow.setup.close()
        self.saved.begin()
        self.replace(Match(link, self.table.match.seats))

    def try_again(self, ply: int, better: "list[str]", chances: "Sequence[float]") -> None:
        """Play on before a mistake, in a game of its own; this one stays as it is.

        `better` are the moves that are better, `chances` those by the best one and by the own.

        With its address it keeps its entry's name, as long as there is none its players, the task.
        """
        match = self.table.match
        notation = self.table.history[ply]["notation"]
        link = Link(match.game, match.rules, match.position, match.moves[:ply])
        self.flow.leave()
        ident = self.saved.library.storage.letters()
        self.saved.begin(ident, format_link(link))
        fresh = Match(link, match.players)
        fresh.retried = Retried(ply, match.moves[ply], notation, better, list(chances))
        tried = {"ident": ident, "seats": fresh.seats, "task": fresh.retried.spelt()}
        self.replace(fresh, tried)

    def resume(self, ident: str) -> None:
        """Continue a kept game."""
        self.flow.leave()
        entry = self.saved.resume(ident)
        if entry:
            self.saved.claim()
            match = Match(parse_entry(entry)[0].whole, self.saved.seats(entry))
            self.rolls.resume(match)
            self.recall(match, entry)
            self.replace(match)
            self.table.paused = plays_itself(match)  # it may wait in another tab, too

    def recall(self, match: "Match", entry: "Entry") -> None:
        """Restore what is kept of a game; its own notes go before those of its link."""
        kept, problem = parse_entry(entry)
        root = build_tree(kept)
        trim(root, kept.moves)
        if merge(root, match.root):
            self.flow.screen.notice("notes", lambda: self.words("notes-added"))
        if problem:
            self.flow.screen.notice("notes", lambda: self.words("notes-unread"))
        clock, times = entry.get("clock", ""), entry.get("times")
        helped, retracted = entry.get("helped", []), entry.get("retracted", False)
        seat, ply = entry.get("left", ("", 0))
        left = (seat, ply) if seat in match.seats else None
        match.recall(root, entry.get("hands", {}), clock, times, helped, retracted, left)

    # Other tabs

    def on_storage(self, ident: str) -> None:
        """React to a kept game written by another tab; new times alone are taken over."""
        match = self.table.match
        if self.saved.elsewhere(ident):
            if self.table.mode in ("thinking", "paused"):
                self._pause()
            self._tell_elsewhere(ident)
        elif ident == self.saved.ident and not self.saved.is_claimed_elsewhere:
            now = self.saved.other_times(match)
            if now:
                match.wind(now.get("clock", ""), now.get("times"))
                self.flow.events.emit(ARRIVED)

    def on_claimed(self) -> None:
        """Pause clock and computer if they go on in another tab with the same game."""
        if self.saved.is_claimed_elsewhere:
            self._pause()
            self.saved.save_times(self.table.match, always=True)
            self._tell_elsewhere(str(self.saved.ident))

    def _pause(self) -> None:
        """Stop clock and computer: they go on in another tab."""
        self.flow.work.stop()
        self.table.paused = True
        self.flow.events.emit(ARRIVED)
        self.flow.screen.show_touches()
        self.flow.screen.show_status()

    def _tell_elsewhere(self, ident: str) -> None:
        actions = [("show-here", lambda: self.resume(ident))]
        self.flow.screen.notice("tabs", lambda: self.words("goes-on-elsewhere"), actions)

    def replace(self, match: "Match", tried: "Tried | None" = None) -> None:
        """Replace the game at a person's wish; perhaps for one that is `tried` within it."""
        self.flow.work.stop()
        self.saved.save_times(self.table.match)
        self.table.match = match
        self.table.history, self.table.rolls_on = [], None
        self.table.paused, self.table.resting = False, None
        for kind in ("kept", "unfinished", "link", "tabs", "dice", "left"):
            self.flow.screen.drop(kind)
        if tried:
            self.flow.address.try_out(match.link, tried)
        else:
            self.flow.address.begin(match.link)
        self.flow.refresh_soon()


def plays_itself(match: "Match") -> bool:
    """Whether computers have all seats, so that the game goes on while nobody looks."""
    return len(match.levels) == len(match.seats)
