"""Why a position is as it is: checks drawn at once, an end at a person's request."""

from assist.figures import claim, drawn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.advice import Reason
    from anga.shared.scene import Figures, Mark
    from state.page import Surroundings
    from state.ports import EnginePort
    from state.table import Table
    from state.work import Work
    from words import Words

WHOLE = 1.5  # seconds in which everything about an end comes to be seen
MATES = "shows:mate"  # how the slugs of mates begin
SOFT = 1  # the rank of what nobody asked for, which is fainter


class Proof:
    """Asks the engine for the reasons that a position shows, and puts them on the table."""

    def __init__(
        self,
        table: "Table",
        engine: "EnginePort",
        words: "Words",
        around: "Surroundings",
        work: "Work",
    ) -> None:
        self.table, self.engine, self.words = table, engine, words
        self.around, self.work = around, work

    async def look(self) -> None:
        """Find what the position shows, if there may be anything."""
        table, shown = self.table, self.table.answer
        if not self.engine.ready or not self._tells_something():
            return
        answer = await self.engine.ask(table.match.request("shows"))
        if table.answer is shown and not table.is_stale and answer.get("shows"):
            table.shown = answer["shows"]
            self.around.screen.show_found()

    def _tells_something(self) -> bool:
        """Whether somebody is in check, perhaps mated among many.

        Dice that have been thrown tell something too, and cubes that stand there. Why a game is
        over is known already.
        """
        status = self.table.answer["status"]
        if status["over"]:
            return False
        many = len(self.table.match.seats) > 2
        cubes = [each for each in self.table.answer["scene"]["solids"] if each["solid"] == "cube"]
        return bool(status.get("check") or self.table.is_rolled or many or cubes)

    @property
    def question(self) -> "str | None":
        """The slug of the question that an end leaves open, asked or not; None if it is none.

        An end outside the rules leaves none: nothing that the position shows has brought it about.
        """
        table = self.table
        ended = table.mode == "over" and table.answer["status"]["over"]
        if not ended or not table.shown:
            return None
        return "why-mate" if is_mate(table.shown) else "why-end"

    def tell(self, calm: bool) -> None:
        """Draw why the game is over, one thing after another unless `calm`, and say it.

        Asked once more, put it away.
        """
        table = self.table
        if table.proving:
            table.proving = 0
            self.around.screen.show_touches()
            return
        table.proving = len(table.shown) if calm else 1
        self.around.screen.show_touches()
        self.around.screen.say(self.sentence)
        if table.proving < len(table.shown):
            self.work.soon(self._go_on(table.shown))

    @property
    def sentence(self) -> str:
        """What is drawn of an end in one sentence; nothing before it was asked for."""
        return self.answer if self.table.proving else ""

    @property
    def answer(self) -> str:
        """The answer to the question that an end leaves open, "" if it leaves none."""
        table = self.table
        to = table.match.listener
        return self.words.say_to(to, claim(table.shown[0])) if self.question else ""

    async def _go_on(self, shown: "list[Reason]") -> None:
        table = self.table
        while table.shown is shown and 0 < table.proving < len(shown):
            await self.work.tasks.pause(WHOLE / len(shown))
            if table.shown is shown and table.proving:
                table.proving += 1
                self.around.screen.show_touches()


def is_mate(shown: "Sequence[Reason]") -> bool:
    """Whether what a position shows is a mate first of all."""
    return bool(shown) and shown[0]["slug"].startswith(MATES)


def figures_of(table: "Table") -> "Figures":
    """What is drawn of the reasons: all that were asked for, or softly what is there to be seen."""
    reasons = table.shown[: table.proving] if table.proving else table.shown
    other = table.selection.touches or table.forbidding or table.claims is not None
    if not table.proving and (table.is_over or other):
        reasons = []
    found = drawn([reason["figures"] for reason in reasons])
    if not table.proving:
        found["marks"] = [_soft(mark) for mark in found["marks"]]
    return found


def _soft(mark: "Mark") -> "Mark":
    fainter = mark.copy()
    fainter["rank"] = SOFT
    return fainter
