"""People's choices for a game on this device, as far as the game still offers them."""

from anga.shared.computers import level_of, style_of, with_style
from kept.results import Results
from state.match import AWAY, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening, ViewEntry
    from anga.shared.computers import Computer
    from anga.shared.formats.fragment import Link
    from state.match import Seats, Who
    from state.ports import Storage

NAME = "name"  # the key of what people here are called
FIRST_LEVEL = 3
FORMER = (1, 3, 5, 8, 10)  # what five levels of before are now


class Settings:
    """View options, whose dice are rolled, and the usual players."""

    def __init__(self, storage: "Storage", opening: "Opening", language: str = "ja") -> None:
        self.storage, self.opening = storage, opening
        self.game: str = opening["game"]
        self.view: "dict[str, str]" = {}
        self.read_in(language)
        self.own_dice = bool(opening["dice"] and storage.get("own-dice"))
        self.danger = storage.get("danger") is True
        self.coach = storage.get("coach") is True
        self.bar = storage.get("bar") is True
        self.turning = storage.get("turning", False) is True
        self.letters = has_letters(storage)

    def own_name(self) -> str:
        """What people here are called, "" before they have said it."""
        return own_name(self.storage)

    def use_coach(self, on: bool) -> None:
        """Set whether moves that lose much are warned of."""
        self.coach = on
        self.storage.put("coach", on)

    def read_in(self, language: str) -> None:
        """Read the view options, by default those for a language."""
        self.view.update(view_choices(self.storage, self.opening, language))

    def look(self, view: str, choice: str) -> None:
        """Set a view option."""
        self.view[view] = choice
        kept = self.storage.get("view:" + self.game)
        chosen = dict(kept) if isinstance(kept, dict) else {}
        chosen[view] = choice
        self.storage.put("view:" + self.game, chosen)

    def use_own_dice(self, own: bool) -> None:
        """Set whether the players throw their own dice and enter the result."""
        self.own_dice = own
        self.storage.put("own-dice", own)

    def use_bar(self, on: bool) -> None:
        """Set whether chances are shown as a bar where they are known."""
        self.bar = on
        self.storage.put("bar", on)

    def use_turning(self, on: bool) -> None:
        """Set whether the board turns to whoever is to move, where all play on this device."""
        self.turning = on
        self.storage.put("turning", on)

    def use_letters(self, on: bool) -> None:
        """Set whether single letters are keyboard shortcuts."""
        self.letters = on
        self.storage.put("letters", on)

    def use_danger(self, on: bool) -> None:
        """Set whether pieces that could be captured next are shown."""
        self.danger = on
        self.storage.put("danger", on)

    def usual(self) -> "Seats":
        """The previous players; at first a person in the first seat, computers elsewhere."""
        kept = self.storage.get("players:" + self.game)
        if kept is None:
            kept = rescaled(self.storage.get("seats:" + self.game))
        return self.sane(kept)

    @property
    def first_level(self) -> int:
        """The level of computers that nobody chose: the one met last, at first the gentlest."""
        results = Results(self.storage, self.game)
        if results.streak:
            return nearest(int(str(results.streak[1])), self.opening["levels"])
        return FIRST_LEVEL if results.has_any else self.opening["levels"][0]

    def keep_seats(self, seats: "Seats") -> None:
        """Remember the players for the next game, unless one is elsewhere in this one."""
        if AWAY not in seats.values():
            self.storage.put("players:" + self.game, seats)
            self.storage.drop("seats:" + self.game)

    def people(self) -> "Seats":
        """A person in every seat."""
        return {seat: PERSON for seat in self.opening["seats"]}

    def seats_with_computers(self, computers: "dict[str, Computer]") -> "Seats":
        """Computers of those levels, or the nearest available ones, and people elsewhere."""
        found = self.people()
        for seat in computers:
            if seat in found:
                found[seat] = self._available(computers[seat])
        return found

    def _available(self, computer: "Computer") -> "Computer":
        """The nearest computer that there is."""
        style = style_of(computer)
        known = style if style in self.opening["styles"] else ""
        return with_style(nearest(level_of(computer) or 1, self.opening["levels"]), known)

    def seats_by_link(self, link: "Link") -> "Seats":
        """The players of a link that was sent: none is here yet."""
        found = self.seats_with_computers(link.computers)
        for seat in link.hands:
            if seat in found:
                found[seat] = AWAY
        return found

    def sane(self, seats: "object") -> "Seats":
        """Players from the device; unknown ones are replaced by the usual ones."""
        names: "list[str]" = self.opening["seats"]
        found: "Seats" = {}
        for seat in names:
            value = seats.get(seat) if isinstance(seats, dict) else None
            if value in (PERSON, AWAY):
                found[seat] = value
            elif value is not None and level_of(value):
                found[seat] = self._available(value)
            else:
                found[seat] = PERSON if seat == names[0] else self.first_level
        return found


def has_letters(storage: "Storage") -> bool:
    """Whether single letters are keyboard shortcuts."""
    return storage.get("letters", True) is not False


def own_name(storage: "Storage") -> str:
    """What people here are called, "" before they have said it."""
    kept = storage.get(NAME, "")
    return kept if isinstance(kept, str) else ""


def nearest(level: int, levels: "list[int]") -> int:
    """That level, else the next lower one available, else the first."""
    return max([levels[0]] + [known for known in levels if known <= level])


def rescaled(seats: "object") -> "Seats":
    """Players kept when every game had five levels, in the current numbering."""
    if not isinstance(seats, dict):
        return {}
    return {seat: _rescaled(who) for seat, who in seats.items()}


def _rescaled(who: "Who") -> "Who":
    if type(who) is not int or who < 1:
        return who
    return FORMER[min(who, len(FORMER)) - 1]


def view_choices(storage: "Storage", opening: "Opening", language: str) -> "dict[str, str]":
    """The view options of a game: those chosen on this device, else those for a language."""
    kept = storage.get("view:" + opening["game"])
    return {view["id"]: valid_choice(view, kept, language) for view in opening["views"]}


def valid_choice(view: "ViewEntry", kept: "object", language: str) -> str:
    """A kept choice if it is still offered, else the one for the language."""
    choice = kept.get(view["id"]) if isinstance(kept, dict) else None
    usual = view["english"] if language == "en" else view["choices"][0]
    return str(choice if choice in view["choices"] else usual)
