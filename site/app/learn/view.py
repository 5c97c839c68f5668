"""The view of a course: the lessons, the step's text, its board and buttons."""

import asyncio

from access.accessible_grid import AccessibleGrid
from access.grid_places import touches_told
from access.key_list import tell_keys
from access.shortcuts import Shortcuts
from access.speech import Narrator, Speech, added
from access.targets import Targets
from anga.shared.changes import stepped as after_step
from anga.shared.formats.fragment import Link, format_link
from anga.shared.layout.stage import LOW, TALL, Page
from anga.shared.requests import make_request
from assist import speaking
from assist.advice import leading, taking_part
from assist.figures import drawn
from board.board import Board
from board.display_settings import is_motion_reduced
from browser import openings
from browser.dom import fill, find, find_or_none, listen, make, phrased, show
from browser.tasks import reading_time
from browser.unfolding import Unfolding
from learn.course import Course
from learn.exercise import Exercise
from learn.practice import Practice
from state import badges
from state.selection import is_option
from widgets.options import Options
from widgets.seats import SeatBars
from widgets.staging import Staging
from widgets.status import StatusCard
from words import last_sentence, together, unparted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.answers import Opening
    from anga.shared.scene import Change, Explanation, Scene, Seat
    from browser.types import Element, Event, Window
    from learn.desk import Desk
    from learn.ports import Helper
    from words import Words


