"""The choice of the game on the page: from an address, a new one, or a kept one."""

from anga.shared.formats.fragment import Link, format_link
from anga.shared.formats.notes import build_tree, merge, trim
from assist.import_errors import import_error, strangers
from kept.entries import begins, parse_entry, plies
from kept.lookup import forked_game
from kept.rolls import by_seat
from state.events import ARRIVED, REPLACED
from state.match import AWAY, Match
from state.retried import Retried

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.answers import Opening
    from anga.shared.errors import LinkError
    from browser.address import Tried
    from kept.rows import Entry
    from kept.settings import Settings
    from session.flow import Flow
    from state.match import Seats
    from state.ports import Action


ALIKE = 4  # moves: no two games are likely to have so many in common


class Games:
    """Replaces the current game by another one."""

    def __init__(self, opening: "Opening", settings: "Settings", flow: "Flow") -> None:
        self.opening, self.settings = opening, settings
        self.flow, self.table, self.words = flow, flow.table, flow.words
        self.saved, self.rolls = flow.saved, flow.rolls

    def lay(self, link: "Link", sent: bool = True, ident: str = "") -> None:
        """Open the game of a link, or the kept game that it belongs to, perhaps `ident`.

        `sent` is whether the link may come from somebody else.
        """
        before, held = self.table.match, self.saved.ident if self.saved.is_ours else None
        tried = self.flow.address.tried
        seats = self._open(link, tried or {"ident": ident})
        entry, sent = self.saved.entry, sent and tried is None
        older = link if sent and _is_behind(link, entry) else None
        link = parse_entry(entry)[0].whole if older and entry else link
        if sent and not before.retried:
            self._introduce(link)
        self.tell(strangers(link, self.opening))
        gone = self._replaced(seats, entry, link) if sent else []
        if not (sent or entry or tried) and (link.hands or not link.computers):
            seats = before.seats
        self.table.match = match = Match(link, seats, unseated=sent and bool(link.hands))
        match.invites = match.unseated and not (entry or match.end)
        if entry:
            self._recall(match, entry)
        if tried is not None:
            self._try_on(match, tried)
        known = not entry or held == self.saved.ident  # all that is written is in the tree
        if not (sent or tried) and known and _are_one(before, match):
            match.go_on(before)
            self.flow.screen.drop("notes")
        for kind in ("tabs", "left") if match.at_start else ("tabs", "left", "kept"):
            self.flow.screen.drop(kind)  # a kept game is offered before anything is played
        if entry and not tried:
            self._tell_arrival(match, entry, gone, sent)
        if older:
            self._tell_older(match, older)
        elif match.invites:
            self._tell_forked(link)
        self.table.history, self.table.rolls_on = [], None
        # Whoever opens a link sees it before a computer that it seats thinks of anything.
        strange = not entry or bool(entry.get("taken"))
        waits = strange and bool(match.levels if entry else link.computers)
        self.table.paused = waits or (bool(entry) and _plays_itself(match))

    def _replaced(self, seats: "Seats", entry: "Entry | None", link: "Link") -> "list[str]":
        """Seat the computers that a link of a game by link has for people elsewhere; their seats.

        So it is once somebody there has given up a seat. An older link changes nothing.
        """
        if not entry or entry["over"] or not link.hands or len(link.moves) < plies(entry):
            return []
        gone = [s for s in sorted(seats) if seats[s] == AWAY and s in link.computers]
        named = self.settings.seats_with_computers(link.computers)
        for seat in gone:
            seats[seat] = named[seat]
        return gone

    def _open(self, link: "Link", known: "Tried") -> "Seats":
        """Open the entry of a link; a game tried within another one may have none yet."""
        ident, seats = known.get("ident", ""), self.saved.open(link, known.get("ident", ""))
        if "seats" not in known or self.saved.ident == ident:
            return seats
        self.saved.begin(ident, format_link(link.whole))
        return self.settings.sane(known["seats"])

    def _try_on(self, match: "Match", tried: "Tried") -> None:
        """Go on with a game tried within another one."""
        entry = self.saved.entry
        if entry and entry["link"] != format_link(match.whole):  # nothing was played in it yet
            match.come_back()
        if "task" in tried:
            match.retried = Retried(*tried["task"])

    def _recall(self, match: "Match", entry: "Entry") -> None:
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

    def _tell_arrival(self, match: "Match", entry: "Entry", gone: "list[str]", sent: bool) -> None:
        """Tell what a link brings to a kept game: who has left, and what it goes on to."""
        self._tell_rest(match, entry, sent)
        if gone:
            self.saved.save_players(match)
            names = entry.get("hands", {})
            self.flow.events.emit(REPLACED, {seat: names.get(seat, "") for seat in gone})

    def _tell_rest(self, match: "Match", entry: "Entry", sent: bool) -> None:
        """Tell that a kept game goes on behind the position of a link, or one gone back to.

        A link that was sent may also be of another game than one that is over.
        """
        last, actions = plies(entry), self._ways_to(str(self.saved.ident))
        slug = "began-alike" if sent and match.hands and entry["over"] else "went-back"
        if last > len(match.moves):
            self.flow.screen.notice("kept", lambda: self.words(slug, last), actions)

    def _tell_older(self, match: "Match", link: "Link") -> None:
        """Tell that a link of a game by link is older than the game as it is kept and shown."""
        self.flow.address.replace(match.link)
        actions = [("open-apart", lambda: self._lay_apart(link)), ("close", _nothing)]
        self.flow.screen.notice("kept", lambda: self.words("link-older"), actions)

    def _lay_apart(self, link: "Link") -> None:
        """Open a link as a game of its own, though it might belong to a kept one."""
        self.flow.leave()
        self.saved.begin(origin=format_link(link.whole))
        self._replace(Match(link, self.settings.seats_by_link(link), unseated=True))

    def _tell_forked(self, link: "Link") -> None:
        """Tell where a link leaves a game that goes to and fro here, as two answers to one move."""
        games = self.saved.library.games(link.game)
        found, ply = forked_game(games, format_link(link.whole), link.hands)
        if found:
            actions = self._ways_to(found)
            self.flow.screen.notice("kept", lambda: self.words("link-forks", ply + 1), actions)

    def _introduce(self, link: "Link") -> None:
        """Introduce a game sent by somebody else, if a game of one's own is under way."""
        own = self.saved.library.unfinished(link.game)
        if self.saved.entry or not link.moves or link.hands or link.question or not own:
            return
        actions = self._ways_to(own[0][0])
        self.flow.screen.notice("link", lambda: self.words("sent-game"), actions)

    def _ways_to(self, ident: str) -> "list[Action]":
        """The buttons of a notice about a kept game."""
        return [("resume", lambda: self.resume(ident)), ("close", _nothing)]

    def tell(self, problem: "LinkError | None") -> None:
        """Report errors in a link."""
        if problem:
            self.flow.screen.notice("link", lambda: import_error(problem, self.words))

    def offer_unfinished(self) -> None:
        """Offer to continue the latest kept game, before anything is played."""
        offer = self.saved.offer() if self.table.match.at_start else None
        if offer:
            ident, entry = offer
            actions = [
                ("resume", lambda: self.resume(ident)),
                ("dismiss", lambda: self.saved.decline(ident)),
            ]
            self.flow.screen.notice("kept", lambda: self.words("kept-game", plies(entry)), actions)

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
        self._replace(match)

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
        self._replace(fresh)

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
        self._replace(Match(link, self.table.match.seats))

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
        self._replace(fresh, tried)

    def resume(self, ident: str) -> None:
        """Continue a kept game."""
        self.flow.leave()
        entry = self.saved.resume(ident)
        if entry:
            self.saved.claim()
            match = Match(parse_entry(entry)[0].whole, self.saved.seats(entry))
            self.rolls.resume(match)
            self._recall(match, entry)
            self._replace(match)
            self.table.paused = _plays_itself(match)  # it may wait in another tab, too

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

    def _replace(self, match: "Match", tried: "Tried | None" = None) -> None:
        """Replace the game at a person's wish; perhaps for one that is `tried` within it."""
        self.flow.work.stop()
        self.saved.save_times(self.table.match)
        self.table.match = match
        self.table.history, self.table.rolls_on = [], None
        self.table.paused, self.table.resting = False, None
        for kind in ("kept", "link", "tabs", "dice", "left"):
            self.flow.screen.drop(kind)
        if tried:
            self.flow.address.try_out(match.link, tried)
        else:
            self.flow.address.begin(match.link)
        self.flow.refresh_soon()


def _plays_itself(match: "Match") -> bool:
    """Whether computers have all seats, so that the game goes on while nobody looks."""
    return len(match.levels) == len(match.seats)


def _are_one(match: "Match", other: "Match") -> bool:
    """Whether one game continues the other, or is equally long."""
    one, two = format_link(match.whole), format_link(other.whole)
    return begins(one, two) or begins(two, one)


def _is_behind(link: "Link", entry: "Entry | None") -> bool:
    """Whether a link of a game by link has fewer moves than the game as it is kept.

    One that has few, of a game that is over, may be of another game that began alike.
    """
    if not entry or not link.hands or not (entry.get("hands") or "turn" in entry):
        return False
    return (ALIKE if entry["over"] else 0) <= len(link.moves) < plies(entry)


def _nothing() -> None:
    """An action without effect: the notice was read."""
