"""What speaks for an opponent's move, at a person's request.

Of several since the person's own, it is the one that matters most to them, unless they ask about
another. The position after it is shown first, so that words and figures are true of the board.
"""

from assist import speaking
from state.engine_lock import REVIEW, WHY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.advice import ClaimsAnswer
    from anga.shared.answers import HistoryEntry
    from state.match import Match
    from state.page import Surroundings
    from state.ports import EnginePort
    from state.table import Table
    from state.work import Work
    from words import Words


class LastMove:
    """Asks the engine what speaks for a move, and puts that on the table.

    `ask_about` shows the position after a number of moves, and asks about the last of them unless
    that is answered already.
    """

    def __init__(
        self,
        table: "Table",
        engine: "EnginePort",
        words: "Words",
        around: "Surroundings",
        work: "Work",
        ask_about: "Callable[[int, ClaimsAnswer], None]",
    ) -> None:
        self.table, self.engine, self.words = table, engine, words
        self.around, self.work, self.ask_about = around, work, ask_about
        self.ply = 0  # the number of moves up to the one that was told of
        # A game, its ply to be told of once shown, and what is to be told, if that is known.
        self.owed: "tuple[Match, int, ClaimsAnswer | None] | None" = None

    @property
    def question(self) -> "str | None":
        """The slug of the question about the last move; None if none is left to be asked."""
        table = self.table
        free = not (table.selection.touches or table.seeking)
        return "why-move" if free and table.claims is None and self._is_news() else None

    @property
    def other(self) -> int:
        """Once a move is told of, the number of moves up to another one of its round; 0 if none.

        It is the next one since a person's own, after the last the first.
        """
        told = self.table.claims is not None
        round_ = self._round() if told else []
        later = [ply for ply in round_ if ply > self.ply]
        return ([ply for ply in later + round_ if ply != self.ply] + [0])[0]

    def is_at(self, touch: str) -> bool:
        """Whether a touch is on a cell of the last move, while no piece is held."""
        if self.table.selection.touches or not self._is_news():
            return False
        marks = [mark for mark in self.table.answer["scene"]["marks"] if mark["mark"] == "last"]
        return bool(marks) and touch[:2] == "c:" and touch[2:] in marks[-1]["cells"]

    def tell(self) -> None:
        """Say what speaks for the last move, and draw it, unless the engine is busy."""
        self._ask(str(self.table.turn))

    def owe(self, ply: int, found: "ClaimsAnswer | None" = None) -> None:
        """Tell of the move that led to a position as soon as that is shown."""
        self.owed = self.table.match, ply, found

    def look(self) -> None:
        """Tell of the move that led to the position shown, if that is owed."""
        owed, self.owed = self.owed, None
        match = self.table.match
        if not owed or owed[:2] != (match, match.shown) or not self._move():
            return
        if owed[2]:
            self._show(owed[2])
        else:
            self._ask()

    @property
    def sentence(self) -> str:
        """What speaks for the move; nothing before it was asked for."""
        claims = self.table.claims
        if claims is None:
            return ""
        return speaking.sentence(claims, self.words, self.table.match.listener) or self.words(
            "why-nothing"
        )

    @property
    def heading(self) -> str:
        """Whose move it is that this speaks for, so that nobody takes it as advice."""
        if self.table.claims is None:
            return ""
        entry, say = self.table.history[self.ply - 1], self.words.say
        is_last = self.ply == len(self.table.history)
        slug = "why-of" if is_last else "why-earlier"
        return self.words(slug, say("seat:" + entry["seat"]), say(entry["notation"]))

    def _ask(self, seat: str = "") -> None:
        if self.table.lock.purpose in ("", REVIEW):
            self.work.soon(self._tell(seat))

    async def _tell(self, seat: str) -> None:
        """Tell of the last move shown, or of what matters most to a seat since its own."""
        table, shown = self.table, self.table.answer
        hold = table.lock.take(WHY)
        self.around.screen.show_status()
        try:
            request = table.match.request("claims")
            if seat:
                request["seat"] = seat
            answer = await self.engine.ask(request)
            asked = hold.lasts
        finally:
            hold.release()
        if asked and table.answer is shown and self._move() and "claims" in answer:
            if answer["ply"] < table.match.shown:
                self.ask_about(answer["ply"], answer)
            else:
                self._show(answer)
            return
        self.around.screen.show_touches()

    def _show(self, answer: "ClaimsAnswer") -> None:
        """Say and draw what speaks for the last move shown."""
        table = self.table
        self.ply, table.claims = answer["ply"], answer["claims"]
        table.forbidding = table.hint = None
        self.around.screen.say(self.heading + " " + self.sentence)
        self.around.screen.show_touches()

    def _round(self) -> "list[int]":
        """The numbers of moves up to each opponent's move since a person's, rolls left out."""
        history, match = self.table.history, self.table.match
        found: "list[int]" = []
        for ply in range(len(history), 0, -1):
            entry = history[ply - 1]
            if match.is_person(entry["seat"]):
                break
            if "faces" not in entry:
                found.insert(0, ply)
        return found

    def _is_news(self) -> bool:
        """Whether an opponent has made the last move of all, and a person is to act."""
        return self.table.mode in ("turn", "roll") and self._move() is not None

    def _move(self) -> "HistoryEntry | None":
        """The last move shown, if no person here made it, and it was no roll."""
        table, match = self.table, self.table.match
        if table.mode not in ("turn", "roll", "earlier") or not self.engine.ready:
            return None
        last = table.history[match.shown - 1] if table.is_known and match.shown else None
        if last is None or "faces" in last or match.is_person(last["seat"]):
            return None
        return last
