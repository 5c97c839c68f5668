"""The JSON of requests to the engine and of its answers, by command.

    moves     MovesAnswer          scene     SceneAnswer
    position  PositionAnswer       why       WhyAnswer
    status    StatusAnswer         explain   Explanation, see `scene`
    replay    ReplayAnswer         edit      EditAnswer
    best      BestAnswer           values    ValuesAnswer
    deeds     DeedsAnswer          roll      RollAnswer
    analyse   AnalyseAnswer        deal      DealAnswer
    reasons   ReasonsAnswer        danger    Danger
    claims    ClaimsAnswer         shows     ShowsAnswer; these four see `advice`

What takes thought, BestAnswer, AnalyseAnswer and ValuesAnswer, is in `thoughts`.

Bad input is answered by an ErrorAnswer. An Opening is what the build computes of each game, so that
a page can begin before its engine is up.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from anga.shared.advice import Reason
from anga.shared.scene import Change, Choice, Deed, Figures, Option, Phrase, Scene, Words


class FieldValue(TypedDict):
    """A possible value of a field."""

    token: str
    name: Phrase


class SetupField(TypedDict):
    """A part of a position besides the board, such as the seat to move or a count.

    Its token is one of `values`, or a number from 0 to `most`. Fields of one `group` are shown
    together.
    """

    id: str
    name: Phrase
    values: NotRequired[list[FieldValue]]
    most: NotRequired[int]
    group: NotRequired[Phrase]


class SetupData(TypedDict):
    """The token on each occupied cell, and the token of each field by its id."""

    cells: dict[str, str]
    fields: dict[str, str]


class Request(TypedDict, total=False):
    """A request to the engine: `cmd` and `game` are required, the rest depends on the command."""

    cmd: str
    game: str
    rules: str
    position: str
    record: list[str]
    view: dict[str, str]
    since: int
    touches: list[str]
    goal: str
    setup: SetupData
    seat: str
    than: str
    level: int
    style: str
    seconds: float
    nodes: int
    seed: int
    multipv: int
    told: bool
    hint: bool
    dark: bool
    language: str
    turned: int
    width: int
    touchable: bool
    board: str
    drawings: list[str]
    comment: str


class Failure(TypedDict):
    """The kind of an error, the offending text, its ply, and an English sentence."""

    kind: str
    text: str | None
    ply: int | None
    message: str


class ErrorAnswer(TypedDict):
    """The answer to bad input."""

    error: Failure


class Status(TypedDict):
    """The state of a game. `placings` and `scores` are by seat, 1 is the best place."""

    over: bool
    reason: str | None
    placings: dict[str, int] | None
    turn: str | None
    chance: bool
    check: list[str]
    scores: dict[str, int] | None


class MovesAnswer(TypedDict):
    """The legal moves, sorted by code point."""

    moves: list[str]


class PositionAnswer(TypedDict):
    """The position reached."""

    position: str


class StatusAnswer(TypedDict):
    """The state of the game."""

    status: Status


class ReplayPly(TypedDict):
    """A position of a replayed record."""

    position: str
    moves: list[str]
    status: Status


class ReplayAnswer(TypedDict):
    """Every position of a record, one more than it has moves."""

    plies: list[ReplayPly]


class DeedsAnswer(TypedDict):
    """The effects of the last move: phrases of the game."""

    deeds: list[str]


class JudgeAnswer(TypedDict):
    """Whether the last move forces or has reached a goal, and the others' reply.

    A wrong one may be `late`: then the goal can still be reached in the same turn.
    """

    right: bool
    done: bool
    reply: str | None
    late: NotRequired[bool]


class RollAnswer(TypedDict):
    """The result of a roll."""

    move: str


class DealAnswer(TypedDict):
    """The moves of a ready deal, none where the game has no deals."""

    moves: list[str]


class MoveText(TypedDict):
    """A move in notation, and as a sentence."""

    seat: str
    notation: Phrase
    description: Phrase


class HistoryEntry(MoveText):
    """A ply of the game; for a roll also what each die shows; `news` is what each seat is told."""

    faces: NotRequired[list[Phrase]]
    news: NotRequired[dict[str, list[Phrase]]]


class UnlistedMove(TypedDict):
    """A legal move that is made without touching the board."""

    move: str
    description: Phrase


class Shown(TypedDict):
    """A game as a page shows it: `history` has an entry a ply, `changes` are those of the last ply.

    `lost` is how many men each seat has lost since the record's beginning.

    A caller that knows the beginning of a game asks for its history `since` a ply only.
    """

    scene: Scene
    choices: list[Choice]
    unlisted: list[UnlistedMove]
    status: Status
    history: list[HistoryEntry]
    changes: list[Change]
    lost: dict[str, int]
    drawing: NotRequired[list[str]]
    shows: NotRequired[list[Reason]]


class Stop(Failure):
    """The reason why a record cannot be played to its end, in the game's words, and the ply."""

    reason: "Phrase | None"
    cells: list[str]


