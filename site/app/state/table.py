"""The state that the page shows: match, engine's answers, who is to act. No browser here."""

from anga.shared.ends import parse_end
from anga.shared.phrases import mentions
from state.engine_lock import COACH, DRAW, HINT, JUDGE, MOVE, WHY
from state.match import deciders, fork_ply
from state.selection import Selection, spots_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.advice import Danger, Reason
    from anga.shared.answers import HistoryEntry, Request, SceneAnswer, Status, UnlistedMove
    from anga.shared.scene import Explanation, Figures, Phrase
    from anga.shared.thoughts import BestAnswer
    from state.badges import Values
    from state.engine_lock import EngineLock
    from state.match import Match

LONG = 60  # plies of a game whose beginning is not told again and again


def news_of(entry: "HistoryEntry", seat: str) -> "list[Phrase]":
    """What a seat is told of a move until its own next one."""
    return list(entry["news"].get(seat, [])) if "news" in entry else []


def told_since_own_move(
    history: "Sequence[HistoryEntry]", seat: str, has_rolls: bool
) -> "list[Phrase]":
    """All that affects a seat and what others did after that, such as a capture in return.

    The latest move is shown by itself, and left out; news come first. With dice, what others did
    is told only where the same opponent would be told of twice running, and what else the last one
    did in its turn.
    """
    is_own, next_told = False, history[-1]["seat"] if history else None
    news: "list[Phrase]" = []
    told: "list[Phrase]" = []
    between: "list[Phrase]" = []
    in_last_turn = has_rolls
    for entry in reversed(history[:-1]):
        if is_own and entry["seat"] != seat:
            break
        was_told, is_own = is_own, entry["seat"] == seat  # of an own move before another: at once
        in_last_turn = in_last_turn and entry["seat"] == next_told and "faces" not in entry
        affects = not is_own and mentions(entry["description"], "seat:" + seat)
        known = [] if affects or was_told else news_of(entry, seat)
        if affects or known:
            follows = between if entry["seat"] == next_told or not has_rolls else []
            told = ([entry["description"]] if affects else []) + follows + told
            news = known + news
            next_told, between = entry["seat"], []
        elif in_last_turn and not is_own:
            told.insert(0, entry["description"])
        elif "faces" not in entry and not is_own:
            between.insert(0, entry["description"])
    return news + told


class Hint:
    """A good move: its touches, and the reasons for it as soon as they are known, else None.

    `depth` is how many moves ahead it was looked at, 0 if it was not.
    """

    def __init__(self, touches: "list[str]", depth: int = 0) -> None:
        self.touches, self.depth = touches, depth
        self.reasons: "Sequence[Reason] | None" = None

    def explain(self, reasons: "Sequence[Reason]") -> None:
        """Take the reasons."""
        self.reasons = reasons


