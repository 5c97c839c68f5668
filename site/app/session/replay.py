"""Replays of moves, one after another, until the last or until somebody acts.

A player who opens a game that goes by link sees once what was played since the own last move.
"""

from anga.shared.formats.fragment import format_link
from kept.entries import begins

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from session.session import Session
    from state.match import Match
    from state.ports import Action

PACE = 0.7  # seconds from one move to the next
MOST = 12  # plies that are recalled; whoever wants more steps back
SEEN = "seen"  # where the tab keeps the game that was recalled last


class Replay:
    """Replays moves of the current game; `calm` tells whether motion is to be reduced.

    `match` is the game being replayed, None while there is none.
    """

    def __init__(self, session: "Session", calm: "Callable[[], bool]") -> None:
        self.session, self.calm = session, calm
        self.match: "Match | None" = None
        self.recalling = False
        self.runs = self.reached = 0

    async def recall(self) -> None:
        """Show a newly opened game, replaying its latest moves if they are news."""
        first = await self._news()
        if first is None:
            await self.session.flow.refresh()
            return
        self.recalling = True
        await self.run(first)

    @property
    def last_round(self) -> "int | None":
        """The ply after which only others have moved, in games for more than two; else None."""
        table = self.session.table
        match, seats = table.match, [told["seat"] for told in table.past_turns]
        if len(match.seats) < 3 or len(table.history) != len(match.moves) or match.free:
            return None
        first = news(seats, match.people)
        return first if first < len(seats) else None

    def again(self) -> None:
        """Show once more what the others have played."""
        first = self.last_round
        if first is not None and self.session.engine.ready and not self.session.table.thinking:
            self.recalling = True
            self.session.soon(self.run(first))

    async def run(self, first: int) -> None:
        """Show the position after a number of plies, then animate each move after it."""
        match = self.match = self.session.table.match
        self.runs += 1
        run = self.runs
        match.show(first)
        try:
            going = await self._shown(play=False)
            while going and match.shown < len(match.moves) and await self._paused(match):
                match.show(match.shown + 1)
                if match.shown == len(match.moves):
                    self.match = None  # as always from here on
                going = await self._shown(play=True)
        except Exception:  # the engine has died: another one begins anew
            self.match, self.recalling = None, False
            raise
        if run == self.runs:
            self._end(match)

    def stop(self) -> None:
        """Stop the replay."""
        self.match = None

    def skip(self) -> bool:
        """Go to the last position, if a replay shows an earlier one; returns whether it did."""
        seen = self._is_seen
        if seen:
            self._to_last()
        return seen

    def status(self) -> "tuple[str, str, list[Action]] | None":
        """The status during a replay, as `status_lines.lines`."""
        table, words = self.session.table, self.session.words
        if not self._is_seen:
            return None
        last = len(table.match.moves)
        told = words.say(table.last_move_phrase) if table.last_move_phrase else ""
        turn = table.match.turn
        own = "recalled" if turn in table.match.people else "recalled-others"
        slug = own if turn else "recalled-end"
        strong = words(slug, table.match.shown, last)
        return strong, told, [("to-last", self._to_last)]

    @property
    def mover(self) -> "str | None":
        """The seat whose move is shown during a replay, else None."""
        table = self.session.table
        shown = table.match.shown if self._is_seen else 0
        return table.history[shown - 1]["seat"] if 0 < shown <= len(table.history) else None

    def _to_last(self) -> None:
        self.session.step(len(self.session.table.match.moves))

    @property
    def _is_seen(self) -> bool:
        """Whether a move before the last is shown, and told, during a replay."""
        table = self.session.table
        return self.recalling and self.match is table.match and table.mode == "earlier"

    def _end(self, match: "Match") -> None:
        """End the replay at its last move, unless somebody went elsewhere."""
        flow, recalling, there = self.session.flow, self.recalling, self.reached == match.shown
        self.match, self.recalling = None, False
        if recalling and there and not match.at_last and self.session.table.match is match:
            match.show(len(match.moves))
            flow.refresh_soon()
        else:
            flow.screen.show_status()

    async def _paused(self, match: "Match") -> bool:
        """Pause at a position; returns whether nobody acted meanwhile."""
        work = self.session.work
        before = work.round
        await work.tasks.pause(PACE)
        return work.round == before and self.session.table.match is match

    async def _shown(self, play: bool) -> bool:
        """Show the position; returns whether nobody acted meanwhile."""
        work = self.session.work
        self.reached = self.session.table.match.shown
        expected = work.round + 1  # a refresh begins one
        await self.session.flow.refresh(play)
        return work.round == expected

    async def _news(self) -> "int | None":
        """The ply after which a game by link has news, None if there are none."""
        match, engine = self.session.table.match, self.session.engine
        whole, tab = format_link(match.whole), self.session.saved.tab
        if not match.hands or not match.moves or not match.at_last or match.end or self.calm():
            return None
        if begins(whole, str(tab.get(SEEN, ""))) or not engine.ready:  # it is asked once it is up
            return None
        answer = await engine.ask(match.request("scene"))
        if answer["error"] or match is not self.session.table.match:
            return None
        tab.put(SEEN, whole)
        self.session.flow.sit_down(answer["status"]["turn"])
        seats = [told["seat"] for told in answer["history"]]
        first = news(seats, match.people)
        return first if first < len(seats) else None


def news(seats: "Sequence[str]", mine: "Sequence[str]") -> int:
    """The ply after which, of plies made by `seats`, none is by `mine`.

    Without persons the last turn is news; if none of `mine` has moved yet, everything is.
    """
    first = len(seats)
    while first > 0 and (seats[first - 1] not in mine if mine else seats[first - 1] == seats[-1]):
        first -= 1
    return max(first, len(seats) - MOST)
