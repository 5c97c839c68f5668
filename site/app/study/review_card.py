"""The review card: a graph of chances, the mistakes, luck, help."""

from anga.shared.formats.fragment import Link, format_link
from assist import speaking
from browser import openings
from browser.dom import bring, escape_html, every, fill, find, listen, make, show
from browser.unfolding import Overflow
from kept.mistakes import new_entry
from study.chances import percent
from study.graph import graph, key, ply_at
from study.tabs import REVIEW
from widgets.move_rows import plies_in_rows
from widgets.seats import colours, line_colour
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import HistoryEntry
    from anga.shared.scene import Phrase
    from browser.types import Element, Event
    from kept.mistakes import Mistakes
    from session.session import Session
    from study.review import Mistake, Review
    from study.tabs import Tabs
    from widgets.move_rows import Note

STEPS = ("first", "back", "forward", "last")  # the buttons that step through a game
SCALE = (100, 50, 0)  # per cent, beside the graph
SIGN = 24  # pixels over the end of a part, which say that there is more below


class ReviewCard:
    """Shows a review so far; each mistake is a button that leads there.

    Of a person's own, another one begins there anew, in a game of its own, and another one keeps
    the position, to be solved again on later days.
    """

    def __init__(
        self, session: "Session", review: "Review", tabs: "Tabs", mistakes: "Mistakes"
    ) -> None:
        self.session, self.words, self.review = session, session.words, review
        self.tabs, self.mistakes = tabs, mistakes
        self.card, self.picture = find("#review"), find("#review-graph")
        self.seats = find("#review-seats")
        self.button = find("#do-review")
        self.awaited = False  # what was asked for has still to come into sight
        self.ran = False  # whether the review was running when it was shown last
        listen(self.button, "click", lambda event: self.begin())
        listen(find("#review-stop"), "click", lambda event: review.stop())
        listen(self.picture, "click", self._on_graph_click)
        self.again = find("#review-again")
        listen(self.again, "click", lambda event: session.games.begin_again())
        for name in STEPS:
            listen(find("#do-" + name), "click", self._bring_board)
        Overflow(self.card, every("#review > *"))
        self.drawn: "list[str]" = []
        self.rows: "tuple[list[HistoryEntry], list[list[int]]]" = ([], [])  # of moves: their plies

    def begin(self) -> None:
        """Start a review, and scroll to it once it has results."""
        self.review.start()
        self.awaited = self.review.running or self.review.wanted
        if self.awaited:
            self.session.screen.say(self.words("review-began"))
        self.show()

    def show(self) -> None:
        """Update everything."""
        review, table = self.review, self.session.table
        if review.is_of_this_game and REVIEW not in self.tabs.panels:
            self.awaited = not review.is_resumed  # begun now, or come back to
        self.tabs.keep(REVIEW, review.is_of_this_game)
        if self.awaited and review.is_of_this_game:
            self.tabs.enter(REVIEW)  # the button that was pressed is disabled meanwhile
        under_way = review.running or review.wanted
        for button in [self.button] + every("#status [name=review]"):
            button.disabled = not table.match.moves or under_way or table.match.free
            button.setAttribute("aria-busy", "true" if under_way else "false")
        if not review.is_of_this_game:
            return
        if self.ran and not review.running:
            done = self.words("review-done") if len(review.points) > len(review.moves) else ""
            losses = " · ".join([self._told(point) for point in review.turnings()])
            self.session.screen.say(together([done, review.progress_text, losses]))
        self.ran = review.running
        turnings = [] if review.running else review.turnings()
        self._draw(turnings)
        show(find("#review-stop"), review.running)
        thrown = table.has_rolls and not self.session.settings.own_dice
        show(self.again, thrown and not review.running)
        told = find("#review-told")
        told.textContent = review.progress_text
        show(told, bool(review.progress_text))
        resigned = [review.resigned] if review.resigned else []
        others = resigned + self.review.luck + self._help()
        texts = [self._told(point) + self._why(point) for point in turnings] + others
        texts.append(str(sorted(review.positions)))  # those that can be kept
        if texts != self.drawn:
            self.drawn = texts
            points = [self._point(point) for point in turnings]
            listed = find("#review-points")
            fill(listed, points + [make("li", text) for text in others])
            show(listed, bool(points or others))
        if self.awaited:
            self.awaited = False
            bring(self.card)

    @property
    def marks(self) -> "dict[int, Note]":
        """What is told of moves in the list, by the ply after each, and how they are marked."""
        review = self.review
        if review.running or not review.is_of_this_game or self.session.table.match.free:
            return {}
        return {
            point.ply + 1: (
                self.words("cost", percent(point.loss)),
                "small" if point.is_small else "slip",
            )
            for point in review.turnings()
        }

    def _draw(self, turnings: "list[Mistake]") -> None:
        scene, review = self.session.table.answer["scene"], self.review
        seats = scene["seats"]
        if len(seats) == 2:  # the other's share is what is left
            own = [seat for seat in seats if seat["seat"] == review.own]
            seats = own or seats[:1]
        shares = [review.share(seat["seat"]) for seat in seats]
        shown, marked = self.session.table.match.shown, [point.ply for point in turnings]
        solved = self.session.opening["solved"]  # else chances go up and down with whose turn it is
        ends = [] if solved else [row[-1] + 1 for row in self._rows()]
        scale = [self.words("percent", each) for each in SCALE]
        order = [seat["seat"] for seat in seats]
        curves = [order.index(each.seat) if each.seat in order else 0 for each in turnings]
        plies = len(review.moves)
        self.picture.innerHTML = graph(shares, plies, shown, marked, ends, scale, curves)
        names = [self.words.say(seat["name"]) for seat in seats]
        self._name(names)
        start = openings.scene(self.session.opening, {})["seats"]  # where all have their colours
        strokes = {seat["seat"]: line_colour(seat) or "accent" for seat in start}
        if len(seats) == 1:  # one need not be told from others, and is seen on any ground
            strokes[seats[0]["seat"]] = "ink"
        for place in (self.picture, self.seats):
            for seat, line in zip(seats, every(".share", place)):  # noqa: B905 (not in its dialect)
                line.style.setProperty("stroke", "var(--%s)" % strokes[seat["seat"]])
        told = self.words("headed", self.words("review-graph"), self.words.join(names))
        self.picture.setAttribute("aria-label", told)

    def _rows(self) -> "list[list[int]]":
        """The plies of each row in the list of moves."""
        table = self.session.table
        if table.history is not self.rows[0]:
            lines = plies_in_rows(table.history, bool(colours(table.answer["scene"])))
            self.rows = (table.history, [[ply for ply, _ in line] for line in lines])
        return self.rows[1]

    def _name(self, names: "list[str]") -> None:
        """The caption of the graph: whose chances it shows; with several curves a legend."""
        keys = [key(number) if len(names) > 1 else "" for number in range(len(names))]
        told = " ".join(
            ["<span>%s%s</span>" % (keys[i], escape_html(name)) for i, name in enumerate(names)]
        )
        self.seats.innerHTML = self.words("headed", self.words("review-graph"), told)

    def _point(self, point: "Mistake") -> "Element":
        session, review = self.session, self.review
        parts = [
            make(
                "button",
                self._told(point),
                click=lambda event: self._press(event, point.ply),
                type="button",
                name="point-%d" % point.ply,
            )
        ]
        if session.table.match.is_person(point.seat) or review.own == point.seat:
            parts.append(self._again(point))
            if point.ply in review.positions:
                parts.append(self._keep(point))
        why = self._why(point)
        return make("li", parts=parts + ([make("p", why, _class="soft")] if why else []))

    def _why(self, point: "Mistake") -> str:
        """What speaks for the better move, if that is known."""
        reasons, to = self.review.reasons.get(point.ply, []), self.session.table.match.listener
        told = speaking.sentence(reasons, self.words, to)
        return self.words("headed", self.words.say(point.told), told) if told else ""

    def _again(self, point: "Mistake") -> "Element":
        """A link to the game before a mistake, which is played on in a game of its own."""
        match = self.session.table.match
        link = Link(match.game, match.rules, match.position, match.moves[: point.ply])

        def begin(event: "Event") -> None:
            event.preventDefault()
            better, chances = self.review.as_good(point), self.review.judged[point.ply]
            self.session.games.try_again(point.ply, better, chances)

        return make(
            "a",
            self.words("try-it-again"),
            click=begin,
            href="#" + format_link(link),
            _class="button again",
        )

    def _keep(self, point: "Mistake") -> "Element":
        """A button that keeps a position, or no longer, and says so."""
        match, mistakes = self.session.table.match, self.mistakes
        position = self.review.positions[point.ply]
        played = self.review.moves[point.ply]
        entry = new_entry(match.game, match.rules, position, point.better, played=played)

        def press(event: "Event") -> None:
            address = self.words.reading("own-%s.html" % match.game)
            way = make("a", self.words("own"), href=address)
            fill(said, [mistakes.switch(entry, self.words) + " ", way])
            button.setAttribute("aria-pressed", mistakes.pressed(entry))

        said = make("span", role="status", _class="soft")
        button = make(
            "button",
            self.words("keep-this"),
            click=press,
            type="button",
            _class="keep",
            name="keep-%d" % point.ply,
            aria_pressed=mistakes.pressed(entry),
        )
        return make("span", parts=[button, said], _class="keeping")

    def _told(self, point: "Mistake") -> str:
        say = self.words.say
        played: "Phrase" = self.session.table.history[point.ply]["notation"]
        return self.words(
            "review-turning-own" if self.review.own == point.seat else "review-turning",
            point.ply + 1,
            say(played),
            say("seat:" + point.seat),
            percent(point.loss),
            say(point.told),
        )

    def _help(self) -> "list[str]":
        """How many moves were made with help, if any were."""
        match = self.session.table.match
        helped = len([ply for ply in match.helped if ply < len(match.moves)])
        if not helped or self.review.running or self.review.is_all_helped:
            return []
        slug = "review-helped-known" if self.session.opening["solved"] else "review-helped"
        return [self.words(slug, helped)]

    def _on_graph_click(self, event: "Event") -> None:
        """Show the ply at a position of the graph."""
        if not self.review.is_of_this_game:
            return
        box, wide = self.picture.getBoundingClientRect(), self.picture.clientWidth
        self._step(ply_at((event.clientX - box.left) / wide, len(self.review.moves)))

    def _step(self, ply: int) -> None:
        self.session.step(ply)
        self._bring_board()

    def _press(self, event: "Event", ply: int) -> None:
        """Show the position of a mistake, and its buttons where the part around them scrolls."""
        self._step(ply)
        line = event.target.closest("li") or event.target
        for part in (self.card, find(".rest")):
            place, room = line.getBoundingClientRect(), part.getBoundingClientRect()
            below = max(0, place.bottom + SIGN - room.bottom)
            above = place.top - find(".tabs").getBoundingClientRect().bottom
            part.scrollTop += min(below, above)

    def _bring_board(self, event: "Event | None" = None) -> None:
        """Show the board, which on a phone may be out of sight, while the review is open."""
        if self.tabs.chosen == REVIEW:
            bring(find(".board"))
