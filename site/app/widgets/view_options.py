"""How the board is shown: the options that a game lists for its Scene, kept on the device."""

from browser.dom import fill, labelled, listen, make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from browser.storage import Device
    from words import Words


class Views:
    """A select for each view of a game."""

    def __init__(
        self,
        element: "Any",
        opening: "dict[str, Any]",
        words: "Words",
        device: "Device",
        changed: "Callable[[], None]",
    ) -> None:
        self.element = element
        self.opening = opening
        self.words = words
        self.device = device
        self.changed = changed
        kept = device.get("view:" + opening["game"], {})
        self.chosen = {view["id"]: known(view, kept) for view in opening["views"]}

    def show(self) -> None:
        """Show the selects."""
        fill(self.element, [self._select(view) for view in self.opening["views"]])

    def _select(self, view: "dict[str, Any]") -> "Any":
        select = make("select", name="view:" + view["id"])
        for choice in view["choices"]:
            chosen = "" if choice == self.chosen[view["id"]] else None
            select.append(
                make("option", self.words.say("view:" + choice), value=choice, selected=chosen)
            )

        def choose(event: "Any") -> None:
            self.chosen[view["id"]] = select.value
            self.device.put("view:" + self.opening["game"], self.chosen)
            self.changed()

        listen(select, "change", choose)
        return labelled(self.words.say("view:" + view["id"]), select)


def known(view: "dict[str, Any]", kept: "Any") -> str:
    """The choice kept from an earlier visit if there still is such a one, else the first."""
    choice = kept.get(view["id"]) if isinstance(kept, dict) else None
    return str(choice if choice in view["choices"] else view["choices"][0])
