"""Dice, or more than two players: what the search promises whatever the game."""

import random

import pytest

from anga import games
from anga.contract.dice import rolled
from anga.contract.game import AnyLine, Line
from anga.contract.thinking import level
from anga.record import record
from anga.record.record import Record
from anga.search import levels, stochastic
from anga.search.limits import Found, Limits
from anga.search.stochastic import Effort
from anga.service import door
from tests.engine.search import toys
from tests.engine.search.toys import Bet

PAWNS = "6yw1/5kn2"  # of Yellow and Black, out of the way


def line(text: str) -> AnyLine:
    game = games.get("shinsetsu")
    return Line(game, (game.parse(text),))


def best(text: str, effort: Effort, seed: int = 0) -> Found:
    *_, last = stochastic.search(line(text), effort, random.Random(seed))
    return last


def token(text: str, found: Found) -> str:
    return str(line(text).position.format_move(found.move))


@pytest.mark.parametrize("effort", [Effort(whole_turn=False), Effort(), Effort(candidates=3)])
def test_a_win_at_hand_is_taken(effort: Effort) -> None:
    entry = f"6gK1/3kK2gs1/8/rKrn6/7yK/{PAWNS}/8 k KC 0a,9a,0a,0a"
    found = best(entry, effort)
    assert token(entry, found) == "K:d7e8"
    assert found.score > 1000


def test_a_whole_turn_is_thought_of() -> None:
    """Two steps of the King win, in one turn."""
    entry = f"6gK1/6gs1/4kK3/rKrn6/7yK/{PAWNS}/8 k KK 0a,9a,0a,0a"
    found = best(entry, Effort())
    played = line(entry).play(found.move)
    assert len(found.pv) == 2
    assert played.position.after(found.pv[1]).outcome


def test_the_dice_are_weighed_by_their_odds() -> None:
    """One roll in sixteen loses 160: that is 10, less than the 20 that caution costs."""
    worth = {("all", "most"): 0, ("all", "rare"): -160, ("nothing", "most"): -20}

    def evaluate(bet: Bet, _seat: str) -> int:
        return worth.get(bet.told[:2], -20) if len(bet.told) == 3 else 0

    *_, last = stochastic.search(toys.line(Bet(), evaluate), Effort(candidates=2), random.Random(0))
    assert (last.move, last.score) == ("all", -10)


def test_the_same_seed_gives_the_same_answer() -> None:
    start = record.replay(Record("shinsetsu", moves=("roll:KH",)))
    for number in (1, 3, 5):
        answers = [list(levels.search(start, Limits(number, seed=7))) for _ in range(2)]
        assert answers[0] == answers[1]


def test_answers_get_better_and_the_last_is_legal() -> None:
    start = record.replay(Record("shinsetsu", moves=("roll:KE",)))
    found = list(stochastic.search(start, Effort(), random.Random(1)))
    assert all(each.move in start.legal() for each in found)
    scores = [each.score for each in found[1:]]
    assert scores == sorted(scores)


def test_a_budget_of_positions_is_kept() -> None:
    start = record.replay(Record("shinsetsu", moves=("roll:KE",)))
    *_, last = stochastic.search(start, Effort(candidates=50, nodes=100), random.Random(1))
    assert last.nodes <= 101


def test_a_single_move_needs_no_thought() -> None:
    text = f"4gK3/6gs1/8/rKrn6/7yK/{PAWNS}/kKkH6 k CC 0a,0a,0a,0a".replace("5kn2", "8")
    answers = list(stochastic.search(line(text), Effort(candidates=9), random.Random(1)))
    assert [each.nodes for each in answers] == [0]
    assert token(text, answers[0]) == "pass"


