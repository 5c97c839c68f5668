"""The view of the play page."""

from anga.shared.formats.fragment import format_link
from anga.shared.layout.stage import LOW, TALL
from browser import openings
from browser.dom import find, listen, show
from cast.figures import name_of
from kept.handicaps import EVEN, named
from play.editor import EditorPanel
from play.hand_over import HandOver
from play.hands import HandsSheet
from play.invitation import Invitation
from play.new_game import NewGame
from play.outcome import OutcomePanel
from play.toolbar import Toolbar
from screen import heading
from screen.view import GameView
from state.events import ENDED
from widgets.dice_tally import DiceTally
from widgets.extra_moves import ExtraMoves
from widgets.round_chips import RoundChips
from widgets.staging import Staging
from widgets.switch import Switch
from widgets.view_options import Views

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from access.voice import Voice
    from anga.shared.scene import Scene
    from browser.types import Element, Event, Window
    from session.session import Session
    from state.match import Match
    from state.ports import Action


FEW = (  # ways on that a phone has on its card
    "hand-over", "next-rung", "won-next", "try-handicap", "play-even", "play-slower",
    "same-again", "review", "new-game",
)  # fmt: skip
ELSEWHERE = ("share",)  # those that its sheet always has


class PlayView(GameView):
    """The screen of the play page: the `GameView`, with editor, new game, dice and outcome."""

    in_bar = ("hint",)

    def __init__(self, session: "Session", window: "Window", voice: "Voice") -> None:
        super().__init__(session, session.seat, voice)
        self.toolbar = Toolbar(session.words)
        self.staging = Staging(window, self.board.settle, openings.scene(self.opening, {}))
        firsts = [path[0] for choice in self.opening["choices"] for path in choice["paths"]]
        offers = any([touch.startswith("o:") for touch in firsts])  # an option before a piece
        find(".play").setAttribute("data-offers", "true" if offers else "")
        words, settings = self.words, session.settings
        self.pencil = self.board.sketch
        self.views = Views(find("#views"), self.opening, words, settings.view, session.look)
        self.dice = DiceTally(self.opening, words, settings.own_dice, session.use_own_dice)
        self.unlisted = ExtraMoves(words, session.play)
        self.editor = EditorPanel(session)
        self.hand_over = HandOver(session)
        self.task: "Match | None" = None  # the game whose task was told
        self.ended = ""  # the link of the game whose end was shown
        self.facing = ""  # the seat to which the board was turned
        replays = lambda: session.soon(self.replay.recall())  # noqa: E731
        self.invitation = Invitation(session, replays)
        self.hands = HandsSheet(words, self.board.picture, self.opening)
        for bar in ("#seats-top", "#seats-bottom"):
            listen(find(bar), "click", self._on_seat)
        listen(find("#seats-top"), "keydown", self._on_seat_key)
        self.new_game = NewGame(
            find("#new-game"), self.opening, words, self._begin, settings, self.grid.focus
        )
        self.letters = Switch(find("#single-keys"), settings.letters, settings.use_letters)
        self.coach = Switch(find("#coach"), settings.coach, settings.use_coach)
        self.danger = Switch(find("#danger"), settings.danger, session.show_danger)
        show(find("#do-known"), self.opening["solved"])
        show(find("#do-edit"), self.opening["editor"])
        self.outcome = OutcomePanel(session, self._begin)
        self.round = RoundChips(find("#round-chips"), words, session.ask_about)
        show(find("#round"), len(self.opening["seats"]) > 2)

    def touch(self, touch: str) -> None:
        """Handle a touch: one on a small hand, where it means no move, shows the hand large."""
        table, mode = self.session.table, self.staging.mode
        offer = table.offered_touches
        editing = self.session.setup.active
        if editing or not self.hands.takes(touch, table.answer, self.turned, mode, offer):
            super().touch(touch)

    def _on_seat(self, event: "Event") -> None:
        """Tell in words what the seats show, on a phone wherever one is touched."""
        touched = event.target.closest(".seat" if self._is_small else ".men, .score, .note")
        if touched and not event.target.closest("select"):
            self.hands.open_all(self.session.table.answer, self.turned)

    def _on_seat_key(self, event: "Event") -> None:
        """Press a note with a key, as a button."""
        if event.key in ("Enter", " ") and event.target.closest(".note"):
            event.preventDefault()
            self._on_seat(event)

    def title(self) -> None:
        """Write the head of the page in the current language."""
        super().title()
        heading.show_ways(self.opening, self.words)
        self.invitation.show()
        self.views.show()

    def endings(self) -> "list[Action]":
        """The buttons after the end of a game: those of the page, or one for a new game."""
        ways = self._ways_on()
        return [each for each in ways if each[0] in FEW] if self._is_small else ways

    def _ways_on(self) -> "list[Action]":
        """All buttons after the end of a game, the one to go on with first."""
        ways = super().endings() or [("new-game", self.ask_new)]
        if not self.outcome.is_even:
            ways = [each for each in ways if each[0] not in ("rematch", "rematch-on")]
        if self.outcome.is_news:
            return [self.hand_over_action()] + [each for each in ways if each[0] != "share"]
        if self.outcome.rung is not None:
            return [("next-rung", self.outcome.climb)] + ways
        if self.outcome.next_to_win:
            return [("won-next", self.outcome.go_on)] + ways
        return (self._other_start() or self._slower_level()) + ways

    def _slower_level(self) -> "list[Action]":
        """The button for the level to which a computer came that had no time for its own."""
        return [] if self.outcome.slower is None else [("play-slower", self.outcome.descend)]

    def _other_start(self) -> "list[Action]":
        """The button for the next game with another handicap, where one is offered."""
        kind = self.outcome.offer
        if kind is None:
            return []
        slug = "play-even" if kind == EVEN else "try-handicap"
        return [(slug, lambda: self.outcome.even(str(kind)))]

    def _name_ways(self) -> None:
        """Say on the buttons after the end which level and which handicap they lead to."""
        kind = self.outcome.offer
        for slug, level in (("next-rung", self.outcome.rung), ("play-slower", self.outcome.slower)):
            if level is not None:
                self.status.name(slug, self.words("play-level", self.outcome.called(level)))
        if kind:
            helped = named(self.session.opening, kind)
            seat = self.words.say("seat:" + helped["seat"]) if helped else ""
            text = self.words("play-handicap", self.words.say("handicap:" + kind), seat)
            self.status.name("try-handicap", "" if self._is_small else text)
        self.status.name("same-again", self.words("play-again") if self._is_small else "")

    @property
    def _is_small(self) -> bool:
        """Whether the page is laid out for a phone."""
        return self.staging.mode in (TALL, LOW)

    def rule_link(self) -> "tuple[str, str] | None":
        """The link to an article; at an end on phones it gives way to the board's proof."""
        link = super().rule_link()
        return None if self._is_small and self.session.proof.question else link

    def show_status(self) -> None:
        """Show whose turn it is, and in the sheet what a phone's card has no room for."""
        table, ways, link = self.session.table, [], None
        if table.mode == "over":
            self._name_ways()
            ways = self._ways_on() if self._is_small and not table.match.free else []
            link = None if self.rule_link() else super().rule_link()
        super().show_status()
        self.invitation.show()
        self._fit_end()
        self.toolbar.offer([each for each in ways if each[0] not in FEW + ELSEWHERE], link)

    def hand_over_action(self) -> "Action":
        """The button for the dialog that sends the game to an opponent on another device."""
        return "hand-over", self.hand_over.open

    def own_ending(self) -> str:
        """The end of a game, as it is told to the only person in it."""
        return self.outcome.ending()

    def end_details(self) -> "list[Element]":
        """The elements that sum up a finished game."""
        return self.outcome.summary()

    async def show(self, play: bool) -> None:
        """Show everything; with `play`, animate the last move first and wait for it."""
        self.invitation.greet()
        self._set_task()
        is_end = self.outcome.notice_end()  # before the card, which tells of the result
        await super().show(play)
        self.invitation.show()
        self._face_mover()
        if is_end:
            self.session.events.emit(ENDED)
        self._fit_end()

    async def introduce(self) -> None:
        """Show a newly opened game, once it is seen with a replay of what is news."""
        if self.invitation.is_due:
            await self.session.flow.refresh()
        else:
            await self.replay.recall()

    def given_up(self) -> "tuple[str, str, list[Action]] | None":
        """What comes next for the only person in a game of several, who has given it up."""
        if not self.outcome.has_given_up:
            return None
        self._name_ways()
        self.status.name("same-again", "")  # whole, as it stands beside one for a new game
        known = super().endings()
        ways = [each for each in known if each[0] in FEW] + [("new-game", self.ask_new)]
        ways += self._other_start()  # last, as its name may be long
        if self.session.leaving.leaves_one:
            return self.words("gave-up"), "", ways
        ways.insert(0, ("watch-on", self.session.go_on))
        return self.words("gave-up"), self.words("gave-up-told"), ways

    @property
    def is_seen(self) -> bool:
        """Whether the board is in sight: not before an invitation is closed."""
        return not self.invitation.is_due

    def _asking(self) -> "list[Action]":
        """The buttons that ask, none before an invited person sees the board."""
        return super()._asking() if self.is_seen else []

    def _set_task(self) -> None:
        """Say what is to be done in a won position, or the handicap, until the first move."""
        match = self.session.table.match
        if self.task is match and not match.moves:
            return
        if self.task is not match:
            if self.task and not (match.free or self.task.free):
                self.staging.begin()
        self.task = match
        self.drop("won")
        self.drop("start")
        if match.moves:
            return
        if self.outcome.to_win:
            level = self.outcome.positions.level
            self.notice("won", lambda: self.words("won-task", name_of(level, self.words)))
        elif self.outcome.handicap:
            slug = self.outcome.handicap
            self.notice("start", lambda: self.words("handicap-here", self.words.say(slug)))

    def below(self) -> str:
        """The seat at the bottom of the board: the one that it was turned to, if it turns."""
        return self.facing or super().below()

    def _face_mover(self) -> None:
        """Turn the board to whoever is to move, if all play here and want that."""
        table, before = self.session.table, self.facing
        match = table.match
        here = all([match.is_person(seat) for seat in self.opening["seats"]])
        turns = self.session.settings.turning and here and not match.free
        if not turns:
            self.facing = ""
        elif not table.is_over and not table.waiting:
            self.facing = str(table.turn or before)
        if self.facing != before:
            self.refresh_language()

    def show_setup(self) -> None:
        """Show the position being edited, or hide it."""
        self.editor.show(self.board, self.bars, self.grid, self.options, self.turned)
        if self.session.setup.active:
            strong, text, tone = self.editor.status()
            self.status.show(strong, text, tone)
            self.notices.tell(strong + " " + text)

    def ask_new(self) -> None:
        """Open the dialog for a new game."""
        match = self.session.table.match
        players = self.session.games.players
        show(find("#new-kept"), self.session.saved.entry is not None)
        self.new_game.open(players, match.rules, match.clock_setting, match.position)

    def redraw(self) -> None:
        """Redraw everything, in another size or other colours."""
        self.staging.measure()
        self._lay()
        super().redraw()

    def _begin(self, *asked: "Any") -> None:
        """Begin a game, asked for as in `Games.begin`, and see it from one's own side."""
        self.flipped = 0
        self.session.games.begin(*asked)

    def _turn(self, scene: "Scene") -> None:
        super()._turn(scene)
        self._lay()

    def _lay(self) -> None:
        """Lay the page out, if the window or the board is another."""
        scene = self.session.table.answer["scene"]
        if self.staging.lay(scene, self.turned):
            self.toolbar.arrange(self.staging.mode)
            self._fit_end()

    def _fit_end(self) -> None:
        """Fit the card of an end to all that it tells: the game's, or that of its only person.

        So it stays while one steps back through that game.
        """
        match, mode = self.session.table.match, self.session.table.mode
        if not match.free and (mode == "over" or self.outcome.has_given_up):
            self.ended, over = format_link(match.whole), "true"
            self.staging.end()
        elif mode == "earlier" and self.ended == format_link(match.whole):
            over = "true"
            self.staging.end_again()
        elif mode == "waiting":
            return
        else:
            over = ""
            self.staging.go_on()
        find(".play").setAttribute("data-over", over)

    def _show_around(self) -> None:
        """Show everything except the pieces on the board."""
        table = self.session.table
        self.dice.show(table.history, table.answer["scene"], self.board.picture)
        self.unlisted.show(table.extra_moves)
        super()._show_around()

    def _show_turn(self) -> None:
        """Show the moves, the last round, and whose turn it is."""
        table = self.session.table
        self.round.show(table.past_turns, table.match.shown, table.answer["scene"])
        super()._show_turn()
