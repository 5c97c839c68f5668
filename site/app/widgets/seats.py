"""The bars of seats above and below the board."""

from anga.shared.computers import computer_of, style_of
from anga.shared.layout.fit import BOTTOM, rows
from anga.shared.men import men
from anga.shared.phrases import slug_of
from anga.shared.shapes.base_lines import base_line, based
from browser.dom import every, fill, find, listen, make
from cast.figures import name_of
from state.match import AWAY, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import Opening
    from anga.shared.scene import Drawing, Phrase, Scene, Seat
    from browser.types import Element, Event
    from state.match import Match, Seats, Who
    from words import Words

MAN = 16  # CSS pixels: the picture of a man


class SeatBars:
    """The seats' names, players, scores and the seat to move.

    `changed` is called with a seat and its new player; without it, or without a match, there are no
    selects, and without it notes above the board are no buttons. `paint` draws a look on a canvas;
    without it, no men are counted. `own_name` tells what the person here is called, to players
    elsewhere.
    """

    def __init__(
        self,
        top: "Element",
        bottom: "Element",
        words: "Words",
        opening: "Opening",
        changed: "Callable[[str, Who], None] | None",
        paint: "Callable[[Element, Drawing, int], None] | None" = None,
        own_name: "Callable[[], str] | None" = None,
    ) -> None:
        self.own_name = own_name
        self.bars = {True: bottom, False: top}
        self.words = words
        self.opening = opening
        self.changed, self.paint = changed, paint
        self.built: "tuple[int, str, list[Who]] | None" = None
        self.elements: "dict[str, Element]" = {}
        self.called: "dict[str, str]" = {}  # the names that the selects show
        self.men = pictures_of_men(opening["scenes"][0]["scene"]) if paint else {}
        self.painted: "dict[str, Drawing]" = {}  # the pictures of men

    def show(
        self,
        scene: "Scene",
        match: "Match | None",
        turned: int,
        turn: "str | None",
        lost: "dict[str, int] | None" = None,
    ) -> None:
        """Show all seats at their edges of the rotated board, and how many men each has `lost`."""
        built = (turned, self.words.language, styled(match.seats) if match else [])
        if built != self.built:
            self.built, self.called, self.painted = built, {}, {}
            above, below = rows(scene, turned)
            for is_below, seats in ((False, above), (True, below)):
                bar = self.bars[is_below]
                fill(bar, [self._seat(seat, match, not is_below) for seat in seats])
                bar.setAttribute("data-many", "true" if len(seats) > 2 else "false")
        here = men(scene)
        for seat in scene["seats"]:
            self._update(seat, match, turn)
            if seat["seat"] in self.men:
                self._count(seat["seat"], here[seat["seat"]], (lost or {}).get(seat["seat"], 0))
        self._paint_men(scene)

    def repaint(self, scene: "Scene") -> None:
        """Draw the pictures of men again, after the colours have changed."""
        self.painted = {}
        if self.built:
            self._paint_men(scene)

    def _paint_men(self, scene: "Scene") -> None:
        """Draw those pictures of men that look different now."""
        for letter, look in self.men.items():
            line = base_line(scene["seats"], {"seat": letter})
            drawing = based(scene["looks"][look], line)
            if self.paint and drawing != self.painted.get(letter):
                self.painted[letter] = drawing
                for picture in every(".men canvas", self.elements[letter]):
                    self.paint(picture, drawing, MAN)

    def _seat(self, seat: "Seat", match: "Match | None", above: bool) -> "Element":
        letter, name = seat["seat"], self.words.say(seat["name"])
        who = [self._select(letter, name, match)] if match and self.changed else []
        parts = (
            [stone(), make("span", name, _class="name")]
            + who
            + [make("span", _class="time", hidden="")]
            + [make("span", _class="score", role="img")]
            + ([_men()] if letter in self.men else [])
            + [_note(above and self.changed is not None)]
        )
        self.elements[letter] = make("div", parts=parts, _class="seat")
        return self.elements[letter]

    def _select(self, letter: str, name: str, match: "Match") -> "Element":
        """A select for the player of a seat."""
        select = seat_select(letter, match.seats, self.opening, self.words, in_bar=True)
        select.setAttribute("aria-label", name)

        def chosen_seat(event: "Event") -> None:
            if self.changed:
                self.changed(letter, read_seat(select))

        listen(select, "change", chosen_seat)
        return select

    def _update(self, seat: "Seat", match: "Match | None", turn: "str | None") -> None:
        """Update what may have changed; the select stays, and keeps its focus."""
        element = self.elements[seat["seat"]]
        if match and self.changed:
            select = find("select", element)
            select.value = str(match.seats.get(seat["seat"], PERSON))
            select.disabled = match.free
            self._call(seat["seat"], select, match)
        element.setAttribute("data-turn", "true" if seat["seat"] == turn else "false")
        sign, colour = find(".stone", element), sign_colour(seat)
        sign.style.background = "var(--%s)" % colour if colour else ""
        sign.style.boxShadow = "0 0 6px 1px var(--%s)" % colour if "lamp" in seat else ""
        _draw_base(find(".name", element), seat)
        score = find(".score", element)
        score.textContent = str(seat.get("score", ""))
        unit = "score-unit-one" if score.textContent == "1" else "score-unit"
        score.setAttribute("data-unit", self.words(unit))
        told = self.words("score-told", score.textContent)
        score.setAttribute("title", told)
        score.setAttribute("aria-label", told)
        note, notes = find(".note", element), seat.get("notes", [])
        note.textContent = " · ".join([self.words.say(told) for told in notes])
        note.setAttribute("title", note.textContent)
        note.setAttribute("data-sign", sign_of(notes[0], self.words) if notes else "")

    def _count(self, letter: str, here: int, gone: int) -> None:
        """Show how many men a seat has, and how many it has lost; nothing of an empty board."""
        element = find(".men", self.elements[letter])
        element.style.visibility = "" if here or gone else "hidden"  # its place is kept
        find(".here .count", element).textContent = str(here)
        find(".gone .count", element).textContent = str(gone or "")
        find(".gone", element).style.visibility = "" if gone else "hidden"
        for name in ("aria-label", "title"):
            element.setAttribute(name, self.words("men-told", here, gone))

    def _name(self, letter: str, match: "Match") -> "str | None":
        """What the player of a seat is called, as far as that is known."""
        name = match.hands.get(letter)
        if not name and self.own_name and match.by_link and match.alone == letter:
            name = self.own_name()
        return name

    def _call(self, letter: str, select: "Element", match: "Match") -> None:
        """Show people by the names they gave themselves."""
        name = self._name(letter, match)
        called = name or self.words("person-alone" if match.alone == letter else PERSON)
        if self.called.get(letter) != called:
            self.called[letter] = called
            find("option[value=%s]" % PERSON, select).textContent = called
            many = len(self.opening["seats"]) > 2
            away = self.words("named-away", name) if name else self.words(_person(AWAY, many))
            find("option[value=%s]" % AWAY, select).textContent = away


