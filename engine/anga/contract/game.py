"""The contract of every game.

    Game       what never changes: seats, rules, words; it makes positions and shows them
    Position   an immutable value: everything that decides what is legal next, see `position`
    Line       a start position and the moves played from it; what only history can decide
    Outcome    who came where, and why

Games know this room, it knows none of them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from anga.contract import deeds
from anga.contract.aims import Aim
from anga.contract.editor import AnyEditor
from anga.contract.position import Outcome, Position, Refusal, illegal, over
from anga.contract.position_history import PositionIndex
from anga.contract.rules import Handicap, Rule, canonical
from anga.contract.scene_diff import difference
from anga.contract.thinking import Thinking
from anga.contract.tiles import Tile
from anga.shared.advice import Danger, Reason, danger
from anga.shared.errors import MoveError, RequestError
from anga.shared.phrases import say
from anga.shared.scene import (
    Change,
    Choice,
    Colours,
    Explanation,
    Figures,
    Phrase,
    Scene,
    Words,
    explanation,
    figures,
)

if TYPE_CHECKING:
    from random import Random

M = TypeVar("M")
P = TypeVar("P", bound="Position[Any]")


class View(NamedTuple):
    """Alternative ways of showing a game, of which a person chooses one; the first is the default.

    On a page in English `english` is, if it is given: pieces that need no kanji.
    """

    id: str
    choices: tuple[str, ...]
    english: str = ""


def _nothing_explained(position: Position[Any], touches: Sequence[str]) -> Explanation:
    return explanation()


def _nothing_attempted(position: Position[Any], touches: Sequence[str]) -> None:
    return None


def _no_faces(position: Position[Any], move: object) -> tuple[Phrase, ...]:
    return ()


def _no_deeds(position: Position[Any], move: object) -> tuple[str, ...]:
    return ()


def _no_threats(position: Position[Any], seat: str) -> tuple[str, ...]:
    return ()


def _no_danger(position: Position[Any], seat: str) -> Danger:
    return danger()


def _no_reasons(position: Position[Any], move: object) -> tuple[str, ...]:
    return ()


def _nothing_shown(line: "Line[Any, Any]") -> tuple[Reason, ...]:
    return ()


def _nobody(line: "Line[Any, Any]") -> dict[str, Phrase]:
    return {}


def _no_news(before: object, move: object, after: object) -> dict[str, list[Phrase]]:
    return {}


def _nothing_in_the_way(position: Position[Any], move: object) -> Figures:
    return figures()


def _nothing_stuck(position: Position[Any], cell: str) -> Reason | None:
    return None


def _no_end(line: "Line[Any, Any]") -> Outcome | None:
    return None


def _nothing_forbidden(line: "Line[Any, Any]") -> Mapping[Any, Refusal]:
    return {}


def _any_rules(rules: str) -> None:
    """The default for `rules_fit`: any combination of known tokens is valid."""


def _nothing_laid(rules: str) -> int:
    return 0


def _no_evaluation(position: Position[Any], seat: str) -> int:
    raise NotImplementedError("a game that is not solved needs an evaluation")


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Game(Generic[P, M]):
    """One game: its constants, and its functions, which are those of its modules.

    `GAME = Game(id="go", start_position=position.start, scene=scene.scene, …)` is all that a game's
    `__init__.py` says. What has a default need not be given. Functions get canonical rules strings,
    and moves that are legal where nothing else is said.
    """

    id: str
    seats: tuple[str, ...]  # letters, in turn order
    words: Words
    colours: Colours = field(default_factory=dict)  # its own, besides `shared/colours.py`
    rules: tuple[Rule, ...] = ()
    handicaps: tuple[Handicap, ...] = ()  # the lightest first
    views: tuple[View, ...] = ()
    tiles: tuple[Tile, ...] = ()  # of a printed set, where it is not what stands at the start
    dice: bool = False  # whether rolls are awaited anywhere in it
    reconstructed: bool = (
        False  # whether its rules were made here, from a sketch: it is listed last
    )
    minutes: int = 0  # of a game at ten seconds a move, rounded up to fives; 0 if nobody knows
    difficulty: int = 0  # of its rules, from 1, easy, to 3, hard; 0 if nobody says so
    editor: AnyEditor | None = None

    start_position: Callable[[str], P]
    """Rules → the position in which a game begins."""

    parse_position: Callable[[str, str], P]
    """A position string and rules → the position. Raises PositionError."""

    laid: Callable[[str], int] = _nothing_laid
    """Rules → the number of moves that lay the pieces out by hand, before the game proper."""

    every_position: Callable[[str], Iterator[P]] | None = None
    """Rules → every position of a game small enough to be solved."""

    check_rules: Callable[[str], None] = _any_rules
    """Raises RulesError for known tokens that make no sense together."""

    scene: Callable[[P, Mapping[str, str]], Scene]
    """What to draw; the mapping takes ids of `views` to the choice taken, the default left out."""

    choices: Callable[[P], list[Choice]]
    """Each legal move with the touches that make it; history need not be minded."""

    attempt: Callable[[P, Sequence[str]], str | None] = _nothing_attempted
    """The token of the move, not a legal one, that a person meant by touches; None if unclear.

    It is asked about any touches, also a single one or none, on anything that the Scene shows.
    """

    ordered_changes: Callable[[P, M], list[Change]] | None = None
    """What a move does, in order; None: the plain difference of the Scenes before and after."""

    explain: Callable[[P, Sequence[str]], Explanation] = _nothing_explained
    """What touches that begin or make a legal move would come to, besides what the choices show."""

    move_notation: Callable[[P, M], Phrase]
    """A move as people write it; no two legal moves of a position alike, in either language."""

    move_description: Callable[[P, M], Phrase]
    """A move as a sentence, for those who hear the game; no two of a position alike either."""

    further_deeds: Callable[[P, M], Sequence[str]] = _no_deeds
    """The effects of a move besides those of `contract.deeds`: slugs, `deed:…` in `words`."""

    threats: Callable[[P, str], Sequence[str]] = _no_threats
    """The cells on which a seat could capture if it were to move, whatever its dice."""

    goals: Mapping[str, Callable[[P, P, str], bool]] = field(default_factory=dict)
    """What problems ask for: slug, `goal:…` in `words` → whether a move has reached it for a seat.

    It is asked about the positions before and after any move, and has to be quick. What a move is
    to do by itself has a sentence `missed:…` too: a wrong answer is told it, and needs no reply.
    """

    further_danger: Callable[[P, str], Danger] = _no_danger
    """What a seat has to mind besides its pieces that could be captured: see `contract.reasons`."""

    further_reasons: Callable[[P, M], Sequence[str]] = _no_reasons
    """What speaks for a move besides what `contract.reasons` finds: slugs, `hint:…` in `words`."""

    shows: Callable[["Line[P, M]"], Sequence[Reason]] = _nothing_shown
    """What led to a position and what follows from it: a check, a mate, what may move.

    Each claim is true, and shown by figures; the most important one comes first.
    """

    tells: Callable[["Line[P, M]"], Sequence[Reason]] = _nothing_shown
    """What explains the last move of a line: who was skipped, what opened a square, a combat.

    It is told where somebody asks about that move; as with `shows`, each claim is true.
    """

    passed_over: Callable[["Line[P, M]"], Mapping[str, Phrase]] = _nobody
    """Who has been passed over, or is out of the game, and why: seat → a note at its seat.

    It is about what only history knows, since the seat's own last move. A note whose slug goes on
    where that of a note in the Scene ends, such as `note:gone:by`, takes its place.
    """

    news: Callable[[P, M, P], Mapping[str, list[Phrase]]] = _no_news
    """What a seat is told of a move until its own next one: seat → sentences.

    It is asked about the move and the positions before and after it, and has to be quick.
    """

    aims: tuple[Aim[P, M], ...] = ()
    """What speaks for moves, most important first, see `contract.aims`."""

    forbids: Callable[[P, M], Figures] = _nothing_in_the_way
    """The piece or line that forbids a move which is not legal in the position."""

    stuck: Callable[[P, str], Reason | None] = _nothing_stuck
    """Why the piece on a cell has no legal move, in the words of a refusal, if one reason does.

    Of another seat's piece it says whose it is, if there is more to tell.
    """

    faces: Callable[[P, M], tuple[Phrase, ...]] = _no_faces
    """What the dice of a roll show, one phrase a die; the Scene has a look of the same name.

    Nothing for any other move.
    """

    text_board: Callable[["Line[P, M]"], str] | None = None
    """The board in signs of its own for mails, if it has some; `anga show` knows none of them."""

    adjudicate: Callable[["Line[P, M]"], Outcome | None] = _no_end
    """The end that only history brings about: a repetition, a limit of moves."""

    forbidden: Callable[["Line[P, M]"], Mapping[M, Refusal]] = _nothing_forbidden
    """Moves that are legal in the position but not after this history, and why."""

    evaluate: Callable[[P, str], int] = _no_evaluation
    """How good a position looks to a seat, in hundredths of a pawn or so.

    What counts are positions that are not over; others are only put in order by it. Games that are
    solved need none.
    """

    thinking: Thinking[P, M] = field(default_factory=Thinking)
    """The levels that there are, and what makes the search faster and deeper."""

    @property
    def minds_history(self) -> bool:
        """Whether history may end the game or forbid a move."""
        return self.adjudicate is not _no_end or self.forbidden is not _nothing_forbidden

    @property
    def tells_reasons(self) -> bool:
        """Whether the game can give reasons for a move."""
        return self.tells_threats or self.further_reasons is not _no_reasons

    @property
    def tells_threats(self) -> bool:
        """Whether the game can tell which pieces could be captured."""
        return self.threats is not _no_threats

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def name(self, language: str = "en") -> str:
        """The name of the game in a language, `en` or `ja`."""
        return say("name", self.words, language)

    def canonical(self, rules: str) -> str:
        """The canonical spelling of a rules string. Raises RulesError."""
        spelling = canonical(self.rules, rules)
        self.check_rules(spelling)
        return spelling

    def start(self, rules: str = "") -> P:
        """The start position under some rules. Raises RulesError."""
        return self.start_position(self.canonical(rules))

    def parse(self, text: str, rules: str = "") -> P:
        """The position of a position string. Raises RulesError, PositionError."""
        return self.parse_position(text, self.canonical(rules))

    def line(self, rules: str = "", position: str | None = None) -> "Line[P, M]":
        """A game that begins: at the start, or at the position of a string.

        Raises RulesError, PositionError.
        """
        begun = self.start(rules) if position is None else self.parse(position, rules)
        return Line(self, (begun,))

    def states(self, rules: str = "") -> Iterator[P] | None:
        """Every position of a game small enough to be solved, else None. Raises RulesError."""
        spelling = self.canonical(rules)
        return self.every_position(spelling) if self.every_position else None

    def handicap(self, handicap_id: str) -> Handicap:
        """The handicap with an id. Raises RequestError."""
        known = {each.id: each for each in self.handicaps}
        if handicap_id not in known:
            listed = ", ".join(known) or "none"
            raise RequestError(f"no handicap {handicap_id!r}; there is {listed}", handicap_id)
        return known[handicap_id]

    def styled(self, name: str) -> "Game[P, M]":
        """The game as computer players of a style judge it. Raises RequestError.

        The hooks of the search stay, so that what they leave out is what the plain player does not
        need.
        """
        known = {each.name: each for each in self.thinking.styles}
        if name not in known:
            listed = ", ".join(known) or "none"
            raise RequestError(f"no style {name!r}; there is {listed}", name)
        thinking, plain, model = self.thinking, self.evaluate, self.thinking.learned
        assert model, "styles need a model"
        scaled, chances = model.scaled(known[name].weights), thinking.chances or model.chances
        return replace(
            self,
            evaluate=lambda position, seat: (
                plain(position, seat) + scaled.evaluation(position, seat)
            ),
            thinking=replace(
                thinking, chances=lambda position: scaled.chances(position, chances(position))
            ),
        )

    def touched_move(self, position: P, touches: Sequence[str]) -> str | None:
        """The token of the move that touches mean, legal or not; None if that is unclear."""
        made = list(touches)
        for choice in self.choices(position):
            if made in ([touch.removeprefix("?") for touch in path] for path in choice["paths"]):
                return choice["move"]
        return self.attempt(position, touches)

    def changes(self, position: P, move: M) -> list[Change]:
        """The changes that a legal move makes on the board, in order."""
        if self.ordered_changes:
            return self.ordered_changes(position, move)
        return difference(self.scene(position, {}), self.scene(position.after(move), {}))

    def deeds(self, position: P, move: M) -> list[str]:
        """The effects of a legal move, as slugs; none for a roll."""
        if position.chance:
            return []
        further = self.further_deeds(position, move)
        plain = deeds.plain(self.changes(position, move), position.turn, position.after(move))
        return [*dict.fromkeys([*plain, *further])]


class LineFields(NamedTuple, Generic[P, M]):
    """What a line is: a game, the positions from the start until now, the moves between them."""

    game: Game[P, M]
    positions: tuple[P, ...]
    moves: tuple[M, ...] = ()


class Line(LineFields[P, M]):
    """A game under way: the positions from the start until now, and the moves between them.

    A line never changes: `play` and `back` give another one. It keeps what it was once asked.
    """

    _outcome: tuple[Outcome | None] | None = None
    _forbidden: Mapping[M, Refusal] | None = None
    _plies: Sequence[int] | None = None
    _earlier: PositionIndex[P] | None = None  # of all positions but the last
    _whole: PositionIndex[P] | None = None  # of all, for the lines that go on from here

    def __getstate__(self) -> None:
        """Nothing beside the fields goes into a pickle."""

    @property
    def position(self) -> P:
        """The current position."""
        return self.positions[-1]

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, None while it goes on."""
        if self._outcome is None:
            self._outcome = (self.position.outcome or self.game.adjudicate(self),)
        return self._outcome[0]

    @property
    def forbidden(self) -> Mapping[M, Refusal]:
        """The moves that only this history forbids, and why; none once the game is over."""
        if self._forbidden is None:
            self._forbidden = {} if self.outcome else self.game.forbidden(self)
        return self._forbidden

    @property
    def plies(self) -> Sequence[int]:
        """The plies at which the current position has occurred, in order, now included."""
        if self._plies is None:
            if self._earlier is None:
                self._earlier = PositionIndex(len(self.positions) - 1)
            self._plies = self._earlier.plies_of_last(self.positions)
        return self._plies

    @property
    def turn(self) -> str:
        """The letter of the seat that acts next."""
        return self.position.turn

    def __repr__(self) -> str:
        told = f"{self.game.id}, {len(self.moves)} moves"
        outcome = self.outcome
        if outcome:
            return f"<Line {told}, over: {outcome.reason}>"
        mover = say(f"seat:{self.turn}", self.game.words, "en")
        return f"<Line {told}, {mover} to {'roll' if self.position.chance else 'move'}>"

    def legal(self) -> list[M]:
        """The legal moves, with history considered; none once the game is over."""
        if self.outcome:
            return []
        forbidden = self.forbidden
        return [move for move in self.position.legal() if move not in forbidden]

    def parse_move(self, token: str) -> M:
        """The legal move of a token. Raises MoveError, OverError or IllegalMove."""
        move: M = self.position.parse_any_move(token)
        self._insist(move, token)
        return move

    def play(self, move: M | str) -> "Line[P, M]":
        """The line with a move added, given as a move or as its token.

        Raises MoveError, OverError or IllegalMove.
        """
        if isinstance(move, str):
            return self.after(self.parse_move(move))
        self._insist(move)
        return self.after(move)

    def back(self) -> "Line[P, M]":
        """The line without its last move; itself at its start."""
        return self._replace(positions=self.positions[:-1] or self.positions, moves=self.moves[:-1])

    def roll(self, dice: "Random | None" = None) -> "Line[P, M]":
        """The line with a random roll added, each as likely as with fair dice.

        `dice` make it repeatable. Raises MoveError where no roll is awaited.
        """
        from anga.contract.dice import DICE, random_roll  # noqa: PLC0415 (the page rolls elsewhere)

        if self.outcome or not self.position.chance:
            raise MoveError("no roll is awaited here", "")
        return self.after(random_roll(self.position, dice or DICE))

    def text(self, move: M | str, language: str = "en") -> str:
        """A move that is legal now as people write it, in a language, `en` or `ja`.

        Raises MoveError, OverError or IllegalMove for a token.
        """
        meant = self.parse_move(move) if isinstance(move, str) else move
        return say(self.game.move_notation(self.position, meant), self.game.words, language)

    def _insist(self, move: M, token: str | None = None) -> None:
        forbidden = self.forbidden
        if not self.outcome and move not in forbidden and self.position.is_legal(move):
            return
        told = self.position.format_move(move) if token is None else token
        if self.outcome:
            raise over(told)
        raise illegal(self.position, told, forbidden.get(move) or self.position.refusal(move))

    def after(self, move: M) -> "Line[P, M]":
        """The line after a move that must be legal; nothing is checked."""
        position = self.position.after(move)
        after = Line(self.game, (*self.positions, position), (*self.moves, move))
        if self._whole is None:
            self._whole = PositionIndex.of_all(self._earlier, len(self.positions))
        after._earlier = self._whole
        return after

    def _repr_svg_(self) -> str:
        """The current position as SVG, which notebooks display."""
        from anga.contract.pictures import picture  # noqa: PLC0415 (most lines are never seen)

        return picture(self)


AnyGame = Game[Any, Any]
AnyLine = Line[Any, Any]
