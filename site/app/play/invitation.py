"""The card that greets somebody who opens a game by link for the first time."""

from anga.shared.formats.fragment import format_link
from browser.dom import find, find_or_none, focus_card, listen, show
from kept.invited import Invited
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from session.session import Session
    from state.match import Match


class Invitation:
    """Says who invites to which game and side; it lies over the board until it is closed.

    The board is never seen in a wrong position: closed early, the card stays until the engine has
    answered. If the seat to move has a name, it asks whether that is who opened the link. `seen` is
    called when it closes.
    """

    def __init__(self, session: "Session", seen: "Callable[[], None]") -> None:
        self.session, self.words, self.seen = session, session.words, seen
        self.card, self.look, self.yes = find("#invitation"), find("#do-look"), find("#do-claim")
        self.greeted: "Match | None" = None
        self.open = self.wanted = False  # whether it is shown; whether the board is to be seen
        self.asked = False  # whether it has asked who it is
        self.told = ""  # what was said of it to those who do not see it
        self.memory = Invited(session.saved.tab, session.opening["game"])
        listen(find("#invited-learn"), "click", lambda event: self._leave())
        listen(self.look, "click", lambda event: self._close())
        listen(self.yes, "click", lambda event: self._claim())

    @property
    def is_due(self) -> bool:
        """Whether the game came as an invitation that has not been closed."""
        match = self.session.table.match
        return match.invites and (match is not self.greeted or self.open)

    def greet(self) -> None:
        """Show the card if the game came as an invitation, before its board is shown."""
        match = self.session.table.match
        if match.invites and match is not self.greeted:
            self.greeted, self.open, self.wanted, self.asked = match, True, False, False
        self.show()

    def show(self) -> None:
        """Update the card."""
        table = self.session.table
        match, known = table.match, not (table.waiting or table.is_stale)
        asks = known and bool(match.asked_for)
        if asks and not self.asked:  # closed early, it still has something to ask
            self.wanted = False
        self.asked = self.asked or asks
        if not match.hands or (known and (self.wanted or table.is_over)):
            self._end(match)
        show(self.card, self.open)
        for part in ("#grid", "#options"):
            if self.open:
                find(part).setAttribute("inert", "")
            else:
                find(part).removeAttribute("inert")
        if self.open:
            self._write(known, asks)
            if find_or_none(":focus") is None:  # the board waits, and its keys are silent
                focus_card(self.card)  # once the page can be seen

    def _write(self, known: bool, asks: bool) -> None:
        words, match = self.words, self.session.table.match
        seat, game = match.asked_for if asks else self._seat(known), words.say("name")
        names = [match.hands[each] for each in sorted(match.hands) if match.hands[each]]
        others = [name for name in names if name != match.hands.get(seat)]
        by = words.join([words("invited-by", name) for name in (others if seat else names)])
        find("#invited").textContent = (
            words("invited", by, game) if by else words("invited-game", game)
        )
        side, name = words.say("seat:" + seat) if seat else "", match.hands.get(seat, "")
        told = words("invited-claim", side, name) if asks else words("invited-side", side)
        if not seat:
            told = words("away-wait") if known else ""
        find("#invited-side").textContent = told or "\u00a0"  # nothing moves once it is known
        title = find("#invited").textContent
        moves = 0 if self.session.opening["dice"] else len(match.moves)
        find("#invited-moves").textContent = words("invited-moves", moves) if moves else ""
        place, learn = find("#game-learn"), find("#invited-learn")
        show(learn, match.game in place.dataset.games.split())
        learn.setAttribute("href", words.reading("learn-%s.html" % match.game))
        show(self.yes, asks)
        self.look.setAttribute("class", "" if asks else "strong")
        self.yes.textContent = words("claim-yes", name) if asks else ""
        failed = self.session.table.mode == "failed"
        waits = self.wanted and not known
        watches = words("claim-no") if asks else words("invited-look")
        self.look.textContent = words("invited-coming") if waits and not failed else watches
        said = words("headed", title, told) if told else title
        if told or known or failed:
            self._announce(together([said, words("invited-press", watches)]))
        self.look.disabled = waits

    def _announce(self, text: str) -> None:
        """Tell what the card says to those who do not see it, once."""
        if text != self.told:
            self.told = text
            self.session.around.screen.say(text)

    def _seat(self, known: bool) -> str:
        """The seat of the person invited, as far as it is known."""
        match = self.session.table.match
        if known:
            people = [seat for seat in sorted(match.hands) if match.is_person(seat)]
            return people[0] if people else ""
        return match.invited_seat or (match.free_seat if len(match.seats) == 2 else "")

    def _claim(self) -> None:
        """Sit down as who is named."""
        self.session.claim()
        self._close()

    def _leave(self) -> None:
        """Remember the game for the end of the lesson that somebody takes first."""
        self.memory.remember(format_link(self.session.table.match.link))

    def _end(self, match: "Match") -> None:
        """Close the card; whoever wanted to see the game has it on the device from now on."""
        was_open, self.open = self.open, False
        if was_open:
            self.memory.forget()
        if was_open and self.wanted and match.hands:
            self.session.accept()
            self.seen()

    def _close(self) -> None:
        """Let the board be seen, as soon as it shows the right position."""
        self.wanted = True
        self.show()
