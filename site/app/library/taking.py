"""From what a text was found to be to entries of the library, and from an entry to a record."""

from anga.shared.ends import parse_end
from anga.shared.fragment import format_link, format_seats, parse_link_far
from anga.shared.game_tree import GameTree, format_game
from anga.shared.notes import planted
from session.library import LONGEST_NAME, MOVES, game_of
from session.match import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.recognise import Found
    from session.library import Entry, Library

DAY = 86_400_000  # milliseconds


def keep_all(library: "Library", games: "list[Found]", ids: "list[str]") -> "tuple[int, int, int]":
    """Keep the games of a text: how many are new, here already, or not understood.

    What has no move is no game to be kept; what there is no room for counts as not understood.
    """
    known = [entry["link"] for _, entry in library.every()]
    added = old = bad = 0
    for found in games:
        entry = taken(library, found)
        if found.link.game not in ids or MOVES not in entry["link"]:
            bad += 1
        elif entry["link"] in known:
            old += 1
        elif library.add(entry):
            known.append(entry["link"])
            added += 1
        else:
            bad += 1
    return added, old, bad


def taken(library: "Library", found: "Found") -> "Entry":
    """The entry of a game that comes from elsewhere; people take its seats but the computers'."""
    link = found.link
    computers = dict(link.computers)
    whole, _ = parse_link_far(format_link(link))
    whole.computers, whole.hands, whole.question, whole.bottom, whole.ply = {}, {}, "", "", None
    entry = library.new(whole, computers)  # type: ignore[arg-type]
    entry["name"], entry["over"], entry["taken"] = title(found), bool(parse_end(link.end)), True
    return entry


def title(found: "Found") -> str:
    """What a game is called: its title, else who plays it, and the day that it tells."""
    headers = found.headers
    names = [part.partition(":")[2] for part in headers.get("names", "").split(",")]
    called = headers.get("title", "") or " – ".join([name for name in names if name])
    parts = [part for part in (called, headers.get("date", "")) if part]
    return ", ".join(parts)[:LONGEST_NAME]


def written(entry: "Entry", day: str) -> str:
    """A kept game as a record in text; `day` is when it began."""
    link, _ = parse_link_far(entry["link"])
    seats = entry["seats"]
    computers = {seat: int(seats[seat]) for seat in seats if type(seats[seat]) is int}
    tree = GameTree({
        "game": game_of(entry), "rules": link.rules, "position": link.position or "",
        "seats": format_seats(computers), "clock": link.clock, "end": link.end, "date": day,
        "title": " ".join(entry["name"].split()),
    })  # fmt: skip
    tree.root = planted(link)
    return format_game(tree)


def people(entry: "Entry") -> "list[str]":
    """The seats of an entry that people take here."""
    return [seat for seat in sorted(entry["seats"]) if entry["seats"][seat] == PERSON]
