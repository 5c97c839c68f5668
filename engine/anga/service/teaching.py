"""Reasons for a move and dangers to a seat, in phrases of the game."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from anga.contract import claims as comparison
from anga.contract import reasons as contract
from anga.contract.game import AnyGame, AnyLine
from anga.contract.position import AnyPosition
from anga.kit import aims
from anga.search import tablebase
from anga.search.tablebase import SolvedValue
from anga.shared.advice import Danger, LosingMove, Reason, reason
from anga.shared.errors import RequestError, quote
from anga.shared.phrases import slug_of
from anga.shared.scene import Change, Mark, Phrase

MOST_NAMES = 4  # of cells in a warning


class Answer(NamedTuple):
    """A reply that captures: on which cells of those asked about, how many in all, at what loss."""

    reply: object
    taken: set[str]
    won: int
    lost: int


def reasons(line: AnyLine) -> list[Phrase]:
    """The reasons for a line's last move; in a solved game also its value."""
    if not line.moves or line.positions[-2].chance:
        return []
    game, before, move = line.game, line.positions[-2], line.moves[-1]
    found: list[Phrase] = [f"hint:{slug}" for slug in contract.reasons(game, before, move)]
    return [*found, *_known(line)]


def danger(line: AnyLine, seat: str | None) -> Danger:
    """The dangers to a seat, by default the one to move. Raises RequestError for no seat."""
    return contract.danger(line.game, line.position, seat_of(line, seat))


def seat_of(line: AnyLine, seat: str | None) -> str:
    """A seat of a line's game, by default the one to move. Raises RequestError for no seat."""
    seat = line.position.turn if seat is None else seat
    if seat not in line.game.seats:
        raise RequestError(f"{line.game.id} has no seat {quote(seat)!r}", seat)
    return seat


def losing_move(line: AnyLine, seat: str) -> LosingMove | None:
    """The last move after which a seat was lost although it had another outcome before.

    None if the game is not solved, the seat is not lost in the end, or it was from the start.
    """
    if line.game.states(line.position.rules) is None or not _is_lost(line, seat):
        return None
    own = [ply for ply in range(len(line.moves)) if line.positions[ply].turn == seat]
    forced = list[bool]()
    for ply in reversed(own):
        values = _values_then(line, ply)
        best = _best_letter(values)
        if best != "L":
            better = [move for move, value in values.items() if value.letter == best]
            return _losing(line, ply, better, best == "W", all(forced) and bool(forced))
        forced.append(len(values) == 1)
    return None


def _is_lost(line: AnyLine, seat: str) -> bool:
    """Whether a seat has lost a solved game, or will against best play."""
    if line.outcome:
        return line.outcome.placings[seat] > 1
    value = tablebase.values_in_line(line)[line.position]
    return value.letter == ("L" if line.position.turn == seat else "W")


def _values_then(line: AnyLine, ply: int) -> dict[object, SolvedValue]:
    """The value of each move that was legal at a ply, with the history of that time.

    Those come first that a hint would show.
    """
    then = line._replace(positions=line.positions[: ply + 1], moves=line.moves[:ply])
    known = tablebase.values_in_line(then)
    seen, best = tablebase.values(then.position, known), tablebase.best_moves(then.position, known)
    return {move: seen[move] for move in sorted(seen, key=lambda move: move not in best)}


def _best_letter(values: Mapping[object, SolvedValue]) -> str:
    """What the best of some moves leads to: W, D or L."""
    return min((value.letter for value in values.values()), key="WDL".index)


def _losing(line: AnyLine, ply: int, better: list[object], wins: bool, forced: bool) -> LosingMove:
    position = line.positions[ply]
    return {
        "ply": ply,
        "better": [position.format_move(move) for move in better],
        "told": [line.game.move_notation(position, move) for move in better],
        "wins": wins,
        "forced": forced,
    }


def claims(line: AnyLine, than: str | None = None) -> list[Reason]:
    """What speaks for a line's last move, perhaps more than for another, and what explains it.

    In a solved game its value comes first, and how many replies would be wrong last. Raises
    MoveError if the other move is not legal.
    """
    other = line.back().parse_move(than) if line.moves and than is not None else None
    speaking = [*_solved(line), *comparison.claims(line, other)][: comparison.MOST]
    return [*speaking, *line.game.tells(line), *_trying(line)]


