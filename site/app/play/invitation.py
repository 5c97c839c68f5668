"""The card that greets somebody who opens a game by link for the first time."""

from browser.dom import find, listen, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from session.session import Session
    from state.match import Match


class Invitation:
    """Says who invites to which game and side; it lies over the board until it is closed.

    The board is never seen in a wrong position: closed early, the card stays until the engine has
    answered.
    """

    def __init__(self, session: "Session") -> None:
        self.session, self.words = session, session.words
        self.card, self.look = find("#invitation"), find("#do-look")
        self.greeted: "Match | None" = None
        self.open = self.wanted = False  # whether it is shown; whether the board is to be seen
        listen(self.look, "click", lambda event: self._close())

    def greet(self) -> None:
        """Show the card if the game came as an invitation, before its board is shown."""
        match = self.session.table.match
        if match.invites and match is not self.greeted:
            self.greeted, self.open, self.wanted = match, True, False
        self.show()

    def show(self) -> None:
        """Update the card."""
        table = self.session.table
        match, known = table.match, not (table.waiting or table.is_stale)
        if not match.hands or (known and (self.wanted or table.is_over)):
            self._end(match)
        show(self.card, self.open)
        for part in ("#grid", "#options"):
            if self.open:
                find(part).setAttribute("inert", "")
            else:
                find(part).removeAttribute("inert")
        if self.open:
            self._write(known)

    def _write(self, known: bool) -> None:
        words, match = self.words, self.session.table.match
        seat, game = self._seat(known), words.say("name")
        names = [match.hands[each] for each in sorted(match.hands) if match.hands[each]]
        others = [name for name in names if name != match.hands.get(seat)]
        by = words.join([words("invited-by", name) for name in others or names])
        find("#invited").textContent = (
            words("invited", by, game) if by else words("invited-game", game)
        )
        told = words("invited-side", words.say("seat:" + seat)) if seat else ""
        find("#invited-side").textContent = told
        moves = len(match.moves)
        find("#invited-moves").textContent = words("invited-moves", moves) if moves else ""
        place, learn = find("#game-learn"), find("#invited-learn")
        show(learn, match.game in place.dataset.games.split())
        learn.setAttribute("href", words.reading("learn-%s.html" % match.game))
        waits = self.wanted and not known
        comes = waits and self.session.table.mode != "failed"
        self.look.textContent = words("invited-coming" if comes else "invited-look")
        self.look.disabled = waits

    def _seat(self, known: bool) -> str:
        """The seat of the person invited: the one that is free, else the one to move."""
        match = self.session.table.match
        if known:
            people = [seat for seat in sorted(match.hands) if match.is_person(seat)]
            return people[0] if people else ""
        return match.invited_seat or match.free_seat

    def _end(self, match: "Match") -> None:
        """Close the card; whoever wanted to see the game has it on the device from now on."""
        if self.open and self.wanted and match.hands:
            self.session.accept()
        self.open = False

    def _close(self) -> None:
        """Let the board be seen, as soon as it shows the right position."""
        self.wanted = True
        self.show()