class Table:
    """The single state that the page shows.

    `answer` is the engine's answer about the position shown, `about` that position and `taken` the
    match that it is of, `history` has
    one entry for each ply of the whole game, `values` are those of moves in a solved game,
    `explanation` previews the touches made, `foreseen` the same with the hovered one. `lock` owns
    the engine; `asked` is the current request, `thought` the best answer so far, `shows_thought`
    whether the expected play is shown too. `paused`: the computer waits for a person's permission.
    `undone`: moves or an end were taken back, which is still to be said.
    `waiting`: the engine is not up yet; `late` are its bytes loaded and in all, `again` whether it
    was up before, `deaths` how many engines have died since a person acted or a search was
    completed. `failure`: why the engine will not start. `hint` is a requested move, `danger` what
    could be captured, if that is shown, `suggested` the touches of the best moves in an analysis
    or of a better one in a review, `speaking` what speaks for the first of them,
    `resting` a touch that is not accepted for a moment, `ahead` the touches for a premove. `shown`
    are the reasons that the position shows, `proving` how many of them a person has asked for and
    sees, `forbidding` what forbids the touches that were refused, `claims` what speaks for the last
    move, None unless a person has asked. `rolls_on` is a seat whose dice are thrown by themselves
    until there is something to choose, `hurried` the match whose computers do not wait for
    anybody to follow.
    """

    def __init__(self, match: "Match", answer: "SceneAnswer", lock: "EngineLock") -> None:
        self.match, self.answer, self.lock = match, answer, lock
        self.history: "list[HistoryEntry]" = []
        self.history_request: "Request | None" = None  # the game whose history that is
        self.values: "Values" = {}
        self.selection = Selection(answer["choices"], spots_of(answer["scene"]))
        self.about, self.taken = match.request("scene"), match
        self.explanation: "Explanation | None" = None
        self.foreseen: "Explanation | None" = None
        self.asked: "Request | None" = None
        self.thought: "BestAnswer | None" = None
        self.shows_thought = False
        self.paused = False
        self.undone = False
        self.waiting = False
        self.late: "tuple[int, int] | None" = None
        self.again = False
        self.deaths = 0
        self.failure: "str | None" = None
        self.resting: "str | None" = None
        self.ahead: "Selection | None" = None
        self.own_dice = False
        self.wants_values = False
        self.hint: "Hint | None" = None
        self.advised = ""  # the move of the last hint in this position
        self.danger: "Danger | None" = None
        self.suggested: "list[list[str]]" = []
        self.speaking: "list[Reason]" = []
        self.shown: "list[Reason]" = []
        self.proving = 0
        self.forbidding: "Figures | None" = None
        self.rolls_on: "str | None" = None
        self.hurried: "Match | None" = None
        self.claims: "list[Reason] | None" = None

    def take(self, answer: "SceneAnswer") -> None:
        """Take the engine's answer about the position shown.

        For an unchanged one touches are kept.
        """
        self.answer = answer
        about, is_new = self.match.request("scene"), self.match is not self.taken
        if is_new or about != self.about or answer["choices"] != self.selection.choices:
            self.selection = Selection(answer["choices"], spots_of(answer["scene"]))
            self.explanation = self.foreseen = self.hint = self.forbidding = None
            self.suggested, self.speaking, self.shown = [], [], []
            self.proving, self.claims = 0, None
            self.advised = ""
        if "shows" in answer:  # the engine may come later than the position of a link
            self.shown = list(answer["shows"])
        self.about, self.taken = about, self.match
        if self.match.at_last:
            self.take_history(answer["history"])

    def take_history(self, history: "list[HistoryEntry]") -> None:
        """Take the history of the whole game."""
        self.history, self.history_request = history, self.match.request("scene", whole=True)

    @property
    def thinking(self) -> bool:
        """Whether the engine is choosing or judging a move, so that nobody may make another."""
        return self.lock.purpose in (MOVE, JUDGE)

    @property
    def seeking(self) -> bool:
        """Whether the engine is working on a person's request."""
        return self.lock.purpose in (DRAW, COACH, HINT, WHY)

    @property
    def has_whole_history(self) -> bool:
        """Whether the history is that of the whole game in its current state."""
        whole = self.match.request("scene", whole=True)
        return len(self.history) == len(whole["record"]) and self.history_request == whole

    @property
    def is_known(self) -> bool:
        """Whether the answer is current and the history covers every move of the game."""
        return not self.is_stale and len(self.history) == len(self.match.moves)

    def is_helped(self, move: str) -> bool:
        """Whether a move of this position follows a hint, or the known solution is to be seen."""
        return bool(self.values) or move == self.advised

    @property
    def has_rolls(self) -> bool:
        """Whether the game has dice rolls."""
        return any(["faces" in entry for entry in self.history])

    @property
    def past(self) -> "list[HistoryEntry]":
        """The history up to the position shown."""
        return self.history[: self.match.shown]

    @property
    def reasons(self) -> "Sequence[Reason]":
        """What is said to speak for a move: for the last one, or for that of a hint."""
        if self.claims is not None:
            return self.claims
        return (self.hint.reasons or []) if self.hint else []

    @property
    def is_rolled(self) -> bool:
        """Whether the position shown is the one after a roll."""
        return bool(self.past) and "faces" in self.past[-1]

    @property
    def is_roll_wasted(self) -> bool:
        """Whether the last roll could not be used."""
        return self.chance and self.is_rolled

    @property
    def rolled_in_vain(self) -> bool:
        """Whether the seat to roll could not use its last roll either."""
        own = [entry for entry in self.past if entry["seat"] == self.turn]
        return self.chance and bool(own) and "faces" in own[-1]

    @property
    def rolls_again(self) -> bool:
        """Whether the dice are to be thrown by themselves now."""
        return self.mode == "roll" and self.rolls_on == self.turn and not self.is_stale

    @property
    def is_watched(self) -> bool:
        """Whether only computers have turns left."""
        out = [seat["seat"] for seat in self.answer["scene"]["seats"] if seat.get("out")]
        return not self.match.by_link and all([seat in out for seat in self.match.people])

    @property
    def is_hurried(self) -> bool:
        """Whether computers play on without waiting for anybody to follow."""
        return self.hurried is self.match and self.is_watched

    @property
    def round_told(self) -> "list[Phrase]":
        """What the seat to move is told of since its own last move, its news included.

        Nothing once the seat has rolled, since it was shown before; of its own move, the news.
        """
        turn, last = str(self.turn), self.past[-1] if self.past else None
        if last and last["seat"] == turn and "faces" not in last:
            return news_of(last, turn)
        if self.has_rolls and not self.chance:
            return []
        return told_since_own_move(self.past, turn, self.has_rolls)

    def reusable_history(self, request: "Request") -> "list[HistoryEntry]":
        """The known beginning of a long game's history; the request asks to leave it out."""
        told = self.history_request
        if told is None or len(self.history) != len(told["record"]):
            return []
        if [told["rules"], told.get("position")] != [request["rules"], request.get("position")]:
            return []
        known = fork_ply(told["record"], request["record"])
        if known < LONG:
            return []
        request["since"] = known
        return self.history[:known]

    @property
    def is_stale(self) -> bool:
        """Whether the engine has yet to answer about the position shown."""
        return self.match.request("scene") != self.about

    def close(self) -> None:
        """Accept no touches until the engine has answered about the chosen move."""
        self.selection, self.hint = Selection([]), None

    @property
    def status(self) -> "Status":
        """The state of the game in the position shown, by the rules or by an end outside them."""
        return self.status_by(self.answer) if self.match.end else self.answer["status"]

    def status_by(self, answer: "SceneAnswer") -> "Status":
        """The same by the engine's answer about the position, also before it is taken."""
        status, match = answer["status"], self.match
        if not match.end or status["over"] or not match.at_last:
            return status
        end = parse_end(match.end)
        if end is None:
            return status
        ended: "Status" = status.copy()
        ended["over"], ended["turn"], ended["chance"] = True, None, False
        ended["reason"], ended["placings"] = end.kind, end.placings(list(self.match.seats))
        return ended

    @property
    def turn(self) -> "str | None":
        """The seat to move in the position shown, None when the game is over."""
        return self.status["turn"]

    @property
    def is_over(self) -> bool:
        """Whether the game is over in the position shown."""
        return bool(self.status["over"])

    @property
    def chance(self) -> bool:
        """Whether a roll is awaited in the position shown."""
        return bool(self.status.get("chance"))

    @property
    def turns(self) -> "list[str | None]":
        """The seat that chose each ply of the whole game, None for dice rolls."""
        return deciders(self.history, self.own_dice)

    @property
    def is_to_send(self) -> bool:
        """Whether people elsewhere do not have the game as it stands here."""
        match = self.match
        for seat in reversed(self.turns[: len(match.moves)]):
            if match.is_away(seat):
                return False
            if seat is not None and match.is_person(seat):
                return True
        return not match.invites

    @property
    def is_left_to_tell(self) -> bool:
        """Whether nobody elsewhere can know yet that the only person here has left."""
        match = self.match
        if not match.left or match.people or not match.by_link:
            return False
        since = self.turns[match.left[1] : len(match.moves)]
        return not any([match.is_away(seat) for seat in since])

    @property
    def drawing(self) -> "list[str]":
        """The moves that would draw by repeating the position, while a person may make them."""
        return list(self.answer.get("drawing", [])) if self.mode == "turn" else []

    @property
    def extra_moves(self) -> "list[UnlistedMove]":
        """The moves without touches that a person may make now."""
        able = (
            self.mode in ("turn", "roll") and not self.is_stale and self.match.is_person(self.turn)
        )
        return list(self.answer.get("unlisted", [])) if able else []

    @property
    def mode(self) -> str:
        """The current mode, in one word."""
        if self.failure is not None:
            return "failed"
        if self.waiting:
            return "waiting"
        if not self.match.at_last and not self.match.free:
            return "earlier"
        if self.is_over:
            return "over"
        if self.thinking:
            return "thinking"
        if self.match.is_away(self.turn):
            return "away"
        if self.chance and self.own_dice:
            return "turn"
        if not self.match.is_person(self.turn):
            return "paused"
        return "roll" if self.chance else "turn"

    @property
    def offered_touches(self) -> Selection:
        """The touches that a person may make now, or as a premove while the computer thinks.

        An opening move can be made although the engine has failed or is not up yet.
        """
        if self.ahead is not None and (self.thinking or self.computer_moves):
            return self.ahead
        able = self.mode == "turn" or (
            self.mode == "failed" and self.match.at_start and (self.own_dice or not self.chance)
        )
        self.selection.resting = self.resting
        return self.selection if able and not self.is_stale else Selection([])

    @property
    def computer_moves(self) -> bool:
        """Whether the computer should move now."""
        return self.mode == "paused" and not self.paused

    @property
    def past_turns(self) -> "list[HistoryEntry]":
        """The history, without rolls of the turn under way that no move has followed yet."""
        made = self.history
        while made and "faces" in made[-1] and made[-1]["seat"] == self.match.turn:
            made = made[:-1]
        return made

    @property
    def last_move_phrase(self) -> "Phrase | None":
        """The description of the move that led to the position shown, or None."""
        shown = self.match.shown
        return self.history[shown - 1]["description"] if 0 < shown <= len(self.history) else None
