"""Link, address and summary of a kept game, from its entry."""

from anga.shared.computers import level_of
from anga.shared.formats.fragment import parse_link_far, with_notes
from anga.shared.formats.notes import take_parts
from kept.rows import MOVES
from state.match import AWAY, PERSON, fork_ply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.errors import LinkError
    from anga.shared.formats.fragment import Link
    from kept.rows import Entry

HERE, THERE = "here", "there"
END = "&e="


def game_of(entry: "Entry") -> str:
    """The id of an entry's game."""
    return entry["link"].split("&")[0].partition("=")[2]


def link_of(entry: "Entry") -> str:
    """The link of a kept game, with as many notes as fit."""
    notes = entry.get("notes", "")
    return with_notes(entry["link"], notes.split("&") if notes else ())


def address_of(ident: str, entry: "Entry") -> str:
    """The address of a kept game from the site's folder; it opens with all of its notes.

    Where its link has no room for them, or says nothing of its own, the address also names the
    kept game.
    """
    link, notes = link_of(entry), entry.get("notes", "")
    is_told = MOVES in link or bool(notes)
    asked = "" if is_told and len(link) >= len(entry["link"]) + len(notes) else "?kept=" + ident
    return game_of(entry) + ".html" + asked + "#" + link


def parse_entry(entry: "Entry") -> "tuple[Link, LinkError | None]":
    """The link of a kept game with all its notes, and their unreadable parts.

    Unlike the link in an address it may have any length.
    """
    link, notes = parse_link_far(entry["link"])[0], entry.get("notes", "")
    return link, take_parts(link, notes) if notes else None


def plies(entry: "Entry") -> int:
    """The number of moves in an entry."""
    return len(moves_of(entry["link"]))


def begun_after(entry: "Entry") -> int:
    """The number of moves after which it began, sent or within another game; 0 at the start."""
    origin, moves = moves_of(entry.get("origin", "")), moves_of(entry["link"])
    return fork_ply(origin, moves)


def moves_of(link: str) -> "list[str]":
    """The moves in the text of a link."""
    moves = link.partition(MOVES)[2].split("&")[0]
    return moves.split(".") if moves else []


def mover(entry: "Entry") -> "str | None":
    """The seat to move, if it is known of the current state of the game."""
    told = entry.get("mover")
    known = isinstance(told, list) and len(told) == 2 and told[0] == plies(entry)
    return str(told[1]) if known and told and not entry["over"] else None


def is_unfinished(entry: "Entry") -> bool:
    """Whether a game can go on here: not over, not taken elsewhere, and with a person in it."""
    seats = entry["seats"]
    is_played = not seats or any([level_of(seats[seat]) is None for seat in seats])
    return is_played and not (is_left(entry) or entry["over"] or entry.get("taken"))


def is_left(entry: "Entry") -> bool:
    """Whether the only person here has left a game among several, and nobody has come back."""
    seats = entry["seats"]
    return "left" in entry and all([seats[seat] != PERSON for seat in seats])


def winners(entry: "Entry") -> "list[str]":
    """The seats that came first, as far as that is known."""
    won: "object" = entry.get("won")
    if not entry["over"] or not isinstance(won, list):
        return []
    return [str(seat) for seat in won]


def waits(entry: "Entry") -> "str | None":
    """Whose move it is in a game by link, HERE or THERE; None for any other game."""
    turn = entry.get("turn")
    if not isinstance(turn, str) or entry["over"]:
        return None
    return THERE if entry["seats"].get(turn) == AWAY else HERE


def begins(link: str, longer: str) -> bool:
    """Whether a game continues another one or equals it; both are links."""
    goes_on = [link + END, link + ("." if MOVES in link else MOVES)]
    return link == longer or any([longer.startswith(beginning) for beginning in goes_on])
