"""A step under way: touches narrow its choices, and impossible ones are explained."""

from anga.shared.formats.fragment import parse_link_far
from anga.shared.requests import make_request
from assist.figures import claim, drawn
from assist.proof import WHOLE, is_mate
from assist.touch_feedback import astray, early, open_question, putting_down
from state.selection import Selection, is_option, spots_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.advice import Reason
    from anga.shared.answers import Request, SceneAnswer
    from anga.shared.learning_data import Task
    from anga.shared.scene import Explanation, Figures
    from learn.ports import Helper, StepScreen
    from words import Words


class Desk:
    """The position of a step, and its possible touches.

    `hint` are the touches of a right move, `reasons` what speaks for it. `open` is false during
    animations and when the step is over; `hinting` limits what is shown to the hint's touches;
    `left` is true once another step has taken its place.
    """

    asks = "your-try"  # what is said while there is nothing else to say

    def __init__(
        self, step: "Task", words: "Words", helper: "Helper", screen: "StepScreen"
    ) -> None:
        self.step, self.words, self.helper, self.screen = step, words, helper, screen
        self.link, _ = parse_link_far(step["link"])
        self.scene = step["scene"]
        self.selection = Selection(step["choices"], spots_of(self.scene))
        self.played: "list[str]" = []
        self.hint = step["hint"]
        self.open, self.hinting, self.left = True, False, False
        self.other = False  # whether something else than `asks` was said last
        self.told: "Explanation | None" = None  # what the touches made would come to
        self.trying: "list[str] | None" = None  # they and the one that is aimed at
        self.reasons: "list[Reason]" = []  # for the move of the hint

    def touch(self, touch: str) -> None:
        """Handle a touch."""
        if not self.open:
            return
        result, detail = self.selection.press(touch)
        if result != "early" or self.hinting:
            self._forget()
        if result != "narrowed":  # what is said now replaces the words of a hint
            self.hinting = False
        if result == "move":
            self.play_move(detail)
        elif result == "refused":
            self._refuse(self.words.say(detail), [] if is_option(touch) else [touch[2:]])
        elif result == "early":
            self.other = True
            self.screen.say("refused", early(self.scene, detail, self.words))
        elif result == "astray":
            down = len(detail) > 1 and self.selection.makes_move(touch)
            self.helper.soon(self._why(detail, down))
        else:
            self._narrowed()
        self.screen.offer()

    def _narrowed(self) -> None:
        """React to a touch that narrowed the choices: nothing is refused any more."""
        question = open_question(self.scene, self.selection, self.words)
        if (question or self.other) and not self.hint_touches:  # else they are told anew
            self.other = bool(question)
            self.screen.say("turn", question or self.words(self.asks))
        if self.selection.touches and self.helper.ready and not self.hint_touches:
            self.helper.soon(self._explain(self.selection.touched))

    def untouch(self) -> None:
        """Take back the last touch."""
        if self.selection.touches:
            self.selection.back()
            self._forget()
            self._narrowed()
            self.screen.offer()

    def on_hover(self, touch: "str | None") -> None:
        """Preview the touch under pointer or focus."""
        told = self.told
        if not self.open or not told or not (told["notes"] or told.get("ghosts")):
            return
        self.trying = self.selection.touches_with(touch)
        if self.trying:
            self.helper.soon(self._foresee(self.trying))
        else:
            self.screen.explain(told)

    def leave(self) -> None:
        """Another step takes the place of this one."""
        self.left, self.open = True, False
        self._forget()

    def _forget(self) -> None:
        """Drop outdated previews."""
        self.told = self.trying = None
        self.screen.explain(None)

    def play_move(self, move: str) -> None:
        """Play the touched legal move."""

    @property
    def helpful(self) -> bool:
        """Whether a hint is available."""
        return self.open and bool(self.hint)

    def advise(self, reasons: "Sequence[Reason]" = ()) -> None:
        """Show the touches of a right move, and the reasons for it."""
        self.hinting, self.other, self.reasons = True, True, list(reasons)
        if not self.hint_touches:
            self.selection.clear()
        self._forget()
        self.screen.point()

    # What is shown

    @property
    def hint_touches(self) -> "list[str]":
        """The remaining touches of the hint, if those made belong to it."""
        return self.selection.ahead(self.hint) if self.open and self.hinting else []

    @property
    def touches(self) -> "list[str]":
        """The touches made."""
        return self.selection.touches

    @property
    def able(self) -> "list[str]":
        """The possible next touches; with a hint only the hint's."""
        return (self.hint_touches[:1] or self.selection.open) if self.open else []

    @property
    def turn(self) -> str:
        """The learner's seat."""
        return str(self.step["turn"])

    async def _play(self, move: str) -> "SceneAnswer":
        """Play a move and animate it."""
        self.played.append(move)
        answer: "SceneAnswer" = await self.helper.ask(self.shown_request())
        if not self.left:
            self.scene, self.selection = answer["scene"], Selection([])
            await self.screen.play(answer["changes"], answer["scene"])
            self.selection = Selection(answer["choices"], spots_of(self.scene))
        return answer

    # What is asked

    def request(self, cmd: str) -> "Request":
        """A request about the current position."""
        link = self.link
        moves = list(link.moves) + self.played
        return make_request(cmd, link.game, link.rules, link.position, moves)

    def shown_request(self) -> "Request":
        """A request about the current position in the view shown."""
        request = self.request("scene")
        request["view"] = self.step["view"]
        return request

    async def _why(self, touches: "list[str]", down: bool) -> None:
        """Say which rule forbids the touches, or that they have no effect.

        `down`: what was held is put down, though the last touch could have made a move alone.
        """
        if not self.helper.ready:
            self.screen.say("waiting", self.words("engine-wait"))
        request = self.request("why")
        request["touches"] = touches
        why = await self.helper.ask(request)
        if self.left or not self.open:
            return
        if why["words"]:
            text = why["words"][self.words.language]
            self._refuse(putting_down(text, down, self.words), why["cells"])
            self._draw([why["figures"]] if "figures" in why else [])
        else:
            self.other = True
            told = astray(self.scene, self.selection, touches, self.turn, self.words)
            self.screen.say("refused", putting_down(told, down, self.words))

    async def show_reasons(self, say: "Callable[[str], None]") -> None:
        """Draw what the position shows, and `say` why a mate is one, if the engine is up.

        One thing comes after another, unless the screen is calm.
        """
        if self.left or not self.helper.ready:
            return
        shown = (await self.helper.ask(self.request("shows"))).get("shows", [])
        if is_mate(shown) and not self.left:
            say(self.words.say(claim(shown[0])))
        count = len(shown) if self.screen.calm else 1
        while shown and not self.left:
            self._draw([reason["figures"] for reason in shown[:count]])
            if count >= len(shown):
                return
            await self.helper.pause(WHOLE / len(shown))
            count += 1

    def _draw(self, figures: "Sequence[Figures]") -> None:
        """Draw figures over the board until the next touch."""
        found = drawn(figures)
        if found["marks"] or found["lines"]:
            self.screen.explain(found)

    async def _explain(self, touches: "list[str]") -> None:
        """Preview the touches made."""
        explanation = await self._explained(touches)
        if not self.left and self.open and self.selection.touched == touches:
            self.told = explanation
            self.screen.explain(explanation)

    async def _foresee(self, touches: "list[str]") -> None:
        """Preview the touches made and one more."""
        explanation = await self._explained(touches)
        if not self.left and self.open and self.trying == touches:
            self.screen.explain(explanation)

    async def _explained(self, touches: "list[str]") -> "Explanation":
        request = self.request("explain")
        request["touches"] = touches
        explanation: "Explanation" = await self.helper.ask(request)
        return explanation

    def _refuse(self, text: str, cells: "list[str]") -> None:
        self.other = True
        self.screen.say("refused", *self.words.refusal(text))
        self.screen.refuse(cells)
