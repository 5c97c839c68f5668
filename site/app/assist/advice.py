"""Help on request: a good move with its reasons, pieces in danger, a coach."""

from assist.figures import drawn, few
from assist.proof import figures_of
from assist.speaking import speaking
from assist.touch_feedback import rolls_for
from state import badges
from state.engine_lock import COACH, HINT, REVIEW, WHY
from state.table import Hint
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.advice import Danger, Reason
    from anga.shared.answers import Opening, Request
    from anga.shared.scene import Explanation, Mark, Phrase
    from anga.shared.thoughts import AnalyseAnswer
    from kept.settings import Settings
    from state.engine_lock import Hold
    from state.page import Surroundings
    from state.ports import EnginePort
    from state.selection import Selection
    from state.table import Table
    from state.work import Work
    from words import Words

NODES, AGAIN = 1000, 5000  # positions that a move is looked at, by coach and review: first, again
SMALL = 0.03  # of the first places: who gives away less has moved about as well as the best
MUCH = 0.1  # of the first places of two: to give away so much is told in a review, and warned of
SECONDS = 2  # of thought at most, for a hint or the coach; twice that if a hint takes a move back
AIM = "aim:"  # how the slugs of reasons begin that may take each other's place …
FIRST = ("aim:only", "aim:win", "aim:mate", "aim:check", "aim:capture")  # … but for these


