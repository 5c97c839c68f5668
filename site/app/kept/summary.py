"""An entry's summary of its game, taken from the current match."""

from anga.shared.formats.fragment import parse_link_far
from anga.shared.formats.notes import format_notes, note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.rows import Entry
    from state.match import Match

TOLD = ("names", "date")  # of a record that was taken in, as they stood there


def put_summary(entry: "Entry", match: "Match") -> None:
    """Set an entry's seat to move or winners, players by link, help, who left, and notes."""
    if match.seen == len(match.moves):
        if entry["over"]:
            entry["won"], entry["why"] = match.won, match.why
        elif match.turn is not None:
            entry["mover"] = [match.seen, match.turn]
    if match.by_link:
        entry["hands"] = match.hands
        if match.turn is not None:
            entry["turn"] = match.turn
    if match.helped:
        entry["helped"] = match.helped
    if match.retracted:
        entry["retracted"] = True
    if match.left:
        entry["left"] = match.left
    put_notes(entry, match)


def put_notes(entry: "Entry", match: "Match") -> None:
    """Set an entry's notes."""
    notes = notes_of(entry["link"], match)
    if notes:
        entry["notes"] = notes
    else:
        entry.pop("notes", None)


def put_clock(entry: "Entry", match: "Match") -> None:
    """Set an entry's clock setting and times."""
    if match.clock:
        entry["clock"], entry["times"] = match.clock.text, match.clock.to_json()


def notes_of(whole: str, match: "Match") -> str:
    """The notes on a game as parts of its link, without its limit of length."""
    link = parse_link_far(whole)[0]
    note(link, match.root)
    return "&".join(format_notes(link))
