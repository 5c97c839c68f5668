"""Rows in the device's storage, and the entries of kept games that they hold.

An entry is `{"v": 1, "link", "seats", "scale", "name", "begun", "changed", "over", "rev"}`: the
link is the game, the rest a summary; `scale` is the number of the strongest level of `seats`, not
there when it was 5; `begun` and `changed` are milliseconds, `rev` counts its writings. `notes` are
the parts of a link that tell what is written about the game (see `anga.shared.formats.notes`), of
any length; `unread` are former ones of which something could not be read. On a game that somebody
sent, or that began within another, `origin` is the link that it began from. On one that goes to and
fro as a link, `hands` are the names of those who play it, `turn` whose move it is. Of any other, as
far as that was seen here, `mover` is a number of moves and the seat to move after them, `won` the
seats that came first and `why` the slug of the reason. With clocks, `clock` is what they are set
to, and `times` how they stand (`GameClock.to_json`). `helped` are the plies of moves made with
help; a game is `retracted` if moves were taken back. `left` are the seat that a person alone
against computers has given up to one, and the number of moves by then.

A game that was `taken` in from elsewhere, or only written
about, was not played here; `names` and `date` are those of its record, as they stood there. One
that was thrown away is `binned` since then; it is brought back, or dropped for good when people say
so. Nothing here deletes a game but `drop`, and nothing writes over one that it does not know.

What lies on the device is a row: it may come from a later version, from a file, or be damaged.
Whatever of it makes no sense here is left out of the entry that is read, and stays in the row when
that is written again.
"""

from anga.shared.computers import level_of
from kept.settings import rescaled
from state.match import AWAY, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    from state.match import Seats

    class Entry(TypedDict):
        """A kept game."""

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
        helped: NotRequired[list[int]]
        retracted: NotRequired[bool]
        left: NotRequired[tuple[str, int]]  # a list in JSON
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
    "times", "unread", "helped", "retracted", "left",
)  # fmt: skip


def sane(row: "object") -> "Entry | None":
    """The entry in a row, without its invalid parts; None if it is not a game."""
    if not isinstance(row, dict) or row.get("v") != VERSION:
        return None
    link = row.get("link")
    if not isinstance(link, str) or link[: len(GAME)] != GAME or len(link) > LONGEST:
        return None
    if MOVES not in link and not any([row.get(key) for key in ("hands", "notes", "unread")]):
        return None
    if not all([type(row.get(key)) is int for key in COUNTS]):
        return None
    if type(row.get("over")) is not bool or type(row.get("binned", 0)) is not int:
        return None
    entry = {key: row[key] for key in row if _makes_sense(key, row[key])}
    entry["name"] = row["name"] if isinstance(row.get("name"), str) else ""
    entry["seats"], entry["scale"] = _readable(_seats(row)), SCALE
    return entry  # type: ignore[return-value]


def renew_row(row: "object", entry: "Entry") -> "dict[str, object]":
    """The row of an entry, with the unknown parts of its previous row.

    A seat that the entry does not mention stays as it was.
    """
    known = sane(row)
    fresh: "dict[str, object]" = dict(entry)
    if known is None or not isinstance(row, dict):
        return fresh
    for key in row:
        if key not in fresh and (key not in known or not is_known(key)):
            fresh[key] = row[key]
    seats = _seats(row)
    seats.update(entry["seats"])
    fresh["seats"] = seats
    return fresh


def is_known(key: str) -> bool:
    """Whether this version knows a value of that name."""
    return key in KNOWN


def _makes_sense(key: str, value: "object") -> bool:
    """Whether a value is valid for its name; under an unknown name everything is."""
    if key in TEXTS:
        return isinstance(value, str)
    if key == "hands":
        return isinstance(value, dict) and _are_texts([value[seat] for seat in value])
    if key in ("won", "unread"):
        return isinstance(value, list) and _are_texts(value)
    if key == "helped":
        return isinstance(value, list) and all([type(each) is int for each in value])
    if key == "mover":
        return isinstance(value, list) and [type(each) for each in value] == [int, str]
    if key == "left":
        return isinstance(value, list) and [type(each) for each in value] == [str, int]
    return type(value) is bool if key in ("retracted", "taken") else True


def _are_texts(values: "list[object]") -> bool:
    return all([isinstance(value, str) for value in values])


def _seats(row: "dict[str, object]") -> "dict[str, object]":
    """The players of a row, with levels in the current numbering."""
    seats = row.get("seats")
    if row.get("scale", FORMER_SCALE) == FORMER_SCALE:
        return dict(rescaled(seats))
    return dict(seats) if isinstance(seats, dict) else {}


def _readable(seats: "dict[str, object]") -> "Seats":
    """The seats whose players this version knows."""
    known: "Seats" = {}
    for seat, who in seats.items():
        if who in (PERSON, AWAY):
            known[seat] = str(who)
        elif level_of(who):
            known[seat] = who  # type: ignore[assignment]
    return known
