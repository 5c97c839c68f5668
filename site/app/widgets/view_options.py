"""Selects for the view options that a game offers."""

from browser.dom import fill, listen, make, with_label

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import Opening, ViewEntry
    from browser.types import Element, Event
    from words import Words


class Views:
    """A select for each view option of a game."""

    def __init__(
        self,
        element: "Element",
        opening: "Opening",
        words: "Words",
        chosen: "dict[str, str]",
        choose: "Callable[[str, str], None]",
    ) -> None:
        self.element = element
        self.opening = opening
        self.words = words
        self.chosen, self.choose = chosen, choose

    def show(self) -> None:
        """Show the selects."""
        fill(self.element, [self._select(view) for view in self.opening["views"]])

    def _select(self, view: "ViewEntry") -> "Element":
        select = make("select", name="view:" + view["id"])
        for choice in view["choices"]:
            chosen = "" if choice == self.chosen[view["id"]] else None
            select.append(
                make("option", self.words.say("view:" + choice), value=choice, selected=chosen)
            )

        def changed(event: "Event") -> None:
            self.choose(view["id"], str(select.value))

        listen(select, "change", changed)
        return with_label(self.words.say("view:" + view["id"]), select)
