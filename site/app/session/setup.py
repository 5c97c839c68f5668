"""The position editor: a setup, and the engine's answer about it."""

from anga.shared.formats.fragment import Link

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    from anga.shared.answers import EditAnswer, SetupField
    from anga.shared.answers import SetupData as Placed
    from anga.shared.scene import Option, Phrase
    from kept.settings import Settings
    from state.page import Surroundings
    from state.ports import AddressPort, EnginePort
    from state.table import Table
    from state.work import Work

    Thing = TypeVar("Thing", Option, SetupField)

REMOVE = "remove"
SIDE = "side:"  # a group of a palette, by its number
MANY = 12  # pieces of a palette that are shown together


class Setup:
    """The setup being edited, from `open` until the position is played or left.

    `answer` is the engine's answer about it, None while nothing is edited; `placed` holds the
    tokens on `cells` and the values of `fields`; `brush` is the token that the next touch places.
    """

    def __init__(
        self,
        table: "Table",
        engine: "EnginePort",
        address: "AddressPort",
        settings: "Settings",
        around: "Surroundings",
        work: "Work",
    ) -> None:
        self.table, self.engine, self.address = table, engine, address
        self.settings, self.around, self.work = settings, around, work
        self.answer: "EditAnswer | None" = None
        self.placed: "Placed" = {"cells": {}, "fields": {}}
        self.brush = ""
        self.side = 0  # the group of the palette that is shown
        self.judged = True  # whether `answer` is about what is placed now
        self.asked = 0

    @property
    def active(self) -> bool:
        """Whether a position is being edited."""
        return self.answer is not None

    @property
    def link(self) -> Link:
        """The link of the game that would begin with the setup."""
        match, answer = self.table.match, self.answer
        position = answer["position"] if answer and not answer["usual"] else None
        return Link(match.game, match.rules, position)

    def open(self) -> None:
        """Begin with the position shown."""
        self.work.soon(self._open())

    def close(self) -> None:
        """End the editing; the caller brings the page up to date."""
        if self.active:
            self.answer = None
            self.asked += 1
            self.around.screen.show_setup()

    def touch(self, touch: str) -> None:
        """Choose a piece of the palette, or place the chosen one on a cell."""
        if touch.startswith("o:"):
            self.brush = self._brush(touch[2:])
            self.around.screen.show_setup()
        elif touch.startswith("c:"):
            cells, cell = self.placed["cells"], touch[2:]
            if self.brush == REMOVE or cells.get(cell) == self.brush:
                cells.pop(cell, None)
            else:
                cells[cell] = self.brush
            self._change()

    def fill(self, field: str, token: str) -> None:
        """Set the value of a field."""
        self.placed["fields"][field] = token
        self._change()

    def clear(self) -> None:
        """Clear the board."""
        self.placed["cells"] = {}
        self._change()

    def restart(self) -> None:
        """Set up the start position."""
        self.work.soon(self._ask_and_show(None, usual=True))

    def options(self, remove: str, whose: str) -> "tuple[list[Option], list[str]]":
        """The options of the palette with the chosen one; of a large palette one group at a time.

        `remove` and `whose` name the option that clears a cell and the question between groups.
        """
        palette: "list[Option]" = self.answer["palette"] if self.answer else []
        sides: "list[Option]" = []
        options: "list[Option]" = palette + [{"id": REMOVE, "name": remove}]
        chosen = ["o:" + self.brush]
        groups = by_group(palette)
        if len(palette) > MANY and len(groups) > 1:
            here = self._side(groups)
            for number, (group, _) in enumerate(groups):
                sides.append({"id": SIDE + str(number), "name": group or "", "group": whose})
            chosen.append("o:" + SIDE + str(here))
            options = groups[here][1] + options[-1:]
        return sides + options, chosen

    def _side(self, groups: "list[tuple[Phrase | None, list[Option]]]") -> int:
        """The number of the group whose pieces can be chosen."""
        for number, (_, brushes) in enumerate(groups):
            if self.brush in [brush["id"] for brush in brushes]:
                self.side = number
        return self.side

    def _brush(self, option: str) -> str:
        """The brush of an option: itself, or its counterpart in another group."""
        if not option.startswith(SIDE):
            return option
        groups = by_group(self.answer["palette"] if self.answer else [])
        ids = [brush["id"] for brush in groups[self._side(groups)][1]]
        place = ids.index(self.brush) if self.brush in ids else 0
        brushes = groups[int(option[len(SIDE) :])][1]
        return str(brushes[min(place, len(brushes) - 1)]["id"])

    # What the engine says

    def _change(self) -> None:
        self.judged = False
        self.around.screen.show_setup()
        self.work.soon(self._ask_and_show(self.placed))

    async def _open(self) -> None:
        await self._ask(None)
        if self.answer:
            self.brush = self.answer["palette"][0]["id"]
            self.around.screen.show_setup()

    async def _ask_and_show(self, placed: "Placed | None", usual: bool = False) -> None:
        if await self._ask(placed, usual):
            self.around.screen.show_setup()

    async def _ask(self, placed: "Placed | None", usual: bool = False) -> bool:
        """Ask about a setup, the start, or the position shown; returns whether it is current.

        Returns whether the answer is not out of date meanwhile.
        """
        request = self.table.match.request("edit")
        request["view"] = self.settings.view
        if usual:
            request["record"] = []
            request.pop("position", None)
        if placed:
            request["setup"] = placed
        self.asked += 1
        asked = self.asked
        answer: "EditAnswer" = await self.engine.ask(request)
        if asked != self.asked:
            return False
        self.answer, self.judged = answer, True
        if not placed:  # else it may have changed again meanwhile
            self.placed = answer["setup"]
        if answer["position"] is not None:
            self.address.replace(self.link)
        return True


def by_group(things: "list[Thing]") -> "list[tuple[Phrase | None, list[Thing]]]":
    """Options or fields ordered by group."""
    groups: "list[tuple[Phrase | None, list[Thing]]]" = []
    for thing in things:
        if not groups or groups[-1][0] != thing.get("group"):
            groups.append((thing.get("group"), []))
        groups[-1][1].append(thing)
    return groups
