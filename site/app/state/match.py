"""The game on the page: its record, the ply shown, who plays each seat. No browser in here."""

from anga.shared.clock_setting import sane_clock
from anga.shared.computers import level_of
from anga.shared.ends import format_end, parse_end, winners
from anga.shared.formats.fragment import Link, format_hands, format_seats
from anga.shared.formats.notes import (
    along,
    build_tree,
    ensure_node,
    format_notes,
    note,
    plant,
    trim,
)
from anga.shared.game_clock import GameClock
from anga.shared.game_tree import GameTree, Node, format_game
from anga.shared.requests import make_request

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from anga.shared.answers import HistoryEntry, Request
    from anga.shared.ends import End
    from state.retried import Retried

    Who: TypeAlias = str | int  # PERSON, AWAY or a computer
    Seats: TypeAlias = dict[str, Who]

PERSON = "person"
AWAY = "away"  # somebody who gets the game as a link
PEOPLE = ""  # no seat, so whoever is there


class Match:
    """A record that grows and shrinks, and the players of its seats.

    `seats` maps each seat to PERSON, AWAY or a computer's level and style. `redo` holds the moves
    that were taken back, the next one first; `whose` are the seats that made all moves and these,
    as far as that is known. `end` is an end outside the rules, as a link spells it. `clock` is None
    where there is none. `root` is the root of the tree of lines, comments and drawings. A `free`
    match is an analysis: it is not kept, its link has its `trunk` as the main line, and from the
    original game, `studied`, what no moves tell; its `own` seats are those of people there.

    A match is made from a link; one that is kept then recalls what the link does not tell. A match
    that came as a link and has no seat taken yet is `unseated`; it `invites` who opened it if it is
    not kept here. `helped` are the plies, from 0, of moves that people made with the help of a hint
    or of the known solution; the game is `retracted` if any of its moves were taken back. The first
    `dealt` moves laid the pieces out; they are taken back together. `reached` are, by ply from 0,
    the levels that computers' moves came to by the positions looked at, which on a slow device are
    lower. `left` are the seat that a person alone against computers has given up to one, and the
    number of moves by then. `retried` is the task of a game begun before a mistake.
    """

    def __init__(
        self, link: "Link", seats: "Seats", dealt: int = 0, unseated: bool = False
    ) -> None:
        self.game = link.game
        self.rules = link.rules
        self.position = link.position
        self.moves = list(link.moves)
        self.shown = len(self.moves) if link.ply is None else link.ply
        self.seats = seats
        self.computers, self.bottom, self.question = link.computers, link.bottom, link.question
        self.hands = link.hands
        self.end = link.end
        self.clock: "GameClock | None" = None
        self.wind(link.clock)
        self.free = False
        self.trunk: "list[str]" = []
        self.studied: "Match | None" = None
        self.own: "list[str]" = []
        self.root = build_tree(link) if format_notes(link) else Node()
        trim(self.root, self.moves)
        self.unseated = unseated
        self.invites = False
        self.helped: "list[int]" = []
        self.retracted = False
        self.left: "tuple[str, int] | None" = None
        self.retried: "Retried | None" = None
        self.dealt = dealt
        self.reached: "dict[int, int]" = {}
        self.redo: "list[str]" = []
        self.withdrawn = ""  # the end outside the rules that was taken back, after all of these
        self.whose: "list[str | None]" = []
        self.turn: "str | None" = None  # whose move it is at the end, as far as that is known
        self.seen = -1  # the number of moves after which that was seen
        self.won: "list[str]" = []  # who came first then, and why
        self.why = ""

    @property
    def link(self) -> "Link":
        """The link of this game, with the ply shown and everything that came with it."""
        link = self.shared_link
        link.ply = min(self.shown, fork_ply(self.moves, link.moves))
        return link

    @property
    def shared_link(self) -> "Link":
        """The link of this game for sharing, which shows the last ply."""
        link = self.whole
        link.computers, link.bottom, link.question = self.computers, self.bottom, self.question
        link.hands, link.clock = self.hands, (self.studied or self).clock_setting
        note(link, self.root)
        return link

    def wind(self, text: str, kept: object = None) -> None:
        """Set the clocks, with the times that were kept."""
        text = sane_clock(text, list(self.seats))
        self.clock = GameClock(text, list(self.seats), len(self.moves)) if text else None
        if self.clock and kept:
            self.clock.resume(kept)

    def recall(
        self,
        root: "Node",
        hands: "dict[str, str]",
        clock: str,
        times: object,
        helped: "Sequence[int]" = (),
        retracted: bool = False,
        left: "tuple[str, int] | None" = None,
    ) -> None:
        """Have what was kept: all that is written, who plays elsewhere, times, help, who left.

        Who that is goes before it if the link tells; whoever plays here sits already.
        """
        self.helped, self.retracted, self.left = list(helped), retracted, left
        self.root, self.hands, self.unseated = root, self.hands or hands, False
        self.bottom = "" if self.hands else self.bottom  # a link by link may be for another seat
        self.wind(clock, times)

    def recall_taken_back(
        self, redo: "Sequence[str]", whose: "Sequence[str | None]", withdrawn: str
    ) -> None:
        """Have what was taken back again: the moves, who made all of them, and an end."""
        self.redo, self.whose, self.withdrawn = list(redo), list(whose), withdrawn
        self.retracted = True

    def go_on(self, before: "Match") -> None:
        """Take over the game tree of another match, with its notes."""
        self.root = before.root

    def repaired(self, rules: str, position: "str | None", moves: "Sequence[str]") -> "Match":
        """The match with valid rules, start and moves; its clocks go on."""
        link = self.shared_link
        link.rules, link.position, link.moves, link.end = rules, position, list(moves), ""
        fresh = self._copy(link, self.seats)
        fresh.free, fresh.trunk, fresh.studied = self.free, self.trunk, self.studied
        fresh.own = self.own
        if fresh.clock and self.clock:
            fresh.clock.resume(self.clock.to_json())
        fresh.show(self.shown)
        return fresh

    def copy_for_study(self) -> "Match":
        """A free match at the position shown, with the same tree of lines and notes."""
        link = Link(self.game, self.rules, self.position, list(self.moves), self.shown)
        link.bottom, link.computers = self.bottom, self.computers
        link.hands, link.question = self.hands, self.question
        free = self._copy(link, {seat: PERSON for seat in self.seats})
        free.free, free.trunk, free.studied = True, list(self.moves), self
        free.own = self.people
        ensure_node(free.root, free.moves)
        return free

    def _copy(self, link: "Link", seats: "Seats") -> "Match":
        """A match with the same tree of lines and notes."""
        copy = Match(link, seats)
        copy.root, copy.unseated, copy.helped = self.root, self.unseated, list(self.helped)
        copy.invites = self.invites
        copy.retracted, copy.left = self.retracted, self.left
        return copy

    def follow(self, line: "list[str]") -> None:
        """Switch to another line of a match under analysis."""
        self.moves, self.redo = list(line), []

    def promote(self, line: "list[str]") -> None:
        """Make a line of a match under analysis its main line."""
        self.trunk, self.studied = list(line), None

    def write(self, text: str) -> None:
        """Say something of the position shown."""
        here = self._reach()
        here.comment = text

    def draw(self, drawing: str) -> None:
        """Draw an arrow or a circle on the position shown, or no longer."""
        here = self._reach()
        kept = [each for each in here.drawings if each != drawing]
        here.drawings = kept + ([] if drawing in here.drawings else [drawing])

    def wipe(self) -> bool:
        """Take everything that is drawn from the position shown; whether something is written."""
        here = self.here
        if here:
            here.drawings = []
        return here is not None

    def _reach(self) -> "Node":
        """The position shown in the tree of all that is written, where it may be new."""
        return ensure_node(self.root, self.moves[: self.shown])[-1]

    @property
    def clock_setting(self) -> str:
        """The clock setting, "" for none."""
        return self.clock.text if self.clock else ""

    @property
    def here(self) -> "Node | None":
        """The node of the position shown, None if it has no notes."""
        nodes = along(self.root, self.moves[: self.shown])
        return nodes[-1] if len(nodes) == self.shown + 1 else None

    @property
    def whole(self) -> "Link":
        """The link of this game alone, with its end, which shows its last ply."""
        main = self.trunk if self.free else self.moves
        link = Link(self.game, self.rules, self.position, main)
        link.end = (self.studied or self).end
        return link

    @property
    def tree(self) -> "GameTree":
        """The game as a tree: players, end, and all lines and notes."""
        link = self.shared_link
        link.computers = self.seated_computers
        return as_tree(link)

    def record_text(self) -> str:
        """The record as text."""
        return format_game(self.tree)

    def sit(self, seat: str, who: "Who") -> None:
        """Change the player of a seat, also in a link that names players."""
        self.seats[seat] = who
        if self.computers:
            self.computers = self.seated_computers
        if self.by_link:
            self.hand_over("")
        else:
            self.hands = {}

    @property
    def players(self) -> "Seats":
        """Who plays the seats, or did until the only person left."""
        seats = dict(self.seats)
        if self.left and not self.people:
            seats[self.left[0]] = PERSON
        return seats

    def come_back(self) -> None:
        """Give the seat that the only person has left back to that person."""
        if self.left:
            seat = self.left[0]
            self.sit(seat, self.players[seat])
            self.left = None

    @property
    def seated_computers(self) -> "dict[str, Who]":
        """The computers, by seat."""
        return {s: self.seats[s] for s in self.seats if self.seats[s] not in (PERSON, AWAY)}

    @property
    def levels(self) -> "dict[str, int]":
        """The levels of computers, by seat."""
        found = self.seated_computers
        return {seat: level_of(found[seat]) or 0 for seat in found}

    @property
    def people(self) -> "list[str]":
        """The seats of all people here, in no order."""
        return [seat for seat in self.seats if self.is_person(seat)]

    @property
    def alone(self) -> "str | None":
        """The seat of the only person here, where computers or people elsewhere play all others."""
        people = self.people
        return people[0] if len(people) == 1 and len(self.seats) > 1 else None

    @property
    def is_done(self) -> bool:
        """Whether the game is over, or the only person in it has left."""
        over = bool(self.end) or (self.seen == len(self.moves) and self.turn is None)
        return over or (self.left is not None and self.alone is None)

    def has_turn(self, link: "Link") -> bool:
        """Whether a link is of this game as it stands, or as it stood a number of moves ago."""
        return self._starts_as(link) and self.moves[: len(link.moves)] == link.moves

    def begins(self, link: "Link") -> bool:
        """Whether a link is of this game as it stands, or with more moves."""
        return self._starts_as(link) and link.moves[: len(self.moves)] == self.moves

    def _starts_as(self, link: "Link") -> bool:
        return (link.rules, link.position) == (self.rules, self.position)

    @property
    def listener(self) -> "str | None":
        """The seat of the only person here, to whom texts say “you”; nobody’s in an analysis."""
        return None if self.free else self.alone

    @property
    def by_link(self) -> bool:
        """Whether a player is elsewhere."""
        return bool(self.away)

    @property
    def away(self) -> "list[str]":
        """The seats of players elsewhere."""
        return [seat for seat in self.seats if self.is_away(seat)]

    def is_away(self, seat: "str | None") -> bool:
        """Whether a seat's player is elsewhere."""
        return seat is not None and self.seats.get(seat) == AWAY

    @property
    def sent_link(self) -> "Link":
        """The link to send; before the first move it names the seat of whoever gets it, if known.

        That is the seat to move, else the only one that is free.
        """
        link = self.shared_link
        away = [str(self.turn)] if self.is_away(self.turn) else self.away
        if len(away) == 1 and not self.moves:
            link.bottom = away[0]
        return link

    @property
    def free_seat(self) -> str:
        """The only seat by link whose player has given no name, else ""."""
        free = [seat for seat in self.hands if not self.hands[seat]]
        return free[0] if len(free) == 1 else ""

    @property
    def invited_seat(self) -> str:
        """The seat that a link sent before the first move has for whoever opens it, else ""."""
        seat = self.bottom if self.bottom in self.hands else self.free_seat
        return "" if self.moves else seat

    def hand_over(self, name: str, names: "dict[str, str] | None" = None) -> None:
        """Put the players into the link before it is sent.

        `name` is that of the person here, if given; `names` are those of all, else as before.
        """
        people = [seat for seat in self.seats if self.seats[seat] in (PERSON, AWAY)]
        known = names or self.hands
        self.hands = {seat: known.get(seat, "") for seat in people}
        if name:
            for seat in people:
                if self.is_person(seat):
                    self.hands[seat] = name
        self.name_computers()

    def name_computers(self) -> bool:
        """Put the computers into the link; returns whether they were not there before."""
        before, self.computers = self.computers, self.seated_computers
        return self.computers != before

    def sit_down(self, turn: "str | None", name: "str | None" = None) -> None:
        """Give the seat to move to the person who opened a link that was sent.

        Before the first move it is the seat that is free, if only one is. If that person is called
        `name`, a seat of somebody with another name is not given before it is claimed.
        """
        self.turn = turn
        if self.unseated and turn is not None:
            if not self.invited_seat and not self.moves and len(self.seats) > 2:
                return
            if name is None or self.hands.get(self._offered_seat, "") in ("", name):
                self.claim()

    def claim(self) -> None:
        """Give the person here the seat that a link has for whoever opens it."""
        seat, self.unseated = self._offered_seat, False
        if self.is_away(seat):
            self.seats[seat] = PERSON
        if seat == self.bottom:  # where this seat is anyway; others see the board from theirs
            self.bottom = ""

    @property
    def asked_for(self) -> str:
        """The seat to move that somebody of another name has, if nobody sits here yet; or ""."""
        seat = self._offered_seat if self.unseated else ""
        return seat if self.hands.get(seat) else ""

    @property
    def _offered_seat(self) -> str:
        return self.invited_seat or self.turn or ""

    @property
    def at_last(self) -> bool:
        """Whether the last position is shown."""
        return self.shown == len(self.moves)

    @property
    def at_start(self) -> bool:
        """Whether this is the usual start without moves, which is known without the engine."""
        return not self.moves and not self.rules and self.position is None

    def request(self, cmd: str, whole: bool = False) -> "Request":
        """A request to the engine about the position shown, or about the whole game."""
        moves = self.moves if whole else self.moves[: self.shown]
        return make_request(cmd, self.game, self.rules, self.position, moves)

    def see(self, turn: "str | None", placings: "dict[str, int] | None", why: "str | None") -> None:
        """Note whose move it is in the last position, or who came first and why."""
        self.turn, self.seen, self.why = turn, len(self.moves), why or ""
        self.won = winners(placings or {})

    def play(self, move: str, helped: bool = False) -> None:
        """Add a move at the ply shown, perhaps one made with help; later moves are dropped."""
        again = self.at_last and self.redo[:1] == [move]
        if not again:
            self.helped = [ply for ply in self.helped if ply < self.shown]
            self.withdrawn = ""
        if helped and self.shown not in self.helped:
            self.helped.append(self.shown)
        self.redo = self.redo[1:] if again else []
        self.retracted = self.shown > 0 and (self.retracted or not self.at_last)
        if self.clock and not again:
            self.clock.truncate(self.shown)
        self.moves = self.moves[: self.shown] + [move]
        self.shown = len(self.moves)
        self.end = ""

    def note_reached(self, ply: int, level: "int | None") -> None:
        """Note the level that a computer's move came to by its positions, None if unknown."""
        self.reached.pop(ply, None)
        if level is not None:
            self.reached[ply] = level

    def finish(self, end: "End") -> None:
        """End the game outside the rules."""
        self.end, self.redo, self.withdrawn = format_end(end), [], ""

    def show(self, ply: int) -> None:
        """Show another ply."""
        self.shown = max(0, min(ply, len(self.moves)))

    def truncate(self, turns: "Sequence[str | None]" = ()) -> None:
        """Drop the moves after the ply shown; they can be redone.

        `turns` are the seats that made the moves, as in `undo`.
        """
        made = len(self.moves)
        if len(turns) >= made:
            self.whose = list(turns[:made]) + self.whose[made : made + len(self.redo)]
        else:
            self.whose = []
        self.redo = self.moves[self.shown :] + self.redo
        self.moves = self.moves[: self.shown]
        self.retracted = True
        self.end = ""

    def can_undo(self, turns: "Sequence[str | None]") -> bool:
        """Whether `undo` would take anything back: never an end that came from elsewhere."""
        if self.end:
            return not self._is_end_from_elsewhere
        return self._last_of_person(turns) is not None

    @property
    def _is_end_from_elsewhere(self) -> bool:
        """Whether somebody elsewhere has resigned in a game by link, or has run out of time."""
        end = parse_end(self.end)
        return end is not None and self.is_away(end.seat)

    def undo(self, turns: "Sequence[str | None]") -> bool:
        """Take back moves until a person is to move; returns whether anything was taken back.

        `turns` are the seats that made the moves, None for a roll, which is not taken back alone.
        An end outside the rules is taken back alone.
        """
        if self.end and not self._is_end_from_elsewhere:
            self.end, self.withdrawn, self.retracted = "", self.end, True
            self.show(len(self.moves))
            self._turn_back()
            return True
        keep = None if self.end else self._last_of_person(turns)
        if keep is None:
            return False
        if len(self.moves) <= self.dealt:
            keep = self.dealt = 0
        self.shown = keep
        self.truncate(turns)
        self._turn_back()
        return True

    def _turn_back(self) -> None:
        """Set the clocks back to the position shown."""
        if self.clock:
            self.clock.rewind(len(self.moves))

    @property
    def can_redo(self) -> bool:
        """Whether `redo_move` would bring anything again."""
        return not self.end and bool(self.redo or self.withdrawn)

    def redo_move(self) -> bool:
        """Redo moves until a person is to move, or an end; returns whether there was any."""
        if not self.can_redo:
            return False
        self.show(len(self.moves))
        if not self.redo:
            self.end, self.withdrawn = self.withdrawn, ""
            return True
        self.play(self.redo[0])
        while self.redo and not self._was_persons(len(self.moves)):
            self.play(self.redo[0])
        return True

    def _was_persons(self, ply: int) -> bool:
        """Whether a person made a move; True also if that is unknown, or if no person plays."""
        if ply >= len(self.whose) or not self.people:
            return True
        return self.whose[ply] is not None and self.is_person(self.whose[ply])

    def is_person(self, seat: "str | None") -> bool:
        """Whether a person plays a seat."""
        return seat is None or bool(self.seats.get(seat, PERSON) == PERSON)

    def _last_of_person(self, turns: "Sequence[str | None]") -> "int | None":
        """The latest earlier ply at which a person moved; the last ply if no person plays.

        None if there is none, if it is not known yet who made each move, or if somebody elsewhere
        has moved since, who would know nothing of it.
        """
        made = len(self.moves)
        if len(turns) < made:
            return None
        if 0 < made <= self.dealt:
            return 0
        for ply in range(made - 1, -1, -1):
            if self.is_away(turns[ply]):
                return None
            if turns[ply] is not None and self.is_person(turns[ply]):
                return ply
        return made - 1 if made and not self.people else None


def as_tree(link: "Link") -> "GameTree":
    """The game tree of a link, with its players, lines and notes."""
    headers = {"game": link.game, "rules": link.rules, "position": link.position or ""}
    headers["seats"], headers["names"] = format_seats(link.computers), format_hands(link.hands)
    headers["end"], headers["clock"] = link.end, link.clock
    tree = GameTree(headers)
    plant(tree, link)
    return tree


def fork_ply(line: "Sequence[str]", other: "Sequence[str]") -> int:
    """The first ply at which two lines differ."""
    ply = 0
    while ply < len(line) and ply < len(other) and line[ply] == other[ply]:
        ply += 1
    return ply


def deciders(history: "list[HistoryEntry]", physical: bool) -> "list[str | None]":
    """The seat that chose each ply; None for a dice roll, PEOPLE for a roll entered by hand."""
    return [(PEOPLE if physical else None) if "faces" in e else e["seat"] for e in history]
