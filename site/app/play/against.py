"""The first question of a new game: against the computer, a friend by link, or here."""

from anga.shared.formats.fragment import personal
from browser.dom import every, fill, find, listen, make, show
from kept.settings import NAME
from state.match import AWAY, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import Opening
    from browser.types import Element
    from kept.settings import Settings
    from words import Words

COMPUTER, FRIEND, HERE = "computer", "friend", "here"


class Against:
    """Three choices that set the players of all seats; a seat chosen by itself may change them.

    `seated` is called once they are set.
    """

    def __init__(
        self,
        dialog: "Element",
        opening: "Opening",
        settings: "Settings",
        seated: "Callable[[], None]",
    ) -> None:
        self.dialog, self.opening, self.settings = dialog, opening, settings
        self.seated = seated
        self.name, self.turning = find("#own-name"), find("#turning")
        listen(dialog, "change", lambda event: self._changed(event.target))

    def open(self, words: "Words") -> None:
        """Show the choices, with that of the seats proposed."""
        many = len(self.opening["seats"])
        friend = words("against-friend" if many == 2 else "against-friends")
        here = words("against-two" if many == 2 else "against-more")
        texts = {COMPUTER: words("against-computer"), FRIEND: friend, HERE: here}
        fill(
            find("#new-against"),
            [_choice(each, texts[each]) for each in (COMPUTER, FRIEND, HERE)],
        )
        self.name.value = self.settings.own_name()
        self.turning.checked = self.settings.turning
        self._show()

    def keep(self) -> None:
        """Remember the name, and whether the board turns."""
        if self._kind() == FRIEND:
            self.settings.storage.put(NAME, personal(self.name.value))
        if self._kind() == HERE:
            self.settings.use_turning(bool(self.turning.checked))

    def _changed(self, field: "Element") -> None:
        if field.getAttribute("name") == "against":
            self._seat(field.value)
            self.seated()
        self._show()

    def _seat(self, kind: str) -> None:
        """Set the players: one person and others of a kind, or people in all seats."""
        seats = self._seats()
        people = [each for each in range(len(seats)) if seats[each].value == PERSON] or [0]
        levels = [seat.value for seat in seats if seat.value not in (PERSON, AWAY)]
        usual = str(self.settings.first_level)
        for number in range(len(seats)):
            seat = seats[number]
            if kind == HERE or number == people[0]:
                seat.value = PERSON
            elif kind == FRIEND:
                seat.value = AWAY
            elif seat.value in (PERSON, AWAY):
                seat.value = levels[0] if levels else usual

    def _show(self) -> None:
        """Show which choice the seats are, and what it asks for."""
        kind = self._kind()
        for choice in every("[name=against]", self.dialog):
            choice.checked = choice.value == kind
        show(find("#new-name"), kind == FRIEND)
        show(find("#new-turning"), kind == HERE)

    def _kind(self) -> str:
        players = [seat.value for seat in self._seats()]
        if AWAY in players:
            return FRIEND
        return HERE if all([each == PERSON for each in players]) else COMPUTER

    def _seats(self) -> "list[Element]":
        return [find('[name="seat:%s"]' % seat, self.dialog) for seat in self.opening["seats"]]


def _choice(value: str, text: str) -> "Element":
    radio = make("input", type="radio", name="against", value=value)
    return make("label", parts=[radio, make("span", text)], _class="check")
