"""Today's problem on the home page: its board, how it went, and the last seven days."""

import json

from anga.shared.layout import fit
from board.offscreen import OffscreenBoard
from board.paint import fonts, palette
from browser import openings
from browser.dom import fill, find, make, show, unbroken
from kept.settings import view_choices
from learn.result_card import ResultCard
from learn.today import STONES, date, result
from library.thumbnails import still
from widgets.seats import quarters_to_bottom
from words import pieces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from anga.shared.answers import Opening
    from anga.shared.learning_data import ProblemData
    from browser.storage import Device
    from browser.types import Window
    from learn.today import Today
    from words import Words

SIZE = 104  # CSS pixels across and down the board
WIDE = 300  # pixels across the board that is drawn so small


class TodayStrip:
    """Shows today's problem; without its data there is a link to it, without a board."""

    def __init__(
        self, window: "Window", words: "Words", device: "Device", known: "dict[str, Opening]"
    ) -> None:
        self.window, self.words, self.device, self.known = window, words, device, known
        self.card = ResultCard(window, words)
        self.today: "Today | None" = None
        self.problem: "ProblemData | None" = None
        self.turned = 0

    def show(self, today: "Today") -> None:
        """Show the problem of a day, and what was done on it."""
        words, opening = self.words, self.known.get(today.game)
        if opening is None:
            return
        if not self.today or self.today.day != today.day:
            self.problem = None
        self.today = today
        if not self.problem:
            fill(find("#today-board"), [still(self.window, today.game)])
        done, begun = today.done, today.tries > 0 or today.helped
        find("#today-date").textContent = date(today.day, words)
        stones = make("span", STONES[today.grade - 1], _class="stones", aria_hidden="true")
        grade = make("span", words("grade-" + str(today.grade)), _class="unseen")
        name = words.speaker(opening["words"])("name")
        fill(find("#today-game"), [name + " ", stones, " ", grade])
        self._ask()
        told = words("today-done", result(today, words)) if done else words("today-told")
        find("#today-said").textContent = told
        show(find("#today-said"), done or not today.streak)
        find("#today").setAttribute("data-done", "yes" if done else "no")
        link = find("#today-solve")
        link.setAttribute("href", today.address)
        link.textContent = words("today-see" if done else "today-more" if begun else "today-solve")
        show(find("#today-result"), done)
        self._show_week(today)

    def _ask(self) -> None:
        """Show the question, once it is there."""
        asked = self.problem["text"][self.words.language] if self.problem else ""
        fill(find("#today-asked"), unbroken(pieces(asked or "\u00a0")))

    def _show_week(self, today: "Today") -> None:
        week, streak = today.week, today.streak
        days = [make("span", "●" if solved else "○") for solved in week]
        told = [self.words("week-told", len([day for day in week if day]))]
        if streak > 1:
            told.insert(0, self.words("day-streak", streak))
        dots = make("span", parts=days, _class="week", aria_hidden="true")
        heard = make("span", self.words.join(told), _class="unseen")
        seen = make("span", told[0] if streak > 1 else "", aria_hidden="true")
        fill(find("#today-week"), [dots, heard, seen])
        show(find("#today-week"), any(week))

    async def load(self) -> None:
        """Fetch the problem, and draw its board."""
        today = self.today
        if not today or self.problem:
            return
        root = self.window.platform.root
        path = root + "data/problems-%s.json" % today.game
        text = str(await self.window.platform.problem(path, today.ident))
        data: "Any" = json.loads(text) if text else {"problems": []}
        if data["problems"] and self.today is today:
            opening = self.known[today.game]
            view = view_choices(self.device, opening, self.words.language)
            openings.complete(data, data["problems"], view)
            self.problem = data["problems"][0]
            self._ask()
            self.draw()

    def draw(self) -> None:
        """Draw the board, in the colours of now."""
        import js as window

        if not self.problem or not self.today:
            return
        scene = self.problem["scene"]
        self.turned = quarters_to_bottom(scene, self.problem["turn"])
        fonts.load(scene["looks"], [], self.draw)
        high = fit.height(scene, self.turned, WIDE)
        ratio = float(window.devicePixelRatio) * SIZE / max(WIDE, high)
        colours = palette.read(self.window.document.documentElement)
        say = self.words.speaker(self.known[self.today.game]["words"])
        board = OffscreenBoard(say, colours, (WIDE, high), ratio, self.turned)
        fill(find("#today-board"), [board.draw(scene).canvas])  # type: ignore[list-item]

    def open_result(self) -> None:
        """Open the dialog in which the result can be sent; it has a picture once there is one."""
        if self.today:
            speaker = self.words.speaker(self.known[self.today.game]["words"])
            scene = self.problem["scene"] if self.problem else None
            self.card.open(self.today, speaker("name"), scene, self.turned, speaker)
