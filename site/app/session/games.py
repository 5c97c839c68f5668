"""Which game is on the table: that of an address, a new one, or one that is kept."""

from anga.shared.fragment import Link, parse_link_far
from anga.shared.notes import format_notes
from assist.complaints import broken, strangers
from kept.library import plies, written
from kept.rolls import by_seat
from state.events import LAID
from state.match import Match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening
    from anga.shared.errors import LinkError
    from kept.settings import Settings
    from session.flow import Flow
    from state.match import Seats


class Games:
    """Puts one game in the place of another, and lets the flow go on with it."""

    def __init__(self, opening: "Opening", settings: "Settings", flow: "Flow") -> None:
        self.opening, self.settings = opening, settings
        self.flow, self.table, self.words = flow, flow.table, flow.words
        self.saved, self.rolls = flow.saved, flow.rolls

    def lay(self, link: "Link", sent: bool = True) -> None:
        """Put the game of a link on the table, as it is kept here if it is.

        `sent` is whether the link may come from somebody else.
        """
        seats = self.saved.open(link)
        if sent:
            self._introduce(link)
        self.tell(strangers(link, self.opening["seats"]))
        self.table.match = Match(link, seats)
        match, entry = self.table.match, self.saved.entry
        match.unseated = bool(link.hands) and not entry
        if entry and not format_notes(link):
            match.root = written(entry)
        if entry and not link.hands:
            match.hands = entry.get("hands", {})
        if entry:
            match.wind(entry.get("clock", ""), entry.get("times"))
        self.table.history = []
        # Whoever opens a link sees it before a computer that it seats thinks of anything.
        strange = not entry or bool(entry.get("taken"))
        self.table.paused = strange and bool(match.levels if entry else link.computers)

    def _introduce(self, link: "Link") -> None:
        """Tell somebody's game from one's own, where one of one's own is under way."""
        own = self.saved.library.unfinished(link.game)
        if self.saved.entry or not link.moves or link.hands or link.question or not own:
            return
        ident, moves = own[0][0], len(link.moves)
        actions = [("resume", lambda: self.resume(ident)), ("close", _nothing)]
        self.flow.screen.notice("link", lambda: self.words("sent-game", moves), actions)

    def tell(self, problem: "LinkError | None") -> None:
        """Say what is wrong with a link, if anything is."""
        if problem:
            self.flow.screen.notice("link", lambda: broken(problem, self.words))

    def offer_unfinished(self) -> None:
        """Before anything is played, offer to go on with the latest game that is kept."""
        offer = self.saved.offer() if self.table.match.at_start else None
        if offer:
            ident, entry = offer
            actions = [
                ("resume", lambda: self.resume(ident)),
                ("dismiss", lambda: self.saved.decline(ident)),
            ]
            self.flow.screen.notice("kept", lambda: self.words("kept-game", plies(entry)), actions)

    def begin(
        self, rules: str, seats: "Seats", position: "str | None" = None, clock: str = ""
    ) -> None:
        """Begin a new game, from the rules' own start or from some position."""
        link = Link(self.opening["game"], rules, position)
        link.clock = clock
        self.settings.keep_seats(seats)
        self.rolls.begin()
        self.saved.begin()
        self._replace(Match(link, seats))

    @property
    def players(self) -> "Seats":
        """Who plays the next game: those of this one, or if people have left it, the usual ones."""
        match, settings = self.table.match, self.settings
        return match.seats if any(map(match.is_person, match.seats)) else settings.usual()

    def begin_again(self) -> None:
        """Begin the same game once more, the dice showing what they showed."""
        match, rolls = self.table.match, by_seat(self.table.match.moves, self.table.history)
        self.begin(match.rules, self.players, match.position, match.set_to)
        self.rolls.repeat(rolls)
        self.flow.screen.notice("dice", lambda: self.words("same-dice-told"))

    def begin_here(self) -> None:
        """Begin a game from the position that was put together, with the same seats."""
        link = self.flow.setup.link
        self.flow.setup.close()
        self.saved.begin()
        self._replace(Match(link, self.table.match.seats))

    def resume(self, ident: str) -> None:
        """Go on with a game that is kept on the device."""
        entry = self.saved.resume(ident)
        if entry:
            link, _ = parse_link_far(entry["link"])
            match = Match(link, self.saved.seats(entry))
            match.hands, match.root = entry.get("hands", {}), written(entry)
            match.wind(entry.get("clock", ""), entry.get("times"))
            self.rolls.resume(match)
            self._replace(match)

    def stored(self, ident: str) -> None:
        """Another tab has written a kept game."""
        if self.saved.elsewhere(ident):
            actions = [("show-here", lambda: self.resume(ident))]
            self.flow.screen.notice("tabs", lambda: self.words("goes-on-elsewhere"), actions)

    def _replace(self, match: "Match") -> None:
        """Put another game on the table, as a person's wish."""
        self.flow.work.stop()
        self.saved.timed(self.table.match)
        self.table.match = match
        self.table.history = []
        self.table.paused, self.table.resting = False, None
        for kind in ("kept", "link", "tabs", "dice"):
            self.flow.screen.drop(kind)
        self.flow.events.tell(LAID)
        self.flow.address.push(match.link)
        self.flow.refresh_soon()


def _nothing() -> None:
    """It was read."""
