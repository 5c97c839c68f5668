"""The games kept on this device, each in a row of its storage, see `kept.rows`."""

from anga.shared.formats.fragment import format_link, parse_link_far
from anga.shared.formats.notes import format_notes
from kept.entries import game_of, is_unfinished
from kept.rows import SCALE, VERSION, renew_row, sane
from kept.settings import rescaled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.formats.fragment import Link
    from kept.rows import Entry
    from state.match import Seats
    from state.ports import Storage

KEY = "saved:"
FORMER = "game:"  # of the first version: one game of each kind
LONGEST_NAME = 80


class Library:
    """Reads and writes entries; unreadable ones are skipped and left alone."""

    def __init__(self, storage: "Storage", memory: "list[tuple[str, Entry]] | None" = None) -> None:
        self.storage, self.memory = storage, memory

    def still(self) -> "Library":
        """A copy that has read all games at once, for callers that ask for many of them."""
        return Library(self.storage, self.every())

    def read(self, ident: str) -> "Entry | None":
        """The entry of that name, or None."""
        return sane(self.row(ident))

    def row(self, ident: str) -> object:
        """The raw value kept under that name, None if there is none."""
        return self.storage.get(KEY + ident)

    def is_taken(self, ident: str) -> bool:
        """Whether anything is kept under that name."""
        return self.storage.get(KEY + ident) is not None

    def write(self, ident: str, entry: "Entry") -> bool:
        """Write an entry, with the unknown parts of its row; returns whether that succeeded."""
        return self.storage.put(KEY + ident, renew_row(self.row(ident), entry))

    def drop(self, ident: str) -> None:
        """Delete a game."""
        self.storage.drop(KEY + ident)

    def add(self, entry: "Entry", name: str = "") -> "str | None":
        """Keep a new entry, under that `name` if it can be; its name, or None if that failed."""
        ident = name or self.storage.letters()
        while self.is_taken(ident):
            ident = self.storage.letters()
        return ident if self.write(ident, entry) else None

    def games(self, game: str) -> "list[tuple[str, Entry]]":
        """The names and entries of the games of one kind, latest first."""
        return [pair for pair in self.every() if game_of(pair[1]) == game]

    def every(self, binned: bool = False) -> "list[tuple[str, Entry]]":
        """The names and entries of all games, or of all in the bin; latest first."""
        if self.memory is not None and not binned:
            return self.memory
        return arrange([(name, self.read(name)) for name in self.names()], binned)

    def names(self) -> "list[str]":
        """The names of all entries, unreadable ones included."""
        return [key[len(KEY) :] for key in self.storage.keys(KEY)]

    def rename(self, ident: str, name: str) -> bool:
        """Give a game another title; a tab in which it is played continues with it."""
        entry = self.read(ident)
        if not entry:
            return False
        entry["name"] = name.strip()[:LONGEST_NAME]
        return self.write(ident, entry)

    def throw(self, ident: str) -> bool:
        """Move a game to the bin. A tab in which it is played saves under a new name."""
        entry = self.read(ident)
        if not entry:
            return False
        entry["binned"], entry["rev"] = self.storage.now(), entry["rev"] + 1
        return self.write(ident, entry)

    def bring_back(self, ident: str) -> bool:
        """Restore a game from the bin."""
        entry = self.read(ident)
        if not entry or "binned" not in entry:
            return False
        entry["rev"] += 1
        del entry["binned"]
        return self.write(ident, entry)

    def has_played(self, game: str) -> bool:
        """Whether a game was ever played on this device, as far as the device remembers."""
        kept = [self.storage.get(key + game) for key in ("players:", "seats:")]
        return bool(self.games(game)) or kept != [None, None]

    def unfinished(self, game: str) -> "list[tuple[str, Entry]]":
        """The games that can go on here, with a person in them."""
        return [pair for pair in self.games(game) if is_unfinished(pair[1])]

    def new(self, link: "Link", seats: "Seats", origin: str = "") -> "Entry":
        """The entry of a game that begins now."""
        now = self.storage.now()
        made: "Entry" = {
            "v": VERSION, "link": format_link(link), "seats": dict(seats), "scale": SCALE,
            "name": "", "begun": now, "changed": now, "over": False, "rev": 1,
        }  # fmt: skip
        if origin:
            made["origin"] = origin
        return made

    def move_in(self, game: str) -> None:
        """Convert unfinished games that older versions kept, one of each kind.

        Unknown parts of their links are preserved; what is not a game stays where it is.
        """
        old = self.storage.get(FORMER + game)
        text = old.get("link") if isinstance(old, dict) else None
        if not isinstance(text, str):
            return
        link, problem = parse_link_far(text)
        if link.game != game or not link.moves:
            if not problem:
                self.storage.drop(FORMER + game)
            return
        notes = "&".join(format_notes(link))
        made = self.new(link.whole, rescaled(old.get("seats")))
        if notes:
            made["notes"] = notes
        if problem:
            made["unread"] = [text]
        if self.add(made) is not None:
            self.storage.drop(FORMER + game)


def arrange(
    found: "list[tuple[str, Entry | None]]", binned: bool = False
) -> "list[tuple[str, Entry]]":
    """Those of some entries that are in the bin, or not; latest first."""
    known = [(name, entry) for name, entry in found if entry and ("binned" in entry) == binned]
    since = "binned" if binned else "changed"
    return sorted(known, key=lambda pair: -pair[1][since])  # type: ignore[literal-required]