def _note(opens: bool) -> "Element":
    """A place for a note, which may be cut; a button, if there is a sheet that it opens."""
    if opens:
        return make("span", _class="note", role="button", tabindex="0")
    return make("span", _class="note")


def _men() -> "Element":
    """A man's picture with a number, and again, struck out, with that of the lost ones."""
    parts = [
        make("span", parts=[make("canvas"), make("span", _class="count")], _class=name)
        for name in ("here", "gone")
    ]
    return make("span", parts=parts, _class="men", role="img")


def pictures_of_men(scene: "Scene") -> "dict[str, str]":
    """The look that stands for the men of each seat whose men are counted."""
    return {seat["seat"]: seat["man"] for seat in scene["seats"] if "man" in seat}


def stone(colour: "str | None" = None) -> "Element":
    """A round sign in the colour of a seat, as an element."""
    made = make("span", _class="stone", aria_hidden="true")
    if colour:
        made.style.background = "var(--%s)" % colour
    return made


def _draw_base(name: "Element", seat: "Seat") -> None:
    """Draw the base line of a seat's pieces under its name; the style sheet knows how."""
    line = seat.get("base")
    name.setAttribute("data-base", "true" if line else "false")
    if line:
        name.style.setProperty("--base", "var(--%s)" % line["colour"])
        name.style.setProperty("--strokes", str(line["strokes"]))


