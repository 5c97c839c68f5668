"""Where a solved game was lost: the last move after which nothing could save it."""

from assist.speaking import sentence, speaking
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.advice import LosingMove as Found
    from anga.shared.advice import Reason
    from anga.shared.answers import Opening, SceneAnswer
    from state.match import Match
    from state.page import Surroundings
    from state.ports import EnginePort
    from state.table import Table
    from words import Words

AIMS = "aim:"  # how the slugs of what speaks for a move begin, other than its value


class LosingMove:
    """Asks the engine, once a game of two is over, with which move it was lost."""

    def __init__(
        self,
        table: "Table",
        opening: "Opening",
        engine: "EnginePort",
        words: "Words",
        around: "Surroundings",
    ) -> None:
        self.table, self.opening, self.engine = table, opening, engine
        self.words, self.around = words, around
        self.known: "tuple[Match, list[str]] | None" = None  # the game that was asked about
        self.seat = ""  # who lost it
        self.found: "Found | None" = None

    @property
    def ply(self) -> "int | None":
        """The ply before the move, None as long as none is known of the game on the table."""
        match = self.table.match
        is_of_this = self.known == (match, match.moves) and not match.free
        return self.found["ply"] if is_of_this and self.found else None

    @property
    def question(self) -> "str | None":
        """The slug of a button that leads there, from the end."""
        return "losing-show" if self.ply is not None and self.table.mode == "over" else None

    @property
    def sentence(self) -> str:
        """The move and what would have been better: at the end, and in the position before it."""
        table, ply, found = self.table, self.ply, self.found
        if ply is None or found is None or table.is_stale:
            return ""
        if table.mode == "over":
            return together([self._at_end(ply), self._forced(found), self._better(found)])
        if table.match.shown != ply:
            return ""
        here = self.words("losing-here", self._played(ply), str(ply + 1))
        aims = [each for each in table.speaking if each["slug"].startswith(AIMS)]
        return together(
            [here, self._better(found), sentence(aims, self.words, table.match.listener)]
        )

    def _at_end(self, ply: int) -> str:
        """The move, by its number in the game."""
        match, seat = self.table.match, self.seat
        slug = "losing-own" if match.alone == seat else "losing-of"
        name, length = self.words.say("seat:" + seat), str(len(match.moves))
        return self.words(slug, str(ply + 1), self._played(ply), name, length)

    def _forced(self, found: "Found") -> str:
        """That the loser had no choice after the move, if that is so."""
        slug = "losing-forced-own" if self.table.match.alone == self.seat else "losing-forced"
        return self.words(slug, self.words.say("seat:" + self.seat)) if found["forced"] else ""

    def _played(self, ply: int) -> str:
        return self.words.say(self.table.history[ply]["notation"])

    async def find(self, answer: "SceneAnswer") -> None:
        """Find the move at the end that the engine has told of, before that is shown."""
        match, loser = self.table.match, self._loser(answer)
        known = match, list(match.moves)
        if loser and self.known != known:
            request = match.request("losing", whole=True)
            request["seat"] = loser
            found = (await self.engine.ask(request)).get("losing")
            self.known, self.seat, self.found = known, loser, found

    async def look(self) -> None:
        """Show before the move what would have been better."""
        match = self.table.match
        if self.ply is not None and self.ply == match.shown:
            await self._show_better(match.shown)

    def _loser(self, answer: "SceneAnswer") -> str:
        """The seat that has lost the solved game by an answer, "" if none has."""
        match, able = self.table.match, self.opening["solved"] and self.engine.ready
        status = self.table.status_by(answer)
        if not able or not match.at_last or match.free or not status["over"] or answer["error"]:
            return ""
        placings = status["placings"] or {}
        lost = [seat for seat in placings if placings[seat] > 1]
        return lost[0] if len(lost) == 1 else ""

    def _better(self, found: "Found") -> str:
        """What would have been better: the only move that would have, or one of several."""
        slug = "losing-only-" if len(found["told"]) == 1 else "losing-better-"
        saved = "won" if found["wins"] else "held"
        return self.words(slug + saved, self.words.say(found["told"][0]))

    async def _show_better(self, ply: int) -> None:
        """Draw what speaks for the better move."""
        table, shown, found = self.table, self.table.answer, self.found
        if not found:
            return
        moves, ask = table.match.moves, self.engine.ask
        before, better = moves[:ply], found["better"][0]
        reasons = await speaking(ask, table.match.request, before + [better])
        lost = await speaking(ask, table.match.request, before + [moves[ply]])
        reasons = [each for each in reasons if not _is_among(each, lost)]
        if table.answer is shown and not table.is_stale:
            table.suggested, table.speaking = [table.selection.way(better)], reasons
            self.around.screen.show_found()


def _is_among(told: "Reason", others: "list[Reason]") -> bool:
    """Whether a reason is also told of another move."""
    return any([each["slug"] == told["slug"] and each["args"] == told["args"] for each in others])
