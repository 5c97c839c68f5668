"""The arrival of a game by its address: which game it is, who sits in it, what is told of it."""

from anga.shared.formats.fragment import format_link
from assist.import_errors import import_error, remove_strangers
from kept.entries import begins, parse_entry, plies
from kept.lookup import forked_game
from session.games import plays_itself
from state.events import REPLACED
from state.match import AWAY, Match
from state.retried import Retried

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.errors import LinkError
    from anga.shared.formats.fragment import Link
    from browser.address import Tried
    from kept.rows import Entry
    from session.games import Games
    from state.match import Seats
    from state.ports import Reply


ALIKE = 4  # moves: no two games are likely to have so many in common


class Arrival:
    """What an address brings: a link, perhaps `sent` by somebody else, and its game as it is kept.

    A link of a game by link may be `older` than the game as it is kept, which is then opened.
    """

    def __init__(
        self, link: "Link", sent: bool, tried: "Tried | None", entry: "Entry | None"
    ) -> None:
        self.sent, self.tried, self.entry = sent, tried, entry
        self.older = link if sent and _is_behind(link, entry) else None
        self.link = parse_entry(entry)[0].whole if self.older and entry else link

    @property
    def is_own(self) -> bool:
        """Whether the address was written here, and not for a game tried within another one."""
        return not (self.sent or self.tried)


class Arrivals:
    """Opens the games of addresses, and those that are kept and belong to them."""

    def __init__(self, games: "Games") -> None:
        self.games, self.opening, self.settings = games, games.opening, games.settings
        self.flow, self.table, self.words = games.flow, games.table, games.words
        self.saved = games.saved

    def open(self, link: "Link", sent: bool = True, ident: str = "") -> None:
        """Open the game of a link, or the kept game that it belongs to, perhaps `ident`.

        `sent` is whether the link may come from somebody else.
        """
        before, held = self.table.match, self.saved.ident if self.saved.is_ours else None
        tried = self.flow.address.tried
        seats = self._find(link, tried or {"ident": ident})
        arrival = Arrival(link, sent and tried is None, tried, self.saved.entry)
        if arrival.sent and not before.retried:
            self._introduce(arrival.link)
        self.tell(remove_strangers(arrival.link, self.opening))
        gone = self._replaced(seats, arrival)
        if arrival.is_own and not arrival.entry and (link.hands or not link.computers):
            seats = before.seats
        self.table.match = match = self._match(arrival, seats)
        is_known = not arrival.entry or held == self.saved.ident  # all written is in the tree
        if arrival.is_own and is_known and _are_one(before, match):
            match.go_on(before)
            self.flow.screen.drop("notes")
        self._tell(arrival, match, gone)
        self.table.history, self.table.rolls_on = [], None
        self.table.paused = _waits(match, arrival)

    def _match(self, arrival: "Arrival", seats: "Seats") -> "Match":
        """The game that an address brings, as it is kept."""
        link, entry = arrival.link, arrival.entry
        match = Match(link, seats, unseated=arrival.sent and bool(link.hands))
        match.invites = match.unseated and not (entry or match.end)
        if entry:
            self.games.recall(match, entry)
        if arrival.tried is not None:
            self._try_on(match, arrival.tried)
        return match

    def _tell(self, arrival: "Arrival", match: "Match", gone: "list[str]") -> None:
        """Tell what a kept game has to do with it; `gone` are the seats that people have left."""
        for kind in ("tabs", "left") + (() if match.at_start else ("kept", "unfinished")):
            self.flow.screen.drop(kind)  # a kept game is offered before anything is played
        if arrival.entry and not arrival.tried:
            self._tell_arrival(match, arrival.entry, gone, arrival.sent)
        if arrival.older:
            self._tell_older(match, arrival.older)
        elif match.invites:
            self._tell_forked(arrival.link)

    def _replaced(self, seats: "Seats", arrival: "Arrival") -> "list[str]":
        """Seat the computers that a link of a game by link has for people elsewhere; their seats.

        So it is once somebody there has given up a seat. An older link changes nothing.
        """
        link, entry = arrival.link, arrival.entry
        if not entry or entry["over"] or not (arrival.sent and link.hands):
            return []
        if len(link.moves) < plies(entry):
            return []
        gone = [s for s in sorted(seats) if seats[s] == AWAY and s in link.computers]
        named = self.settings.seats_with_computers(link.computers)
        for seat in gone:
            seats[seat] = named[seat]
        return gone

    def _find(self, link: "Link", known: "Tried") -> "Seats":
        """Find the entry of a link; a game tried within another one may have none yet."""
        ident = known.get("ident", "")
        seats = self.saved.open(link, ident)
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
        actions = [("open-apart", lambda: self._lay_apart(link)), ("close", None)]
        self.flow.screen.notice("kept", lambda: self.words("link-older"), actions)

    def _lay_apart(self, link: "Link") -> None:
        """Open a link as a game of its own, though it might belong to a kept one."""
        self.flow.leave()
        self.saved.begin(origin=format_link(link.whole))
        self.games.replace(Match(link, self.settings.seats_by_link(link), unseated=True))

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

    def _ways_to(self, ident: str) -> "list[Reply]":
        """The buttons of a notice about a kept game."""
        return [("resume", lambda: self.games.resume(ident)), ("close", None)]

    def tell(self, problem: "LinkError | None") -> None:
        """Tell what is wrong with a link."""
        if problem:
            self.flow.screen.notice("link", lambda: import_error(problem, self.words))

    def offer_unfinished(self) -> None:
        """Offer to continue the latest kept game, before anything is played."""
        offer = self.saved.offer() if self.table.match.at_start else None
        if offer:
            ident, entry = offer
            actions = [
                ("resume", lambda: self.games.resume(ident)),
                ("dismiss", lambda: self.saved.decline(ident)),
            ]
            self.flow.screen.notice("unfinished", lambda: self._unfinished(entry), actions)

    def _unfinished(self, entry: "Entry") -> str:
        """That there is an unfinished game; one by link also with whom."""
        hands, seats = entry.get("hands", {}), self.saved.seats(entry)
        others = [hands[seat] for seat in sorted(hands) if seats.get(seat) == AWAY and hands[seat]]
        slug = "kept-with" if others else "kept-by-link" if hands else "kept-game"
        return self.words(slug, plies(entry), self.words.join(others))


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


def _waits(match: "Match", arrival: Arrival) -> bool:
    """Whether computers wait until somebody who opened a link has seen what it brings."""
    entry = arrival.entry
    is_strange = not entry or bool(entry.get("taken"))
    has_computers = bool(match.levels if entry else arrival.link.computers)
    return (is_strange and has_computers) or (entry is not None and plays_itself(match))
