"""The view of positions that somebody has kept: the question, its board, when they return."""

from anga.shared.phrases import question
from browser import openings
from browser.dom import every, fill, find, listen, make, show
from learn.desk import Desk
from learn.own_positions import OwnAttempt, own_moves, posed
from learn.view import LearnView
from widgets.seats import quarters_to_bottom
from words import unparted

NO_TEXT = "\u00a0"  # keeps its line free

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening, SceneAnswer
    from anga.shared.learning_data import Task
    from anga.shared.scene import Phrase, Scene
    from browser.types import Element, Window
    from kept.mistakes import MistakeEntry
    from learn.own_positions import OwnPositions
    from learn.ports import Helper
    from words import Words


class OwnView(LearnView):
    """The screen of a position (see `learn.ports.StepScreen`), or of there being none to solve."""

    lines = 3

    def __init__(
        self,
        window: "Window",
        opening: "Opening",
        words: "Words",
        own: "OwnPositions",
        helper: "Helper",
        view: "dict[str, str]",
    ) -> None:
        LearnView.__init__(self, window, opening, words, own, helper)  # type: ignore[arg-type]
        self.own, self.mistakes, self.view = own, own.mistakes, view
        self.game_words, self.start = opening["words"], openings.scene(opening, view)
        self.entry: "MistakeEntry | None" = None  # the position on the page
        self.asked: "Phrase" = ""  # the goal, or the move that was a mistake; "" until it is known
        listen(find("#do-keep"), "click", lambda event: self._keep())

    # What people do

    def begin(self, wished: bool = False) -> None:
        """Begin the position on the page, perhaps again, or say that there is none.

        `wished`: a hint is to follow.
        """
        before, at = getattr(self, "desk", None), self.own.at
        clean, helped = True, False
        if isinstance(before, OwnAttempt) and before.problem["id"] == at:
            clean, helped = before.clean, before.helped
        self._leave()
        self.over = False
        self.entry, self.asked = self.own.current, ""
        desk = Desk(_nothing(at, self.start, self.view), self.words, self.helper, self)
        desk.leave()
        self._open(desk)
        if self.entry:
            self.say("waiting", self.words("engine-wait"))
            self.helper.soon(self._pose(desk, self.entry, clean, helped, wished))
        else:
            self.say("turn", "", self.words("own-how"))

    def hint(self) -> None:
        """Show the first touch; when asked again, the whole move."""
        desk = self.desk
        if isinstance(desk, OwnAttempt) and desk.failed:
            self.begin(wished=True)
        elif isinstance(desk, OwnAttempt) and desk.find_hint():
            if not self.over:
                desk.spoil()
            LearnView.hint(self)

    def next(self) -> None:
        """Go to the next position that is due, perhaps that of another game, or to problems."""
        name, game = self.own.following, self._game_due()
        if not name and (game or not self.entry):
            page, of = ("own", game) if game else ("problems", self.own.game)
            self.window.location.href = "%s-%s.html" % (page, of)
        else:
            self.window.platform.replace(0, "#" + name)
            self.own.open(name)
            self.open_lesson()

    def _keep(self) -> None:
        """Keep the position no longer, or keep it again."""
        if self.entry:
            self.add(self.mistakes.switch(self.entry, self.words))
            self.list_again()
            self.offer()

    # What a position asks of its screen

    def show_passed(self) -> None:
        """Show that the position was found, and when it returns."""
        self.over = True
        name, desk = self.own.at, self.desk
        if self.mistakes.wait(name):
            self.add(self.words("own-early"))
        elif isinstance(desk, OwnAttempt):
            self.mistakes.find(name, desk.clean)
            wait = self.mistakes.wait(name)
            self.add(self.words("own-back", wait) if wait else self.words("own-left"))
        self.list_again()
        self.offer()

    async def _pose(
        self, desk: "Desk", entry: "MistakeEntry", clean: bool, helped: bool, wished: bool
    ) -> None:
        """Ask the engine what the position looks like, and let it be solved."""
        answer: "SceneAnswer" = await self.helper.ask(desk.shown_request())
        turn, goal = str(answer["status"]["turn"]), entry["goal"].split(":")[0]
        asked = question(goal, turn, own_moves(entry))
        if not goal:
            asked = await self._played(desk, entry["played"])
        if self.desk is desk:
            problem = posed(self.own.at, entry, answer, self.view)
            self.asked = asked
            attempt = OwnAttempt(problem, self.words, self.helper, self, clean, helped)
            self._open(attempt)
            if wished:
                attempt.wish()
            self.speech.say(find("#lesson-text").textContent)

    async def _played(self, desk: "Desk", move: str) -> "Phrase":
        """How the move that was a mistake is written."""
        request = desk.shown_request()
        request["record"] = list(request["record"]) + [move]
        answer: "SceneAnswer" = await self.helper.ask(request)
        return answer["history"][-1]["notation"] if answer["history"] else move

    def _open(self, desk: "Desk") -> None:
        """Show a position."""
        self.desk = desk
        self.turned = quarters_to_bottom(desk.scene, desk.turn) if desk.turn else 0
        self.words.use(self.game_words, self.turned)
        self._tell()
        self.list_again()
        self.board.reveal(None)
        self.staging.lay(desk.scene, self.turned)
        self.board.show(desk.scene, self.turned)
        self.offer()

    # The parts

    def _tell(self) -> None:
        """Show what is asked, or that there is nothing to solve."""
        entry, words = self.entry, self.words
        kept = self.mistakes.of(self.own.game)
        find("#lesson-step").textContent = self._when() if entry else ""
        if not entry:
            text = words("own-rest" if kept else "own-none")
        elif not self.asked:
            text = NO_TEXT
        elif entry["goal"]:
            text = words.say(self.asked)
        else:
            text = words("own-asked", words.say(self.asked))
        find("#lesson-text").textContent = unparted(text)
        show(find("#own-how"), entry is not None)  # else the card says so

    def _when(self) -> str:
        """When the position on the page is due."""
        return self._day(self.mistakes.wait(self.own.at))

    def _day(self, wait: int) -> str:
        if wait > 1:
            return self.words("own-later", wait)
        return self.words("own-tomorrow" if wait else "own-now")

    def list_again(self) -> None:
        """List the positions by the days of their return, and the games with others."""
        number, parts = 0, []  # type: tuple[int, list[Element | str]]
        for wait, names in self.own.days:
            links = []
            for name in names:
                number += 1
                links.append(make("li", parts=[self._link(name, number)]))
            day = self._day(wait)
            parts.append(make("h2", day))
            parts.append(make("ol", parts=links, aria_label=day, _class="numbers"))
        fill(find("#lessons"), parts)
        others = [link for link in every("#elsewhere a") if self.mistakes.of(link.dataset.game)]
        show(find("#elsewhere"), bool(others))
        show(find(".lessons"), bool(parts or others or self.entry))
        for link in every("#elsewhere a"):
            due = len(self.mistakes.due(link.dataset.game))
            show(link.parentElement, bool(self.mistakes.of(link.dataset.game)))
            count = self.words("own-count", due) if due else ""
            fill(find(".soft", link), [count])

    def _link(self, name: str, number: int) -> "Element":
        here = name == self.own.at
        label = self.words("own-number", number)
        return make(
            "a",
            str(number),
            href="#" + name,
            aria_label=label,
            aria_current="true" if here else None,
        )

    def _game_due(self) -> str:
        """The first other game with a position that is due; "" if there is none."""
        games = [link.dataset.game for link in every("#elsewhere a")]
        return ([game for game in games if self.mistakes.due(game)] or [""])[0]

    def _show_buttons(self) -> None:
        desk, entry = self.desk, self.entry
        attempt = desk if isinstance(desk, OwnAttempt) else None
        find("#do-hint").disabled = not (attempt and attempt.advisable)
        for name in ("hint", "again", "keep"):
            show(find("#do-" + name), entry is not None)
        again, button = find("#do-again"), find("#do-next")
        again.setAttribute("class", "strong" if attempt and attempt.failed else "")
        keep = find("#do-keep")
        keep.disabled = entry is None
        if entry:
            keep.setAttribute("aria-pressed", self.mistakes.pressed(entry))
        more = bool(self.own.following or self._game_due())
        show(button, more or self.over or not entry)
        on = "next" if more or entry else "problems"
        button.textContent = self.words("skip-step" if entry and not self.over else on)
        button.setAttribute("class", "strong" if self.over or not entry else "")

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""
        LearnView.refresh_language(self)
        if self.desk.open:
            self.status.show(self.words("find-it"), "", "turn")


def _nothing(name: str, start: "Scene", view: "dict[str, str]") -> "Task":
    """An empty board, to look at until a position is there."""
    scene = start.copy()
    scene["pieces"], scene["solids"], scene["options"], scene["marks"] = [], [], [], []
    return {"link": name, "view": view, "scene": scene, "turn": "", "choices": [], "hint": []}
