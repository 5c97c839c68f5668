"""The texts and buttons of the status card for a session."""

from access.grid_places import touches_told, way_told
from anga.shared.phrases import slug_of
from assist import speaking
from assist.touch_feedback import open_question, rolls_for
from cast.figures import name_of
from state.selection import is_option, touch_of
from widgets.status import ending_sentence
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.advice import Reason
    from session.session import Session
    from state.match import Match
    from state.ports import Action
    from state.table import Table
    from words import Words

LONGEST = 6  # moves shown of the expected play
DEALT = "begin:dealt"  # what to do once all is laid out, by words of the game
PLACING = "turn:place"  # who is to place something, among a game's words
NEXT = ":next"  # after the slug of a question: what to say once another one is answered
TOLD = ("turn", "roll", "earlier", "over")  # modes that also show the last move or a note


def lines(
    session: "Session", at_end: "list[Action]", hand_over: "Action | None" = None
) -> "tuple[str, str, list[Action]]":
    """The headline of the status card, the text below it, and the buttons.

    `at_end` are the buttons after the end of a game, `hand_over` is the one that sends its link.
    """
    table, words, mode = session.table, session.words, session.table.mode
    strong, able = _strong(session, mode), actions(session, at_end, hand_over)
    text = session.proof.sentence or _told(session)
    late = table.late and mode == "turn"
    if not session.engine.ready and (mode == "roll" or late):
        text = _waiting_line(table, words)
    if mode == "away":
        return strong, _away_told(table, words), able
    out = _out_line(table, words) if mode in ("thinking", "paused") else ""
    if mode == "thinking" or (table.computer_moves and table.is_watched):
        told = table.is_watched or table.is_roll_wasted
        done = last_move_line(table, words) if told else ""
        text = together([retried_line(table, words), done or _thinking_line(table, words)])
    elif mode not in TOLD:
        text = ""
    return (out, together([strong, text]), able) if out else (strong, text, able)


def _away_told(table: "Table", words: "Words") -> str:
    """What there is to do while somebody elsewhere is to move."""
    match = table.match
    if not match.people and match.moves:
        return words("left-away-told" if table.is_left_to_tell else "watch-away")
    if not table.is_to_send:
        return words("away-wait")
    return words("away-told" if len(match.seats) == 2 else "away-told-many")


def other_text(session: "Session") -> str:
    """What the card of an end says after the question why, or said before it; perhaps ""."""
    proof = session.proof
    return _told(session) if proof.sentence else proof.answer


def _told(session: "Session") -> str:
    """What was asked for, else the last move and all that is to be known."""
    table, words, mode = session.table, session.words, session.table.mode
    asked = session.last_move.sentence or session.losing_move.sentence
    asked = "" if table.seeking else asked
    text = asked or hint_line(table, words) or better_line(table, words) or notes(table, words)
    if text or table.selection.unsure:
        return text
    last = _last_told(session)
    told = [rolls_for(table, words), retried_line(table, words)]
    told = told + _round_told(table, words, mode) + [last, dangers(table, words)]
    told.append(words("values-told") if table.values and mode == "turn" else "")
    told.append(repetition(table, words))
    return together(told + _placed_by(table, words))


def _last_told(session: "Session") -> str:
    """The last move, or what to do first; a task before a mistake has all the room."""
    table, words = session.table, session.words
    retried = table.match.retried
    if retried and table.match.shown == retried.ply:
        return ""
    last = _after_deal(table, words) or _going_on(table, words)
    return last or together([_played(table, words), _beginning(session, _deals(session))])


def _placed_by(table: "Table", words: "Words") -> "list[str]":
    """What the places rest on at the end of a game by its rules."""
    if table.mode != "over" or not table.answer["status"]["over"]:
        return []
    seats = table.answer["scene"]["seats"]
    return [words.say(seat["placed_by"]) for seat in seats if "placed_by" in seat]


def _out_line(table: "Table", words: "Words") -> str:
    """That the only person has no more turns, and why; else ""."""
    seats = table.answer["scene"]["seats"]
    own = [seat for seat in seats if seat.get("out") and seat["seat"] == table.match.listener]
    return words("no-more-turns", words.say(own[0]["notes"][-1])) if own else ""