class LearnView:
    """The screen of a course (see `learn.ports.StepScreen`).

    Whoever came from an invitation is led back to it: to the game of the fragment `invited`.
    """

    lines = 5  # of text for which a step has room

    def __init__(
        self,
        window: "Window",
        opening: "Opening",
        words: "Words",
        course: Course,
        helper: "Helper",
        invited: str = "",
    ) -> None:
        self.window, self.words, self.course, self.helper = window, words, course, helper
        self.speech = Speech(find("#live"), words)
        self.status = StatusCard(find("#status"), words)
        self.task = Unfolding(find(".play > .told"), [find("#lesson-text")], self._on_sized)
        self.board = Board(find("#board"), words.say, self.touch, self.on_hover, find(".board"))
        self.options = Options(find("#options"), words, self.touch, self.board.picture)
        self.grid = AccessibleGrid(
            find("#grid"), words, self.touch, self.board.focus, self.board.place
        )
        self.narrator = Narrator(self.speech, words)
        Targets(self.grid, find("#options"), helper.has_letters, self._tell_targets, self.offer)
        self.shortcuts = Shortcuts(helper.has_letters)
        self.letters = {"h": self.hint, "?": self._tell_keys}
        self.bars = SeatBars(find("#seats-top"), find("#seats-bottom"), words, opening, None)
        self.play_link = window.platform.root + opening["game"] + ".html"
        self.gentle, self.deals = _gentlest(opening), opening.get("deals", 0)
        self.invited = invited
        self.desk: "Desk"
        self.over = False  # whether the step on the page was passed
        self.said = ("turn", "", "")  # the tone, the headline and the text of the card
        self.turned = 0  # quarter turns of the board, clockwise
        usual = openings.scene(opening, {})
        page = Page(seats=bool(_telling(usual)), told=self.lines)
        self.staging = Staging(window, self.board.settle, usual, page)
        for name, function in (
            ("hint", self.hint),
            ("again", self.begin),
            ("next", self.next),
        ):
            listen(find("#do-" + name), "click", _handler(function))
        for slug, way in (("gentle", self.play_now), ("invited", self.return_to_invitation)):
            button = find_or_none("#do-" + slug)  # problems have none
            if button:
                listen(button, "click", _handler(way))
        listen(window.document, "keydown", self._key)

    # What people do

    def touch(self, touch: str) -> None:
        """Handle a touch; a hint that it follows stays."""
        self.task.close()
        before = len(self.desk.touches)
        self.desk.touch(touch)
        if self.desk.hint_touches and len(self.desk.touches) > before:
            self.point()

    def on_hover(self, touch: "str | None") -> None:
        """Preview the touch under pointer or focus, or nothing."""
        self.desk.on_hover(touch)

    def hint(self) -> None:
        """Show the touches of a right answer."""
        if self.desk.helpful:
            self.desk.advise()

    def begin(self) -> None:
        """Begin the current step, perhaps again."""
        self._leave()
        step = self.course.current
        kind = Practice if step["turns"] else Exercise
        self.desk = kind(step, self.words, self.helper, self)
        self.over = False
        self._tell()
        self._list()
        self.board.reveal(None)
        self.staging.lay(self.desk.scene, self.turned)
        self.board.show(self.desk.scene)
        self.say("turn", self.words("your-try"))
        self.offer()
        if self.staging.mode == LOW or self._is_card_covered():  # which would tell its end
            self.task.unfold()

    def next(self) -> None:
        """Go to the next step; after the last one, to a game."""
        if self.course.next():
            self.window.platform.replace(0, "#" + self.course.address)
            self.open_lesson()
        elif self.invited:
            self.return_to_invitation()
        else:
            self.window.location.href = self.play_link

    def return_to_invitation(self) -> None:
        """Go back to the invitation from which somebody came."""
        self.window.location.href = self.play_link + "#" + self.invited

    def play_now(self) -> None:
        """Begin a game against the gentlest computer, with the pieces laid out if that is known."""
        if self.deals and self.helper.ready:
            self.helper.soon(self._play_dealt())
        else:
            self._play(self.gentle)

    async def _play_dealt(self) -> None:
        link = self.gentle
        link.moves = (await self.helper.ask(make_request("deal", link.game, "")))["moves"]
        self._play(link)

    def _play(self, link: Link) -> None:
        self.window.location.href = self.play_link + "#" + format_link(link)

    def open_lesson(self) -> None:
        """Show the course's current step from its beginning."""
        self.begin()
        heading = find("#lesson-title")
        heading.focus()
        self.read_task()

    def read_task(self) -> None:
        """Announce the text of the step."""
        self.speech.say(find("#lesson-text").textContent)

    def _again(self, event: "Event") -> None:
        """Begin the current lesson again."""
        event.preventDefault()
        self.course.again()
        self.open_lesson()

    def _tell_targets(self) -> None:
        self.narrator.tell_targets(self.desk.scene, self.desk.able)

    def _leave(self) -> None:
        desk = getattr(self, "desk", None)
        if desk:
            desk.leave()

    def _key(self, event: "Event") -> None:
        if event.target.closest("dialog"):
            return
        if event.key == "Escape":
            self.desk.untouch()
        elif event.key in self.letters and self.shortcuts.act(event):
            self.letters[event.key]()

    def _tell_keys(self) -> None:
        tell_keys(self.words, self.letters, plays=False)

    # What a step asks of its screen

    @property
    def calm(self) -> bool:
        """Whether everything is to be seen at once."""
        return bool(is_motion_reduced())

    async def play(self, changes: "Sequence[Change]", scene: "Scene") -> None:
        """Animate changes to their end."""
        done = asyncio.Event()
        self.board.play(changes, scene, done.set)
        self.offer()
        await done.wait()

    def offer(self) -> None:
        """Show the possible touches and those made."""
        desk, selection = self.desk, self.desk.selection
        offer = Offered(desk)
        self.board.offer(offer)
        numbers = badges.hint_badges(desk.hint_touches, offer.open, self.words)
        self.board.overlay(numbers)
        self.options.show(desk.scene, offer, numbers, self.turned)
        self.grid.show(after_step(desk.scene, offer.stepped), self.turned, offer, badges=numbers)
        self.narrator.show(desk.scene, selection)
        if desk.hint_touches:
            steps = taking_part(desk.hint, selection)
            told = drawn([] if steps else [reason["figures"] for reason in desk.reasons])
            told["marks"] = leading(desk.hint, selection) + told["marks"]
            self.board.reveal(told)
        self._show_bars(desk.scene)
        self._show_buttons()

    def _show_bars(self, scene: "Scene") -> None:
        """Show the seats, if there is a light, a score or a note."""
        telling = _telling(scene)
        for bar in ("#seats-top", "#seats-bottom"):
            show(find(bar), bool(telling))
        if telling:
            self.bars.show(
                scene, None, self.turned, self.desk.step["turn"] if self.desk.open else None
            )

    def say(self, tone: str, strong: str, text: str = "") -> None:
        """Show the response to a touch."""
        before, self.said = self.said, (tone, strong, text)
        if tone != "turn":
            self.task.close()
        self._show_said()
        if tone == "refused":
            asyncio.create_task(self._give_way(self.said))
        if tone == "over" and before[:2] == (tone, strong):
            self.speech.say(text)
        elif tone != "turn" or before != self.said:
            self.speech.say(added(together(before[1:]), together([strong, text])))

    async def _give_way(self, said: "tuple[str, str, str]") -> None:
        """Let a refusal that lies over the task go once it can have been read."""
        await asyncio.sleep(reading_time(said[1] + said[2]))
        if self.said is said and self._is_card_covered():
            self.said = "turn", self.words(self.desk.asks), ""
            self._show_said()

    def _is_card_covered(self) -> bool:
        """Whether answers lie over the card."""
        return bool(find_or_none('[data-choices="over"] .option'))

    def add(self, text: str, first: bool = False) -> None:
        """Show one more sentence beside what was said last, perhaps before it."""
        tone, strong, before = self.said
        self.said = tone, strong, together([text, before] if first else [before, text])
        self._show_said()
        self.speech.say(text)

    def _show_said(self) -> None:
        """Show what was said last; in a column, praise stands in the task's place."""
        tone, strong, text = self.said
        if self.over and isinstance(self.desk, Exercise) and self.staging.mode == TALL:
            fill(find("#lesson-text"), [text])
            find("#lesson-text").setAttribute("data-praise", "true")
            text = ""
        self.status.show(strong, text or self._instruction(), tone, link=self.rule_link())
        if tone == "over":
            self.staging.end()

    def rule_link(self) -> "tuple[str, str] | None":
        """The link to the rule of the step, if that is not of the usual ones."""
        return None

    def _on_sized(self) -> None:
        """Tell in the card what to do, or no longer, as the task has another room."""
        if self.said[1] and self.said[0] == "turn" and not self.said[2]:
            self._show_said()

    def _instruction(self) -> str:
        """The end of a task that is cut off, as long as nothing else is said: what to do."""
        waits = self.said[:2] == ("turn", self.words("your-try"))
        folded = self.task.is_long and waits
        return last_sentence(find("#lesson-text").textContent) if folded else ""

    def refuse(self, cells: "Sequence[str]") -> None:
        """Mark the cells that a refusal is about."""
        self.board.refuse(cells)

    def point(self) -> None:
        """Show the touches of a hint, and the reasons for them."""
        desk, words = self.desk, self.words
        touches = touches_told(desk.scene, desk.hint_touches, words, desk.turn)
        told = words("hint-told", touches)
        self.say("hint", told, speaking.sentence(desk.reasons, words, desk.turn))
        self.offer()

    def explain(self, explanation: "Explanation | None") -> None:
        """Show a preview of the touches, or hide it."""
        self.board.reveal(explanation)
        if explanation and explanation["notes"]:
            text, told = speaking.previewed(explanation, self.words), self.desk.told
            self.status.show("", text, "turn")
            made = speaking.previewed(told, self.words)
            self.narrator.note([made], "" if explanation is told else text)

    def show_passed(self) -> None:
        """Show that the step was passed."""
        self.over = True
        self.course.pass_step()
        self._list()
        self._show_said()
        self.offer()
        self.tell_way_on()

    def tell_way_on(self) -> None:
        """Announce the button that leads on."""
        buttons = [find_or_none("#do-" + slug) for slug in ("invited", "gentle", "next")]
        ways = [button for button in buttons if button and not button.hidden]
        if ways:
            self.speech.say(self.words("way-on", ways[0].textContent))

    # The parts

    def _tell(self) -> None:
        """Show the text of the step."""
        course, language = self.course, self.words.language
        find("#lesson-title").textContent = course.title[language]
        find("#lesson-step").textContent = (
            self.words("step-of", course.step + 1, course.steps) if course.steps > 1 else ""
        )
        self.task.close()
        find("#lesson-text").removeAttribute("data-praise")
        fill(find("#lesson-text"), emphasised(unparted(course.current["text"][language])))

    def _list(self) -> None:
        """Show the lessons, which are finished, and the current one."""
        items = []
        for number in range(len(self.course.lessons)):
            lesson = self.course.lessons[number]
            done, here = self.course.is_done(number), number == self.course.lesson
            parts = [make("span", lesson["title"][self.words.language], _class="name")]
            if done:
                parts.append(make("span", self.words("passed"), _class="chip"))
            link = make(
                "a",
                parts=parts,
                click=self._again if here else None,
                href="#" + lesson["id"],
                aria_current="step" if here else None,
            )
            items.append(make("li", parts=[link]))
        fill(find("#lessons"), items)

    def _show_buttons(self) -> None:
        course = self.course
        find("#do-hint").disabled = not self.desk.helpful
        button = find("#do-next")
        last, able = self.over and course.at_end, self.over and course.leads_to_game
        on = "to-invitation" if self.invited else "play-now"
        slug = on if last else "next" if self.over else "skip-step"
        button.textContent = self.words("next-lesson" if able else slug)
        show(find("#do-gentle"), able and not self.invited)
        show(find("#do-invited"), able and bool(self.invited))
        show(find("#do-hint"), not able)
        show(button, self.over or not self.course.at_end)
        button.setAttribute("class", "strong" if self.over and not able else "")
        find("#lesson-text").setAttribute("data-done", "true" if self.over else "false")

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""
        self.options.forget()
        self._tell()
        self._list()
        self.speech.hush()
        self.status.show(self.words("your-try") if self.desk.open else "", "", "turn")
        self.board.redraw()
        self.offer()

    def redraw(self) -> None:
        """Redraw everything in another size or other colours."""
        self.staging.measure()
        self.staging.lay(self.desk.scene, self.turned)
        self.board.redraw()
        self.options.forget()
        if self.over:
            self._show_said()
        self.offer()


