"""A step with right answers, all of whose consequences are known without the engine."""

from anga.shared.changes import apply
from learn.desk import Desk
from state.selection import Selection
from words import together

BETWEEN = 0.5  # seconds from a right move to the reply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.learning_data import StepData, Taken
    from learn.ports import Helper, StepScreen
    from words import Words


class Exercise(Desk):
    """A position in which some legal moves are right."""

    step: "StepData"

    def __init__(
        self, step: "StepData", words: "Words", helper: "Helper", screen: "StepScreen"
    ) -> None:
        Desk.__init__(self, step, words, helper, screen)
        self.hint = self._whole(step["hint"])

    def play_move(self, move: str) -> None:
        """Play the touched legal move if it is right, else say that it is not."""
        found = [taken for taken in self.step["accepted"] if taken["move"] == move]
        if found:
            self.open, self.selection = False, Selection([])
            self.helper.soon(self._follow(found[0]))
            return
        self.selection.clear()
        said = self.step["answers"].get(move) or self.step["wrong"]
        text = said[self.words.language] if said else self.words("not-it-told")
        self.screen.say("wrong", self.words("not-it"), text)

    def _whole(self, hint: "list[str]") -> "list[str]":
        """The complete touches of a right move that begins with the hint."""
        right = [taken["move"] for taken in self.step["accepted"]]
        for choice, path in self.selection.paths(False):
            if choice["move"] in right and path[: len(hint)] == hint:
                return path
        return hint

    async def _follow(self, taken: "Taken") -> None:
        """Show a right move and its consequences, and say why it was right."""
        self.screen.say("right", self.words("right"), self._praise(taken))
        for ply in taken["plies"]:
            if self.played:
                await self.helper.pause(BETWEEN)
            if self.left:
                return
            self.played.append(ply["move"])
            scene = apply(self.scene, ply["changes"]).copy()
            scene.update(ply["rest"])  # type: ignore[typeddict-item]
            scene["options"] = []
            self.scene = scene
            await self.screen.play(ply["changes"], scene)
        if not self.left:
            self.screen.show_passed()
            await self.show_reasons(lambda told: self.screen.add(told, first=True))

    def _praise(self, taken: "Taken") -> str:
        """The response to a right move: its own text, or its effects."""
        said = self.step["answers"].get(taken["move"]) or self.step["right"]
        if said:
            return str(said[self.words.language])
        return together([self.words.say("deed:" + deed) for deed in taken["deeds"]])
