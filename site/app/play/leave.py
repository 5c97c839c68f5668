"""The buttons for leaving a game, and the dialog that asks for confirmation."""

from browser.dom import fill, find, focus_card, listen, show, unbroken
from state.events import ENDED, REPLACED, SHOWN
from widgets.seats import who
from words import pieces, together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Event
    from session.session import Session


class Leave:
    """Resigning, which among several gives up a seat, and offering a draw."""

    def __init__(self, session: "Session") -> None:
        self.session, self.words, self.leaving = session, session.words, session.leaving
        self.button, self.draw = find("#do-leave"), find("#do-draw")
        self.dialog, self.text = find("#ask"), find("#ask-text")
        self.yes, self.no = find("#ask-yes"), find("#ask-no")
        self.answers: "list[Callable[[], None]]" = [_nothing, _nothing]  # to yes, to no
        listen(self.button, "click", lambda event: self._leave())
        listen(self.draw, "click", lambda event: self._offer())
        listen(self.dialog, "close", self._on_answer)
        self.ends = False  # whether the end of the game was agreed to here
        session.on(SHOWN, self.show)
        session.on(REPLACED, self._tell_replaced)
        session.on(ENDED, self._focus)

    def show(self) -> None:
        """Show what may be done now."""
        leaving = self.leaving
        by_link = self.session.table.match.by_link  # no link can offer one
        show(self.draw, leaving.is_for_two and not by_link)
        self.button.textContent = self.words("resign")
        self.button.disabled = leaving.leaver is None
        self.draw.textContent = self.words("offer-draw")
        self.draw.disabled = not leaving.offers

    def _leave(self) -> None:
        seat = self.leaving.leaver
        if seat is None:
            return
        name = self.words.say_to(self.session.table.match.listener, "seat:" + seat)
        if self.leaving.is_for_two or self.leaving.leaves_one:
            asked = self.words("resign-ask", name)
        else:
            computer = who(str(self.leaving.stand_in), self.session.opening, self.words)
            asked = self.words("give-up-ask", name, computer)
        self._ask(asked, "resign-yes", "keep-playing", lambda: self.leaving.leave(seat), _nothing)

    def _tell_replaced(self, names: "dict[str, str]") -> None:
        """Tell whoever plays here that computers have taken over people's seats."""
        match, words = self.session.table.match, self.words

        def left(seat: str) -> str:
            player, name = words.say("seat:" + seat), names[seat]
            computer = who(str(match.seats[seat]), self.session.opening, words)
            return words("left-seat", words("named", name, player) if name else player, computer)

        if match.people:
            say = lambda: together([left(seat) for seat in names])  # noqa: E731
            self.session.screen.notice("left", say)

    def _offer(self) -> None:
        """Offer a draw: a person is asked here, a computer by what it expects."""
        leaving, match = self.leaving, self.session.table.match
        if not leaving.offers:
            return
        if not match.is_person(leaving.seat_asked):
            self.session.soon(self._offer_computer())
            return
        seats = [str(self.session.table.turn), leaving.seat_asked]
        names = [self.words.say("seat:" + seat) for seat in seats]
        asked = self.words("draw-ask", *names)
        self._ask(asked, "draw-yes", "draw-no", leaving.agree, leaving.decline)

    async def _offer_computer(self) -> None:
        seat = self.leaving.seat_asked
        self.draw.disabled = True
        agreed = await self.leaving.ask_computer()
        self.show()
        if agreed is False:
            name = self.words.say("seat:" + seat)
            say = lambda: self.words("draw-declined", name)  # noqa: E731
            self.session.screen.notice("draw", say, brief=True)

    def _ask(
        self, text: str, yes: str, no: str, sure: "Callable[[], None]", not_so: "Callable[[], None]"
    ) -> None:
        fill(self.text, unbroken(pieces(text)))
        self.yes.textContent, self.no.textContent = self.words(yes), self.words(no)
        self.answers = [sure, not_so]
        self.dialog.returnValue = ""
        self.dialog.showModal()

    def _on_answer(self, event: "Event") -> None:
        """React to the answer; closing the dialog in any other way is a no."""
        sure = self.dialog.returnValue == "yes"
        self.answers[0 if sure else 1]()
        self.ends = sure and self.leaving.is_for_two
        self.show()
        if sure and self.session.table.paused:  # a seat among several was given up
            focus_card(find("#status"))

    def _focus(self) -> None:
        """Lead from the button, to which the dialog gave the focus back, to what is told."""
        if self.ends:
            self.ends = False
            focus_card(find("#status"))


def _nothing() -> None:
    """An action without effect."""