def cautions(line: AnyLine) -> list[Reason]:
    """That a rival could capture after a line's last move.

    Of one rival all is told. Of several, the first in turn that could capture what the move brought
    somewhere, and if that is not the next one, who else could: later ones are asked as if those
    before them let their turns go, as long as nobody has a check to answer. Before a roll it is
    told of the first that could with the right dice.
    """
    game, after = line.game, line.position
    slug = "but:rolls" if after.chance else "but:back"
    if not line.moves or line.outcome or slug not in game.words:
        return []
    before, move = line.positions[-2], line.moves[-1]
    made = [] if before.chance else game.changes(before, move)
    aimed = contract.own_cells(game, after, before.turn)
    if len(game.seats) > 2:
        aimed &= {change["places"][-1][2:] for change in made}
    told: Iterator[Reason | None] = (
        _by_luck(line, aimed)
        if after.chance
        else (_caution(line, at, made, aimed) for at in _turns_until(line, before.turn))
    )
    found = (caution for caution in told if caution)
    first = next(found, None)
    if first is None or first["slug"] != "but:later":
        return [first] if first else []
    (seat, where), later = first["args"], [each["args"] for each in found]
    names = aims.listed([seat, *(other for other, same in later if same == where)])
    return [{**first, "args": [names, where]}]


def _by_luck(line: AnyLine, aimed: set[str]) -> Iterator[Reason]:
    """By seat in turn, on which of some cells it could capture with the right dice."""
    game, position, seats = line.game, line.position, list(line.game.seats)
    first, mover = seats.index(position.turn), line.positions[-2].turn
    for seat in [*seats[first:], *seats[:first]]:
        cells = sorted(aimed & {*game.threats(position, seat)}) if seat != mover else []
        if cells:
            marks: list[Mark] = [{"mark": "threat", "cells": cells}]
            names = contract.named(game, position, cells)
            yield reason("but:rolls", f"seat:{seat}", names, marks=marks)


def _turns_until(line: AnyLine, seat: str) -> Iterator[AnyPosition]:
    """The position of a line, and those in which each following seat has its turn, up to a seat.

    At the seat after the next, as if everybody before it had passed; ends where nobody may.
    """
    position: AnyPosition | None = line.position
    for _ in line.game.seats:
        if not position or position.turn == seat:
            return
        yield position
        position = line.game.thinking.passed(position)


def _caution(
    line: AnyLine, position: AnyPosition, made: Sequence[Change], aimed: set[str]
) -> Reason | None:
    """That the seat to move in a position could capture on some cells, if it could.

    Where the game has words for that, captures that can be answered by one are left out beside
    others, or told as such; and it is told if by then both have lost as many pieces.
    """
    game, mover = line.game, line.positions[-2].turn
    if not aimed & {*game.threats(position, position.turn)}:
        return None
    answers = [answer for answer in _answers(game, position, aimed) if answer.taken]
    if not answers:
        return None
    if position is not line.position:
        return _warning("but:later", game, position, answers)
    slug = "but:back" if _captured(made) else "but:takes"
    if f"{slug}:then" in game.words:
        final = [answer for answer in answers if not _is_retaken(game, position, mover, answer)]
        if not final:
            return _warning(f"{slug}:then", game, position, answers, f"seat:{mover}")
        answers = final
    lost = {len(_lost(made)) + answer.won for answer in answers}
    won = {len(_captured(made)) + answer.lost for answer in answers}
    if lost == won and len(lost) == 1 and "but:even" in game.words:
        return _warning("but:even", game, position, answers, str(*lost))
    return _warning(slug, game, position, answers)


def _answers(game: AnyGame, position: AnyPosition, aimed: set[str]) -> Iterator[Answer]:
    for reply in position.legal():
        deeds = game.changes(position, reply)
        taken = _captured(deeds)
        yield Answer(reply, aimed & taken, len(taken), len(_lost(deeds)))


def _is_retaken(game: AnyGame, position: AnyPosition, seat: str, answer: Answer) -> bool:
    """Whether a seat can capture back on one of the cells on which an answer captured."""
    after = position.after(answer.reply)
    return after.turn == seat and not answer.taken.isdisjoint(game.threats(after, seat))


