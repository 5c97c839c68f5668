"""Texts about a kept game: who plays, whose move it is, how it ended."""

from anga.shared.computers import level_of
from anga.shared.ends import parse_end, reason_slug
from cast.figures import name_of
from kept.entries import END, begun_after, game_of, is_left, mover, plies, waits, winners
from library.conversion import DAY, header_names, people, seat_names
from library.shelf import DRAWN, GOING, LOST, UNSEEN, WON, fate
from state.match import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import Opening
    from anga.shared.scene import Phrase
    from kept.rows import Entry
    from words import Words


class EntryTexts:
    """Texts about games, each in the words of its kind; `openings` are those of all kinds, by id.

    `day` gives the date of a time in milliseconds in the language chosen.
    """

    def __init__(
        self, words: "Words", openings: "dict[str, Opening]", day: "Callable[[int], str]"
    ) -> None:
        self.words, self.openings, self.day = words, openings, day

    def name(self, game: str) -> str:
        """The name of a kind of game."""
        opening = self.openings.get(game)
        return self.words.speaker(opening["words"])("name") if opening else game

    def title(self, entry: "Entry") -> str:
        """A game's title: its kind, and the name that it was given."""
        kind = self.name(game_of(entry))
        name = entry["name"] or seat_names(entry.get("names", ""))
        return kind + " · " + name if name else kind

    def status(self, entry: "Entry") -> str:
        """Whose move it is, or how the game ended; "" where that is not known."""
        known = fate(entry)
        waited, turn = waits(entry), mover(entry)
        if known == UNSEEN:
            return ""
        if is_left(entry) and not entry["over"]:
            return self.words("gave-up")
        if known == GOING:
            if waited:
                return self.words("go-on-" + waited)
            told = self.words("your-turn", self._seat(entry, turn)) if turn else ""
            return told or self.words("shelf-going")
        won = [self._seat(entry, seat) for seat in winners(entry)]
        is_drawn = known == DRAWN and len(won) == len(entry["seats"])
        own = known if _is_alone(entry) else ""
        has_lost = own == LOST and len(entry["seats"]) == 2
        why = self._why(entry, "drawn" if len(won) > 1 else "lost" if has_lost else "")
        if not won or not why:
            return self.words("shelf-over")
        if has_lost or own == WON:
            return self.words("you-lost" if has_lost else "you-won", why)
        if is_drawn:
            return self.words("you-drawn" if own else "over-drawn", why)
        return self.words("over-shared" if len(won) > 1 else "over-won", self.words.join(won), why)

    def players(self, entry: "Entry") -> str:
        """The players and their seats."""
        opening = self.openings.get(game_of(entry))
        hands = entry.get("hands") or header_names(entry.get("names", ""))
        parts: "list[str]" = []
        say = self.words.speaker(opening["words"]) if opening else self.words.say
        for seat in opening["seats"] if opening else []:
            said = hands.get(seat) or self._player(entry, seat, say)
            if said:
                parts.append(self.words("headed", self._seat(entry, seat), said))
        return " · ".join(parts)

    def _player(self, entry: "Entry", seat: str, say: "Callable[[Phrase], str]") -> str:
        """The figure of a computer, or the kind of player; "" if unknown."""
        who = entry["seats"].get(seat)
        if who is None:
            return ""
        if level_of(who):
            return name_of(who, self.words, say=say)
        return self.words("person-alone" if who == PERSON and _is_alone(entry) else str(who))

    def measure(self, entry: "Entry") -> str:
        """The length of a game, after which moves of another it began, and its date.

        That is when it was last played here, or the game's own.
        """
        date = entry.get("date") if entry.get("taken") else None
        begun = 0 if entry.get("hands") else begun_after(entry)  # a game by link came with them
        told = [self.words("shelf-begun", begun)] if begun else []
        return " · ".join(
            [self.words("shelf-moves", plies(entry))] + told + [date or self.day(entry["changed"])]
        )

    def everything(self, entry: "Entry") -> str:
        """All text about a game that a search looks at, with its date in two spellings."""
        parts = [self.title(entry), self.status(entry), self.players(entry), self.measure(entry)]
        levels = [level for level in map(level_of, entry["seats"].values()) if level]
        numbers = ["%s %d" % (self.words("computer"), level) for level in levels]
        return " ".join(parts + numbers + [iso(entry["changed"])])

    def _seat(self, entry: "Entry", seat: "str | None") -> str:
        opening = self.openings.get(game_of(entry))
        if not opening or seat not in opening["seats"]:
            return str(seat)
        return self.words.speaker(opening["words"])("seat:" + str(seat))

    def _why(self, entry: "Entry", variant: str) -> str:
        """The reason of an end, in the game's words or the site's, perhaps told to who has lost."""
        why, opening = entry.get("why", ""), self.openings.get(game_of(entry))
        end = parse_end(entry["link"].partition(END)[2])
        if end and variant == "lost":
            return self.words("own-" + end.kind)
        if end:
            return self.words("end-" + end.kind, self._seat(entry, end.seat))
        words = opening["words"] if opening else {}
        slug = reason_slug(str(why), variant, words)
        return self.words.speaker(words)(slug) if slug in words else ""


def _is_alone(entry: "Entry") -> bool:
    """Whether one person here played against computers, to the end."""
    return len(people(entry)) == 1 and not (is_left(entry) or entry.get("taken"))


def iso(time: int) -> str:
    """The UTC date of a time in milliseconds, such as `2026-11-22`."""
    days = time // DAY + 719_468  # since the first of March of the year 0
    era, day = days // 146_097, days % 146_097
    year = (day - day // 1460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day -= (153 * month + 2) // 5 - 1
    month = month + 3 if month < 10 else month - 9
    return "%04d-%02d-%02d" % (era * 400 + year + (month <= 2), month, day)
