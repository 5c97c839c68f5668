"""Checks of position strings beyond their syntax: whether such a position is possible."""

from anga.games.chatra4.rules.mates import count_mated, following
from anga.games.chatra4.rules.notation import ACTIVE, Chatra4Fields
from anga.games.chatra4.rules.rulesets import EACH, SEATS, SUBJECTS, Chatra4Variant
from anga.shared.errors import PositionError

PLACES = ("", "4", "43", "432")  # of those who are mated, in the order of mating


def insist(text: str, at: Chatra4Fields, rules: Chatra4Variant) -> None:
    """Raise PositionError for the first impossibility in a position string's fields."""
    number = sum(mask.bit_count() for mask in (*at.men, at.loose)) + sum(at.hands)
    if number != SUBJECTS:
        raise PositionError(f"{text!r} has {number} Subjects, not {SUBJECTS}", text)
    _insist_on_states(text, at, rules)
    _insist_on_armies(text, at, rules)
    if is_opening(at) and not (rules.free and is_stage(at)):
        raise PositionError(f"{text!r} has an Object in hand, but is no stage of the opening", text)


def is_opening(at: Chatra4Fields) -> bool:
    """Whether an Object is in hand."""
    seats = zip(at.objects, at.states, strict=True)
    return any(square < 0 and state == ACTIVE for square, state in seats)


def is_stage(at: Chatra4Fields) -> bool:
    """*Opening*: whether a position with an Object in hand is one of the five of a free opening."""
    begun = sum(mine.bit_count() for mine in at.men)
    here = "".join(seat for seat, square in zip(SEATS, at.objects, strict=True) if square >= 0)
    black = (at.men[0].bit_count(), at.hands[0])
    rest = zip(at.men[1:], at.hands[1:], strict=True)
    stages = ["b0"] if begun == 0 else ["r1", "w1r", "u1rw", "b1rwu"]
    return (
        f"{at.turn}{begun}{here}" in stages
        and black == (begun, EACH - begun)
        and all(pair == (0, EACH) for pair in rest)
        and not at.stones
    )


def are_places(states: tuple[str, ...], rules: Chatra4Variant) -> bool:
    """Whether places can result from successive mates, each by a player still in the game."""
    beaten = {state[0]: state[1] for state in states if state != ACTIVE}
    places = "".join(sorted(beaten, reverse=True))
    if places not in PLACES[: rules.mates + 1] or len(beaten) != count_mated(states):
        return False
    return all(
        states[SEATS.index(mater)] == ACTIVE or states[SEATS.index(mater)][0] < place
        for place, mater in beaten.items()
    )


def _insist_on_states(text: str, at: Chatra4Fields, rules: Chatra4Variant) -> None:
    if not are_places(at.states, rules):
        said = "-".join(at.states)
        raise PositionError(f"{said!r}: places are given from 4 on, by players still left", said)
    if at.states[SEATS.index(at.turn)] != ACTIVE:
        raise PositionError(f"{text!r}: {at.turn} is mated and cannot be to move", text)
    if count_mated(at.states) == rules.mates and at.turn != next_at_end(at.states):
        raise PositionError(f"{text!r}: at the end the next after the last mated is named", text)


def next_at_end(states: tuple[str, ...]) -> str:
    """The side to move in a finished position: the next clockwise from the player mated last."""
    last = min((state, seat) for seat, state in enumerate(states) if state != ACTIVE)[1]
    return SEATS[following(states, last)]


def _insist_on_armies(text: str, at: Chatra4Fields, rules: Chatra4Variant) -> None:
    number = count_mated(at.states)
    if at.stones.bit_count() != number:
        raise PositionError(f"{text!r}: one Object turned over (X) for each mated player", text)
    if at.loose and not (rules.neutral and number):
        raise PositionError(f"{text!r}: Subjects of nobody (n) come of mates under neutral", text)
    for seat, state, mine, hand in zip(SEATS, at.states, at.men, at.hands, strict=True):
        if state != ACTIVE and (mine or (hand and not rules.neutral)):
            raise PositionError(f"{text!r}: {seat} is mated and has no Subjects", text)
