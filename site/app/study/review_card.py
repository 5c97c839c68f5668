"""The review card: a graph of chances, the mistakes, luck."""

from browser.dom import bring, escape_html, every, fill, find, listen, make, show
from study.chances import percent
from study.graph import WIDE, graph, key
from widgets.move_rows import plies_in_rows
from widgets.seats import colours, sign_colour

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.scene import Phrase
    from browser.types import Element, Event
    from session.session import Session
    from study.review import Mistake, Review

MARGIN = 4  # of the graph's own units at each side


class ReviewCard:
    """Shows a review so far; each mistake is a button that leads there."""

    def __init__(self, session: "Session", review: "Review") -> None:
        self.session, self.words, self.review = session, session.words, review
        self.card, self.picture = find("#review"), find("#review-graph")
        self.seats = find("#review-seats")
        self.button = find("#do-review")
        self.awaited = False  # what was asked for has still to come into sight
        listen(self.button, "click", lambda event: self.begin())
        listen(find("#review-stop"), "click", lambda event: review.stop())
        listen(self.picture, "click", self._on_graph_click)
        self.again = find("#review-again")
        listen(self.again, "click", lambda event: session.games.begin_again())
        self.drawn: "list[str]" = []
        self.rows: "tuple[list[Mistake], list[int]]" = ([], [])  # in which rows of moves they stand

    def begin(self) -> None:
        """Start a review, and scroll to it once it has results."""
        self.review.start()
        self.awaited = self.review.running or self.review.wanted

    def show(self) -> None:
        """Update everything."""
        review, table = self.review, self.session.table
        show(self.card, review.is_of_this_game)
        under_way = review.running or review.wanted
        self.button.disabled = not table.match.moves or under_way or table.match.free
        if not review.is_of_this_game:
            return
        turnings = [] if review.running else review.turnings()
        self._draw(turnings)
        show(find("#review-stop"), review.running)
        thrown = table.has_rolls and not self.session.settings.own_dice
        show(self.again, thrown and not review.running)
        find("#review-told").textContent = review.progress_text
        rows = self._rows(turnings)
        texts = [self._told(*pair) for pair in zip(turnings, rows)] + self._luck()  # noqa: B905
        if texts != self.drawn:
            self.drawn = texts
            points = [self._point(*pair) for pair in zip(turnings, rows)]  # noqa: B905
            fill(find("#review-points"), points + [make("li", text) for text in self._luck()])
        if self.awaited:
            self.awaited = False
            bring(self.card)

    def _draw(self, turnings: "list[Mistake]") -> None:
        scene, review = self.session.table.answer["scene"], self.review
        seats = scene["seats"]
        if len(seats) == 2:  # the other's share is what is left
            seats = seats[:1]
        shares = [review.share(seat["seat"]) for seat in seats]
        shown, marked = self.session.table.match.shown, [point.ply for point in turnings]
        self.picture.innerHTML = graph(shares, len(review.moves), shown, marked)
        names = [self.words.say(seat["name"]) for seat in seats]
        self._name(names)
        for place in (self.picture, self.seats):
            for seat, line in zip(seats, every(".share", place)):  # noqa: B905 (not in its dialect)
                line.style.setProperty("stroke", "var(--%s)" % (sign_colour(seat) or "accent"))
        told = self.words("headed", self.words("review-graph"), self.words.join(names))
        self.picture.setAttribute("aria-label", told)

    def _rows(self, turnings: "list[Mistake]") -> "list[int]":
        """The number of each mistake's row in the list of moves."""
        if turnings is not self.rows[0]:
            table = self.session.table
            lines = plies_in_rows(table.history, bool(colours(table.answer["scene"])))
            row = {ply: number + 1 for number, line in enumerate(lines) for ply, _ in line}
            self.rows = (turnings, [row[point.ply] for point in turnings])
        return self.rows[1]

    def _name(self, names: "list[str]") -> None:
        """The caption of the graph: whose chances it shows; with several curves a legend."""
        keys = [key(number) if len(names) > 1 else "" for number in range(len(names))]
        told = " ".join(
            ["<span>%s%s</span>" % (keys[i], escape_html(name)) for i, name in enumerate(names)]
        )
        self.seats.innerHTML = self.words("headed", self.words("review-graph"), told)

    def _point(self, point: "Mistake", row: int) -> "Element":
        button = make(
            "button",
            self._told(point, row),
            click=lambda event: self.session.step(point.ply),
            type="button",
        )
        return make("li", parts=[button])

    def _told(self, point: "Mistake", row: int) -> str:
        say = self.words.say
        played: "Phrase" = self.session.table.history[point.ply]["notation"]
        return self.words(
            "review-turning",
            row,
            say(played),
            say("seat:" + point.seat),
            percent(point.loss),
            say(point.told),
        )

    def _luck(self) -> "list[str]":
        if not self.session.opening["dice"] or self.review.running:
            return []
        luck = self.review.luck()
        return [
            self.words(
                "review-luck",
                self.words.say("seat:" + seat),
                "%+d" % (percent(luck[seat][0]) if luck[seat][0] > 0 else -percent(-luck[seat][0])),
                percent(luck[seat][1]),
            )
            for seat in self.session.opening["seats"]
        ]

    def _on_graph_click(self, event: "Event") -> None:
        """Show the ply at a position of the graph."""
        if not self.review.is_of_this_game:
            return
        box = self.picture.getBoundingClientRect()
        wide = self.picture.clientWidth
        x = (event.clientX - box.left) / wide * (WIDE + 2 * MARGIN) - MARGIN
        plies = len(self.review.moves)
        self.session.step(max(0, min(plies, int(x / WIDE * plies + 0.5))))
