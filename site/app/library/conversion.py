"""Conversion of recognised texts to library entries, and of entries to records."""

from anga.shared.computers import level_of
from anga.shared.ends import parse_end
from anga.shared.formats.faults import last
from anga.shared.formats.fragment import format_hands
from anga.shared.formats.notes import format_notes
from anga.shared.game_tree import format_game
from kept.entries import parse_entry
from kept.library import LONGEST_NAME
from kept.rows import sane
from kept.summary import TOLD
from state.match import PERSON, as_tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from anga.shared.formats.recognise import FoundGame
    from kept.library import Library
    from kept.rows import Entry

    # How many are new, here already, not understood, and understood but without room.
    Counts = tuple[int, int, int, int]

DAY = 86_400_000  # milliseconds


def keep_all(library: "Library", games: "list[FoundGame]", ids: "list[str]") -> "Counts":
    """Keep the games of a text; one without moves or notes is skipped."""
    counts: "Counts" = last(keeping_all(library, games, ids))
    return counts


def keeping_all(
    library: "Library", games: "list[FoundGame]", ids: "list[str]"
) -> "Generator[None, None, Counts]":
    """Keep the games of a text, one a step."""
    known = [_mark(entry) for _, entry in library.every()]
    entries = (_played(library, found, ids) for found in games)
    counts = yield from adding(library, entries, known, _mark)
    return counts


def keep(library: "Library", found: "FoundGame") -> "str | None":
    """Keep a game of a text unless it is here; returns its name, None if that failed."""
    entry = entry_from_game(library, found)
    for ident, known in library.every():
        if _mark(known) == _mark(entry):
            return ident
    return library.add(entry)


def adding(
    library: "Library",
    entries: "Iterable[Entry | None]",
    known: "Iterable[str]",
    mark: "Callable[[Entry], str]",
) -> "Generator[None, None, Counts]":
    """Add unknown entries, one a step, and count them; invalid ones are None.

    `mark` gives a key that is equal for the same game, `known` are the keys of those here.
    """
    marks = set(known)
    added = old = bad = outside = 0
    for entry in entries:
        yield
        if not entry:
            bad += 1
        elif mark(entry) in marks:
            old += 1
        elif library.add(entry):
            marks.add(mark(entry))
            added += 1
        else:
            outside += 1
    return added, old, bad, outside


def _played(library: "Library", found: "FoundGame", ids: "list[str]") -> "Entry | None":
    """The entry of a game from this site with moves or notes; None for any other."""
    return sane(entry_from_game(library, found)) if found.link.game in ids else None


def entry_from_game(library: "Library", found: "FoundGame") -> "Entry":
    """The entry of a game from elsewhere; people take all seats except the computers'."""
    link = found.link
    entry = library.new(link.whole, dict(link.computers))
    notes = "&".join(format_notes(link))
    if notes:
        entry["notes"] = notes
    if link.clock:
        entry["clock"] = link.clock
    for key in TOLD:
        if found.headers.get(key):
            entry[key] = found.headers[key]  # type: ignore[literal-required]
    entry["name"] = found.headers.get("title", "")[:LONGEST_NAME]
    entry["over"], entry["taken"] = bool(parse_end(link.end)), True
    return entry


def _mark(entry: "Entry") -> str:
    """A key that is equal for the same game of a text."""
    return entry["link"] + " " + str(entry.get("notes", ""))


def title(found: "FoundGame") -> str:
    """A game's title, else its players and date."""
    headers = found.headers
    called = headers.get("title", "") or seat_names(headers.get("names", ""))
    parts = [part for part in (called, headers.get("date", "")) if part]
    return ", ".join(parts)[:LONGEST_NAME]


def header_names(names: str) -> "dict[str, str]":
    """Seats and names in a record's header."""
    parts = [part.partition(":") for part in names.split(",")]
    return {seat.strip(): name.strip() for seat, _, name in parts if name.strip()}


def seat_names(names: str) -> str:
    """The names in a record's header, in its order."""
    known = [part.partition(":")[2].strip() for part in names.split(",")]
    return " – ".join([name for name in known if name])


def entry_to_text(entry: "Entry", day: str) -> str:
    """A kept game as a record in text; `day` is its date, unless it has one."""
    link, _ = parse_entry(entry)
    seats = entry["seats"]
    link.computers = {seat: seats[seat] for seat in seats if level_of(seats[seat])}
    link.clock = str(entry.get("clock", ""))
    tree = as_tree(link)
    tree.headers["date"] = entry.get("date") or day
    tree.headers["title"] = " ".join(entry["name"].split())
    tree.headers["names"] = entry.get("names") or format_hands(entry.get("hands", {}))
    return format_game(tree)


def people(entry: "Entry") -> "list[str]":
    """The seats of an entry that people play here."""
    return [seat for seat in sorted(entry["seats"]) if entry["seats"][seat] == PERSON]
