"""The current game's entry on the device; only playing here writes it."""

from anga.shared.computers import level_of
from anga.shared.formats.fragment import format_link
from anga.shared.formats.notes import format_notes
from kept.entries import begins, parse_entry
from kept.lookup import find_game, matching_game
from kept.rows import MOVES, is_known
from kept.summary import TOLD, notes_of, put_clock, put_notes, put_summary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.formats.fragment import Link
    from kept.library import Library
    from kept.rows import Entry
    from kept.settings import Settings
    from state.match import Match, Seats
    from state.ports import Storage

TAB = "saved"  # where the tab keeps the name of its entry
CLAIM = "claim"  # where the device keeps which game's clock or computer began last, in which tab


class Saved:
    """Keeps the current game on the device if it is played here, not if somebody only looks at it.

    `ident` and `entry` are the name and the content of the game's entry, None until it has one. A
    game that is more than a longer or shorter version of the kept one gets an entry of its own.
    `trouble` is the slug of the error when the entry was last written, or "". `unread` is the text
    of the notes if some of them could not be read, else "".
    """

    def __init__(self, library: "Library", tab: "Storage", settings: "Settings") -> None:
        self.library, self.tab, self.settings = library, tab, settings
        self.ident: "str | None" = None
        self.entry: "Entry | None" = None
        self.playing = False  # whether somebody has played here
        self.origin = ""  # the link that the game began from, unless at the start
        self.trouble = self.unread = ""
        self.token = ""  # of this tab, as long as it is open
        self.name = ""  # that the next entry will have, "" for any

    # Opening

    def open(self, link: "Link", ident: str = "") -> "Seats":
        """The players of an opened game, perhaps that of the entry `ident`.

        One's own game continues, a new one begins as usual, and a link from somebody else is for
        the players it names, else for people.
        """
        whole = format_link(link.whole)
        found, entry = find_game(self.library, ident, whole)
        if not entry:
            games = self.library.games(self.settings.game)
            notes = "&".join(format_notes(link))
            found, entry = matching_game(games, whole, notes, self.tab.get(TAB), link.hands)
        self.playing = False
        self._hold(found, entry)
        if self.entry:
            return self.seats(self.entry)
        if link.moves or link.position is not None:
            self.origin = whole
        if link.hands:
            return self.settings.seats_by_link(link)
        if link.computers:
            return self.settings.seats_with_computers(link.computers)
        if self.origin:
            return self.settings.people()
        return self.settings.usual()

    def seats(self, entry: "Entry") -> "Seats":
        """The players of a kept game; in an imported one, people where no computer is named."""
        if not entry.get("taken"):
            return self.settings.sane(entry["seats"])
        known = entry["seats"]
        return self.settings.seats_with_computers(
            {seat: known[seat] for seat in known if level_of(known[seat])}
        )

    def resume(self, ident: str) -> "Entry | None":
        """Continue a kept game; returns its entry, None if it is gone."""
        entry = self.library.read(ident)
        if entry:
            self._hold(ident, entry)
            self.playing = not entry.get("taken")
        return entry

    def begin(self, name: str = "", origin: str = "") -> None:
        """Begin a new game, perhaps from a link; its entry will have the name if one is given."""
        self._hold(None, None)
        self.tab.drop(TAB)
        self.name = name
        self.playing, self.origin = True, origin

    def offer(self) -> "tuple[str, Entry] | None":
        """The latest unfinished game that was not declined."""
        declined = self.library.storage.get("declined:" + self.settings.game)
        for ident, entry in self.library.unfinished(self.settings.game):
            if MOVES in entry["link"] or entry.get("notes"):  # else it was sent, and waits
                return None if ident == declined else (ident, entry)
        return None

    def decline(self, ident: str) -> None:
        """Do not offer a game again while it is the latest; it stays on the device."""
        self.library.storage.put("declined:" + self.settings.game, ident)

    # Playing

    def save_move(self, match: "Match", over: bool) -> None:
        """Save a game after a move was added."""
        if match.free:
            return
        whole = format_link(match.whole)
        if self.entry and self.entry["link"] != whole and begins(whole, self.entry["link"]):
            return  # what is kept goes on from here
        if self.entry and begins(self.entry["link"], whole):
            self._write(whole, match, over)
        elif self.playing and match.moves:  # a position that is over at once is no game
            self.origin = self.entry["link"] if self.entry else self.origin
            self._add(match, over)

    def behind(self, match: "Match") -> bool:
        """Whether the entry of a game by link lacks moves, or has another seat to move."""
        entry = self.entry
        if not entry or not match.by_link or match.turn is None or match.free:
            return False
        whole = format_link(match.whole)
        if entry["link"] == whole:
            return entry.get("turn") != match.turn
        return bool(match.hands) and begins(entry["link"], whole)

    def save_undo(self, before: "Link", match: "Match") -> None:
        """Save a game after moves were taken back; at its start the entry is dropped until a redo.

        An entry with notes, or of a game that was not played here, stays.
        """
        entry = self.entry
        if not entry or entry["link"] != format_link(before.whole) or match.free:
            return
        whole = format_link(match.whole)
        if entry.get("taken"):
            return
        if MOVES in whole:
            self._write(whole, match, over=False)
        elif match.by_link and match.hands:
            self._write(whole, match, over=False)
        elif self.is_ours and not notes_of(whole, match) and all(map(is_known, entry)):
            self.library.drop(str(self.ident))
            entry["link"] = whole

    def save_seats(self, match: "Match") -> None:
        """Save a change of players."""
        whole, entry = format_link(match.whole), self.entry
        if not entry or entry["link"] != whole:
            return
        if match.moves or match.by_link or notes_of(whole, match):
            self._write(whole, match, entry["over"])
        elif self.library.read(str(self.ident)) and self.is_ours:  # it was for who plays elsewhere
            self.library.drop(str(self.ident))
            self._hold(None, None)
            self.playing = True

    def save_players(self, match: "Match") -> None:
        """Save who plays, also if nobody has moved here yet: a seat was left, or a game is sent."""
        if self.entry:
            self.save_seats(match)
        else:
            self._add(match, over=False)

    def save_notes(self, match: "Match") -> None:
        """Save the notes on a game, and with them a game that somebody sent."""
        if match.free:
            return
        whole, entry = format_link(match.whole), self.entry
        if entry and begins(whole, entry["link"]):
            self._annotate(match, entry)
        elif entry and begins(entry["link"], whole):
            self._write(whole, match, over=False)
        elif notes_of(whole, match):
            self.origin = entry["link"] if entry else self.origin
            over = match.seen == len(match.moves) and match.turn is None
            self._add(match, over, taken=not self.playing and not match.by_link)

    # Time

    def save_times(self, match: "Match", always: bool = False) -> None:
        """Save the clocks alone; no other tab has to react.

        If another tab has claimed the game, this one's times are saved `always` or not at all.
        """
        entry, now = self.entry, self.library.read(str(self.ident))
        if not entry or not now or now["rev"] != entry["rev"] or match.free or not match.clock:
            return
        if now["link"] == format_link(match.whole) and (always or not self.is_claimed_elsewhere):
            put_clock(now, match)  # what else is kept may be new, such as its name
            entry["times"] = now["times"]
            self.library.write(str(self.ident), now)

    def claim(self) -> None:
        """Claim the current game for this tab, in which its clock runs or a computer thinks."""
        if self.ident:
            self.token = self.token or self.library.storage.letters()
            claim = [self.ident, self.token]
            if self.library.storage.get(CLAIM) != claim:
                self.library.storage.put(CLAIM, claim)

    @property
    def is_claimed_elsewhere(self) -> bool:
        """Whether another tab claimed the current game last."""
        claim = self.library.storage.get(CLAIM)
        return isinstance(claim, list) and claim[:1] == [self.ident] and claim[1:] != [self.token]

    def other_times(self, match: "Match") -> "Entry | None":
        """The entry of the current game, if another tab has saved times since."""
        entry, now = self.entry, self.library.read(str(self.ident))
        if not entry or not now or now["rev"] != entry["rev"] or not match.clock or match.free:
            return None
        if now.get("times") == entry.get("times") or now["link"] != format_link(match.whole):
            return None
        entry["times"] = now.get("times")
        return now

    def elsewhere(self, ident: str) -> bool:
        """Whether the current game was continued in another tab, as entry `ident`."""
        now = self.library.read(ident) if ident == self.ident else None
        return bool(now and self.entry and now["rev"] != self.entry["rev"])

    def is_over(self, match: "Match") -> bool:
        """Whether the game is kept as one that is over."""
        entry = self.entry
        return bool(entry and entry["over"] and entry["link"] == format_link(match.whole))

    @property
    def is_ours(self) -> bool:
        """Whether no other tab has written the entry since this one did."""
        now, entry = self.library.read(str(self.ident)), self.entry
        if entry and now is None:  # as it is after undo to the start
            return MOVES not in entry["link"]
        return bool(now and entry and now["rev"] == entry["rev"])

    # The device

    def _write(self, whole: str, match: "Match", over: bool) -> None:
        entry = self.entry
        if not entry or self._is_written(entry, whole, match, over):
            return
        if self.is_ours:
            self._renew(self._rewritten(entry, whole, match, over))
        else:
            self.trouble = "kept-apart"
            self._add(match, over, taken=bool(entry.get("taken")) and whole == entry["link"])

    def _is_written(self, entry: "Entry", whole: str, match: "Match", over: bool) -> bool:
        """Whether the entry tells all of a game."""
        seated = self.seats(entry) == match.seats and entry.get("hands", {}) == match.hands
        is_told = not over or "won" in entry or match.seen != len(match.moves)
        same = entry["link"] == whole and entry["over"] == over
        return seated and is_told and same and not self.behind(match)

    def _rewritten(self, entry: "Entry", whole: str, match: "Match", over: bool) -> "Entry":
        """The entry as it is to be for a game as it is now."""
        fresh = self.library.new(match.whole, match.seats, entry.get("origin", ""))
        was = self.seats(entry)
        row = self.library.row(str(self.ident))
        kept = row.get("seats") if isinstance(row, dict) else None
        for seat in kept if isinstance(kept, dict) else []:
            if seat in was and was[seat] == match.seats.get(seat):
                del fresh["seats"][seat]  # whatever sits there, nobody has changed it
        now = self.library.read(str(self.ident))  # it may have been renamed meanwhile
        fresh["name"], fresh["begun"] = (now or entry)["name"], entry["begun"]
        fresh["over"], fresh["rev"], fresh["link"] = over, entry["rev"] + 1, whole
        if entry.get("taken") and whole == entry["link"]:
            fresh["taken"] = True
        for key in TOLD + ("unread",):
            if key in entry:
                fresh[key] = entry[key]  # type: ignore[literal-required]
        put_summary(fresh, match)
        put_clock(fresh, match)
        return fresh

    def _annotate(self, match: "Match", entry: "Entry") -> None:
        """Save the notes on a game, and nothing else."""
        notes = notes_of(entry["link"], match)
        if notes == entry.get("notes", ""):
            return
        if not notes and MOVES not in entry["link"] and not entry.get("unread") and not self.unread:
            if self.is_ours:
                self.library.drop(str(self.ident))
            self._hold(None, None)
            return
        if not self.is_ours:
            self.trouble = "kept-apart"
            self._add(match, entry["over"], taken=bool(entry.get("taken")))
            return
        fresh = self.library.read(str(self.ident)) or entry
        fresh["changed"], fresh["rev"] = self.library.storage.now(), entry["rev"] + 1
        put_notes(fresh, match)
        self._renew(fresh)

    def _renew(self, fresh: "Entry") -> None:
        """Write the entry again."""
        self._save_unread(fresh)
        if self.library.write(str(self.ident), fresh):
            self.entry = self.library.read(str(self.ident))
        else:
            self.trouble = "not-kept"

    def _add(self, match: "Match", over: bool, taken: bool = False) -> None:
        entry = self.library.new(match.whole, match.seats, self.origin)
        entry["over"] = over
        if taken:
            entry["taken"] = True
        put_summary(entry, match)
        put_clock(entry, match)
        self._save_unread(entry)
        ident = self.library.add(entry, self.name)
        if ident:
            self._hold(ident, entry)
            self.playing = not taken
        else:
            self.trouble = "not-kept"

    def _save_unread(self, fresh: "Entry") -> None:
        """Keep earlier notes that could not be read as they were."""
        unread = fresh.get("unread", [])
        if self.unread and self.unread not in unread + [fresh.get("notes")]:
            fresh["unread"] = unread + [self.unread]

    def _hold(self, ident: "str | None", entry: "Entry | None") -> None:
        self.ident, self.entry, self.name = ident, entry, ""
        self.origin = entry.get("origin", "") if entry else ""
        unread = entry is not None and parse_entry(entry)[1] is not None
        self.unread = entry["notes"] if entry and unread else ""
        if ident is not None:
            self.tab.put(TAB, ident)