class TestManyPlayers:
    """Nothing is rolled: each takes what looks best for himself at once."""

    MANY = tuple(game_id for game_id in games.ids() if len(games.get(game_id).seats) > 2)
    LAST_BLOW = Record("orb", "", "wK3xx4/9/1sG7/9/8xx/9/9/2sG5sR/4sK4 s bbbb G,-,-,- aa43")
    HANGING = Record("orb", "", "5nK3/9/9/8eK/4nR4/wK2sG5/9/9/4sK4 s bbbb -,-,-,- aaaa")

    @pytest.mark.parametrize("number", [5, 8, 10])
    def test_it_wins_when_it_can(self, number: int) -> None:
        last = found(self.LAST_BLOW, Limits(level=number, seed=1))[-1]
        outcome = record.replay(self.LAST_BLOW).play(last.move).outcome
        assert outcome
        assert outcome.placings["s"] == 1
        assert last.score > stochastic.WON - 100

    def test_it_takes_what_hangs(self) -> None:
        position = record.replay(self.HANGING).position
        taken = {
            position.format_move(found(self.HANGING, Limits(level=5, seed=s))[-1].move)
            for s in (1, 2)
        }
        assert taken == {"6f5e"}

    @pytest.mark.parametrize("game_id", MANY)
    def test_a_seed_makes_it_repeatable(self, game_id: str) -> None:
        moves = ("roll:KH",) if games.get(game_id).dice else ()
        for number in levels.numbers(games.get(game_id))[:-1]:
            limits = Limits(level=number, nodes=1500, seed=5)
            one, other = (found(Record(game_id, moves=moves), limits) for _ in range(2))
            assert one == other

    def test_a_limit_of_positions_is_kept(self) -> None:
        last = found(Record("orb"), Limits(level=10, nodes=20))[-1]
        assert last.nodes <= 21
        assert last.move in record.replay(Record("orb")).legal()

    def test_without_a_level_a_limit_of_positions_is_used_up(self) -> None:
        assert found(Record("orb"), Limits(nodes=300, seed=1))[-1].nodes == 301

    def test_whims_bring_any_move(self) -> None:
        start = record.replay(Record("orb"))
        careless = Effort(whims=1)
        moves = {
            next(stochastic.search(start, careless, random.Random(seed))).move for seed in range(60)
        }
        assert moves == set(start.legal())

    def test_a_blurred_eye_errs(self) -> None:
        seen = {
            next(reversed(found(self.HANGING, Limits(level=3, seed=seed)))).move
            for seed in range(12)
        }
        assert len(seen) > 1

    def test_the_variation_can_be_played(self) -> None:
        played = record.replay(Record("orb"))
        last = found(Record("orb"), Limits(level=8, seed=1))[-1]
        assert len(last.pv) == last.depth == 1 + level(games.get("orb").thinking.levels, 8).turns
        for move in last.pv:
            assert move in played.legal()
            played = played.play(move)


def found(kept: Record, limits: Limits) -> list[Found]:
    return list(levels.search(record.replay(kept), limits))


class TestRolls:
    def test_a_roll_is_one_of_the_legal_ones(self) -> None:
        seen = {door.answer({"cmd": "roll", "game": "shinsetsu"})["move"] for _ in range(300)}
        assert seen == set(door.answer({"cmd": "moves", "game": "shinsetsu"})["moves"])

    def test_each_roll_comes_as_often_as_its_odds_say(self) -> None:
        start = games.get("shinsetsu").start()

        class Every(random.Random):
            """Draws each number once, in order."""

            drawn = -1

            def randrange(self, *_: object) -> int:
                self.drawn += 1
                return self.drawn

        every = Every()
        rolls = [start.format_move(rolled(start, every)) for _ in range(16)]
        counts = [rolls.count(start.format_move(roll)) for roll in start.legal()]
        assert counts == list(start.odds())

    def test_nothing_is_rolled_when_no_roll_is_awaited(self) -> None:
        request = {"cmd": "roll", "game": "shinsetsu", "record": ["roll:KC"]}
        assert door.answer(request)["error"]["kind"] == "request"
        assert door.answer({"cmd": "roll", "game": "bushi"})["error"]["kind"] == "request"

    def test_the_history_says_what_a_roll_showed(self) -> None:
        request = {"cmd": "scene", "game": "shinsetsu", "record": ["roll:KC", "C:a2a3"]}
        rolled, used = door.answer(request)["history"]
        assert rolled["faces"] == ["face:K", "face:C"]
        assert "faces" not in used

    def test_each_forces_last_turn_is_marked(self) -> None:
        moves = ["roll:KC", "C:a2a3", "stop", "roll:KK", "K:b5c5", "K:b6c6", "roll:KK"]
        answer = door.answer({"cmd": "scene", "game": "shinsetsu", "record": moves})
        marks = {mark["seat"]: sorted(mark["cells"]) for mark in answer["scene"]["marks"]}
        assert marks == {"k": ["a2", "a3"], "r": ["b5", "b6", "c5", "c6"]}

    def test_deals_are_offered_beside_the_choices(self) -> None:
        text = f"4gK3/6gs1/8/rKrn6/7yK/{PAWNS}/3kK4 k - 1a,0a,0p,0a".replace("4gK3", "8")
        request = {"cmd": "scene", "game": "shinsetsu", "position": text}
        answer = door.answer(request)
        assert [deal["move"] for deal in answer["unlisted"]] == ["give:1:r", "give:1:y"]
        listed = [choice["move"] for choice in answer["choices"]]
        assert not any(move.startswith("give") for move in listed)