def _warning(
    slug: str, game: AnyGame, position: AnyPosition, answers: Sequence[Answer], *told: Phrase
) -> Reason:
    """A warning of the answers of the seat to move: of all they capture, or of a part of it."""
    cells = [answer.taken for answer in answers]
    at = sorted({*chain(*cells)})
    names = [contract.named(game, position, [cell]) for cell in at]
    where = contract.named(game, position, at) if {*at} in cells else _any_of(names)
    marks: list[Mark] = [{"mark": "threat", "cells": at}]
    return reason(slug, f"seat:{position.turn}", where, *told, marks=marks)


def _any_of(names: Sequence[Phrase]) -> Phrase:
    """Several names of cells in one phrase, one of which is meant; of many their number."""
    if len(names) > MOST_NAMES:
        return ["aim:one-of", str(len(names))]
    return aims.alternatives(aims.listed(names))


def _captured(changes: Sequence[Change]) -> set[str]:
    return {change["places"][0][2:] for change in changes if change["do"] == "capture"}


def _lost(changes: Sequence[Change]) -> set[str]:
    return {change["places"][0][2:] for change in changes if change["do"] == "remove"}


def _known(line: AnyLine) -> list[Phrase]:
    """The result of a move with best play in a solved game, and how many replies would be wrong."""
    kept = _kept(line)
    if not kept:
        return []
    value, others = kept
    told = [*_told(value, others, line.positions[-2].turn), *_wrong(line, value)]
    return [each for each in told if slug_of(each) in line.game.words]


def _solved(line: AnyLine) -> list[Reason]:
    """The value of a move in a solved game, if most others are worse; what moved is marked.

    Nothing speaks for a move that gives a win or a draw away.
    """
    kept = _kept(line)
    if not kept:
        return []
    value, others = kept
    as_good = [other for other in others.values() if other.score >= value.score]
    if not others or 2 * len(as_good) > len(others):
        return []
    return [_marked(line, told) for told in _told(value, others, line.positions[-2].turn)]


def _kept(line: AnyLine) -> tuple[SolvedValue, dict[object, SolvedValue]] | None:
    """The value of a line's last move in a solved game, and those of the others.

    None if it gives a win or a draw away.
    """
    values = _values(line)
    if not values:
        return None
    best = _best_letter(values)
    value = values.pop(line.moves[-1])
    return (value, values) if value.letter == best else None


def _trying(line: AnyLine) -> list[Reason]:
    """How many replies to a move would be wrong, in a solved game."""
    value = _values(line).get(line.moves[-1]) if line.moves else None
    wrong = _wrong(line, value) if value else []
    return [_marked(line, told) for told in wrong if slug_of(told) in line.game.words]


def _marked(line: AnyLine, told: list[Phrase]) -> Reason:
    """What is told of a line's last move, as a reason; what moved is marked."""
    changes = line.game.changes(line.positions[-2], line.moves[-1])
    cells = [change["places"][-1][2:] for change in changes][-1:]
    return reason(slug_of(told), *told[1:], marks=[{"mark": "about", "cells": cells}])


def _values(line: AnyLine) -> dict[object, SolvedValue]:
    """The value of each move in place of the last one, in a solved game that goes on."""
    if not line.moves or line.game.every_position is None or line.outcome:
        return {}
    before = line.positions[-2]
    return {**tablebase.values(before, tablebase.table(line.game.id, before.rules))}


def _told(
    value: SolvedValue, others: Mapping[object, SolvedValue], seat: str
) -> list[list[Phrase]]:
    """What a seat's move comes to; of a draw, how many of the other moves would lose, if any."""
    if value.plies is not None:
        if value.letter == "W":
            return [["hint:wins", str(value.plies), f"seat:{seat}"]]
        return [["hint:delays", str(value.plies)]]
    lost = sum(other.letter == "L" for other in others.values())
    if lost == len(others):
        return [["hint:holds:alone"]] if others else []
    return [["hint:holds", str(lost), str(len(others))]] if lost else []


def _wrong(line: AnyLine, value: SolvedValue) -> list[list[Phrase]]:
    """How many replies would be wrong: lose a drawn game, or give away one that is won."""
    letter = value.letter
    if letter == "W":
        return []
    known = tablebase.table(line.game.id, line.position.rules)
    replies = tablebase.values(line.position, known).values()
    wrong = sum(reply.letter == "L" if letter == "D" else reply.letter != "W" for reply in replies)
    slug, rival = "hint:traps" if letter == "D" else "hint:slips", f"seat:{line.position.turn}"
    return [[slug, str(wrong), str(len(replies)), rival]] if wrong else []
