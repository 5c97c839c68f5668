"""The games kept on this device: one value a game, by which it can be gone on with.

An entry is `{"v": 1, "link", "seats", "scale", "name", "begun", "changed", "over", "rev"}`: the
link is the game, the rest a summary; `scale` is the number of the strongest level of `seats`, not
there when it was 5; `begun` and `changed` are milliseconds, `rev` counts its writings. On a game
that somebody sent, `origin` is the link that it began from. On one that goes to and fro as a link,
`hands` are the names of those who play it, `turn` whose move it is. Nothing here deletes a game but
`drop`, and nothing writes over one that it does not know.
"""

from anga.shared.fragment import format_link, parse_link_far
from session.match import AWAY
from session.settings import rescaled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    from anga.shared.fragment import Link
    from session.match import Seats
    from session.ports import Storage

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


VERSION = 1
SCALE = 10
KEY = "saved:"
HERE, THERE = "here", "there"
MOVES, END = "&m=", "&e="
LONGEST = 100_000  # characters of a link


class Library:
    """Reads and writes entries; what cannot be understood is passed over and left alone."""

    def __init__(self, storage: "Storage") -> None:
        self.storage = storage

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
        found = [(key[len(KEY) :], self.read(key[len(KEY) :])) for key in self.storage.keys(KEY)]
        known = [(name, entry) for name, entry in found if entry and game_of(entry) == game]
        return sorted(known, key=lambda pair: -pair[1]["changed"])

    def played(self, game: str) -> bool:
        """Whether a game was ever played on this device, as far as the device remembers."""
        kept = [self.storage.get(key + game) for key in ("players:", "seats:")]
        return bool(self.games(game)) or kept != [None, None]

    def unfinished(self, game: str) -> "list[tuple[str, Entry]]":
        """Those of them that are not over."""
        return [pair for pair in self.games(game) if not pair[1]["over"]]

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


def sane(kept: "object") -> "Entry | None":
    """What was kept, if it is an entry whose game can be opened."""
    if not isinstance(kept, dict) or kept.get("v") != VERSION:
        return None
    link = kept.get("link")
    if not isinstance(link, str) or MOVES not in link or len(link) > LONGEST:
        return None
    if not all([type(kept.get(key)) is int for key in ("begun", "changed", "rev")]):
        return None
    if type(kept.get("over")) is not bool:
        return None
    if kept.get("scale") != SCALE:
        kept["seats"], kept["scale"] = rescaled(kept.get("seats")), SCALE
    return kept  # type: ignore[return-value]


def game_of(entry: "Entry") -> str:
    """The id of an entry's game."""
    return entry["link"].split("&")[0].partition("=")[2]


def plies(entry: "Entry") -> int:
    """How many moves an entry has."""
    moves = entry["link"].partition(MOVES)[2].split("&")[0]
    return len(moves.split(".")) if moves else 0


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
