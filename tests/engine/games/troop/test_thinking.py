"""What Troop-Chess tells the search: which attacks are looked at beyond the depth."""

from dataclasses import replace
from typing import cast

import pytest

from anga.games.troop.player import thinking
from anga.games.troop.player.attacks import TRIES, attacks, moves
from anga.games.troop.player.evaluate import NEAR, NEAR_AFTER, evaluate, near_lead
from anga.games.troop.rules.encoding import MARCH
from anga.games.troop.rules.mobility import mobilities
from anga.games.troop.rules.moves import directions
from anga.games.troop.rules.position import TroopPosition
from anga.search.ordering import ALL
from tests.engine.games.troop.boards import GAME
from tests.engine.playouts import playout, rules_strings


def reached(rules: str) -> list[TroopPosition]:
    plies = (0, 3, 8, 14, 22, 40)
    lines = [playout("troop", rules, seed, count) for seed in range(4) for count in plies]
    return [cast("TroopPosition", line.position) for line in lines if not line.outcome]


def beats(position: TroopPosition, move: int) -> bool:
    return position.after(move).own.bit_count() < position.other.bit_count()


def without_nearness(position: TroopPosition, seat: str) -> int:
    black, white = position.black, position.white
    own, other = (black, white) if seat == "b" else (white, black)
    near = NEAR_AFTER if position.attacked else NEAR
    return evaluate(position, seat) - near * near_lead(position.board.size, own, other)


def attacked(position: TroopPosition) -> list[list[int]]:
    """The moves that beat somebody, those of one march together."""
    size, allowed = position.board.size, directions(position.turn, position.attacked)
    found = attacks(size, allowed, position.own, position.other)
    return [moves(attack) for attack in found]


def ranks(position: TroopPosition, needed: int = ALL) -> dict[int, int]:
    return dict(zip(*thinking.ranked_moves(position, needed), strict=True))


@pytest.mark.parametrize("rules", rules_strings(GAME))
def test_attacks_are_all_marches_that_beat_somebody(rules: str) -> None:
    seen = 0
    for position in reached(rules):
        found = attacked(position)
        every = [move for move in position.legal() if beats(position, move)]
        assert sorted(move for alike in found for move in alike) == sorted(every)
        assert all(len({move & MARCH for move in alike}) == 1 for alike in found)
        assert len({alike[0] & MARCH for alike in found}) == len(found)
        seen += len(found)
    assert seen


@pytest.mark.parametrize("rules", rules_strings(GAME))
def test_noisy_moves_are_the_attacks_that_promise_most(rules: str) -> None:
    for position in reached(rules):
        found, every = thinking.noisy(position, ALL), [alike[0] for alike in attacked(position)]
        assert set(found) <= set(every)
        assert len(found) == min(len(every), TRIES)
        worth = ranks(position)
        seen = [worth[move] for move in found]
        assert seen == sorted(seen, reverse=True)
        others = [worth[move] for move in every if move not in found]
        assert max(others, default=ALL) <= min(seen, default=ALL)


@pytest.mark.parametrize("rules", rules_strings(GAME))
def test_ranked_are_the_legal_moves(rules: str) -> None:
    for position in reached(rules):
        assert sorted(ranks(position)) == sorted(position.legal())
        assert not thinking.ranked_moves(replace(position, attacked=True, quiet=18), ALL)[0]


@pytest.mark.parametrize("rules", rules_strings(GAME))
def test_what_is_left_out_brings_less(rules: str) -> None:
    """No quiet move that is left out leads to a position that looks as good as was needed.

    But for what it gains by coming nearer.
    """
    left = 0
    for position in reached(rules):
        now = without_nearness(position, position.turn)
        for needed in (-40, 0, 30):
            kept = ranks(position, needed)
            for move in position.legal():
                after = position.after(move)
                if move in kept or beats(position, move) or after.outcome:
                    continue
                left += 1
                assert without_nearness(after, position.turn) - now < needed
    assert left > 1000


def test_a_quiet_move_that_ends_the_game_is_never_left_out() -> None:
    """By the count with more pieces, or because the enemy cannot move."""
    for text in ("ooo5/8/8/8/8/8/8/xxxx4 b a 17", "o1o5/8/8/8/8/8/8/xxxx4 b a 3"):
        position = cast("TroopPosition", GAME.parse(text))
        every = ranks(position, -ALL)
        assert sorted(every) == sorted(position.legal())
        assert min(every.values()) >= thinking.THINKING.loud
        for move in every:
            outcome = position.after(move).outcome
            assert outcome
            assert outcome.placings["b"] == 1


@pytest.mark.parametrize("rules", rules_strings(GAME))
def test_who_can_turn_has_a_legal_move(rules: str) -> None:
    """Whether a step is free, waits for a cell, or must be looked for among all moves."""
    seen = set()
    for position in reached(rules):
        few = [cell for cell in range(position.board.size**2) if cell % 5 < 3]
        for own in (position.own, position.own & sum(1 << cell for cell in few)):
            for other in (position.other, 0, position.board.all & ~own):
                black, white = (own, other) if position.turn == "b" else (other, own)
                changed = replace(position, black=black, white=white)
                allowed = directions(position.turn, position.attacked)
                seen.add(bool(mobilities(position.board.size, allowed)[own].free))
                assert changed.can_turn(position.turn) == bool(changed.legal())
    assert seen == {True, False}


def test_of_the_muster_steps_before_one_attack_only_one_is_loud() -> None:
    for position in reached(""):
        loud = [m & MARCH for m, rank in ranks(position).items() if rank >= thinking.THINKING.loud]
        assert len(loud) == len(set(loud))


def test_attacks_rank_before_all_that_is_quiet_unless_they_cost_as_much() -> None:
    for position in reached(""):
        for move, rank in ranks(position).items():
            if not beats(position, move):
                assert rank < thinking.THINKING.loud
