"""Each seat's expected share of first places, by the end, a table, or the game's judgement."""

from collections.abc import Mapping
from math import exp

from anga.contract.game import AnyGame, AnyLine
from anga.contract.position import AnyPosition, Outcome
from anga.search import tablebase

FULL = 400  # hundredths by which a better evaluation makes a chance about three times as good
SOLVED = {"W": 1.0, "D": 0.5, "L": 0.0}


def final_shares(outcome: Outcome) -> dict[str, float]:
    """The shares of a finished game: 1 for the winner, equal parts for shared first places."""
    places = outcome.placings
    firsts = [seat for seat, place in places.items() if place == min(places.values())]
    return {seat: (seat in firsts) / len(firsts) for seat in places}


def estimated_shares(game: AnyGame, position: AnyPosition) -> Mapping[str, float]:
    """The shares in a position that is not over.

    Without a judgement of the game, by its evaluation.
    """
    if game.thinking.chances:
        return game.thinking.chances(position)
    powers = {seat: exp(game.evaluate(position, seat) / FULL) for seat in game.seats}
    total = sum(powers.values())
    return {seat: power / total for seat, power in powers.items()}


def shares_after(line: AnyLine, play: tuple[object, ...] = ()) -> dict[str, float]:
    """The shares after a sequence of legal moves."""
    for move in play:
        line = line.after(move)
    if outcome := line.outcome:
        return final_shares(outcome)
    if line.game.states(line.position.rules) is None:
        return dict(estimated_shares(line.game, line.position))
    mover = line.position.turn
    share = SOLVED[tablebase.values_in_line(line)[line.position].letter]
    return {seat: share if seat == mover else 1 - share for seat in line.game.seats}