def sign_of(note: "Phrase", words: "Words") -> str:
    """The sign that stands for a seat's note where there is no room for its words."""
    sign: "list[Phrase]" = ["sign:" + slug_of(note)]
    sign += [] if isinstance(note, str) else note[1:]
    return words.say(sign) if sign[0] in words.game_words else "!"


def sign_colour(seat: "Seat") -> "str | None":
    """The colour token of a seat's sign, if it has one."""
    for key in ("lamp", "colour", "sign"):
        if key in seat:
            return str(seat[key])
    return None


def line_colour(seat: "Seat") -> "str | None":
    """The colour token of the base lines of a seat's pieces, else that of its sign."""
    return str(seat["base"]["colour"]) if "base" in seat else sign_colour(seat)


def colours(scene: "Scene") -> "dict[str, str]":
    """The colours of the seats that have one."""
    return {seat["seat"]: seat["colour"] for seat in scene["seats"] if "colour" in seat}


def seat_select(
    seat: str, seats: "Seats", opening: "Opening", words: "Words", in_bar: bool = False
) -> "Element":
    """A select of a person and the figure of every level; there is little room `in_bar`.

    Styles are among them where a player has one.
    """
    chosen = str(seats.get(seat, PERSON))
    levels = make("optgroup", label=words("computer"))
    for computer in opening["levels"] + styled(seats):
        value = str(computer)
        name = who(value, opening, words, "level-short" if in_bar else "level")
        levels.append(_choice(value, name, chosen))
    many = in_bar and len(opening["seats"]) > 2
    people = [_choice(value, words(_person(value, many)), chosen) for value in (PERSON, AWAY)]
    return make("select", parts=people + [levels], name="seat:" + seat)


def _person(value: str, short: bool) -> str:
    """The slug of a player who is no computer; `short` is for narrow places."""
    return "away-short" if short and value == AWAY else value


def styled(seats: "Seats") -> "list[Who]":
    """The computers with a style among some players."""
    return sorted({computer for computer in seats.values() if style_of(computer)})


def _choice(value: str, name: str, chosen: str) -> "Element":
    return make("option", name, value=value, selected="" if value == chosen else None)


def read_seat(select: "Element") -> "Who":
    """The chosen player: PERSON, AWAY or a computer."""
    return computer_of(select.value)


def who(value: str, opening: "Opening", words: "Words", said: str = "level") -> str:
    """The player of a seat, in words; a level as `said`, a slug, unless it is perfect."""
    if value in (PERSON, AWAY):
        return words(value)
    is_perfect = opening["solved"] and value == str(opening["levels"][-1])
    return name_of(computer_of(value), words, "level-top" if is_perfect else said)


def seat_below(match: "Match", seats: "list[str]") -> str:
    """The seat at the bottom: the link’s, else the first person’s, even if gone, or the first."""
    own = match.own or [seat for seat in seats if match.players.get(seat) == PERSON]
    return match.bottom or ([seat for seat in seats if seat in own] or seats)[0]


def quarters_to_bottom(scene: "Scene", seat: str) -> int:
    """The quarter turns that bring a seat to the bottom."""
    for entry in scene["seats"]:
        if entry["seat"] == seat:
            return int(BOTTOM - entry["side"]) % 4
    return 0
