"""Analysis: every seat free, the engine thinking about whatever position is shown."""

from anga.shared.fragment import Link
from session.match import PERSON, Match
from session.overhearing import overhear
from study.variations import Variations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import Request
    from anga.shared.thoughts import AnalyseAnswer
    from session.ports import Tasks
    from session.session import Session

LINES = 3
MOST = 120  # seconds that one position is thought about


class Analysis:
    """The game on the table is left as it is; a free copy of it takes its place meanwhile.

    `found` is what is known so far of the position shown, `resting` whether nothing more is thought
    about, `variations` what was tried; `changed` is called whenever any of them is another.
    """

    def __init__(self, session: "Session", tasks: "Tasks", changed: "Callable[[], None]") -> None:
        self.session, self.table, self.tasks = session, session.table, tasks
        self.changed = changed
        self.left: "Match | None" = None
        self.variations = Variations([])
        self.found: "AnalyseAnswer | None" = None
        self.resting = False
        self.asked: "Request | None" = None

    @property
    def on(self) -> bool:
        """Whether the match on the table is only studied."""
        return self.table.match.free

    def toggle(self) -> None:
        """Begin, or go back to the game."""
        if self.on:
            self.close()
        elif self.session.engine.ready and not self.session.setup.active:
            self.open()

    def open(self) -> None:
        """Study the game from the position shown."""
        match = self.left = self.table.match
        link = Link(match.game, match.rules, match.position, list(match.moves), match.shown)
        link.bottom = match.bottom
        free = Match(link, {seat: PERSON for seat in match.seats})
        free.free = True
        self.variations, self.resting = Variations(match.moves), False
        self._lay(free)

    def close(self) -> None:
        """Back to the game that was left, as it was."""
        if self.left:
            self._lay(self.left)

    def rest(self) -> None:
        """Think no more, or go on with it."""
        self.resting = not self.resting
        if self.resting:
            self.session.flow.stop()
            self.changed()
        else:
            self.session.flow.soon(self._ponder())

    def look(self) -> None:
        """Another position is shown, at rest."""
        self.found, self.table.suggested = None, []
        if self.on:
            self.variations.follow(self.table.match.moves)
            self.table.match.tried = self.variations.lines
            if not self.resting:
                self.session.flow.soon(self._ponder())

    def choose(self, line: "list[str]") -> None:
        """Go to the end of a line that was tried."""
        match = self.table.match
        match.moves, match.redo = list(line), []
        self.session.step(len(line))

    def promote(self) -> None:
        """Make the line that is shown the main one."""
        self.variations.promote(self.table.match.moves)
        self.changed()

    def play(self, number: int) -> None:
        """Play the first move of a line that was found, unless the board has gone on since."""
        if self.found and self._is_shown(self.asked) and number < len(self.found["lines"]):
            self.session.play(self.found["lines"][number]["move"])

    def _is_shown(self, request: "Request | None") -> bool:
        """Whether a request was about the position shown now."""
        now = self.table.match.request("analyse")
        return request is not None and now["record"] == request["record"]

    def _lay(self, match: "Match") -> None:
        session = self.session
        session.flow.stop()
        self.table.match = match
        self.table.resting, self.table.paused = None, match is self.left
        session.address.replace(match.link)
        session.flow.refresh_soon()

    async def _ponder(self) -> None:
        """Think about the position shown until it is another, and tell what is found meanwhile."""
        self.asked = request = self.table.match.request("analyse")
        request["multipv"], request["seconds"] = LINES, MOST
        self.table.pondering = True
        engine = self.session.engine

        def take(found: "AnalyseAnswer") -> None:
            self._take(request, found)

        def goes_on() -> bool:
            return self.asked is request and self.table.pondering

        self.session.flow.soon(overhear(engine, self.tasks, goes_on, take))
        take(await engine.think(request))
        if self.asked is request:
            self.table.pondering = False
            self.changed()

    def _take(self, request: "Request", found: "AnalyseAnswer") -> None:
        if self.asked is not request or not self.on or "chances" not in found:
            return
        if not self._is_shown(request):
            return
        self.found = found
        selection = self.table.selection
        self.table.suggested = [selection.way(line["move"]) for line in found["lines"]]
        self.changed()
