"""Claims that a diagram of a guide can make about its position, and their proof.

    legal = ["t", "f"]                 exactly these moves are legal
    legal_includes = ["t"]             these moves are legal, others may be too
    count = 16                         so many moves are legal
    refused = { f = "only-turn" }      a rule forbids this move, and this is its reason's slug: the
                                       first text of the phrase, whatever its arguments are
    malformed = ["x"]                  this is no move in any position
    no_position = ["Tf -- w"]          under these rules this spells no position
    leads = { t = "Nf Tb w" }          the move leads to that position
    ends = { t = "mate" }              the move ends the game, for that reason
    tells = { l = ["left-guard"] }     the sentence about the move speaks of this
    shows = { b = ["left-guard"] }     the name of what stands on the cell speaks of this
    status = { reason = "mate" }       these are the values of those keys of the status
    value = "W 5"                      in a solved game, won in 5 plies by the side to move; D, L 4
    values = { t = "L 4" }             in a solved game, what the move is worth to its mover
    best = ["t"]                       in a solved game, the moves that the strongest level plays
    census = { W = 12, longest = 1 }   in a solved game, how many positions are worth W, D or L to
                                       the side to move, and the most plies to an end

Each claim is a function that yields a sentence for each thing that is not so.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from anga.contract.game import AnyLine
from anga.contract.status import status, tokens
from anga.search import tablebase
from anga.search.tablebase import SolvedValue
from anga.shared.errors import AngaError, IllegalMove, MoveError, PositionError
from anga.shared.scene import Phrase

Claim = Callable[[AnyLine, Any], Iterator[str]]


def wrong(line: AnyLine, claims: Mapping[str, Any]) -> list[str]:
    """The claims about a line's last position that are false, in sentences."""
    return [
        f"{line.position}: {claim}: {sentence}"
        for claim, claimed in claims.items()
        for sentence in _sentences(line, CLAIMS[claim], claimed)
    ]


def touches(line: AnyLine, claims: Mapping[str, Any]) -> list[str]:
    """The subjects of the claims, as touches: cells, and the touches of each move."""
    cells = [f"c:{cell}" for cell in claims.get("shows", ())]
    for token in claims.get("refused", ()):
        cells += [f"c:{cell}" for cell in _refusal(line, token).cells]
    moves = {token for claim in ABOUT_MOVES for token in claims.get(claim, ())}
    choices = line.game.choices(line.position) if moves else []
    ways = [path for choice in choices if choice["move"] in moves for path in choice["paths"][:1]]
    return sorted({*cells, *(touch for path in ways for touch in path)})


def _sentences(line: AnyLine, claim: Claim, claimed: Any) -> list[str]:
    try:
        return list(claim(line, claimed))
    except (AngaError, LookupError) as error:
        return [str(error)]


def _legal(line: AnyLine, claimed: list[str]) -> Iterator[str]:
    if tokens(line) != sorted(claimed):
        yield f"the legal moves are {tokens(line)}"


def _legal_includes(line: AnyLine, claimed: list[str]) -> Iterator[str]:
    for token in claimed:
        problem = _problem(line, token)
        if problem:
            yield problem.message


def _count(line: AnyLine, claimed: int) -> Iterator[str]:
    if len(line.legal()) != claimed:
        yield f"there are {len(line.legal())} legal moves"


def _refused(line: AnyLine, claimed: Mapping[str, str]) -> Iterator[str]:
    for token, slug in claimed.items():
        problem = _problem(line, token)
        reason = problem.reason if isinstance(problem, IllegalMove) else None
        if reason is None or slug not in slugs(reason)[:1]:
            yield f"{token} is answered by {problem.message if problem else 'a position'}"


def _malformed(line: AnyLine, claimed: list[str]) -> Iterator[str]:
    for token in claimed:
        if not isinstance(_problem(line, token), MoveError):
            yield f"{token} is well formed"


def _no_position(line: AnyLine, claimed: list[str]) -> Iterator[str]:
    for text in claimed:
        try:
            yield f"{line.game.parse(text, line.position.rules)} is a position"
        except PositionError:
            continue


