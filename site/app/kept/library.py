"""The games kept on this device: one value a game, by which it can be gone on with.

An entry is `{"v": 1, "link", "seats", "scale", "name", "begun", "changed", "over", "rev"}`: the
link is the game, the rest a summary; `scale` is the number of the strongest level of `seats`, not
there when it was 5; `begun` and `changed` are milliseconds, `rev` counts its writings. `notes` are
the parts of a link that tell what is written about the game (see `anga.shared.notes`), of any
length; `unread` are former ones of which something could not be read. On a game that somebody sent,
`origin` is the link that it began from. On one that goes to and fro as a link, `hands` are the
names of those who play it, `turn` whose move it is. Of any other, as far as that was seen here,
`mover` is a number of moves and the seat to move after them, `won` the seats that came first and
`why` the slug of the reason. With clocks, `clock` is what they are set to, and `times` how they
stand (`Clock.kept`). A game that was `taken` in from elsewhere, or only written about, was not
played here; `names` and `date` are those of its record, as they stood there. One that was thrown
away is `binned` since then; it is brought back, or dropped for good when people say so. Nothing
here deletes a game but `drop`, and nothing writes over one that it does not know.

What lies on the device is a row: it may come from a later version, from a file, or be damaged.
Whatever of it makes no sense here is left out of the entry that is read, and stays in the row when
that is written again.
"""

from anga.shared.fragment import format_link, parse_link_far, with_notes
from anga.shared.notes import format_notes, take_parts
from kept.settings import rescaled
from state.match import AWAY, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NotRequired, TypedDict

    from anga.shared.errors import LinkError
    from anga.shared.fragment import Link
    from state.match import Seats
    from state.ports import Storage

    class Entry(TypedDict):
        """A game as it is kept."""

        v: int
        link: str
        seats: Seats
        scale: NotRequired[int]
        name: str
        begun: int
        changed: int
        over: bool
        rev: int
        origin: NotRequired[str]
        hands: NotRequired[dict[str, str]]
        turn: NotRequired[str]
        mover: NotRequired[list[int | str | None]]
        won: NotRequired[list[str]]
        why: NotRequired[str]
        taken: NotRequired[bool]
        binned: NotRequired[int]
        clock: NotRequired[str]
        times: NotRequired[object]
        notes: NotRequired[str]
        unread: NotRequired[list[str]]
        names: NotRequired[str]
        date: NotRequired[str]


VERSION = 1
SCALE, FORMER_SCALE = 10, 5
GAME, MOVES = "g=", "&m="
LONGEST = 100_000  # characters of a link
COUNTS = ("begun", "changed", "rev")
TEXTS = ("turn", "why", "origin", "clock", "notes", "names", "date")
KNOWN = COUNTS + TEXTS + (
    "v", "link", "seats", "scale", "name", "over", "hands", "mover", "won", "taken", "binned",
    "times", "unread",
)  # fmt: skip
TOLD = ("names", "date")
KEY = "saved:"
FORMER = "game:"  # of the first version: one game of each kind
HERE, THERE = "here", "there"
END = "&e="
LONGEST_NAME = 80