def _thinking_line(table: "Table", words: "Words") -> str:
    """The depth of the search, and the expected play if somebody has asked for it."""
    found = table.thought
    if not found or not found["depth"]:
        return ""
    deep = words("depth", found["depth"])
    if not table.shows_thought:
        return deep
    expected = [words.say(phrase) for phrase in found.get("told", [])]
    return deep + " " + words("expects", " · ".join(expected[:LONGEST]))


def _round_told(table: "Table", words: "Words", mode: str) -> "list[str]":
    """With more than two seats: what the seat to move is told of since its own last move."""
    many = len(table.match.seats) > 2 and mode in ("turn", "roll") and not table.selection.touches
    told = table.round_told if many else []
    return [words.say_to(table.match.listener, phrase) for phrase in told]


def _beginning(session: "Session", may_deal: bool) -> str:
    """What to touch first, and that the pieces can be laid out; or what to touch then."""
    table, words = session.table, session.words
    if table.selection.touches:
        return _next_told(table, words)
    told = _begin_told(table, words)
    if _first_moves(session):
        return words.say(DEALT)
    return together([words("deal-told"), told]) if told and may_deal else told


def _first_moves(session: "Session") -> bool:
    """Whether the only person here laid a piece out by hand, and moves it for the first time."""
    table, match = session.table, session.table.match
    placed, made = session.opening.get("deals", 0), len(match.moves)
    by_hand = _is_usual(match) and not match.dealt and bool(match.listener)
    moves_next = match.at_last and not (table.is_over or table.selection.touches)
    return by_hand and moves_next and 0 < placed <= made < placed + len(match.seats)


def _begin_told(table: "Table", words: "Words") -> str:
    """What to touch first: before the first move, after a first roll, or as something is placed."""
    begins = table.match.at_start or _places(table, words)
    slug = "begin" if begins else "begin:rolled" if _is_first_roll(table) else ""
    if slug not in words.game_words or table.selection.touches:
        return ""
    return words.say(slug)


def _is_first_roll(table: "Table") -> bool:
    """Whether the seat to move has rolled, and has never moved before."""
    moved = [entry for entry in table.past if entry["seat"] == table.turn and "faces" not in entry]
    return table.is_rolled and not (table.is_roll_wasted or moved)


def _next_told(table: "Table", words: "Words") -> str:
    """What is still to be chosen of questions in any order, by words of the game."""
    scene, able = table.answer["scene"], table.offered_touches.open
    for option in scene["options"]:
        slug = slug_of(option.get("group", "")) + NEXT
        if touch_of(option) in able and slug in words.game_words:
            return words.say(slug)
    return ""


def _after_deal(table: "Table", words: "Words") -> str:
    """What to do once the pieces have been laid out, before anybody has moved one."""
    match = table.match
    fresh = match.dealt == len(match.moves) > 0 and match.at_last and not table.selection.touches
    if table.is_over:
        return ""
    return words.say(DEALT) if fresh and DEALT in words.game_words else ""


def _going_on(table: "Table", words: "Words") -> str:
    """That a seat which has just moved moves again: what it did is no news to it.

    Not where it can only end its turn.
    """
    shown = table.match.shown if table.mode == "turn" else 0
    last = table.history[shown - 1] if 0 < shown <= len(table.history) else None
    if not last or last["seat"] != table.turn or "faces" in last:
        return ""
    firsts = [path[0] for _, path in table.offered_touches.paths(False)]
    can_only_end = firsts and all(map(is_option, firsts))
    if can_only_end:
        return ""
    return words.say("begin:again") if "begin:again" in words.game_words else words("another-move")


def _deals(session: "Session") -> bool:
    """Whether the pieces can be laid out for the players now."""
    return session.engine.ready and _may_deal(session)


def _may_deal(session: "Session") -> bool:
    """Whether they may be, once the engine is up: no person has laid one out."""
    table, match = session.table, session.table.match
    made = len(match.moves)
    laid = [turn for turn in table.turns[:made] if match.is_person(turn)]
    fresh = _is_usual(match) and match.at_last and not (laid or match.free or match.by_link)
    return fresh and table.mode == "turn" and made < session.opening.get("deals", 0)


