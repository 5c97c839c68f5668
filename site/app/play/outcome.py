"""The end of a game: places, results against the computer, the next rung."""

from anga.shared.clock_setting import rotate_allowances as clock_rotated
from anga.shared.computers import level_of
from anga.shared.ends import parse_end, winners
from browser.dom import make
from cast.grades import about, grade_name
from cast.portrait import introduction
from kept.handicaps import EVEN, handicap_of, kind_of, named, offered
from kept.results import WON, Results, is_near, result_at, result_of, strengths_of
from kept.rows import MOVES
from kept.won import WonPositions
from session.leaving import rotate_seats
from state.events import YIELDED
from state.match import PERSON
from widgets.seats import sign_colour, stone, who
from widgets.status import ending_sentence, own_ending
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.answers import WonEntry
    from browser.types import Element
    from session.session import Session
    from state.match import Match, Seats, Who

YOU = ("you-won", "you-drawn", "you-lost")  # by what `result_of` finds
PLACES = {2: "you-second", 3: "you-third", 4: "you-fourth"}
SEEN = 3  # moves from which on one can tell to which level the computer came


class OutcomePanel:
    """Notices the end of a game, and shows it beside the status card's sentence.

    `begin` begins another game with rules, players, a position, a clock, and people's names.
    """

    def __init__(self, session: "Session", begin: "Callable[..., None]") -> None:
        self.session, self.words, self.begin = session, session.words, begin
        self.results = Results(session.settings.storage, session.opening["game"])
        self.positions = WonPositions(session.settings.storage, session.opening)
        self.going: "Match | None" = None  # the game that was seen to go on
        self.risen: "Match | None" = None  # the game that gave a grade not reached before
        session.on(YIELDED, self._lose)

    def notice_end(self) -> bool:
        """Whether a game played here is over now; if so, its result is counted."""
        table, going = self.session.table, self.going
        goes_on = table.match.at_last and not table.is_over and bool(table.history)
        self.going = table.match if goes_on and not table.match.free else None
        if not table.is_over or going is not table.match:
            return False
        self._count(table.status["placings"] or {})
        return True

    def play_again(self) -> None:
        """Begin the game again with the same players, sides and clock."""
        match = self.session.table.match
        players = self._players if self.has_given_up else dict(self.session.games.players)
        self.begin(match.rules, players, match.position, match.clock_setting, match.hands)

    @property
    def has_given_up(self) -> bool:
        """Whether the only person has left a game among several, and computers wait to go on."""
        table = self.session.table
        waits = table.mode == "paused" and table.paused
        left = table.match.left is not None
        return waits and left and not table.match.people

    @property
    def _players(self) -> "Seats":
        """Who plays the seats, or did until the only person left."""
        match = self.session.table.match
        return match.players if self.has_given_up else dict(match.seats)

    def rematch(self) -> None:
        """Begin the game again, each player moving on by a seat."""
        match = self.session.table.match
        order: "list[str]" = self.session.opening["seats"]
        clock = clock_rotated(match.clock_setting, order)
        seats = rotate_seats(order, self.session.games.players)
        names = rotate_seats(order, match.hands)
        self.begin(match.rules, seats, match.position, clock, names)

    @property
    def rung(self) -> "int | None":
        """The level to play next, after a game won at a level that was beaten without help."""
        found = self._result
        if found is None or found[1] != WON or self._kind != EVEN:
            return None
        return self.results.next_rung(found[0], self.session.opening["levels"])

    def climb(self) -> None:
        """Begin the game again against computers of the next level."""
        self._meet(self.rung)

    @property
    def slower(self) -> "int | None":
        """The level to which the computers came by positions, if time ran out for their own."""
        match = self.session.table.match
        seen = sorted([match.reached[ply] for ply in match.reached if ply < len(match.moves)])
        if self.session.table.mode != "over" or len(seen) < SEEN:
            return None
        common, levels = seen[len(seen) // 2], list(match.levels.values())
        return common if levels and common < min(levels) == max(levels) else None

    def descend(self) -> None:
        """Begin the game again against computers of the level to which they came."""
        self._meet(self.slower)

    def _meet(self, level: "int | None") -> None:
        """Begin the game again against computers of a level."""
        match = self.session.table.match
        if level is not None:
            seats: "Seats" = dict(match.seats)
            for seat in match.levels:
                seats[seat] = level
            self.begin(match.rules, seats, match.position, match.clock_setting)

    @property
    def handicap(self) -> str:
        """The slug of the handicap with which the game begins, "" without one."""
        match = self.session.table.match
        found = handicap_of(self.session.opening, match.rules, match.position)
        return "handicap:" + found["id"] if found else ""

    @property
    def is_news(self) -> bool:
        """Whether the game ended by what was done here, of which an opponent elsewhere is told."""
        table, match = self.session.table, self.session.table.match
        end, last = parse_end(match.end), table.history[-1:]
        seat = end.seat if end else last[0]["seat"] if last else ""
        return match.by_link and table.is_over and match.is_person(seat)

    @property
    def is_even(self) -> bool:
        """Whether each player may have any seat: no handicap, and no position to be won."""
        return self._kind in (EVEN, None) and not self.to_win

    @property
    def offer(self) -> "str | None":
        """The handicap that is offered after the game, EVEN for none; None if nothing is."""
        if self.has_given_up:
            players = self._players
            return self._offered(result_of(players, _lost(players))) or None
        return self._offered(self._result)

    def _offered(self, found: "tuple[int, int] | None") -> "str | None":
        """The same after a level and a result."""
        kind, streak = self._kind, self.results.streak
        if found is None or streak[:3] != [kind, found[0], found[1]]:
            return None
        other = kind == EVEN and self.session.table.match.rules  # handicaps are of the usual rules
        return None if other else offered(self.session.opening, streak)

    def even(self, kind: str) -> None:
        """Begin another game at the same level, with another handicap or EVEN."""
        seats = self._players
        rules, position, helping = "", None, named(self.session.opening, kind)
        if helping:
            rules, position, helped = helping["rules"], helping["position"], helping["seat"]
            person = next(seat for seat in seats if not level_of(seats[seat]))
            seats[person], seats[helped] = seats[helped], seats[person]
        self.begin(rules, seats, position, self.session.table.match.clock_setting)

    @property
    def to_win(self) -> "WonEntry | None":
        """The won position with which the game began, against the strongest computer."""
        match = self.session.table.match
        found = self.positions.find(match.rules, match.position)
        return found if found and match.levels == self.positions.computers(found) else None

    @property
    def next_to_win(self) -> "WonEntry | None":
        """The won position to play next, after one was won."""
        entry, found = self.to_win, self._result
        return self.positions.after(entry) if entry and found and found[1] == WON else None

    def go_on(self) -> None:
        """Begin the game from the next won position."""
        entry = self.next_to_win
        if entry:
            seats: "Seats" = dict(self.positions.computers(entry))
            seats[entry["seat"]] = PERSON
            self.begin(entry["rules"], seats, entry["position"], "")

    def called(self, player: "Who") -> str:
        """The name of a player, such as a level of the computer."""
        return who(str(player), self.session.opening, self.words)

    def ending(self) -> str:
        """The result of the only person here, "" before the end and for other games."""
        status, found = self.session.table.status, self._result
        placings, seat = status["placings"] or {}, self._person
        result = found[1] if found else None
        if self.session.table.match.by_link and self.session.table.mode == "over":
            seat = self.session.table.match.listener or ""
            result = result_at(seat, placings) if seat else None
        if result is None:
            return ""
        slug = YOU[result]
        if slug == "you-lost" and len(placings) > 2:
            place = 0 if _is_shared(placings) else placings[seat]
            return self.words(PLACES.get(place, "you-lost-to"), ending_sentence(status, self.words))
        return own_ending(slug, status, self.words)

    @property
    def _result(self) -> "tuple[int, int] | None":
        """The level and the result at the end of a game of one person against the computer."""
        table = self.session.table
        over = table.mode == "over" and not table.match.free
        return result_of(table.match.seats, table.status["placings"] or {}) if over else None

    @property
    def _is_alone(self) -> bool:
        """Whether no hint was followed and no move taken back."""
        match = self.session.table.match
        return not (match.helped or match.retracted)

    @property
    def _person(self) -> str:
        """The seat of the only person who plays against computers, or did; "" if there is none."""
        players = self._players
        people = [seat for seat in players if not level_of(players[seat])]
        return people[0] if len(people) == 1 else ""

    @property
    def _kind(self) -> "str | None":
        """The handicap under which the result counts."""
        match = self.session.table.match
        return kind_of(self.session.opening, match.rules, match.position, self._person)

    def _lose(self) -> None:
        """Count a game among several as lost that the only person leaves."""
        match = self.session.table.match
        if match.listener is None:
            return
        self._count(_lost(match.seats))

    def _count(self, placings: "dict[str, int]") -> None:
        """Count the result of a game played here from the usual start, or with a handicap."""
        table, saved = self.session.table, self.session.saved
        seats = table.match.seats
        found = result_of(seats, placings)
        kind, entry, alone = self._kind, self.to_win, self._is_alone
        own = MOVES not in saved.origin  # else somebody else has begun to win it
        if entry and found and found[1] == WON and alone and own:
            self.positions.add(entry)
        if found and saved.ident and not saved.origin and kind is not None:
            near, opponents = is_near(seats, placings), len(seats) - 1
            self.results.add(saved.ident, found[0], found[1], not alone, opponents, kind, near)
            if self.results.reach(strengths_of(self.session.opening)):
                self.risen = table.match

    def summary(self) -> "list[Element]":
        """All elements about the end of the game, none before it."""
        table = self.session.table
        if table.mode != "over":
            return []
        placings = table.status["placings"] or {}
        told = self._places(placings) if len(placings) > 2 else []
        met, found, slower = self._met(placings), self._result, self.slower
        if met is not None:
            told.append(introduction(met, self.words))
        if slower is not None:
            own = self.called(max(table.match.levels.values()))
            told.append(make("p", self.words("slower", own, self.called(slower)), _class="soft"))
        if self.to_win:
            told.append(make("p", self._won_told(), _class="soft"))
        if found and found[0] in self._levels:
            told.append(self._tally(found[0]))
        return told

    def _won_told(self) -> str:
        """How many won positions were won, and why the one just won is not among them."""
        found, counts = self._result, (self.positions.count, len(self.positions.entries))
        helped = found and found[1] == WON and not self._is_alone
        told = [self.words("won-helped")] if helped else []
        return together(told + [self.words("won-count", *counts)])

    def _met(self, placings: "dict[str, int]") -> "int | None":
        """The level of the computer that won, else that of the one that a person has met."""
        levels = self.session.table.match.levels
        won = [levels[seat] for seat in winners(placings) if seat in levels]
        known = won or list(levels.values())
        return known[0] if known and min(known) == max(known) else None

    def _places(self, placings: "dict[str, int]") -> "list[Element]":
        """All seats by their places and scores, and whether all losers share a place."""
        seats = {seat["seat"]: seat for seat in self.session.table.answer["scene"]["seats"]}
        rows = []

        def rank(seat: str) -> "tuple[int, int]":
            return placings[seat], -seats[seat].get("score", 0)

        order = sorted(self.session.opening["seats"], key=rank)
        for letter in order:
            seat = seats[letter]
            rows.append(
                make(
                    "li",
                    parts=[
                        make("span", self.words("place-of", placings[letter]), _class="place"),
                        stone(sign_colour(seat)),
                        make("span", self.words.say(seat["name"]), _class="name"),
                        make("span", self._player(letter), _class="soft"),
                        make("span", str(seat.get("score", "")), _class="score"),
                    ],
                )
            )
        made = [make("ol", parts=rows, _class="placings")]
        if _is_shared(placings):
            made.append(make("p", self.words("place-shared"), _class="soft"))
        return made

    def _player(self, seat: str) -> str:
        """Who played a seat; who was alone in the game is told also where a computer went on.

        Nothing of people among themselves: a link may be of a game that computers played.
        """
        match, own = self.session.table.match, self.words("person-alone")  # as at the seat
        if len(match.people) == len(match.seats):
            return ""
        if match.alone == seat:
            return own
        called = self.called(match.seats[seat])
        return called if match.players[seat] == match.seats[seat] else own + " · " + called

    def _tally(self, level: int) -> "Element":
        """The results at a level, and the folded ones at others."""
        told = together([self._grade(), self._counts(level)])
        parts = [make("p", told, _class="soft")]
        if self._has_risen:
            address = self.words.reading("library.html") + "#ladders"
            parts.append(make("a", self.words("certificate-get"), href=address))
        others = [other for other in self._levels if other != level]
        if others:
            rows = [make("li", self._counts(other)) for other in others]
            folded = make("details", parts=[make("summary", self.words("results-others"))])
            folded.append(make("ul", parts=rows))
            parts.append(folded)
        return make("div", parts=parts, _class="results")

    def _grade(self) -> str:
        """What the results without help tell of the grade, "" as long as that is little."""
        found = self.results.estimate(strengths_of(self.session.opening))
        if not found.certain:
            return ""
        if self._has_risen:
            return self.words("grade-reached", grade_name(found.grade, self.words))
        return about(found.grade, found.lowest, found.highest, self.words)

    @property
    def _has_risen(self) -> bool:
        """Whether the game that is over has given a grade not reached before."""
        return self.risen is self.session.table.match

    @property
    def _levels(self) -> "list[int]":
        """The levels with results."""
        results = self.results
        return sorted(set(list(results.levels) + list(results.helped) + list(results.uneven)))

    def _counts(self, level: int) -> str:
        """The results at a level, those with help or a handicap apart."""
        words, plain = self.words, self.results.levels.get(level)
        told = words("results-counts", *plain) if plain else ""
        for slug, apart in (("helped", self.results.helped), ("uneven", self.results.uneven)):
            counts = words("results-counts", *apart[level]) if level in apart else ""
            if counts and told:
                told = words("results-and-" + slug, told, counts)
            elif counts:
                told = words("results-" + slug, counts)
        return words("results-of", self.called(level), told)


def _lost(seats: "Seats") -> "dict[str, int]":
    """The placings of a game among several that its only person has left."""
    return {seat: 2 for seat in seats}


def _is_shared(placings: "dict[str, int]") -> bool:
    """Whether only a winner is known: all others share second place."""
    return sorted(placings.values())[1:] == [2] * (len(placings) - 1)