class Library:
    """Reads and writes entries; what cannot be understood is passed over and left alone."""

    def __init__(self, storage: "Storage") -> None:
        self.storage = storage
        self.memory: "list[tuple[str, Entry]] | None" = None

    def still(self) -> "Library":
        """The same, reading all games once and for all: for who asks for many at a time."""
        once = Library(self.storage)
        once.memory = self.every()
        return once

    def read(self, ident: str) -> "Entry | None":
        """The entry of that name, or None."""
        return sane(self.row(ident))

    def row(self, ident: str) -> object:
        """What lies on the device under that name, as it is; None if nothing does."""
        return self.storage.get(KEY + ident)

    def taken(self, ident: str) -> bool:
        """Whether anything is kept under that name."""
        return self.storage.get(KEY + ident) is not None

    def write(self, ident: str, entry: "Entry") -> bool:
        """Keep an entry, and what its row holds beside; returns whether the device let us."""
        return self.storage.put(KEY + ident, renewed(self.row(ident), entry))

    def drop(self, ident: str) -> None:
        """Forget a game."""
        self.storage.drop(KEY + ident)

    def add(self, entry: "Entry") -> "str | None":
        """Keep a new entry; returns its name, or None if the device does not let us."""
        ident = self.storage.letters()
        while self.taken(ident):
            ident = self.storage.letters()
        return ident if self.write(ident, entry) else None

    def games(self, game: str) -> "list[tuple[str, Entry]]":
        """The names and entries of the games of one kind, the latest first."""
        return [pair for pair in self.every() if game_of(pair[1]) == game]

    def every(self, binned: bool = False) -> "list[tuple[str, Entry]]":
        """The names and entries of all games, or of all that were thrown away; the latest first."""
        if self.memory is not None and not binned:
            return self.memory
        return arranged([(name, self.read(name)) for name in self.names()], binned)

    def names(self) -> "list[str]":
        """The names of all entries, and of what makes no sense."""
        return [key[len(KEY) :] for key in self.storage.keys(KEY)]

    def rename(self, ident: str, name: str) -> bool:
        """Call a game something; whoever plays it meanwhile goes on with it."""
        entry = self.read(ident)
        if not entry:
            return False
        entry["name"] = name.strip()[:LONGEST_NAME]
        return self.write(ident, entry)

    def throw(self, ident: str) -> bool:
        """Throw a game away; it can be brought back. A tab that plays it keeps what comes apart."""
        entry = self.read(ident)
        if not entry:
            return False
        entry["binned"], entry["rev"] = self.storage.now(), entry["rev"] + 1
        return self.write(ident, entry)

    def bring_back(self, ident: str) -> bool:
        """Have a game again that was thrown away."""
        entry = self.read(ident)
        if not entry or "binned" not in entry:
            return False
        entry["rev"] += 1
        del entry["binned"]
        return self.write(ident, entry)

    def played(self, game: str) -> bool:
        """Whether a game was ever played on this device, as far as the device remembers."""
        kept = [self.storage.get(key + game) for key in ("players:", "seats:")]
        return bool(self.games(game)) or kept != [None, None]

    def unfinished(self, game: str) -> "list[tuple[str, Entry]]":
        """Those of them that are not over."""
        games = self.games(game)
        return [pair for pair in games if not pair[1]["over"] and not pair[1].get("taken")]

    def new(self, link: "Link", seats: "Seats", origin: str = "") -> "Entry":
        """An entry of a game that begins now."""
        now = self.storage.now()
        made: "Entry" = {
            "v": VERSION, "link": format_link(link), "seats": dict(seats), "scale": SCALE,
            "name": "", "begun": now, "changed": now, "over": False, "rev": 1,
        }  # fmt: skip
        if origin:
            made["origin"] = origin
        return made

    def move_in(self, game: str) -> None:
        """Take over the one unfinished game of each kind that was kept here before.

        What its link says that nobody understands goes along; what is no game stays where it is.
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


def arranged(
    found: "list[tuple[str, Entry | None]]", binned: bool = False
) -> "list[tuple[str, Entry]]":
    """Of entries that were read, those that are thrown away or not; the latest first."""
    known = [(name, entry) for name, entry in found if entry and ("binned" in entry) == binned]
    since = "binned" if binned else "changed"
    return sorted(known, key=lambda pair: -pair[1][since])  # type: ignore[literal-required]


def sane(row: "object") -> "Entry | None":
    """The entry that a row holds, without what makes no sense in it; None if it is no game."""
    if not isinstance(row, dict) or row.get("v") != VERSION:
        return None
    link = row.get("link")
    if not isinstance(link, str) or link[: len(GAME)] != GAME or len(link) > LONGEST:
        return None
    if MOVES not in link and not row.get("notes") and not row.get("unread"):
        return None
    if not all([type(row.get(key)) is int for key in COUNTS]):
        return None
    if type(row.get("over")) is not bool or type(row.get("binned", 0)) is not int:
        return None
    entry: "Any" = {key: row[key] for key in row if _makes_sense(key, row[key])}
    entry["name"] = row["name"] if isinstance(row.get("name"), str) else ""
    entry["seats"], entry["scale"] = _sitters(_seats(row)), SCALE
    return entry  # type: ignore[no-any-return]


def renewed(row: "object", entry: "Entry") -> "dict[str, Any]":
    """A row that tells an entry, and whatever the row before it told that nobody here knows.

    A seat of which the entry says nothing stays as it was.
    """
    known = sane(row)
    fresh: "dict[str, Any]" = dict(entry)
    if known is None or not isinstance(row, dict):
        return fresh
    for key in row:
        if key not in fresh and (key not in known or not is_known(key)):
            fresh[key] = row[key]
    fresh["seats"] = _seats(row)
    fresh["seats"].update(entry["seats"])
    return fresh


def is_known(key: str) -> bool:
    """Whether a row may have a value of that name, in this version."""
    return key in KNOWN


def _makes_sense(key: str, value: "Any") -> bool:
    """Whether a value can be what its name says; of a name that nobody knows, anything can."""
    if key in TEXTS:
        return isinstance(value, str)
    if key == "hands":
        return isinstance(value, dict) and _are_texts([value[seat] for seat in value])
    if key in ("won", "unread"):
        return isinstance(value, list) and _are_texts(value)
    if key == "mover":
        many = isinstance(value, list) and len(value) == 2
        return many and type(value[0]) is int and isinstance(value[1], str)
    return type(value) is bool if key == "taken" else True


def _are_texts(values: "list[Any]") -> bool:
    return all([isinstance(value, str) for value in values])


def _seats(row: "dict[str, Any]") -> "dict[str, Any]":
    """The seats of a row, their levels as they are numbered now."""
    seats = row.get("seats")
    if row.get("scale", FORMER_SCALE) == FORMER_SCALE:
        return rescaled(seats)
    return dict(seats) if isinstance(seats, dict) else {}


def _sitters(seats: "dict[str, Any]") -> "Seats":
    """Those seats in which somebody sits whom this version knows."""
    return {seat: seats[seat] for seat in seats if _is_sitter(seats[seat])}


def _is_sitter(who: "object") -> bool:
    return who in (PERSON, AWAY) or (type(who) is int and who > 0)


def game_of(entry: "Entry") -> str:
    """The id of an entry's game."""
    return entry["link"].split("&")[0].partition("=")[2]