def _is_usual(match: "Match") -> bool:
    """Whether a game has its usual rules and start, for which pieces can be laid out."""
    return not match.rules and match.position is None


def _helpful(table: "Table") -> bool:
    """Whether help may be asked for."""
    return not (table.seeking or table.hint or table.match.free or table.chance)


def _strong(session: "Session", mode: str) -> str:
    table, words = session.table, session.words
    seat = words.say("seat:" + table.turn) if table.turn else ""
    if mode == "failed":
        return words("engine-failed", table.failure)
    if mode == "waiting":
        return _waiting_line(table, words)
    if mode == "earlier":
        return session.last_move.heading or _earlier_line(table, words)
    if mode == "over":
        return ending_sentence(table.status, words)
    if mode == "away":
        return _away_line(table, words)
    if mode == "paused" and table.paused:
        return words("paused", seat)
    if mode in ("thinking", "paused"):
        return words("rolling" if table.chance else "thinking", seat)
    if table.seeking:
        return words("seeking")
    if table.selection.unsure:
        return words("confirm-ask")
    asked = session.last_move.heading or open_question(
        table.answer["scene"], table.offered_touches, words
    )
    return asked or whose_turn(table, words)


def _earlier_line(table: "Table", words: "Words") -> str:
    """Which earlier position is shown."""
    shown = table.match.shown
    return words("earlier", shown, len(table.match.moves)) if shown else words("earlier-start")


def _away_line(table: "Table", words: "Words") -> str:
    """Who is to move elsewhere, or that the only person here has left."""
    if table.is_left_to_tell:
        return words("gave-up")
    match, player = table.match, player_elsewhere(table, words)
    is_told_below = table.is_to_send and len(match.seats) > 2  # where to send the game
    if match.people and not is_told_below:
        return words("away-turn", player)
    return _to_act(table, player, words)


def player_elsewhere(table: "Table", words: "Words") -> str:
    """The player to move elsewhere, by name if it is known, and seat."""
    return player_at(table, str(table.turn), words)


def player_at(table: "Table", letter: str, words: "Words") -> str:
    """The player of a game by link at a seat, by name if it is known, and seat."""
    seat, name = words.say("seat:" + letter), table.match.hands.get(letter)
    return words("named", name, seat) if name else seat


def whose_turn(table: "Table", words: "Words") -> str:
    """Who is to move, to roll or to place something; the only person here is addressed directly."""
    seat = words.say("seat:" + str(table.turn))
    alone = table.match.alone == table.turn
    return _to_act(table, words("own-seat", seat) if alone else seat, words)


def _turn_told(table: "Table", words: "Words") -> str:
    """Who is to act, a computer by its figure and seat."""
    computer = table.match.seated_computers.get(str(table.turn))
    if computer is None:
        return whose_turn(table, words)
    name = words("level-seat", name_of(computer, words), words.say("seat:" + str(table.turn)))
    return _to_act(table, name, words)


def _to_act(table: "Table", name: str, words: "Words") -> str:
    if _places(table, words):
        return words.say([PLACING, name])
    return words("your-roll" if table.chance else "your-turn", name)


def _places(table: "Table", words: "Words") -> bool:
    """Whether something is still to be placed on the board, by words of the game."""
    awaited = [mark for mark in table.answer["scene"]["marks"] if mark["mark"] == "awaited"]
    return bool(awaited) and PLACING in words.game_words


def ways_on(session: "Session") -> "list[Action]":
    """The buttons for players who do not know what to touch."""
    return actions(session, [])


