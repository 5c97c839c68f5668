"""Analysis: the engine searches the position shown, and people play all seats."""

from anga.shared.formats.fragment import LONGEST, room_left
from anga.shared.formats.notes import along, ensure_node, trim
from session.computer_player import overhear
from state.engine_lock import PONDER
from state.events import LEFT
from state.match import fork_ply
from study.branches import drop, own, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import Request
    from anga.shared.thoughts import AnalyseAnswer, LineEntry
    from session.session import Session
    from state.ports import TasksPort

LINES = 3
EVERY = 20  # lines of a solved game: all moves
MOST = 120  # seconds that one position is thought about
WRITING = 0.4  # seconds after the last letter until a comment goes into the address


class Analysis:
    """Replaces the current game by a free copy, and restores it afterwards.

    Both share the tree of lines, comments and drawings. `found` is the analysis of the position
    shown so far, `resting` whether the search is paused, `wanted` whether analysis was requested
    before the engine had told of the game; `changed` is called whenever any of them changes.
    """

    def __init__(
        self, session: "Session", tasks: "TasksPort", changed: "Callable[[], None]"
    ) -> None:
        self.session, self.table, self.tasks = session, session.table, tasks
        self.changed = changed
        self.found: "AnalyseAnswer | None" = None
        self.resting = self.wanted = False
        self.asked: "Request | None" = None
        self.letters = 0  # that were written
        self.pending = False  # whether some of them are not kept yet
        self.room_left = LONGEST  # characters for which a link has room besides all that is written
        session.on(LEFT, self.keep)

    @property
    def on(self) -> bool:
        """Whether an analysis is under way."""
        return self.table.match.free

    @property
    def is_solved(self) -> bool:
        """Whether the values of all moves are known."""
        return bool(self.session.opening["solved"])

    def toggle(self) -> None:
        """Begin as soon as the engine has told of the game, or end."""
        if self.on:
            self.close()
        elif not self.session.setup.active:
            self.wanted = not self.wanted
            self._begin()
            self.changed()

    def _begin(self) -> None:
        """Begin a requested analysis, if that is possible by now."""
        if self.wanted and self.session.engine.ready and self.table.is_known:
            self.open()

    def open(self) -> None:
        """Analyse the game from the position shown."""
        self.wanted = False
        self.resting = False
        free = self.table.match.copy_for_study()
        self.room_left = room_left(free.shared_link)
        self.session.study(free)

    def close(self) -> None:
        """Go back to the game as it was."""
        self.keep()
        game = self.session.studied
        if game:
            trim(game.root, game.moves)
            self.session.end_study()
            self._keep()

    def rest(self) -> None:
        """Pause or resume the search."""
        self.resting = not self.resting
        if self.resting:
            self.session.work.stop()
            self.changed()
        else:
            self.session.soon(self._ponder())

    def look(self) -> None:
        """Follow to a settled position; while paused its former analysis is kept."""
        if self.wanted:
            self._begin()
            return
        if not (self.on and self.resting and self._is_shown(self.asked)):
            self.found = None
            self.session.suggest([])
        if self.on:
            match = self.table.match
            if len(along(match.root, match.moves)) <= len(match.moves):
                ensure_node(match.root, match.moves)
                if self.session.saved.entry:  # a game that somebody sent is only looked at
                    self._keep()
            self.session.address.replace(match.link)
            if not self.resting:
                self.session.soon(self._ponder())

    # Lines, comments, drawings

    @property
    def aside(self) -> bool:
        """Whether the line shown is not the main line."""
        match = self.table.match
        return fork_ply(match.trunk, match.moves) < len(match.moves)

    def choose(self, line: "list[str]", ply: int) -> None:
        """Show a position of some line."""
        if not self.on:
            self.open()
        if self.on:
            self.session.follow(line, ply)

    def promote(self) -> None:
        """Make the line shown the main line."""
        match = self.table.match
        self.session.promote(whole(match.root, match.moves))
        self._written()

    def remove(self) -> "Callable[[], None] | None":
        """Remove the line shown from where it branches off; returns a function that restores it."""
        match = self.table.match
        line, ply = list(match.moves), own(match.root, match.trunk, match.moves)
        if not self.aside:
            return None
        undo = drop(match.root, line[: ply + 1])
        self._keep()
        self.choose(whole(match.root, line[:ply]), ply)

        def restore() -> None:
            undo()
            self._keep()
            if self.on and self.table.match is match:
                self.choose(line, len(line))

        return restore

    def write(self, text: str) -> None:
        """Set the comment on the position shown."""
        if self.on and not self.table.is_stale:
            self.session.write(text)
            self.letters += 1
            self.pending = True
            self.session.soon(self._wrote(self.letters))

    def mark(self, drawing: str) -> None:
        """Add or remove an arrow or a circle on the position shown."""
        if self.on and not self.table.is_stale:
            self.session.draw(drawing)
            self._written()

    def wipe(self) -> None:
        """Remove all drawings from the position shown."""
        if self.on and self.session.wipe():
            self._written()

    async def _wrote(self, letters: int) -> None:
        """Save a comment once nobody is typing."""
        await self.tasks.pause(WRITING)
        if letters == self.letters:
            self.keep()

    def keep(self) -> None:
        """Save an unfinished comment, before the page closes or shows another game."""
        if self.pending:
            self._written()

    def _keep(self) -> None:
        """Save notes with the current game at once."""
        game = self.session.studied if self.on else self.table.match
        if game:
            self.session.saved.save_notes(game)
            self.session.flow.complain()

    def _written(self) -> None:
        self.pending = False
        self._keep()
        match = self.table.match
        self.session.address.replace(match.link)
        self.room_left = room_left(match.shared_link)
        self.changed()

    def play(self, move: str) -> None:
        """Play the first move of a line that was found, unless the position has changed since."""
        if self.found and self._is_shown(self.asked):
            self.session.play(move)

    def _is_shown(self, request: "Request | None") -> bool:
        """Whether a request is about the position shown."""
        now = self.table.match.request("analyse")
        return request is not None and now["record"] == request["record"]

    async def _ponder(self) -> None:
        """Search the position shown until it changes, and report results meanwhile."""
        self.asked = request = self.table.match.request("analyse")
        request["multipv"], request["seconds"] = EVERY if self.is_solved else LINES, MOST
        hold = self.table.lock.take(PONDER)
        engine = self.session.engine

        def take(found: "AnalyseAnswer") -> None:
            self._take(request, found)

        def goes_on() -> bool:
            return self.asked is request and hold.lasts

        self.session.soon(overhear(engine, self.tasks, goes_on, take))
        take(await engine.think(request))
        hold.release()
        if self.asked is request:
            self.changed()

    def _take(self, request: "Request", found: "AnalyseAnswer") -> None:
        if self.asked is not request or not self.on or "chances" not in found:
            return
        if not self._is_shown(request):
            return
        self.found = found
        selection = self.table.selection
        best = [line for line in found["lines"] if line["score"] == found["lines"][0]["score"]]
        lines = best[:LINES] if self.is_solved else found["lines"]
        self.session.suggest([selection.way(line["move"]) for line in lines])
        self.changed()


def keeping(lines: "list[LineEntry]", before: "list[LineEntry]", number: int) -> "list[LineEntry]":
    """Lines in their order, but for one of those before, which keeps its number."""
    held = [line for line in lines if line["move"] == before[number]["move"]]
    others = [line for line in lines if line["move"] != before[number]["move"]]
    return others[:number] + held + others[number:]