def link_of(entry: "Entry") -> str:
    """The link of a kept game, with what is written about it as far as there is room."""
    notes = entry.get("notes", "")
    return with_notes(entry["link"], notes.split("&") if notes else ())


def address_of(ident: str, entry: "Entry") -> str:
    """The address of a kept game from the site's folder; it opens with all that is kept of it.

    Where its link has no room for all of that, the address names the game, too.
    """
    link, notes = link_of(entry), entry.get("notes", "")
    asked = "?kept=" + ident if len(link) < len(entry["link"]) + len(notes) else ""
    return game_of(entry) + ".html" + asked + "#" + link


def parse_entry(entry: "Entry") -> "tuple[Link, LinkError | None]":
    """The link of a kept game with all that is written about it, and what of that makes no sense.

    Unlike a link that is sent it may be of any length.
    """
    link, notes = parse_link_far(entry["link"])[0], entry.get("notes", "")
    return link, take_parts(link, notes) if notes else None


def plies(entry: "Entry") -> int:
    """How many moves an entry has."""
    moves = entry["link"].partition(MOVES)[2].split("&")[0]
    return len(moves.split(".")) if moves else 0


def mover(entry: "Entry") -> "str | None":
    """The seat to move, if that is known of the game as it is now."""
    told = entry.get("mover")
    known = isinstance(told, list) and len(told) == 2 and told[0] == plies(entry)
    return str(told[1]) if known and told and not entry["over"] else None


def winners(entry: "Entry") -> "list[str]":
    """The seats that came first, as far as that is known."""
    won: "object" = entry.get("won")
    if not entry["over"] or not isinstance(won, list):
        return []
    return [str(seat) for seat in won]


def waits(entry: "Entry") -> "str | None":
    """Of a game that goes by link: HERE or THERE, whose move it is; None of any other."""
    turn = entry.get("turn")
    if not isinstance(turn, str) or entry["over"]:
        return None
    return THERE if entry["seats"].get(turn) == AWAY else HERE


def begins(link: str, longer: str) -> bool:
    """Whether a game goes on as another one began, or is the same, both as links."""
    goes_on = [link + END, link + ("." if MOVES in link else MOVES)]
    return link == longer or any([longer.startswith(beginning) for beginning in goes_on])