class SceneAnswer(Shown):
    """The playable part of a record in canonical spelling, and what is shown of it."""

    game: str
    rules: str
    position: str | None
    moves: Sequence[str]
    error: Stop | None


class PictureAnswer(TypedDict):
    """A position as SVG and in words, and in the game's own signs if it has some."""

    svg: str
    title: str
    text: str | None


class WhyAnswer(TypedDict):
    """The rule that forbids a move, by language; all null when none does.

    If one does, `figures` show the piece or line that forbids it, where the game knows it.
    """

    slug: str | None
    words: dict[str, str] | None
    cells: list[str]
    figures: NotRequired[Figures]


class ProblemEntry(TypedDict):
    """A problem that keeps a setup from being a position, and the cells concerned."""

    reason: Phrase
    cells: Sequence[str]


class EditAnswer(TypedDict):
    """The result of checking a setup: `position` and `status`, or None and `problems`.

    `usual` says whether it is the start under its rules.
    """

    setup: SetupData
    palette: list[Option]
    fields: list[SetupField]
    position: str | None
    status: Status | None
    usual: bool
    problems: list[ProblemEntry]
    scene: Scene


class HandicapEntry(TypedDict):
    """A start that helps one seat; `position` is None for the usual one under these rules."""

    id: str
    seat: str
    rules: str
    position: str | None


class WonEntry(TypedDict):
    """A position that the seat on turn, `seat`, is to win against the strongest player."""

    id: str
    rules: str
    position: str
    seat: str


class RuleEntry(TypedDict):
    """Tokens of a rules string that exclude each other; the default may be no token.

    `group` is one of `anga.contract.rules.GROUPS`, `untried` are tokens of the last one.
    """

    id: str
    tokens: Sequence[str]
    default: str
    group: str
    untried: Sequence[str]


class ViewEntry(TypedDict):
    """Alternative ways of showing a game; the first is the default.

    `english` is that of a page in English.
    """

    id: str
    choices: Sequence[str]
    english: str


class ViewedScene(TypedDict):
    """The Scene of the start position in a view, by the chosen value of each option."""

    view: Mapping[str, str]
    scene: Scene


class NumberedChange(TypedDict):
    """A Change whose piece or solid is a number in the opening's `things`."""

    do: Deed
    places: list[str]
    piece: NotRequired[int]
    solid: NotRequired[int]


class FirstMove(HistoryEntry):
    """A move of the opening position, and the changes it makes."""

    move: str
    changes: list[NumberedChange]


class Opening(TypedDict):
    """The data of a game that a page needs before its engine runs: words, rules, first moves.

    `articles` names the article of the rules that tells of a reason, by its slug;
    `scenes` holds the start as each view shows it, `levels` those that there are, ascending,
    `strengths` how strong each of them is (`Level.rating`), `things` the pieces and solids of
    `firsts`, `demo` what each move of a short game changes;
    `minutes` and `difficulty` are those of `Game`, 0 where it does not say; `deals` is the number
    of moves by which the engine can lay its pieces out, 0 if none are laid out.
    """

    game: str
    seats: list[str]
    minutes: int
    difficulty: int
    rules: list[RuleEntry]
    handicaps: NotRequired[list[HandicapEntry]]
    won: NotRequired[list[WonEntry]]
    views: list[ViewEntry]
    levels: list[int]
    styles: list[str]
    strengths: list[int]
    solved: bool
    dice: bool
    deals: NotRequired[int]
    editor: bool
    words: Words
    scenes: list[ViewedScene]
    choices: list[Choice]
    status: Status
    firsts: list[FirstMove]
    things: list[object]
    demo: list[list[Change]]
    articles: NotRequired[Mapping[str, str]]
