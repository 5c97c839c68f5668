"""Look-up of the kept game that a link belongs to."""

from kept.entries import begins, is_unfinished, moves_of
from kept.rows import MOVES
from state.match import fork_ply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.library import Library
    from kept.rows import Entry

    Found = tuple[str | None, Entry | None]


def find_game(library: "Library", ident: str, whole: str) -> "Found":
    """The kept game of that name, if a link continues it or is part of it."""
    entry = library.read(ident) if ident else None
    fits = entry and "binned" not in entry and begins(whole, entry["link"])
    return (ident, entry) if fits else (None, None)


def matching_game(
    games: "list[tuple[str, Entry]]",
    whole: str,
    notes: str,
    mine: object,
    hands: "dict[str, str]",
) -> "Found":
    """The kept game that a link continues or is part of; the tab's own one first.

    `whole` is the link without its notes, `notes` are these, `mine` is the name of the tab's game.
    Of several games with the same moves, one with the same notes is preferred. A link that was
    handed over, with names in `hands`, belongs to the longest game that was sent as a link. A link
    without moves belongs to a game only if it has the same notes, if that is the tab's game, or if
    both were handed over with the same names.
    """
    found = [pair for pair in games if begins(whole, pair[1]["link"])]
    if MOVES not in whole:
        found = [pair for pair in found if pair[1]["link"] == whole]
        found = [pair for pair in found if mine == pair[0] or _is_meant(pair[1], notes, hands)]
    if hands and not found:
        return _handed_over(games, whole, hands)
    found.sort(key=lambda pair: (pair[0] != mine, pair[1]["over"]))
    if notes:
        found.sort(key=lambda pair: pair[1].get("notes") != notes)
    return found[0] if found else (None, None)


def _is_meant(entry: "Entry", notes: str, hands: "dict[str, str]") -> bool:
    """Whether a link without moves is that of a kept game, and not of a new one."""
    return entry.get("notes") == notes or bool(hands and entry.get("hands") == hands)


def _handed_over(games: "list[tuple[str, Entry]]", whole: str, hands: "dict[str, str]") -> "Found":
    away = [
        pair
        for pair in games
        if "turn" in pair[1]
        and not (pair[1]["over"] or pair[1].get("taken"))
        and begins(pair[1]["link"], whole)
        and (MOVES in pair[1]["link"] or _is_answered(pair[1].get("hands", {}), hands))
    ]
    away.sort(key=lambda pair: -len(pair[1]["link"]))
    return away[0] if away else (None, None)


def forked_game(
    games: "list[tuple[str, Entry]]", whole: str, hands: "dict[str, str]"
) -> "tuple[str, int]":
    """The game by link that a link leaves, and after how many moves; else "" and 0.

    They have some moves in common, and no player of either has another name in the other.
    """
    longest = ("", 0)
    head, moves = _head(whole), moves_of(whole)
    for ident, entry in games:
        known, ply = entry.get("hands", {}), fork_ply(moves_of(entry["link"]), moves)
        alike = all([hands.get(seat, "") in ("", known[seat]) for seat in known if known[seat]])
        fits = alike and "turn" in entry and is_unfinished(entry) and _head(entry["link"]) == head
        if fits and longest[1] < ply < len(moves):
            longest = (ident, ply)
    return longest


def _head(link: str) -> str:
    """What a link says before its moves: game, rules and position."""
    return link.partition(MOVES)[0]


def _is_answered(sent: "dict[str, str]", hands: "dict[str, str]") -> bool:
    """Whether a link may answer one that was sent with these names, and no moves to tell it by."""
    return all([hands.get(seat) == sent[seat] for seat in sent if sent[seat]])