class Advice:
    """Asks the engine for advice, and puts it into the table."""

    def __init__(
        self,
        table: "Table",
        opening: "Opening",
        engine: "EnginePort",
        settings: "Settings",
        words: "Words",
        around: "Surroundings",
        work: "Work",
    ) -> None:
        self.table, self.opening, self.engine = table, opening, engine
        self.settings, self.words, self.around, self.work = settings, words, around, work
        self.began: "tuple[object, str]" = None, ""  # where the last hint was, its first reason
        self.found: "tuple[object, str, int] | None" = None  # where a hint was, its move and depth
        self.owed: "tuple[object, object] | None" = None  # where a hint is still to come

    def hint(self) -> None:
        """Show a good move at a person's request; before a roll, say that it comes first."""
        table = self.table
        busy = table.lock.purpose not in ("", WHY, REVIEW)
        if table.chance and table.mode in ("roll", "turn") and not busy:
            vain = rolls_for(table, self.words)
            told = together([self.words("touch-roll"), vain]) if vain else self.words("roll-first")
            self.around.screen.reply(told)
        elif table.offered_touches.choices and not busy:
            self.owed = self._place()  # also if the engine dies before it answers
            if not self.engine.ready:
                self.around.screen.reply(self.words("hint-soon"))
            else:
                self.work.soon(self._hint())
        elif table.computer_moves or table.thinking or table.mode == "away":
            self.around.screen.reply(self.words("hint-later"))

    @property
    def coaches(self) -> bool:
        """Whether a person's moves are checked before they are made: against computers only."""
        table = self.table
        against = len(table.match.people) < len(self.opening["seats"])
        return self.settings.coach and against and self.engine.ready and not table.chance

    def considers(self, move: str) -> bool:
        """Whether a person's move is to be looked at before it is made."""
        is_hinted = move == self.table.advised
        return (self.coaches and not is_hinted) or self._is_to_judge(move)

    async def consider(self, move: str, make: "Callable[[], None]") -> None:
        """Make a person's move, or first warn that it loses much, unless a hint has shown it.

        If it is tried again, it is judged first.
        """
        table, selection = self.table, self.table.selection
        made, match, seat = list(selection.touches), table.match, str(table.turn)
        hold, lost = table.lock.take(COACH), None
        self.around.screen.show_status()
        try:
            if self._is_to_judge(move):
                await self._judge(seat, move, hold)
            if self.coaches and move != table.advised:
                lost = await self._lost(seat, move)
        finally:
            hold.release()
        same = table.offered_touches is selection and table.match is match
        if not same or selection.touches != made:
            self.around.screen.show_status()
        elif lost is None:
            make()
        else:
            self._warn(selection, lost[0], lost[1], make)

    def _is_to_judge(self, move: str) -> bool:
        """Whether a move is one of those tried again of which nothing is known yet."""
        match, task = self.table.match, self.table.match.retried
        if not task or len(match.moves) != task.ply or not self.engine.ready:
            return False
        return move not in task.verdicts

    async def _judge(self, seat: str, move: str, hold: "Hold") -> None:
        """Compare a move that is tried again with the best one, and with what was played."""
        task = self.table.match.retried
        answer = await self._analysed([move], AGAIN, None)
        if task and hold.lasts and "chances" in answer:
            best, played = task.chances
            share = answer["chances"][seat]
            verdict = "try-again-better" if share - played >= SMALL else "try-again-no"
            task.judge(move, "try-again-as-good" if best - share < SMALL else verdict)

    async def _lost(self, seat: str, move: str) -> "tuple[float, float] | None":
        """A seat's chances by a better move and by its own, if that loses much.

        As in a review, what seems to lose much is looked at again: for a better move, then after
        that and after the own.
        """
        first, much = await self._analysed([]), much_among(self.opening["seats"])
        if _best(first, move) == move:
            return None
        after = await self.share(seat, [move])
        if after is None or first["chances"][seat] - after < much:
            return None
        better = _best(await self._analysed([], AGAIN), move)
        if better == move:
            return None
        before = await self.share(seat, [better], AGAIN)
        after = await self.share(seat, [move], AGAIN)
        if before is None or after is None or before - after < much:
            return None
        return before, after

    def _warn(
        self, selection: "Selection", before: float, after: float, make: "Callable[[], None]"
    ) -> None:
        def play() -> None:
            if self.table.offered_touches is selection and self.table.match is match:
                make()

        match = self.table.match
        selection.clear()
        self.around.screen.show_touches()
        told = [str(int(100 * share + 0.5)) for share in (before, after)]
        actions = [("coach-back", None), ("coach-play", play)]
        self.around.screen.notice(
            "coach", lambda: self.words("coach-warns", told[0], told[1]), actions
        )

    async def share(self, seat: str, moves: "list[str]", nodes: int = NODES) -> "float | None":
        """A seat's chances after some moves; None where they are unknown."""
        answer = await self._analysed(moves, nodes)
        chances = answer.get("chances")
        return chances[seat] if chances else None

    async def _analysed(
        self, moves: "list[str]", nodes: int = NODES, seconds: "int | None" = SECONDS
    ) -> "AnalyseAnswer":
        """The analysis of the position after some moves."""
        request = self.table.match.request("analyse")
        request["record"] = list(request["record"]) + moves
        request["nodes"], request["multipv"] = nodes, 1
        if seconds is not None:
            request["seconds"] = seconds
        answer: "AnalyseAnswer" = await self.engine.think(request)
        return answer

    async def look(self) -> None:
        """Find the pieces in danger in the position shown, if that is wanted."""
        table, engine, shown = self.table, self.engine, self.table.answer
        self.around.screen.drop("coach")
        if engine.ready:
            owed, self.owed = self.owed, None
            if owed == self._place():
                self.hint()
        if not self.settings.danger or not engine.ready or table.is_over:
            table.danger = None
            return
        request = table.match.request("danger")
        request["seat"] = self._side()
        answer = await engine.ask(request)
        if table.answer is shown and not table.is_stale and "told" in answer:
            table.danger = answer
            self.around.screen.show_found()

    def _side(self) -> str:
        """The seat whose pieces are looked after: the person's to move, else the first person's."""
        table, seats = self.table, self.opening["seats"]
        people = [seat for seat in seats if table.match.is_person(seat)]
        turn = str(table.turn)
        return turn if turn in people or not people else people[0]

    async def _hint(self) -> None:
        table, selection, match = self.table, self.table.selection, self.table.match
        if self.found and self.found[0] is table.answer:
            self.owed = None
            self._show(self.found[1], self.found[2])
            return
        hold = table.lock.take(HINT)
        if table.hint:  # else its words would be read beside another move
            table.hint = None
            self.around.screen.show_touches()
        self.around.screen.show_status()
        try:
            answer = await self.engine.think(self._request())
            found = answer.get("move")
            self.owed = None
        finally:
            hold.release()
        same = table.offered_touches is selection and table.match is match
        if found and same:
            self.found = table.answer, found, answer.get("depth", 0)
            self._show(found, self.found[2])
        else:
            self.around.screen.show_touches()

    def _place(self) -> "tuple[object, object]":
        """The game on the table, and the position shown."""
        return self.table.match, self.table.match.request("scene")

    def _show(self, move: str, depth: int) -> None:
        """Show the touches of a move, and then what speaks for it."""
        table, selection = self.table, self.table.selection
        table.claims = table.forbidding = None
        table.hint = Hint(selection.way(move), depth)
        table.advised = move
        if not selection.ahead(table.hint.touches):
            selection.clear()
            table.explanation = table.foreseen = None  # of what was held
        self.work.soon(self._explain(table.hint, move))
        self.around.screen.show_touches()

    async def _explain(self, hint: Hint, move: str) -> None:
        """Tell and draw what speaks for a hint, as long as it is shown."""
        request = self.table.match.request
        moves = list(request("claims")["record"]) + [move]
        reasons = await speaking(self.engine.ask, request, moves)
        if self.table.hint is hint:
            hint.explain(self._varied(reasons))
            self.around.screen.show_found()

    def _varied(self, reasons: "list[Reason]") -> "list[Reason]":
        """The reasons for a hint, the second one first if the last hint began with such a first."""
        slugs = [str(each["slug"]) for each in reasons[:2]]
        weak = [slug for slug in slugs if slug.startswith(AIM) and slug not in FIRST]
        where, began = self.began
        if where is not self.table.answer and len(weak) == 2 and slugs[0] == began != slugs[1]:
            reasons = [reasons[1], reasons[0]] + reasons[2:]
        self.began = self.table.answer, str(reasons[0]["slug"]) if reasons else ""
        return reasons

    def _request(self) -> "Request":
        request = self.table.match.request("best")
        request["level"], request["seconds"] = self.opening["levels"][-1], SECONDS
        request["seed"], request["hint"] = 1, True  # the same hint whenever it is asked for here
        return request