class Offered:
    """The touches of a desk (see `state.ports.Offer`, and the board's)."""

    def __init__(self, desk: "Desk") -> None:
        selection = desk.selection
        self.open = desk.able
        self.touches, self.pointed, self.quiet = desk.touches, selection.pointed, False
        self.steps, self.stepped = selection.steps, selection.stepped
        self.forbidden = selection.forbidden if desk.open else []
        self.fresh = selection.fresh if desk.open else []
        self.passed = selection.passed if desk.open else []
        if desk.hint_touches:  # what is asked keeps its answers, so that none moves
            self.forbidden = [touch for touch in self.forbidden if is_option(touch)]
            self.fresh = self.fresh + [touch for touch in selection.open if is_option(touch)]


def _gentlest(opening: "Opening") -> Link:
    """The link of a new game against computers of the lowest level."""
    link = Link(opening["game"])
    link.computers = {seat: opening["levels"][0] for seat in opening["seats"][1:]}
    return link


def _telling(scene: "Scene") -> "list[Seat]":
    """The seats with a light, a score or a note."""
    return [seat for seat in scene["seats"] if "lamp" in seat or "score" in seat]


def emphasised(text: str) -> "list[Element | str]":
    """A text in parts, those between two asterisks emphasised."""
    pieces = text.split("*")
    parts: "list[Element | str]" = []
    for number in range(len(pieces)):
        before = pieces[number - 1][-1:] if number else ""
        told = phrased(pieces[number], before)
        parts += [make("em", parts=told)] if number % 2 else told
    return parts


def _handler(function: "Callable[[], None]") -> "Callable[[Event], None]":
    return lambda event: function()
