"""Fast generation of attacks, roughly valued, and of quiet moves, best first.

The places from which a side could march depend on its own pieces alone: they are computed once and
cached. What remains is whether an enemy is in the way, and where marches are forbidden.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from anga.games.troop.player.evaluate import ORDER, UNITS
from anga.games.troop.player.formation_counts import heads_of, order_of
from anga.games.troop.rules.encoding import ENCODED_STEPS
from anga.games.troop.rules.mobility import bits, places
from anga.games.troop.rules.patterns import FormationPlace

TRIES = 5  # attacks in a row of attacks, the most promising
BEATEN = 1.15  # times a unit: an enemy who falls, since what is left then counts more
KEPT = 1 << 13  # sets of pieces
KEPT_QUIET = 1 << 10  # the same, with all their quiet moves

Attack = tuple[int, int, int, int]
"""Roughly what a march wins and loses, in hundredths; its code; muster steps: origins, target.

It has numbers alone, which the garbage collector need not look at: many attacks are kept.
"""

Quiet = tuple[int, int, int]
"""A move that meets nobody: cells that have to be free of enemies, it, and how much it brings."""


class AttackMap(NamedTuple):
    """The places from which a side could march, and all cells that they could enter."""

    places: tuple[FormationPlace, ...]
    reach: int


@lru_cache(maxsize=KEPT)
def attacks(size: int, allowed: bytes, own: int, enemy: int) -> Sequence[Attack]:
    """The marches that meet an enemy. A second step is valued like the first."""
    found: list[Attack] = []  # `list[Attack]()` takes half a microsecond
    stand = standing(size, allowed, own)
    if not stand.reach & enemy:
        return ()
    against, lost = _facing(size, enemy), UNITS[own.bit_count() + enemy.bit_count()]
    beaten = int(BEATEN * lost)
    for place in stand.places:
        close, steps, target = place.reach & enemy, place.steps, place.target
        if not close or target & enemy:
            continue
        origins = own & place.origins
        for march in place.marches:
            met = march[0] & close
            if not met:
                continue
            _, out, first, direction, head, shift, _, code = march
            blocking = out & own
            if blocking and (steps is None or blocking not in steps):
                continue
            hard = against[direction] & met
            if first and not _goes_on(first & close, hard, head, shift, close):
                continue
            worth = beaten * met.bit_count()
            if hard:
                worth -= lost * (hard.bit_count() - 1 if head else hard.bit_count())
            found.append((worth, code, blocking or origins, target))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def best_attacks(size: int, allowed: bytes, own: int, enemy: int) -> Sequence[Attack]:
    """The most promising attacks, best first."""
    return tuple(sorted(attacks(size, allowed, own, enemy), reverse=True)[:TRIES])


def most_worth(own: int, enemy: int) -> int:
    """Roughly the most that an attack could bring: each step of two may meet three enemies."""
    return int(6 * BEATEN * UNITS[own.bit_count() + enemy.bit_count()])


def first_move(attack: Attack) -> int:
    """The first of the moves of an attack."""
    _, code, origins, target = attack
    return code + ENCODED_STEPS[origins & -origins, target] if origins else code


def moves(attack: Attack) -> list[int]:
    """The moves of an attack, which differ in their muster steps."""
    _, code, origins, target = attack
    return [code + ENCODED_STEPS[origin, target] for origin in bits(origins)] or [code]


def _goes_on(met: int, hard: int, head: int, shift: int, enemy: int) -> bool:
    """Whether a march makes its second step after meeting some enemies in the first."""
    if met & hard & ~head:
        return False
    spent = met & (hard | ~head)
    spent = spent << shift if shift > 0 else spent >> -shift
    return not spent & (enemy ^ met)


@lru_cache(maxsize=KEPT)
def _facing(size: int, enemy: int) -> tuple[int, ...]:
    """For each direction of a march, the enemies with hardness 1 against it."""
    found = heads_of(size)(enemy)
    return found[4:] + found[:4]  # by the opposite direction


@lru_cache(maxsize=KEPT)
def standing(size: int, allowed: bytes, own: int) -> AttackMap:
    """What a side could do without regard to the enemy."""
    found, reach = tuple(places(size, allowed, own)), 0
    for place in found:
        reach |= place.reach
    return AttackMap(found, reach)


@lru_cache(maxsize=KEPT_QUIET)
def quiet(size: int, allowed: bytes, own: int, forward: int) -> Sequence[Quiet]:
    """The moves that meet nobody, first those that lead to the best formations."""
    order = order_of(size, forward, ORDER)
    found: list[Quiet] = []
    now = order(own)
    for place in standing(size, allowed, own).places:
        target, steps = place.target, place.steps
        for swept, out, _, _, _, _, moved, code in place.marches:
            blocking, needed = out & own, (swept | target) & ~own
            if steps is None:
                if not blocking:
                    found.append((needed, code, order(own ^ moved) - now))
                continue
            for origin in (blocking,) if blocking else bits(own & place.origins):
                if origin in steps:
                    gain = order(own ^ target ^ origin ^ moved) - now
                    found.append((needed, code + steps[origin], gain))
    found.sort(key=itemgetter(2), reverse=True)
    return tuple(found)
