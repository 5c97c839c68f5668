"""Chances by a search: what the score of a line says about each seat's first place.

Whoever made the last move of a line looks a little better than it is, so scores rise and fall from
one depth to the next. What is told of a score lies in the middle between its depth and those just
before, for all lines of a search alike: so lines keep their order, and the parity of their length
does not matter.
"""

from math import exp

from anga.contract.game import AnyGame, AnyLine
from anga.search import chances
from anga.search.dice import CERTAIN
from anga.search.limits import Found, Variation

TEMPO = 80  # hundredths by which a score may rise or fall with the parity; more is news
SURE = 50.0  # a logarithm of odds that is not told from certainty


class Teller:
    """Tells the chances after the lines of one search, whose answers it hears in their order."""

    def __init__(self, line: AnyLine) -> None:
        self.line, self.game = line, line.game
        self.solved = line.game.states(line.position.rules) is not None
        self.by_score = not self.solved and not line.game.dice
        now = int(self.game.evaluate(line.position, line.position.turn)) if self.by_score else 0
        self.best = {0: now}  # the score of the best line, by depth
        self.lines: tuple[Variation, ...] = ()
        self.depth = self.shift = 0

    def hear(self, found: Found) -> None:
        """Take note of an answer; lines that it had before are of the depth they had then."""
        if found.lines is not self.lines or not found.lines:
            self.lines, self.depth = found.lines, found.depth
        if not self.by_score:
            return
        score = lines_of(found)[0].score
        if self.depth == 0:  # nothing was searched yet
            self.shift = self.best[0] - score
            return
        self.best[self.depth] = score
        one, two = (self.best.get(self.depth - back, score) for back in (1, 2))
        self.shift = max(-TEMPO, min((two + 2 * one - 3 * score) // 4, TEMPO))

    def shares(self, line: Variation) -> dict[str, float]:
        """Each seat's expected share of the first place after a line of the last answer."""
        if self.solved or not (self.by_score or self.depth):  # dice leave a single move unsearched
            return chances.shares_after(self.line, line.pv)
        mover, after = str(self.line.position.turn), self._after_turn(line)
        if len(self.game.seats) > 2 and (outcome := after.outcome):
            return chances.final_shares(outcome)
        if self.by_score:
            own = share_of(self.game, line.score + self.shift)
        else:
            own = line.score / CERTAIN
        others = [seat for seat in self.game.seats if seat != mover]
        if len(others) == 1:
            return {mover: own, others[0]: 1 - own}
        sight = chances.estimated_shares(self.game, after.position)
        rest = sum(sight[seat] for seat in others) or 1.0
        return {mover: own, **{seat: (1 - own) * sight[seat] / rest for seat in others}}

    def _after_turn(self, variation: Variation) -> AnyLine:
        """The game after the mover's own moves with which a line begins."""
        line, mover = self.line, self.line.position.turn
        for move in variation.pv:
            if line.outcome or line.position.chance or line.position.turn != mover:
                break
            line = line.after(move)
        return line


def lines_of(found: Found) -> tuple[Variation, ...]:
    """The lines of an answer, best first; of one without, that of its choice."""
    return found.lines or (choice_of(found),)


def choice_of(found: Found) -> Variation:
    """The move of an answer and what is expected then, as a line."""
    return Variation(found.move, found.score, found.pv)


def share_of(game: AnyGame, score: float) -> float:
    """The share of first places that a score stands for; 0 hundredths are an even share.

    >>> from anga import games
    >>> share_of(games.get("chatra"), 0), share_of(games.get("orb"), 0)
    (0.5, 0.25)
    """
    power = max(-SURE, min(score / game.thinking.scale, SURE))
    return 1 / (1 + (len(game.seats) - 1) * exp(-power))
