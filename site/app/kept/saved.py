"""The game on the table among those that the device keeps: only playing here writes anything."""

from anga.shared.fragment import Link, format_link
from anga.shared.notes import format_notes, note
from kept.library import MOVES, TOLD, begins

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.library import Entry, Library
    from kept.settings import Settings
    from state.match import Match, Seats
    from state.ports import Storage

TAB = "saved"  # where the tab keeps the name of its entry


class Saved:
    """Keeps the game that is played here, and none that is only looked at.

    `ident` and `entry` are those of the game that is gone on with, None as long as there is none.
    Whatever would replace a game that is not simply shorter or longer is kept beside it: under a
    new name. `trouble` is the slug of what has to be said of the last writing, or "".
    """

    def __init__(self, library: "Library", tab: "Storage", settings: "Settings") -> None:
        self.library, self.tab, self.settings = library, tab, settings
        self.ident: "str | None" = None
        self.entry: "Entry | None" = None
        self.playing = False  # whether somebody has played here, and not only looked
        self.origin = ""  # the link that somebody sent
        self.trouble = ""

    # Opening

    def open(self, link: "Link") -> "Seats":
        """Who plays a game that is opened.

        Our own goes on as it was, a new one begins as usual, somebody's link is for those whom it
        seats, else for people.
        """
        whole = _whole(link)
        self.ident, self.entry = self._known(whole, "&".join(format_notes(link)), bool(link.hands))
        self.playing, self.origin = False, ""
        if self.entry:
            return self.seats(self.entry)
        if link.moves or link.position is not None:
            self.origin = whole
        if link.hands:
            return self.settings.handed(link)
        if link.computers:
            return self.settings.seated(link.computers)
        if self.origin:
            return self.settings.people()
        return self.settings.usual()

    def seats(self, entry: "Entry") -> "Seats":
        """Who plays a kept game; of one that was taken in, people do where no computer is told."""
        if not entry.get("taken"):
            return self.settings.sane(entry["seats"])
        known = entry["seats"]
        return self.settings.seated({s: int(known[s]) for s in known if type(known[s]) is int})

    def resume(self, ident: str) -> "Entry | None":
        """Go on with a kept game; None if it is there no longer."""
        entry = self.library.read(ident)
        if entry:
            self._hold(ident, entry)
        return entry

    def begin(self) -> None:
        """A new game begins here."""
        self.ident = self.entry = None
        self.playing, self.origin = True, ""

    def offer(self) -> "tuple[str, Entry] | None":
        """The latest unfinished game that was not declined."""
        declined = self.library.storage.get("declined:" + self.settings.game)
        for ident, entry in self.library.unfinished(self.settings.game):
            return None if ident == declined else (ident, entry)
        return None

    def decline(self, ident: str) -> None:
        """Do not offer a game again as long as it is the latest; it stays on the device."""
        self.library.storage.put("declined:" + self.settings.game, ident)

    # Playing

    def moved(self, match: "Match", over: bool) -> None:
        """A move was added to the game."""
        if match.free:
            return
        whole = _whole(match.whole)
        if self.entry and self.entry["link"] != whole and begins(whole, self.entry["link"]):
            return  # what is kept goes on from here
        if self.entry and begins(self.entry["link"], whole):
            self._write(whole, match, over)
        elif self.playing:
            self.origin = self.entry["link"] if self.entry else self.origin
            self._add(match, over)

    def behind(self, match: "Match") -> bool:
        """Whether what is kept of a game by link lacks moves, or tells another turn."""
        entry = self.entry
        if not entry or not match.by_link or match.turn is None or match.free:
            return False
        whole = _whole(match.whole)
        if entry["link"] == whole:
            return entry.get("turn") != match.turn
        return bool(match.hands) and begins(entry["link"], whole)

    def undone(self, before: "Link", match: "Match") -> None:
        """Moves were taken back; at the start nothing is left to keep, until they come again."""
        if not self.entry or self.entry["link"] != _whole(before) or match.free:
            return
        whole = _whole(match.whole)
        if MOVES in whole:
            self._write(whole, match, over=False)
        elif self._is_ours():
            self.library.drop(str(self.ident))
            self.entry["link"] = whole

    def seated(self, match: "Match") -> None:
        """Somebody else plays a seat of the game from now on."""
        if self.entry and self.entry["link"] == _whole(match.whole) and match.moves:
            self._write(self.entry["link"], match, self.entry["over"])

    def timed(self, match: "Match") -> None:
        """Time has passed, and nothing else happened: no other tab has to mind."""
        entry, now = self.entry, self.library.read(str(self.ident))
        if not entry or not now or now["rev"] != entry["rev"] or match.free or not match.clock:
            return
        if now["link"] == _whole(match.whole):
            _tell_clock(now, match)  # what else is kept may be new, such as its name
            self.library.write(str(self.ident), now)

    def noted(self, match: "Match") -> None:
        """Something was written about the game."""
        if self.entry and self.entry["link"] == _whole(match.whole) and not match.free:
            self._write(self.entry["link"], match, self.entry["over"])

    def elsewhere(self, ident: str) -> bool:
        """Whether the game on the table has been played on in another tab, as entry `ident`."""
        now = self.library.read(ident) if ident == self.ident else None
        return bool(now and self.entry and now["rev"] != self.entry["rev"])

    # The device

    def _known(self, whole: str, notes: str, handed: bool) -> "tuple[str | None, Entry | None]":
        """The kept game that a link leads to or back into; this tab's before any other.

        Of several that went alike, a link that tells notes leads to the one of which they are.
        A link that was handed over goes on from the longest game that went away as a link.
        """
        if MOVES not in whole:
            return None, None
        mine = self.tab.get(TAB)
        games = [
            pair
            for pair in self.library.games(self.settings.game)
            if begins(whole, pair[1]["link"])
        ]
        if handed and not games:
            games = [
                pair
                for pair in self.library.unfinished(self.settings.game)
                if "turn" in pair[1] and begins(pair[1]["link"], whole)
            ]
            games.sort(key=lambda pair: -len(pair[1]["link"]))
            return games[0] if games else (None, None)
        games.sort(key=lambda pair: (pair[0] != mine, pair[1]["over"]))
        if notes:
            games.sort(key=lambda pair: pair[1].get("notes") != notes)
        return games[0] if games else (None, None)

    def _is_ours(self) -> bool:
        """Whether nobody has written the entry since we did."""
        now, entry = self.library.read(str(self.ident)), self.entry
        if entry and MOVES not in entry["link"]:
            return now is None
        return bool(now and entry and now["rev"] == entry["rev"])

    def _write(self, whole: str, match: "Match", over: bool) -> None:
        entry = self.entry
        if not entry:
            return
        same = entry["seats"] == match.seats and entry.get("hands", {}) == match.hands
        same = same and not self.behind(match)
        same = same and entry.get("notes", "") == _notes(match)
        if same and entry["link"] == whole and entry["over"] == over:
            return
        if not self._is_ours():
            self.trouble = "kept-apart"
            self._add(match, over)
            return
        fresh = self.library.new(match.whole, match.seats, entry.get("origin", ""))
        now = self.library.read(str(self.ident))  # it may have been renamed meanwhile
        fresh["name"], fresh["begun"] = (now or entry)["name"], entry["begun"]
        fresh["over"], fresh["rev"] = over, entry["rev"] + 1
        for key in TOLD:
            if key in entry:
                fresh[key] = entry[key]  # type: ignore[literal-required]
        _tell(fresh, match)
        _tell_clock(fresh, match)
        if self.library.write(str(self.ident), fresh):
            self.entry = fresh
        else:
            self.trouble = "not-kept"

    def _add(self, match: "Match", over: bool) -> None:
        entry = self.library.new(match.whole, match.seats, self.origin)
        entry["over"] = over
        _tell(entry, match)
        _tell_clock(entry, match)
        ident = self.library.add(entry)
        if ident:
            self._hold(ident, entry)
        else:
            self.trouble = "not-kept"

    def _hold(self, ident: str, entry: "Entry") -> None:
        self.ident, self.entry, self.playing = ident, entry, True
        self.tab.put(TAB, ident)


def _whole(link: "Link") -> str:
    """The game of a link as text, with its end: without the ply that it shows, or other things."""
    alone = Link(link.game, link.rules, link.position, link.moves)
    alone.end = link.end
    return format_link(alone)


def _tell(entry: "Entry", match: "Match") -> None:
    """Keep of a game who is to move or who has won, who plays one by link, what is written."""
    if match.seen == len(match.moves):
        if entry["over"]:
            entry["won"], entry["why"] = match.won, match.why
        elif match.turn is not None:
            entry["mover"] = [match.seen, match.turn]
    if match.by_link and match.turn is not None:
        entry["hands"], entry["turn"] = match.hands, match.turn
    notes = _notes(match)
    if notes:
        entry["notes"] = notes


def _tell_clock(entry: "Entry", match: "Match") -> None:
    """Keep what the clocks are set to, and how they stand."""
    if match.clock:
        entry["clock"], entry["times"] = match.clock.text, match.clock.kept()


def _notes(match: "Match") -> str:
    """What is written about a game, as parts of its link."""
    link = match.whole
    note(link, match.root)
    return "&".join(format_notes(link))