def actions(
    session: "Session", at_end: "list[Action]", hand_over: "Action | None" = None
) -> "list[Action]":
    """The buttons."""
    table, mode = session.table, session.table.mode
    if mode == "away":
        sends = table.is_left_to_tell or (table.match.people and table.is_to_send)
        return [hand_over] if hand_over and sends else []
    if mode == "failed":
        return [("try-again", session.restart)]
    if mode == "earlier":
        to_last = "to-last", lambda: session.step(len(table.match.moves))
        if session.last_move.other:  # a third button would leave the reasons no room
            return [to_last]
        return [("play-from-here", session.play_on), to_last]
    if mode == "over":
        return [] if table.match.free else _at_end(session, at_end)
    if mode == "roll":
        again = [("roll-on", session.roll_on)] if table.rolled_in_vain else []
        return [("roll", session.roll)] + again if session.engine.ready else []
    if mode == "paused" and table.paused:
        return [("go-on", session.go_on)]
    if mode == "turn" and table.selection.unsure and not table.seeking:
        sure = table.selection.unsure
        return [("coach-back", session.touching.take_back), ("confirm-yes", sure)]
    if mode == "turn" and session.engine.ready:
        first = [("deal", session.games.deal)] if _deals(session) else []
        hint = [("hint", session.advice.hint)] if _helpful(table) else []
        return first + hint + _ways_back(session)
    is_to_think = table.computer_moves and session.engine.ready  # between two moves nothing blinks
    return _while_thinking(session) if table.thinking or is_to_think else []


def _while_thinking(session: "Session") -> "list[Action]":
    """The buttons to stop the search, to hurry on, and to show the expected play, if there is any.

    Computers that only are watched do not tell it.
    """
    table = session.table
    if table.is_watched:
        return [("stop", session.stop), ("hurry", session.hurry)]
    if not table.thinking or not table.thought or not table.thought["depth"]:
        return [("stop", session.stop)]
    slug = "thought-away" if table.shows_thought else "thought"
    return [(slug, session.show_thought), ("stop", session.stop)]


def _waiting_line(table: "Table", words: "Words") -> str:
    """The text while the engine is still loading."""
    if table.late and table.late[0] < table.late[1]:
        return words("engine-missing", "%.1f" % ((table.late[1] - table.late[0]) / 1000000))
    if table.again:
        return words("engine-again")
    return words("engine-coming" if table.history else "engine-wait")


def spoken_line(session: "Session", own_ending: str = "") -> str:
    """The last move and what comes next, for screen readers; of an end perhaps as one's own.

    A computer's roll is told with the move that it is for, and a computer's turn by its move.
    """
    table, words = session.table, session.words
    moves_next = bool(table.match.shown) and table.mode in ("thinking", "paused")
    if moves_next and table.is_rolled and not table.is_roll_wasted:
        return ""
    texts = [words("undone")] if table.undone else []
    texts += [_roll_before(table, words), _played(table, words)]
    texts.append(retried_line(table, words))
    if table.mode == "earlier":
        texts.append(_earlier_line(table, words))
    elif table.is_over:
        texts.append(own_ending or ending_sentence(table.status, words))
        texts = texts + _placed_by(table, words)
    elif table.mode == "away":
        texts += [_away_line(table, words), _away_told(table, words)]
    elif not (table.waiting or moves_next):
        texts.append(_turn_told(table, words))
        texts.append(rolls_for(table, words))
        if table.mode in ("turn", "roll"):
            texts.append(_after_deal(table, words) or _beginning(session, _may_deal(session)))
    return together(texts + [repetition(table, words)])


def _roll_before(table: "Table", words: "Words") -> str:
    """The roll that a computer has just moved with, which was not told by itself; else ""."""
    past, computers = table.past[-2:], table.match.seated_computers
    follows = len(past) == 2 and "faces" in past[0] and "faces" not in past[1]
    if not follows or table.mode == "earlier" or past[1]["seat"] not in computers:
        return ""
    return words.say_to(table.match.listener, past[0]["description"])


def note_lines(table: "Table", words: "Words") -> "list[str]":
    """A hint, its reasons and what the touches made come to, else the dangers; to be said."""
    explained = speaking.previewed(table.explanation, words)
    texts = _hint_texts(table, words) + _better_texts(table, words) + [explained]
    found = [text for text in texts if text]
    return found or [dangers(table, words)]


def pointed_line(table: "Table", words: "Words") -> str:
    """The preview of the touch that is pointed at, in words."""
    return speaking.previewed(table.foreseen, words)


def notes(table: "Table", words: "Words") -> str:
    """The preview of the touches made, in words."""
    return speaking.previewed(table.foreseen or table.explanation, words)


