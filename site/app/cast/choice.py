"""The choice of a figure: drawings beside a select of players, and who the chosen one is."""

from anga.shared.computers import computer_of, level_of
from browser.dom import fill, listen, make, show
from cast.figures import figure, name_of
from cast.portrait import introduction, portrait

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Element
    from words import Words


class FigureChoice:
    """The figures of some levels, and the one whose level a select shows.

    The select stays what counts: a touched figure sets its value, and `chosen` is called. Without
    levels there is only the figure that the select shows, and none while a person is chosen.
    """

    def __init__(
        self,
        select: "Element",
        levels: "list[int]",
        words: "Words",
        chosen: "Callable[[], None] | None" = None,
    ) -> None:
        self.select, self.words, self.called = select, words, chosen
        self.buttons = {str(level): self._button(level) for level in levels}
        drawings = [self.buttons[str(level)] for level in levels]
        row = make("div", parts=drawings, _class="figures", aria_hidden="true")
        ident = "met-%s" % select.getAttribute("name")
        self.chosen = make("div", id=ident)
        select.setAttribute("aria-describedby", ident)
        self.element = make("div", parts=[row, self.chosen] if levels else [self.chosen])
        listen(select, "change", lambda event: self.show())
        self.show()

    def show(self) -> None:
        """Show whom the select shows."""
        chosen = level_of(computer_of(self.select.value))
        for level in self.buttons:
            pressed = "true" if level == str(chosen) else "false"
            self.buttons[level].setAttribute("aria-pressed", pressed)
        show(self.element, bool(chosen))
        fill(self.chosen, [self._introduction(chosen)] if chosen else [])

    def _introduction(self, level: int) -> "Element":
        plays = make("span", figure(level).plays[self.words.language], _class="soft")
        return introduction(level, self.words, [plays])

    def _button(self, level: int) -> "Element":
        def choose() -> None:
            self.select.value = str(level)
            self.show()
            if self.called:
                self.called()

        name = name_of(level, self.words)
        button = make("button", parts=[portrait(level)], click=lambda event: choose())
        for key, text in (("type", "button"), ("aria-label", name), ("title", name)):
            button.setAttribute(key, text)
        button.setAttribute("tabindex", "-1")  # keyboards and screen readers have the select
        return button
