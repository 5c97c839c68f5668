"""What explains a drop: the pairs of Subjects whose lines opened its square; news of mates."""

from anga.games.chatra4.rules.drops import guards
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.view.deeds import area_of_drop
from anga.games.chatra4.view.description import seats_mated
from anga.kit.pairs.tells import opened_by
from anga.kit.rounds import news_of_mates
from anga.shared.scene import Phrase


def _guarding(position: Chatra4Position, square: int) -> list[int]:
    """The Objects that guard a square against the player to move."""
    return [rival.object for rival, guarded in guards(position.sides) if guarded >> square & 1]


tells = opened_by(area_of_drop, _guarding)


def news(before: Chatra4Position, _move: int, after: Chatra4Position) -> dict[str, list[Phrase]]:
    """Who was mated by whom, for each player who is left."""
    mates = [(after.states[number][1], seat) for number, seat in seats_mated(before, after)]
    own = "news:mate:neutral" if after.variant.neutral else "news:mate"
    left = [seat for seat, state in zip(SEATS, after.states, strict=True) if state == ACTIVE]
    return news_of_mates(mates, left, own)