def _leads(line: AnyLine, claimed: Mapping[str, str]) -> Iterator[str]:
    for token, text in claimed.items():
        after = str(_played(line, token).position)
        if after != text:
            yield f"{token} leads to {after}"


def _ends(line: AnyLine, claimed: Mapping[str, str]) -> Iterator[str]:
    for token, reason in claimed.items():
        outcome = _played(line, token).outcome
        if outcome is None or outcome.reason != reason:
            yield f"{token} brings {outcome}"


def _tells(line: AnyLine, claimed: Mapping[str, list[str]]) -> Iterator[str]:
    for token, expected in claimed.items():
        told = line.game.move_description(line.position, line.parse_move(token))
        if not set(expected) <= set(slugs(told)):
            yield f"{token} is told as {told}"


def _shows(line: AnyLine, claimed: Mapping[str, list[str]]) -> Iterator[str]:
    scene = line.game.scene(line.position, {})
    things: list[Any] = [*scene["pieces"], *scene["solids"]]
    for cell, expected in claimed.items():
        names = [slug for thing in things if thing["cell"] == cell for slug in slugs(thing["name"])]
        if not set(expected) <= set(names):
            yield f"{cell} shows {names}"


def _status(line: AnyLine, claimed: Mapping[str, Any]) -> Iterator[str]:
    found: Mapping[str, object] = status(line)
    for key, value in claimed.items():
        if key not in found or found[key] != value:
            yield f"{key} is {found.get(key)}"


def _value(line: AnyLine, claimed: str) -> Iterator[str]:
    value = tablebase.table(line.game.id, line.position.rules)[line.position]
    if _spelt(value) != claimed:
        yield f"the value is {_spelt(value)}"


def _values(line: AnyLine, claimed: Mapping[str, str]) -> Iterator[str]:
    values = tablebase.values(line.position, tablebase.table(line.game.id, line.position.rules))
    for token, text in claimed.items():
        value = values[line.parse_move(token)]
        if _spelt(value) != text:
            yield f"{token} is worth {_spelt(value)}"


def _best(line: AnyLine, claimed: list[str]) -> Iterator[str]:
    moves = tablebase.best_moves(line.position, tablebase.values_in_line(line), among=line.legal())
    found = sorted(line.position.format_move(move) for move in moves)
    if found != sorted(claimed):
        yield f"the best moves are {found}"


def _census(line: AnyLine, claimed: Mapping[str, int]) -> Iterator[str]:
    known = tablebase.table(line.game.id, line.position.rules).values()
    found = Counter(value.letter for value in known)
    found["longest"] = max(value.plies or 0 for value in known)
    for key, number in claimed.items():
        if found[key] != number:
            yield f"{key} is {found[key]}"


CLAIMS: Mapping[str, Claim] = {
    "legal": _legal,
    "legal_includes": _legal_includes,
    "count": _count,
    "refused": _refused,
    "malformed": _malformed,
    "no_position": _no_position,
    "leads": _leads,
    "ends": _ends,
    "tells": _tells,
    "shows": _shows,
    "status": _status,
    "value": _value,
    "values": _values,
    "best": _best,
    "census": _census,
}
ABOUT_MOVES = ("legal", "legal_includes", "refused", "leads", "ends", "tells", "values", "best")


def slugs(phrase: Phrase) -> list[str]:
    """The slug of a phrase, followed by all slugs and texts in its arguments."""
    if isinstance(phrase, str):
        return [phrase]
    return [text for part in phrase for text in slugs(part)]


def _spelt(value: SolvedValue) -> str:
    return value.letter if value.plies is None else f"{value.letter} {value.plies}"


def _played(line: AnyLine, token: str) -> AnyLine:
    return line.after(line.parse_move(token))


def _problem(line: AnyLine, token: str) -> AngaError | None:
    try:
        line.parse_move(token)
    except AngaError as error:
        return error
    return None


def _refusal(line: AnyLine, token: str) -> AngaError:
    return _problem(line, token) or AngaError(f"{token} is legal")
