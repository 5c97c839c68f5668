"""Checks of position strings beyond their syntax: whether such a position is possible."""

from anga.games.chatra.rules.notation import ChatraFields
from anga.games.chatra.rules.rulesets import ChatraVariant
from anga.shared.errors import PositionError


def insist(text: str, at: ChatraFields, rules: ChatraVariant) -> None:
    """Raise PositionError for the first impossibility in a position string's fields."""
    number = at.black.bit_count() + at.white.bit_count() + at.black_hand + at.white_hand
    if number != 2 * rules.subjects:
        raise PositionError(f"{text!r} has {number} Subjects, not {2 * rules.subjects}", text)
    if at.opening and not is_stage(at, rules):
        raise PositionError(f"{text!r} has an Object in hand, but is no stage of the opening", text)
    for seat, side, square in (("b", "Black", at.black_object), ("w", "White", at.white_object)):
        if rules.board.bit[square] & ~rules.bounds(seat):
            raise PositionError(f"{text!r}: {side}'s Object is outside its three zones", text)
    _insist_on_flags(text.rsplit(" ", 1)[-1], at, rules)


def is_stage(at: ChatraFields, rules: ChatraVariant) -> bool:
    """*Opening*: whether a position with an Object in hand can occur in a free opening."""
    none, one = 0, 1
    placed = (at.black_object >= 0, at.white_object >= 0)
    stage = (at.turn, placed, at.black.bit_count(), at.white.bit_count())
    if rules.handicap:
        stages = [("b", (False, False), none, none), ("w", (True, False), none, none)]
    else:
        stages = [
            ("b", (False, False), none, none),
            ("w", (False, False), one, none),
            ("b", (False, True), one, none),
        ]
    hands = (at.black_hand + at.black.bit_count(), at.white_hand)
    plain = (at.passed, at.freed, at.row) == (False, "", 1)
    return rules.free and stage in stages and hands == (rules.subjects, rules.subjects) and plain


def _insist_on_flags(text: str, at: ChatraFields, rules: ChatraVariant) -> None:
    if at.passed and not rules.passing:
        raise PositionError(f"{text!r}: passing (p) belongs to 1994-11", text)
    if at.freed and not rules.relay:
        raise PositionError(f"{text!r}: the first check (c) belongs to relay", text)
    if at.row > 1 and (at.row > rules.handicap or at.turn != "b"):
        most = rules.handicap
        raise PositionError(f"{text!r}: only Black has turns in a row, of {most} at most", text)
