"""Ready deals: moves that lay the pieces out, none of them a losing one.

They are for people who would rather play at once than choose, and are drawn by chance.
"""

from collections.abc import Iterator

from anga.contract.dice import DICE
from anga.contract.game import AnyGame, AnyLine
from anga.search import tablebase


def deal(line: AnyLine) -> list[str]:
    """The tokens of a fair deal, which goes on from a line's moves if any does.

    None where nothing is laid out by hand.
    """
    found, begun = list(fair_deals(line.game, line.position.rules)), _tokens(line)
    going_on = [tokens for tokens in found if tokens[: len(begun)] == begun]
    return DICE.choice(going_on or found) if found else []


def fair_deals(game: AnyGame, rules: str) -> Iterator[list[str]]:
    """All deals of a solved game in which neither side could ever force a win; of others, all."""
    laid = game.laid(rules)
    if not laid:
        return
    known = None if game.states(rules) is None else tablebase.table(game.id, rules)
    for line in _lines(game.line(rules), laid):
        if known is None or all(known[position].letter == "D" for position in line.positions):
            yield _tokens(line)


def _lines(line: AnyLine, plies: int) -> Iterator[AnyLine]:
    """All lines of a number of plies."""
    if not plies:
        yield line
        return
    for move in line.legal():
        yield from _lines(line.after(move), plies - 1)


def _tokens(line: AnyLine) -> list[str]:
    made = zip(line.positions[:-1], line.moves, strict=True)
    return [position.format_move(move) for position, move in made]
