"""Premoves: two touches while the computer thinks, played once it has moved.

The legal moves are not known yet, so any own piece may go anywhere; touches that turn out to be a
legal move are made, others are dropped.
"""

from anga.shared.owner import owner
from state.events import SETTLED
from state.selection import Selection, is_option, plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.scene import Choice, Scene
    from session.session import Session
    from state.match import Match

WHOLE = 2  # touches of a move in advance


class Ahead(Selection):
    """The touches of a premove in a position; `made` are the moves of the match so far."""

    def __init__(self, scene: "Scene", seat: str, match: "Match") -> None:
        super().__init__([])
        self.quiet = True
        self.match, self.made = match, list(match.moves)
        self.cells = ["c:" + cell["id"] for cell in scene["cells"]]
        held = [
            "t:%s:%s" % (seat, thing["kind"])
            for hand in scene["hands"]
            if hand["seat"] == seat
            for thing in hand["held"]
            if thing["count"]
        ]
        self.mine = [cell for cell in self.cells if owner(scene, cell) == seat] + held

    @property
    def open(self) -> "list[str]":
        """The cells of own pieces, then all others."""
        if not self.touches:
            return self.mine
        return [] if len(self.touches) == WHOLE else self.cells

    @property
    def forbidden(self) -> "list[str]":
        """Nothing: legality is not known yet."""
        return []

    def touches_with(self, touch: "str | None") -> "list[str] | None":
        """None: previews are not possible yet."""
        return None

    def take(self, touch: str) -> None:
        """Add a touch; a repeated one is taken back with all after it."""
        if touch in self.touches:
            self.touches = self.touches[: self.touches.index(touch)]
        elif touch in self.open:
            self.touches = self.touches + [touch]
        elif touch in self.mine:
            self.touches = [touch]
        else:
            self.touches = []

    def is_of(self, match: "Match") -> bool:
        """Whether nothing was played since."""
        return match is self.match and match.moves == self.made

    def follows(self, match: "Match") -> bool:
        """Whether exactly one move was made since."""
        return match is self.match and match.moves[:-1] == self.made and bool(match.moves)


class Premove:
    """Accepts premoves and plays them; `on` tells whether they are enabled.

    `say` announces a touch in a scene to screen readers.
    """

    def __init__(
        self,
        session: "Session",
        on: "Callable[[], bool]",
        say: "Callable[[Scene, list[str]], None]",
    ) -> None:
        self.session, self.table, self.on, self.say = session, session.table, on, say
        session.on(SETTLED, self._on_settled)

    @property
    def active(self) -> "Ahead | None":
        """The touches for a premove now, or None."""
        ahead = self.table.ahead
        return ahead if ahead is not None and self.table.offered_touches is ahead else None  # type: ignore[return-value]

    def touch(self, touch: str) -> None:
        """Handle a touch while it is not a person's turn."""
        ahead = self.active
        if ahead is None:
            return
        ahead.take(touch)
        self._show(ahead)
        if len(ahead.touches) == WHOLE:
            self.say(self.table.answer["scene"], ahead.touches)

    def cancel(self) -> bool:
        """Cancel the premove; returns whether there was one."""
        ahead = self.active
        if ahead is None or not ahead.touches:
            return False
        ahead.touches = []
        self._show(ahead)
        return True

    def _show(self, ahead: Ahead) -> None:
        self.table.suggested = [ahead.touches] if len(ahead.touches) == WHOLE else []
        self.session.screen.show_touches()

    def _on_settled(self) -> None:
        """React to a settled position: the computer is about to think, or has moved."""
        table, match = self.table, self.table.match
        ahead, table.ahead = table.ahead, None
        seat = self._seat()
        if seat is not None:
            table.ahead = fresh = Ahead(table.answer["scene"], seat, match)
            if isinstance(ahead, Ahead) and ahead.is_of(match):
                fresh.touches = ahead.touches
            self._show(fresh)
        elif isinstance(ahead, Ahead) and ahead.touches and ahead.follows(match):
            if table.mode == "turn" and match.at_last:
                self._make(ahead.touches)

    def _seat(self) -> "str | None":
        """The seat of the only person, if a single computer is to move; else None."""
        table, seats = self.table, self.table.match.seats
        if not self.on() or len(seats) != WHOLE or not table.computer_moves or table.chance:
            return None
        people = self.table.match.people
        return people[0] if len(people) == 1 and not table.match.free else None

    def _make(self, touches: "list[str]") -> None:
        """Play the premove as far as it is legal."""
        session, selection = self.session, self.table.selection
        if len(touches) < WHOLE:
            path = touches if touches[0] in selection.open else []
        else:
            path = complete_path(selection.choices, touches)
        if not path and len(touches) == WHOLE:
            session.screen.notice("premove", lambda: session.words("premove-gone"), brief=True)
        for touch in path:
            if touch not in selection.touches:
                session.touching.touch(touch)


def complete_path(choices: "list[Choice]", touches: "list[str]") -> "list[str]":
    """The path of the one legal move that some touches mean, except for options; [] if none.

    If several moves fit, the touches they share are made, and the rest is asked.
    """
    found = [
        plain(path)
        for choice in choices
        if "forbidden" not in choice
        for path in choice["paths"]
        if [touch for touch in plain(path) if not is_option(touch)] == touches
    ]
    if len(found) < WHOLE:
        return found[0] if found else []
    common: "list[str]" = []
    for place in range(min([len(path) for path in found])):
        if len({path[place] for path in found}) > 1:
            break
        common.append(found[0][place])
    return common
