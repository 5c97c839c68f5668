"""What the search asks of Shinsetsu agrees with the rules, and judges all forces alike."""

import random
from collections.abc import Iterator, Sequence

import pytest

from anga.contract.chance_model import shares
from anga.contract.thinking import Thinking
from anga.games.shinsetsu import GAME
from anga.games.shinsetsu.player.answers import answers
from anga.games.shinsetsu.player.evaluate import LEARNED
from anga.games.shinsetsu.player.features import NAMES, rows
from anga.games.shinsetsu.player.plans import turns
from anga.games.shinsetsu.player.weights import WEIGHTS
from anga.games.shinsetsu.rules.board import FACINGS
from anga.games.shinsetsu.rules.forces import SEATS
from anga.games.shinsetsu.rules.moves import ShinsetsuMove
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.search.chances import final_shares


def positions(count: int, plies: int = 160) -> Iterator[ShinsetsuPosition]:
    """Positions of random games that are not over."""
    for seed in range(count):
        chance, position = random.Random(seed), GAME.start()
        for _ in range(plies):
            if position.outcome:
                break
            if chance.random() < 0.2:
                yield position
            position = position.after(chance.choice(position.legal()))


def turned(position: ShinsetsuPosition) -> ShinsetsuPosition:
    """The position a quarter turn clockwise: each force stands where the next one stood."""
    board = [""] * 64
    for at, piece in enumerate(position.board):
        if piece:
            kind = piece[1:]
            if kind in FACINGS:
                kind = FACINGS[(FACINGS.index(kind) + 1) % 4]
            board[8 * (7 - at % 8) + at // 8] = _next(piece[0]) + kind
    *others, last = position.forces
    return ShinsetsuPosition(tuple(board), _next(position.turn), position.phase, (last, *others))


def _next(seat: str) -> str:
    return SEATS[(SEATS.index(seat) + 1) % 4]


def test_whole_turns_end_where_single_moves_do() -> None:
    seen = 0
    for position in positions(12):
        if position.chance or len(position.to_face) > 2:
            continue
        found = turns(position)
        plain: Thinking[ShinsetsuPosition, ShinsetsuMove] = Thinking()
        assert set(found) == set(plain.turns(position))
        for end, moves in list(found.items())[:20]:
            played = position
            for move in moves:
                played = played.play(move)
            assert played == end
            assert played.outcome == end.outcome
        seen += len(found)
    assert seen > 2000


def test_many_pawns_are_faced_without_counting_orders() -> None:
    position = GAME.parse("7yK/5kn2/8/rKrn6/8/6yw1/1knknknkn3/3kK4 k mb2c2d2e2 0a,0a,0x,0a")
    assert len(turns(position)) == 4**4


def answered(
    position: ShinsetsuPosition,
) -> tuple[Sequence[ShinsetsuPosition], set[ShinsetsuPosition]]:
    """What a force makes of each roll, and all that it asked for."""
    asked, asking, seen = answers(position), 0.0, set[ShinsetsuPosition]()
    while True:
        try:
            end = asked.send(asking) if seen else next(asked)
        except StopIteration as told:
            return told.value, seen
        seen.add(end)
        asking = worth(end, position.turn)


def worth(end: ShinsetsuPosition, seat: str) -> float:
    return final_shares(end.outcome)[seat] if end.outcome else LEARNED.chances(end)[seat]


def test_nearly_the_best_is_made_of_each_roll() -> None:
    missed, few, every = [], 0, 0
    for position in positions(2):
        if not position.chance or not position.force.active:
            continue
        ends, asked = answered(position)
        for roll, end in zip(position.legal(), ends, strict=True):
            able = turns(position.after(roll))
            assert end in able
            best = max(worth(other, position.turn) for other in able)
            missed.append(best - worth(end, position.turn))
            every += len(able)
        few += len(asked)
    assert len(missed) > 150
    assert min(missed) >= 0
    assert sum(missed) / len(missed) < 0.02
    assert few < every / 4


@pytest.mark.parametrize(("roll", "wins"), [("KC", True), ("KK", True), ("HE", False)])
def test_a_win_at_hand_is_made_of_a_roll(roll: str, wins: bool) -> None:
    position = GAME.parse("6gK1/3kK2gs1/8/rKrn6/7yK/6yw1/5kn2/8 k - 0a,9a,0a,0a")
    ends, _ = answered(position)
    rolls = [move.choice for move in position.legal()]
    assert bool(ends[rolls.index(roll)].outcome) == wins


def test_a_prisoner_keeps_its_pawns_as_they_face() -> None:
    position = GAME.parse("6gK1/6gs1/8/rKrn6/7yK/6yw1/1knke5/8 k - 0p,0a,0a,0a")
    ends, asked = answered(position)
    assert not asked
    escaped = [end for end in ends if end.forces[0].active]
    assert [end.board[3] for end in escaped] == ["kK"]
    assert escaped[0].board[10] == "ke"


def test_every_force_is_judged_alike() -> None:
    for position in positions(6):
        if position.chance:
            (phase, found), (same, other) = rows(position), rows(turned(position))
            assert phase == same
            for one, also in zip(found, [*other[1:], other[0]], strict=True):
                assert one == (also and pytest.approx(also))


def test_features_do_not_depend_on_what_was_asked_for_before() -> None:
    found = [position for position in positions(6) if position.chance]
    told = [rows(position) for position in found]
    assert [rows(position) for position in reversed(found)] == told[::-1]


def test_chances_are_shares_of_one() -> None:
    for position in positions(6):
        if position.chance:
            found = LEARNED.chances(position)
            assert sum(found.values()) == pytest.approx(1)
            gone = [force.state == "x" for force in position.forces]
            assert [share == 0 for share in found.values()] == gone


def test_every_number_has_a_name_and_a_weight() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert [len(table) for table in WEIGHTS] == [len(NAMES)] * 2
    _, found = rows(GAME.start())
    assert [len(row) for row in found if row] == [len(NAMES)] * 4


def test_a_row_weighs_what_its_numbers_weigh() -> None:
    even = shares(((1.0, 0.5),), 0, ([0.0, 0.0], [0.0, 0.0], None))
    assert even == [0.5, 0.5, 0.0]
    one, other = shares(((1.0, 0.5),), 0, ([1.0, 0.0], [0.0, 2.0]))
    assert one == other
    assert shares(((1.0, 0.5),), 0, ([2.0, 0.0], [0.0, 2.0]))[0] > 0.7


def test_a_king_in_danger_has_less_of_a_chance() -> None:
    safe = GAME.start()
    board = list(safe.board)
    board[board.index("gC")], board[27] = "", "gC"  # d4, in front of Black's Pawns and King's file
    board[11] = ""
    exposed = ShinsetsuPosition(tuple(board), "r", "-", safe.forces)
    assert LEARNED.chances(exposed)["k"] < LEARNED.chances(safe)["k"]


@pytest.mark.parametrize(("rank", "chance"), [("2kH4yK", 7 / 16), ("5kH1yK", 1 / 16)])
def test_a_king_is_also_taken_by_two_dice_of_one_kind(rank: str, chance: float) -> None:
    """A Horseman is one jump away from Red's King, or two from Green's."""
    position = GAME.parse(f"6gK1/6gs1/8/rKrn6/{rank}/6yw1/1kn6/3kK4 k - 0a,0a,0a,0a")
    black = rows(position)[1][0]
    assert black
    assert black[NAMES.index("takes-king")] == chance


THREE = "3gK4/6gs1/4kH3/8/7yK/6yw1/rn1kn5/3kK4"  # Kings; Black's Horseman attacks the one in d8
TWO = "3gK4/6gs1/4kH3/8/8/8/rn1kn5/3kK4"


@pytest.mark.parametrize(
    ("board", "forces", "chance"),
    [
        (THREE, "0a,0p,0a,2a", 0),  # two points for the King are no more than Yellow has
        (THREE, "1a,0p,0a,2a", 7 / 16),
        (THREE, "2a,0x,0a,2a", 0),  # no other King is a prisoner: there are no points for it
        (THREE, "3a,0x,0a,2a", 7 / 16),
        (TWO, "0A,5x,0A,5x", 7 / 16),
    ],
)
def test_who_takes_the_last_king_but_one_wins_if_the_score_says_so(
    board: str, forces: str, chance: float
) -> None:
    black = rows(GAME.parse(f"{board} k - {forces}"))[1][0]
    assert black
    assert black[NAMES.index("wins")] == chance