def _best(answer: "AnalyseAnswer", own: str) -> str:
    """The best move of an analysis, the own one where it has no lines."""
    return answer["lines"][0]["move"] if answer.get("lines") else own


def much_among(seats: "Sequence[str]") -> float:
    """The loss of chances that is warned of: less among four, whose even share is smaller."""
    return 2 * MUCH / len(seats)


def overlay_drawings(table: "Table") -> "Explanation":
    """Everything drawn over the board: the preview of touches, else the hint; dangers, reasons."""
    told = table.foreseen or table.explanation
    drawn_told = table.foreseen if table.hint else told  # beside a hint, not what else is possible
    lines = list(drawn_told["lines"]) if drawn_told else []
    marks: "list[Mark]" = list(drawn_told["marks"]) if drawn_told else []
    if table.hint:
        marks += leading(table.hint.touches, table.selection)
    elif table.claims is None and not table.selection.touches:
        for rank in range(len(table.suggested) - 1, -1, -1):
            marks += pointing(table.suggested[rank], rank)
    claimed = drawn([few(reason["figures"]) for reason in _told(table)])
    for figures in (figures_of(table), claimed, table.forbidding):
        if figures:
            marks, lines = marks + list(figures["marks"]), lines + list(figures["lines"])
    if table.danger:
        marks, lines = list(table.danger["marks"]) + marks, list(table.danger["lines"]) + lines
    seen: "Explanation" = {"marks": marks, "lines": lines, "notes": []}
    seen["ghosts"] = told.get("ghosts", []) if told else []
    return seen


def _told(table: "Table") -> "Sequence[Reason]":
    """The reasons told of a move: of the last one, of a hint, of a better one."""
    if table.claims is not None:
        return table.claims
    if table.hint:
        steps = taking_part(table.hint.touches, table.selection)
        return [] if table.foreseen or table.explanation or steps else table.hint.reasons or []
    is_better_drawn = bool(table.suggested and _cells(table.suggested[0]))
    return table.speaking if is_better_drawn and not table.selection.touches else []


def badges_of(table: "Table", words: "Words") -> "dict[str, dict[str, str]]":
    """The badges of all touches: values in a solved game, and the order of a hint over them."""
    found = badges.draw_badges(table.drawing, table.offered_touches, words)
    found.update(badges.badges(table.values, table.offered_touches, words))
    if table.hint:
        left = table.selection.ahead(table.hint.touches)
        hinted = badges.hint_badges(left, table.offered_touches.open, words)
        for touch in hinted:
            if hinted[touch]["text"] or touch not in found:
                found[touch] = hinted[touch]
    return found


def pointing(touches: "list[str]", rank: int = 0) -> "list[Mark]":
    """Arrows between the cells of some touches; those of the best move have rank 0."""
    cells = _cells(touches)
    marks: "list[Mark]" = [{"mark": "hint", "cells": cells[-1:]}] if cells else []
    return marks + _arrows(cells, rank)


def _arrows(cells: "list[str]", rank: int = 0) -> "list[Mark]":
    return [
        {"mark": "arrow", "cells": cells[number - 1 : number + 1], "rank": rank}
        for number in range(1, len(cells))
    ]


def _cells(touches: "list[str]") -> "list[str]":
    return [touch[2:] for touch in touches if touch.startswith("c:")]


def leading(path: "list[str]", selection: "Selection") -> "list[Mark]":
    """All that is still to come on a hint's path: its pieces, its cells, the ways between them."""
    left = selection.ahead(path)
    if not left:
        return []
    marks, cells = taking_part(path, selection), _cells(left)
    framed = [cell for mark in marks for cell in mark["cells"]]
    new = [cells[n] for n in range(len(cells)) if cells[n] not in framed + cells[:n]]
    marks += [{"mark": "hint", "cells": new}] if new else []
    return marks + _arrows(_cells(selection.touches)[-1:] + cells)


def taking_part(path: "list[str]", selection: "Selection") -> "list[Mark]":
    """The pieces that the options still to come on a path stand for."""
    marks: "list[Mark]" = []
    for touch in path[len(selection.touches) :] if selection.ahead(path) else []:
        cells = [spot[2:] for spot in selection.spots.get(touch, ())]
        marks += [{"mark": "hint", "cells": cells}] if cells else []
    return marks


def cell_notes(danger: "Danger | None") -> "dict[str, list[Phrase]]":
    """Descriptions of dangers, by cell."""
    return danger["told"] if danger else {}
