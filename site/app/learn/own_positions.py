"""The positions of a game that somebody has kept, and the one on the page. No browser in here."""

from assist.advice import NODES, SMALL
from learn.attempt import Attempt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import JudgeAnswer, SceneAnswer
    from anga.shared.learning_data import ProblemData
    from anga.shared.thoughts import AnalyseAnswer
    from kept.mistakes import MistakeEntry, Mistakes


class OwnPositions:
    """The names of a game's positions; `at` is that of the one on the page, "" if there is none."""

    def __init__(self, mistakes: "Mistakes", game: str) -> None:
        self.mistakes, self.game, self.at = mistakes, game, ""

    @property
    def current(self) -> "MistakeEntry | None":
        """The position on the page."""
        return self.mistakes.get(self.at)

    def open(self, name: str) -> bool:
        """Go to the position of that name, else to the first that is due; whether it was known."""
        known = self.mistakes.get(name) is not None
        self.at = name if known else self.following
        return known

    @property
    def following(self) -> str:
        """The name of the next position that is due after the one on the page; "" if none is."""
        due = self.mistakes.due(self.game)
        after = due.index(self.at) + 1 if self.at in due else 0
        others = [name for name in due[after:] + due[:after] if name != self.at]
        return others[0] if others else ""

    @property
    def days(self) -> "list[tuple[int, list[str]]]":
        """The days until positions return, 0 for today, each with the names of these."""
        found: "list[tuple[int, list[str]]]" = []
        for name in self.mistakes.of(self.game):
            wait = self.mistakes.wait(name)
            if not found or found[-1][0] != wait:
                found.append((wait, []))
            found[-1][1].append(name)
        return found


class OwnAttempt(Attempt):
    """An attempt at a position: without a goal, a move is right that is about as good as the best.

    The engine compares, as in a review.
    """

    async def _judged(self) -> "JudgeAnswer":
        if self.problem["goal"]:
            return await Attempt._judged(self)
        self.screen.say("thinking", self.words("looking"))
        before = (await self._analysed(self.played[:-1]))["chances"][self.turn]
        answer = await self._analysed(self.played)
        right = before - answer["chances"][self.turn] < SMALL
        reply = answer["lines"][0]["move"] if answer["lines"] and not right else None
        return {"right": right, "done": right, "reply": reply}

    async def _analysed(self, moves: "list[str]") -> "AnalyseAnswer":
        request = self.request("analyse")
        request["record"] = list(self.link.moves) + moves
        request["nodes"], request["multipv"] = NODES, 1
        answer: "AnalyseAnswer" = await self.helper.think(request)
        return answer


def posed(
    name: str, entry: "MistakeEntry", answer: "SceneAnswer", view: "dict[str, str]"
) -> "ProblemData":
    """A position as a problem; `answer` is what the engine shows of it in a view."""
    return {
        "id": name, "link": name, "view": view, "scene": answer["scene"],
        "turn": str(answer["status"]["turn"]), "text": {}, "goal": entry["goal"].split(":")[0],
        "own": own_moves(entry), "solution": entry["better"].split(" "), "grade": 0, "source": None,
    }  # fmt: skip


def own_moves(entry: "MistakeEntry") -> int:
    """The number of own moves in which a position is solved."""
    count = entry["goal"].partition(":")[2]
    return int(count) if count.isdigit() else 1
