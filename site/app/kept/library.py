"""The games kept on this device: one value a game, by which it can be gone on with.

An entry is `{"v": 1, "link", "seats", "scale", "name", "begun", "changed", "over", "rev"}`: the
link is the game, the rest a summary; `scale` is the number of the strongest level of `seats`, not
there when it was 5; `begun` and `changed` are milliseconds, `rev` counts its writings. `notes` are
the parts of a link that tell what is written about the game (see `anga.shared.notes`). On a game
that somebody sent, `origin` is the link that it began from. On one that goes to and fro as a link,
`hands` are the names of those who play it, `turn` whose move it is. Of any other, as far as that
was seen here, `mover` is a number of moves and the seat to move after them, `won` the seats that
came first and `why` the slug of the reason. With clocks, `clock` is what they are set to, and
`times` how they stand (`Clock.kept`). A game that was `taken` in from elsewhere has been seen by
nobody; `names` and `date` are those of its record, as they stood there. One that was thrown away is
`binned` since then; it is brought back, or dropped for good when people say so. Nothing here
deletes a game but `drop`, and nothing writes over one that it does not know.
"""

from anga.shared.fragment import format_link, parse_link_far
from anga.shared.game_tree import Node
from anga.shared.notes import planted
from kept.settings import rescaled
from state.match import AWAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NotRequired, TypedDict

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
        mover: NotRequired[list[Any]]
        won: NotRequired[list[str]]
        why: NotRequired[str]
        taken: NotRequired[bool]
        binned: NotRequired[int]
        clock: NotRequired[str]
        times: NotRequired[object]
        notes: NotRequired[str]
        names: NotRequired[str]
        date: NotRequired[str]


TOLD = ("names", "date")
VERSION = 1
SCALE = 10
KEY = "saved:"
HERE, THERE = "here", "there"
MOVES, END = "&m=", "&e="
LONGEST = 100_000  # characters of a link
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
        return sane(self.storage.get(KEY + ident))

    def taken(self, ident: str) -> bool:
        """Whether anything is kept under that name."""
        return self.storage.get(KEY + ident) is not None

    def write(self, ident: str, entry: "Entry") -> bool:
        """Keep an entry; returns whether the device let us."""
        return self.storage.put(KEY + ident, entry)

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
        """Take over the one unfinished game of each kind that was kept here before."""
        old = self.storage.get("game:" + game)
        if isinstance(old, dict) and isinstance(old.get("link"), str):
            link, problem = parse_link_far(old["link"])
            if link.game == game and link.moves and not problem:
                made = self.new(link, rescaled(old.get("seats")))
                if self.add(made) is None:
                    return
        if old is not None:
            self.storage.drop("game:" + game)


def arranged(
    found: "list[tuple[str, Entry | None]]", binned: bool = False
) -> "list[tuple[str, Entry]]":
    """Of entries that were read, those that are thrown away or not; the latest first."""
    known = [(name, entry) for name, entry in found if entry and ("binned" in entry) == binned]
    since = "binned" if binned else "changed"
    return sorted(known, key=lambda pair: -pair[1][since])  # type: ignore[literal-required]


def sane(kept: "object") -> "Entry | None":
    """What was kept, if it is an entry whose game can be opened."""
    if not isinstance(kept, dict) or kept.get("v") != VERSION:
        return None
    link = kept.get("link")
    if not isinstance(link, str) or MOVES not in link or len(link) > LONGEST:
        return None
    if not all([type(kept.get(key)) is int for key in ("begun", "changed", "rev")]):
        return None
    if type(kept.get("over")) is not bool or type(kept.get("binned", 0)) is not int:
        return None
    if not isinstance(kept.get("name"), str):
        kept["name"] = ""
    if kept.get("scale") != SCALE:
        kept["seats"], kept["scale"] = rescaled(kept.get("seats")), SCALE
    if not isinstance(kept.get("seats"), dict):
        kept["seats"] = {}
    for key, kind in (("hands", dict), ("names", str), ("date", str)):
        if not isinstance(kept.get(key, kind()), kind):
            del kept[key]
    return kept  # type: ignore[return-value]


def game_of(entry: "Entry") -> str:
    """The id of an entry's game."""
    return entry["link"].split("&")[0].partition("=")[2]


def link_of(entry: "Entry") -> str:
    """The link of a kept game, with what is written about it."""
    notes = entry.get("notes")
    return entry["link"] + "&" + notes if notes and isinstance(notes, str) else entry["link"]


def written(entry: "Entry") -> Node:
    """What is written about a kept game, beside its moves."""
    link = link_of(entry)
    return Node() if link == entry["link"] else planted(parse_link_far(link)[0])


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