def hint_line(table: "Table", words: "Words") -> str:
    """The touches of a hint, and the reasons for it."""
    awaited = " …" if table.hint and table.hint.reasons is None else ""
    return together(_hint_texts(table, words)) + awaited


def _hint_texts(table: "Table", words: "Words") -> "list[str]":
    hint = table.hint
    if not hint:
        return []
    told = _hinted(table, hint.touches, words, "hint", table.turn)
    if hint.reasons is None:
        return [told]
    looked = words("hint-depth", hint.depth) if hint.depth > 1 else ""
    return [told, _sentence(table, hint.reasons, words) or looked]


def better_line(table: "Table", words: "Words") -> str:
    """The touches of a better move, if it is known what speaks for it, and that."""
    return together(_better_texts(table, words))


def _better_texts(table: "Table", words: "Words") -> "list[str]":
    if not table.speaking or table.selection.touches:
        return []
    to = table.turn if table.match.alone == table.turn else None
    told = _hinted(table, table.suggested[0], words, "better", to)
    return [told, _sentence(table, table.speaking, words)]


def _sentence(table: "Table", reasons: "Sequence[Reason]", words: "Words") -> str:
    return speaking.sentence(reasons, words, table.match.listener)


def _hinted(table: "Table", path: "list[str]", words: "Words", how: str, to: "str | None") -> str:
    """The touches of a move that are still to make, perhaps to the player of a seat who makes them.

    As long as none is made, in the game's own words for such a move, if it has any.
    """
    scene, left = table.answer["scene"], table.selection.ahead(path)
    to_touch = left if how == "hint" else []
    way = "" if table.selection.touches else way_told(scene, path, words, to_touch)
    if way:
        return words(how + "-way", way)
    return words(how + "-told", touches_told(scene, left, words, to)) if left else ""


def _at_end(session: "Session", ways: "list[Action]") -> "list[Action]":
    """The buttons after an end; the review of a game begun before a mistake is the former one."""
    back = _ways_back(session)
    idle = ([] if session.table.has_rolls else ["same-dice"]) + (["review"] if back else [])
    return back + [each for each in ways if each[0] not in idle]


def _ways_back(session: "Session") -> "list[Action]":
    """The button of a game begun before a mistake that leads back to the review of it."""
    tried = session.table.match.retried and session.address.tried is not None
    return [("to-review", session.address.end_trial)] if tried else []


def retried_line(table: "Table", words: "Words") -> str:
    """In a game begun before a mistake: what was played, and how good the move is that was tried.

    The latter is told until the next turn of whoever tried it.
    """
    match, task = table.match, table.match.retried
    if not task or _is_left(table):
        return ""
    if match.shown == task.ply:
        return words("try-again-told", words.say(task.notation))
    seats = [entry["seat"] for entry in table.history[task.ply : match.shown]]
    turns = [seats[i] for i in range(len(seats)) if i == 0 or seats[i] != seats[i - 1]]
    if not turns or turns[0] in turns[1:]:
        return ""
    verdict = task.verdicts.get(match.moves[task.ply])
    return words(verdict) if verdict else ""


def dangers(table: "Table", words: "Words") -> str:
    """The dangers to a seat, in words."""
    return together([words.say(note) for note in table.danger["notes"]]) if table.danger else ""


def repetition(table: "Table", words: "Words") -> str:
    """A warning of moves that would draw by repeating the position."""
    return words("repetition-near") if table.drawing else ""


def _played(table: "Table", words: "Words") -> str:
    """The last move, unless the game was left after it: it may tell what to do next."""
    return "" if _is_left(table) else last_move_line(table, words)


def _is_left(table: "Table") -> bool:
    """Whether a game ended outside of the rules, as by a resignation."""
    return table.is_over and not table.answer["status"]["over"]


def last_move_line(table: "Table", words: "Words") -> str:
    """The description of the move that led to the position shown."""
    phrase, to = table.last_move_phrase, table.match.listener
    if not phrase:
        return ""
    own = table.history[table.match.shown - 1]["seat"] == to
    return words.say_to(None if own else to, phrase)
