"""The view of a problems page: the question, its board, and the list of problems."""

from anga.shared.formats.fragment import format_link
from assist import speaking
from browser import openings
from browser.dom import fill, find, listen, make, phrased, show
from browser.sending import send
from cast.figures import name_of
from kept.mistakes import new_entry
from kept.won import WonPositions
from learn.attempt import Attempt
from learn.collection import DAILY, GRADES
from learn.result_card import ResultCard, shared_address
from learn.today import STONES, result
from learn.view import LearnView
from widgets.seats import quarters_to_bottom
from words import unparted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening
    from browser.types import Element, Event, Window
    from kept.mistakes import MistakeEntry, Mistakes
    from learn.collection import Collection
    from learn.ports import Helper
    from words import Words

DAYS = 999  # of a streak, for which there is room
NO_BREAK = "\u00a0"


class ProblemsView(LearnView):
    """The screen of a problem (see `learn.ports.StepScreen`)."""

    lines = 3
    desk: "Attempt"

    def __init__(
        self,
        window: "Window",
        opening: "Opening",
        words: "Words",
        collection: "Collection",
        helper: "Helper",
        mistakes: "Mistakes",
    ) -> None:
        self.mistakes = mistakes
        LearnView.__init__(self, window, opening, words, collection, helper)  # type: ignore[arg-type]
        self.collection, self.opening, self.game_words = collection, opening, opening["words"]
        self.won = WonPositions(collection.tally.diary.storage, opening)
        self.today = collection.today
        self.usual_size = opening["scenes"][0]["scene"]["size"]
        self.counted = False  # whether this attempt has failed today's
        self.card = ResultCard(window, words)
        listen(find("#do-result"), "click", lambda event: self._show_result())
        listen(find("#do-keep"), "click", lambda event: self._keep())

    # What people do

    def hint(self) -> None:
        """Show the first touch, or what a move of one touch is for; when asked again, the move."""
        if self.desk.failed:
            self.begin()
            self.desk.wish()
            return
        if not self.desk.find_hint():
            return
        if self.today and self._is_todays():
            self.today.take_hint()
        if not self.desk.helped and not self.over:
            self.desk.spoil()
            self.collection.fail()
            self._list()
        if self.desk.is_whole_early:
            self.helper.soon(self._tell_aim(self.desk))
        else:
            LearnView.hint(self)

    async def _tell_aim(self, desk: "Attempt") -> None:
        """Tell what the solving move is for; if nothing is known of that, show the move."""
        aims = await desk.aims()
        if desk is not self.desk or not desk.open:
            return
        if aims and desk.is_whole_early:
            told = speaking.sentence(aims[:1], self.words, desk.turn)
            self.say("hint", self.words("hint-aim"), told)
        else:
            LearnView.hint(self)

    def touch(self, touch: str) -> None:
        """Handle a touch; after a wrong answer it begins the problem again."""
        if self.desk.failed and not self.desk.open:
            self.begin()
        else:
            LearnView.touch(self, touch)

    def begin(self) -> None:
        """Begin the problem on the page, perhaps again."""
        problem, clean, helped = self.collection.current, True, False
        if hasattr(self, "desk") and self.desk.problem is problem:
            clean, helped = self.desk.clean, self.desk.helped
        self._leave()
        self.over = self.counted = False
        self.desk = Attempt(problem, self.words, self.helper, self, clean, helped)
        self.turned = quarters_to_bottom(self.desk.scene, self.desk.turn)
        self.words.use(self.game_words, self.turned)
        self._tell()
        self._list()
        self.staging.lay(self.desk.scene, self.turned)
        self.board.show(self.desk.scene, self.turned)
        if not self.desk.arrived:
            self.say("turn", self.words("find-it"))
        self.offer()

    def _known(self) -> str:
        """That the problem asked for is not known, or this one was solved before; else ""."""
        if self.collection.is_lost:
            return self.words("problem-unknown")
        if self.today and self._is_todays() and self.today.done:
            return self.words("solved-today", result(self.today, self.words))
        return self.words("solved-before") if self.collection.is_solved(self.collection.at) else ""

    def next(self) -> None:
        """Go to the next problem."""
        self.window.location.hash = self.collection.address(self.collection.following)

    def _keep(self) -> None:
        """Keep the problem, to be solved again on later days, or no longer."""
        self.add(self.mistakes.switch(self._entry(), self.words))
        self.offer()

    # What a problem asks of its screen

    def say(self, tone: str, strong: str, text: str = "") -> None:
        """Show the response to a touch; a wrong answer ends a streak."""
        if strong == self.words("find-it"):
            text = self._known()
        LearnView.say(self, tone, strong, text)
        if tone == "wrong":
            self.collection.fail()
            if self.today and self._is_todays() and not self.counted:
                self.today.answer(False)
            self.counted = True
            self._list()

    def rule_link(self) -> "tuple[str, str] | None":
        """The link to the article about the problem's rules, where they are not the usual ones."""
        if self.said[0] not in ("turn", "over"):  # a hint needs the room
            return None
        rules = self.desk.link.rules.split(",")
        told = [openings.article(self.opening, self.words, "rule:" + rule) for rule in rules]
        known = [address for address in told if address]
        return ("the-rule", known[0]) if known else None

    def show_passed(self) -> None:
        """Show that the problem was solved."""
        self.over = True
        self.collection.solve(self.desk.clean, self.desk.helped)
        if self.today and self._is_todays():
            self.today.answer(True)
        self._list()
        self.offer()
        self.tell_way_on()

    def _address(self) -> str:
        """The address of the problem on the page, for others."""
        return shared_address(self.window, self.collection.game, self.collection.current["id"])

    def _send(self, event: "Event") -> None:
        """Send the problem on the page to others."""
        event.preventDefault()
        asked, to = self.collection.current["text"][self.words.language], self._address()

        def told(copied: bool) -> None:
            by_hand = self.words("copy-by-hand") + " " + to
            self.add(self.words("result-copied") if copied else by_hand)

        send(self.window, asked, to, told)

    def _is_todays(self) -> bool:
        """Whether the problem on the page is today's."""
        return self.today is not None and self.collection.current["id"] == self.today.ident

    def _entry(self) -> "MistakeEntry":
        """The problem on the page as a position to be kept."""
        problem, link = self.collection.current, self.desk.link
        goal = "%s:%d" % (problem["goal"], problem["own"])
        better = " ".join(problem["solution"])
        return new_entry(link.game, link.rules, str(link.position), better, goal)

    def _show_result(self) -> None:
        """Open the dialog in which the result of today's problem can be sent."""
        if self.today:
            problem, speaker = self.collection.current, self.words.speaker(self.game_words)
            self.card.open(self.today, speaker("name"), problem["scene"], self.turned, speaker)

    # The parts

    def _tell(self) -> None:
        """Show the question, its grade, and its source."""
        problem, words = self.collection.current, self.words
        find("#lesson-title").textContent = words("problem", self.collection.at + 1)
        grade = problem["grade"]
        parts: "list[Element | str]" = [
            make("span", STONES[grade - 1], _class="stones", aria_hidden="true"),
            " " + words("grade-" + str(grade)),
        ]
        if self._is_todays():
            parts.append(" · " + words("today"))
        elif self.collection.at == self.collection.daily:
            parts.append(" · " + words("daily"))
        size, camera = problem["scene"]["size"], problem["scene"]["camera"]
        if size != self.usual_size and not camera:  # cubes stand on plinths of several lengths
            parts.append(" · " + words("board-size", *size))
        if problem["source"]:
            parts.append(" · " + words("source", problem["source"]))
        fill(find("#lesson-step"), parts)
        fill(find("#lesson-text"), phrased(unparted(problem["text"][words.language])))

    def _list(self) -> None:
        """Show the progress, and a link to each problem."""
        fill(find("#tally"), self._tally())
        parts = [part for grade in GRADES for part in self._grade(grade)]
        fill(find("#lessons"), parts + self._won())

    def _tally(self) -> "list[Element | str]":
        """Links, and what has been achieved, with room for all that there can be to tell."""
        collection, words = self.collection, self.words
        tally, many = collection.tally, len(collection.problems)
        counts = collection.solved_count, collection.helped_count
        told = self._achieved(*counts, tally.row, tally.best, tally.daily_row(collection.day))
        most = self._achieved(many, many, many, many + 1, DAYS)
        sent = words("send-problem")
        return [
            make("a", words("daily"), href="#" + DAILY, _class="daily"),
            make("a", sent, click=self._send, href=self._address(), _class="send"),
            make("span", parts=[make("span", told)], _class="roomy", data_other=most),
        ]

    def _achieved(self, solved: int, helped: int, row: int, best: int, days: int) -> str:
        """How many problems are solved, and the streaks, none of them broken at the end of a line.

        `row` and `days` are streaks that go on.
        """
        words = self.words
        told = [words("solved-of", solved, len(self.collection.problems))]
        if helped:
            told.append(words("solved-helped", helped))
        if row > 1:
            told.append(words("in-a-row", row))
        if best > max(row, 1):
            told.append(words("best-row", best))
        if days > 1:
            told.append(words("days-in-a-row", days))
        return " · ".join([each.replace(" ", NO_BREAK) for each in told])

    def _grade(self, grade: int) -> "list[Element | str]":
        """A heading and links to the problems of a grade."""
        numbers = self.collection.of_grade(grade)
        if not numbers:
            return []
        name = self.words("grade-" + str(grade))
        stones = make("span", STONES[grade - 1], _class="stones", aria_hidden="true")
        links = [make("li", parts=[self._link(number)]) for number in numbers]
        listed = make("ol", parts=links, aria_label=name, _class="numbers")
        return [make("h2", parts=[stones, " " + name]), listed]

    def _won(self) -> "list[Element | str]":
        """A heading and links to the won positions, each of which begins a game."""
        entries, done, words = self.won.entries, self.won.done, self.words
        if not entries:
            return []
        told, links = words("won-told", name_of(self.won.level, words)), []
        page = self.window.platform.root + self.collection.game + ".html#"
        for number in range(len(entries)):
            is_done = entries[number]["id"] in done
            label = words("won-position", number + 1)
            link = make(
                "a",
                str(number + 1),
                href=page + format_link(self.won.link(entries[number])),
                aria_label=label + (" – " + words("passed") if is_done else ""),
                _class="solved" if is_done else None,
            )
            links.append(make("li", parts=[link]))
        listed = make("ol", parts=links, aria_label=words("won-title"), _class="numbers won")
        return [make("h2", words("won-title")), make("p", told, _class="soft"), listed]

    def _link(self, number: int) -> "Element":
        collection = self.collection
        solved, helped = collection.is_solved(number), collection.is_helped(number)
        label = self.words("problem", number + 1)
        done = " – " + self.words("passed-helped" if helped else "passed")
        return make(
            "a",
            str(number + 1),
            href="#" + collection.address(number),
            aria_label=label + (done if solved else ""),
            aria_current="true" if number == collection.at else None,
            _class="solved helped" if helped else "solved" if solved else None,
        )

    def _show_buttons(self) -> None:
        desk = self.desk
        find("#do-hint").disabled = not desk.advisable
        solved = self.over and self._is_todays()
        show(find("#do-hint"), not solved)
        show(find("#do-result"), solved)
        keep, entry = find("#do-keep"), self._entry()
        keep.disabled = desk.clean or solved  # in its place from the start, so that nothing moves
        keep.setAttribute("aria-pressed", self.mistakes.pressed(entry))
        find("#do-again").setAttribute("class", "strong" if desk.failed else "")
        button = find("#do-next")
        is_done = self.over or self.collection.is_solved(self.collection.at)
        button.textContent = self.words("next" if is_done else "skip-step")
        show(button, len(self.collection.problems) > 1)
        find("#do-result").setAttribute("class", "strong" if solved else "")
        button.setAttribute("class", "strong" if self.over and not solved else "")

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""
        LearnView.refresh_language(self)
        if self.desk.open:
            self.status.show(self.words("find-it"), self._known(), "turn")
