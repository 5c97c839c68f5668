"""What people have chosen for a game on this device, as far as the game offers it still."""

from session.match import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening, ViewEntry
    from session.match import Seats
    from session.ports import Storage

FIRST_LEVEL = 2


class Settings:
    """How the board is shown, whose dice are thrown, and who usually sits where."""

    def __init__(self, storage: "Storage", opening: "Opening") -> None:
        self.storage, self.opening = storage, opening
        self.game: str = opening["game"]
        kept = storage.get("view:" + self.game)
        self.view = {view["id"]: offered(view, kept) for view in opening["views"]}
        self.own_dice = bool(opening["dice"] and storage.get("own-dice"))
        self.letters = storage.get("letters", True) is not False

    def look(self, view: str, choice: str) -> None:
        """Show the board another way."""
        self.view[view] = choice
        self.storage.put("view:" + self.game, self.view)

    def use_own_dice(self, own: bool) -> None:
        """Whether the players throw dice of their own and enter what they show."""
        self.own_dice = own
        self.storage.put("own-dice", own)

    def use_letters(self, on: bool) -> None:
        """Whether single letters are keys."""
        self.letters = on
        self.storage.put("letters", on)

    def usual(self) -> "Seats":
        """Who played last time; at first a person in the first seat, the computer elsewhere."""
        return self.sane(self.storage.get("seats:" + self.game))

    def keep_seats(self, seats: "Seats") -> None:
        """Remember who plays."""
        self.storage.put("seats:" + self.game, seats)

    def people(self) -> "Seats":
        """A person in every seat."""
        return {seat: PERSON for seat in self.opening["seats"]}

    def sane(self, seats: "object") -> "Seats":
        """Seats from the device: who cannot sit there is replaced by who usually does."""
        names: "list[str]" = self.opening["seats"]
        found: "Seats" = {seat: FIRST_LEVEL for seat in names}
        found[names[0]] = PERSON
        for seat in names:
            value = seats.get(seat) if isinstance(seats, dict) else None
            if value == PERSON:
                found[seat] = PERSON
            elif type(value) is int and value > 0:  # the nearest level that there is, not above it
                found[seat] = min(value, self.opening["levels"])
        return found


def offered(view: "ViewEntry", kept: "object") -> str:
    """The choice kept from an earlier visit if there still is such a one, else the first."""
    choice = kept.get(view["id"]) if isinstance(kept, dict) else None
    return str(choice if choice in view["choices"] else view["choices"][0])
