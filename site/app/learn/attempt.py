"""An attempt at a problem: right moves continue it, wrong ones are refuted by a reply."""

from anga.shared.phrases import mentions
from assist.figures import claim, few
from assist.speaking import sentence as speaking_sentence
from assist.speaking import speaking
from learn.desk import Desk
from state.selection import Selection, plain, spots_of
from words import together

BETWEEN = 0.5  # seconds from a move to its reply
TOLD = 2  # reasons that are told of a reply
ONLY = "aim:only"  # the slug of what speaks for a forced reply: what forced it, and no threat
AIM = "aim:"  # how the slugs of reasons begin that say what a move is for
CHECK = "deed:check"  # what a game with checks has among its words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.advice import Reason
    from anga.shared.answers import JudgeAnswer, SceneAnswer, Status
    from anga.shared.learning_data import ProblemData, Task
    from anga.shared.scene import Phrase
    from learn.ports import Helper, StepScreen
    from words import Words


class Attempt(Desk):
    """An attempt with `own` moves left; `failed` after a wrong answer.

    `clean` is true as long as no answer was wrong and no hint was given, `helped` once one was.
    """

    asks = "find-it"

    def __init__(
        self,
        problem: "ProblemData",
        words: "Words",
        helper: "Helper",
        screen: "StepScreen",
        clean: bool = True,
        helped: bool = False,
    ) -> None:
        step: "Task" = {
            "link": problem["link"], "view": problem["view"], "scene": problem["scene"],
            "turn": problem["turn"], "choices": [], "hint": [],
        }  # fmt: skip
        Desk.__init__(self, step, words, helper, screen)
        self.problem, self.own = problem, problem["own"]
        self.failed, self.clean, self.helped, self.arrived = False, clean, helped, False
        self.early: "list[str]" = []  # what was touched before the engine was up
        self.wished = False  # whether a hint was
        self.is_whole_early = False  # whether the first hint would give the whole move
        helper.soon(self._arrive())

    def touch(self, touch: str) -> None:
        """Handle a touch; until the engine is up, it has to wait."""
        if self.open and not self.arrived:
            self.early.append(touch)
            self.screen.say("waiting", self.words("engine-wait"))
        else:
            Desk.touch(self, touch)

    def play_move(self, move: str) -> None:
        """Play the touched legal move."""
        self.open = False
        self.helper.soon(self._play_and_judge(move))

    @property
    def path(self) -> "list[str]":
        """The touches of the solving move in this position, as far as it is known."""
        solution, made = self.problem["solution"], len(self.played)
        if self.arrived and self.played == solution[:made]:
            for choice in self.selection.choices:
                if choice["move"] == solution[made]:
                    return named(choice["paths"][0])
        return []

    def find_hint(self) -> bool:
        """Let the hint be the first touch, when asked again all of them; whether there is one.

        `is_whole_early` says whether the first one is the whole move already.
        """
        path = self.path if self.open else []
        if path:
            again = bool(self.hint) and path[: len(self.hint)] == self.hint
            self.hint = path if again else path[:1]
            self.is_whole_early = len(path) == 1 and not again
        return bool(path)

    async def aims(self) -> "list[Reason]":
        """What the solving move is for, as far as other moves do not serve that.

        Of the only legal move, nothing.
        """
        made = list(self.request("claims")["record"])
        move = self.problem["solution"][len(self.played)]
        reasons = await speaking(self.helper.ask, self.request, made + [move])
        found = [each for each in reasons if each["slug"].startswith(AIM)]
        return found if found and found[0]["slug"] != ONLY else []

    def wish(self) -> None:
        """Give a hint as soon as there can be one."""
        self.wished = not self.arrived
        if self.arrived:
            self.screen.hint()

    @property
    def advisable(self) -> bool:
        """Whether a hint can be asked for; after a wrong answer it begins the problem again."""
        return self.failed or bool(self.open and self.path)

    def spoil(self) -> None:
        """Somebody was helped."""
        self.clean, self.helped = False, True

    async def _arrive(self) -> None:
        """Take the possible touches from the engine."""
        answer: "SceneAnswer" = await self.helper.ask(self.shown_request())
        if not self.left:
            self.arrived = True
            self.selection = Selection(answer["choices"], spots_of(answer["scene"]))
            self.screen.say("turn", self.words(self.asks))
            self.screen.offer()
            for touch in self.early:
                Desk.touch(self, touch)
            if self.wished:
                self.wish()

    async def _play_and_judge(self, move: str) -> None:
        """Play a move, judge it, and let the opponents reply."""
        answer = await self._play(move)
        if not self.left:
            await self._answer(
                answer, self._solution_reply(answer["status"]) or await self._judged()
            )

    async def _answer(self, answer: "SceneAnswer", judged: "JudgeAnswer") -> None:
        if self.left:
            return
        if judged["done"]:
            await self._solve(answer)
        elif judged["right"]:
            await self._go_on(answer, judged["reply"])
        else:
            await self._show_refutation(answer, judged)

    def _solution_reply(self, status: "Status") -> "JudgeAnswer | None":
        """The solution's verdict on the moves made, if they are its own."""
        solution, made = self.problem["solution"], len(self.played)
        if self.played != solution[:made]:
            return None
        done = made == len(solution)
        reply = None if done or status["turn"] == self.turn else solution[made]
        return {"right": True, "done": done, "reply": reply}

    async def _judged(self) -> "JudgeAnswer":
        request = self.request("judge")
        request["goal"] = "%s:%d" % (self.problem["goal"], self.own)
        self.screen.say("thinking", self.words("looking"))
        judged: "JudgeAnswer" = await self.helper.think(request)
        return judged

    async def _solve(self, answer: "SceneAnswer") -> None:
        def say(told: str) -> None:
            self.screen.say("over", self.words("solved"), told)

        say(self.words.say(answer["history"][-1]["description"]))
        self.screen.show_passed()
        await self.show_reasons(say)  # why it is mate, which the description would only repeat

    async def _go_on(self, answer: "SceneAnswer", reply: "str | None") -> None:
        """Play the opponents' replies until it is this seat's turn again."""
        self.own -= 1
        self.hint, self.hinting = [], False
        told = ""
        while reply is not None and not self.left:
            await self.helper.pause(BETWEEN)
            answer = await self._play(reply)
            told = self.words.say(answer["history"][-1]["description"])
            reply = await self._following(answer["status"])
        known = self._solution_reply(answer["status"])
        if self.left:
            return
        if known and known["done"]:  # the goal is reached by what the others did
            await self._solve(answer)
        else:
            self.open = True
            self.screen.say("right", self.words("right-so-far"), told)
            self.screen.offer()

    async def _following(self, status: "Status") -> "str | None":
        """The next move of an opponent who is still to move; any will do."""
        if status["over"] or status["turn"] == self.turn:
            return None
        known = self._solution_reply(status)
        if known:
            return known["reply"]
        request = self.request("best")
        request["level"] = 1
        return str((await self.helper.think(request))["move"])

    async def _show_refutation(self, answer: "SceneAnswer", judged: "JudgeAnswer") -> None:
        """Show the refutation of an answer; with dice left it may only have been too slow.

        A mate at once is refuted by there being no check, or by any way out of it. What a move was
        to do by itself needs no reply: it is told what it did, and what was asked.
        """
        self.failed, self.clean = True, False
        status, missed = answer["status"], self._missed(answer)
        mating = self.own == 1 and self.problem["goal"] == "mate" and CHECK in self.words.game_words
        reply = judged["reply"] if not missed and (not mating or status["check"]) else None
        told = missed or self.words("too-slow" if judged.get("late") else "no-longer")
        if mating and not status["check"]:
            told = self.words("no-check")
        if reply is not None:
            self.screen.say("wrong", self.words("not-so"))
            await self.helper.pause(BETWEEN)
            answer = await self._play(reply)
            escaped = self.words.say(answer["history"][-1]["description"])
            told = self.words("no-mate" if mating else "refuted", escaped)
        if not self.left:
            self.screen.say("wrong", self.words("not-so"), told)
            self.screen.offer()
        if reply is not None and not mating:
            await self._show_why_refuted(answer["history"][-1]["description"])

    def _missed(self, answer: "SceneAnswer") -> str:
        """What the last move did in place of a goal that it was to reach by itself, else ""."""
        slug = "missed:" + self.problem["goal"]
        if self.own > 1 or slug not in self.words.game_words:
            return ""
        made = answer["history"][-1]["description"]
        return together([self.words.say(made), self.words.say(slug)])

    async def _show_why_refuted(self, told: "Phrase") -> None:
        """Say and draw what speaks for the reply, but for what was told with it.

        Only if the engine is up and the game goes on.
        """
        if self.left or not self.helper.ready:
            return
        moves = list(self.request("claims")["record"])
        reasons = await speaking(self.helper.ask, self.request, moves)
        if reasons and reasons[0]["slug"] != ONLY and not self.left:
            new = [each for each in reasons[:TOLD] if not mentions(told, claim(each))]
            self.screen.add(speaking_sentence(new, self.words))
            self._draw([few(reason["figures"]) for reason in reasons[:TOLD]])


def named(path: "list[str]") -> "list[str]":
    """A path without silent touches at its end."""
    many = len(path)
    while many > 1 and path[many - 1].startswith("?"):
        many -= 1
    return plain(path[:many])
