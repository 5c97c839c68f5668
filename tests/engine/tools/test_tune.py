"""Learning weights: games are played and fitted to, and the same seed teaches the same."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from anga import games
from anga.contract.chance_model import shares, worths
from anga.games.troop.player.evaluate import HUNDRED
from anga.search.limits import Limits
from anga.shared.errors import RequestError
from anga.tools import cli, tune
from anga.tools.tune import Played, Sample, TuningPlan

ROWS = [[1.0, 0.0], [0.0, 1.0], None]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are broken off after a few turns, and judged by the weights."""
    monkeypatch.setattr(tune, "LONGEST", 8)


@pytest.mark.usefixtures("short")
def test_the_same_seed_teaches_the_same() -> None:
    one, other = (next(tune.rounds(TuningPlan("shinsetsu", 5, 1, seed=3))) for _ in range(2))
    assert one == other
    assert one.games == 5
    assert one.positions == 4 * 8


@pytest.mark.usefixtures("short")
def test_games_that_were_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = TuningPlan("shinsetsu", 5, 2, seed=3)
    whole = list(tune.rounds(plan))
    next(tune.rounds(plan, folder=tmp_path))  # interrupted in the second round
    kept = tmp_path / "round-1.jsonl"
    kept.write_text("".join(kept.read_text("utf-8").splitlines(True)[:3]) + '{"num', "utf-8")
    games_played = list[str]()

    def played(*asked: object, own: Callable[..., Played] = tune._played) -> Played:
        games_played.append(str(asked[-1]))
        return own(*asked)

    monkeypatch.setattr(tune, "_played", played)
    assert list(tune.rounds(plan, folder=tmp_path)) == whole
    assert games_played == ["3 1 3", "3 1 4", *(f"3 2 {number}" for number in range(5))]


@pytest.mark.usefixtures("short")
def test_games_of_other_weights_or_seeds_are_refused(tmp_path: Path) -> None:
    next(tune.rounds(TuningPlan("shinsetsu", 5, 1, seed=3), folder=tmp_path))
    with pytest.raises(RequestError, match=r"round-1\.jsonl has seed 3, not 4"):
        next(tune.rounds(TuningPlan("shinsetsu", 5, 1, seed=4), folder=tmp_path))


def test_a_fit_learns_what_wins() -> None:
    weights = [[0.0, 0.0]]
    samples = [Sample((0, ROWS), [0.9, 0.1, 0.0])] * 300
    before = tune.loss(weights, samples)
    tune.fit(weights, samples)
    assert tune.loss(weights, samples) < before
    assert shares(weights, 0, ROWS)[0] == pytest.approx(0.9, abs=0.05)


def test_aims_fade_from_the_end_to_what_is_told() -> None:
    played = Played([(0, ROWS), (0, ROWS)], [1.0, 0.0, 0.0])
    last, first = tune.td_targets([[0.0, 0.0]], played, 0.8)
    assert last.aim == [1.0, 0.0, 0.0]
    assert first.aim == pytest.approx([0.9, 0.1, 0.0])


def test_a_game_is_played_to_its_end() -> None:
    game = games.get("shinsetsu")
    assert game.thinking.learned
    played = tune.play(game, game.thinking.learned.weights, random.Random(1))
    assert sum(played.end) == pytest.approx(1)
    assert len(played.seen) > 10


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("game", ["chatra", "troop", "orb"])
def test_a_level_plays_and_the_chances_are_fitted_to_it(game: str) -> None:
    one, other = (next(tune.rounds(TuningPlan(game, 5, 1, seed=3, level=1))) for _ in range(2))
    assert one == other
    assert one.positions <= 4 * 8
    learned = games.get(game).thinking.learned
    assert learned
    assert len(one.weights[0]) == len(learned.names)


@pytest.mark.parametrize(
    ("game", "unit", "shared"), [("chatra", None, None), ("troop", HUNDRED, 2)]
)
def test_an_evaluation_is_what_the_weights_say(
    game: str, unit: float | None, shared: int | None
) -> None:
    """But for the move, which an evaluation leaves out.

    What is shared out among the pieces left is rounded for each of them, and each side's spread.
    """
    kind, chance = games.get(game), random.Random(5)
    assert kind.thinking.learned
    (table,) = kind.thinking.learned.weights
    position = kind.start()
    for _ in range(40):
        position = position.after(chance.choice(list(position.legal())))
        if position.outcome:
            position = kind.start()
        _, (own, other) = kind.thinking.learned.see(position)
        assert own
        assert other
        leads = [x - y for x, y in zip(own, other, strict=True)]
        weighed = zip(worths(table, unit or table[0])[:-1], leads[:-1], strict=True)
        rounded = abs(leads[shared]) + 1 if shared else 0
        told = kind.evaluate(position, kind.seats[0])
        assert told == pytest.approx(sum(w * x for w, x in weighed), rel=0, abs=rounded + 1e-6)


def test_who_plays_is_a_level_that_there_can_be() -> None:
    with pytest.raises(RequestError):
        next(tune.rounds(TuningPlan("troop", 5, level=11)))


def test_a_watched_game_ends_as_its_rules_have_it() -> None:
    game = games.get("troop")
    assert game.thinking.learned
    played = tune.self_play(game, Limits(1), game.thinking.learned.weights, random.Random(2))
    assert sorted(played.end) in ([0.0, 1.0], [0.5, 0.5])
    assert len(played.seen) > 10


@pytest.mark.usefixtures("short")
def test_the_command_writes_weights_that_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights.py"
    assert cli.main(f"tune shinsetsu --games 5 --rounds 1 --out {out}".split()) == 0
    assert capsys.readouterr().out.startswith("round 1 games 5 positions ")
    found: dict[str, tuple[tuple[float, ...], ...]] = {}
    exec(out.read_text(encoding="utf-8"), found)
    learned = games.get("shinsetsu").thinking.learned
    assert learned
    assert [len(table) for table in found["WEIGHTS"]] == [len(learned.names)] * 2
    assert "anga tune shinsetsu --games 5 --rounds 1" in out.read_text(encoding="utf-8")


def test_a_game_without_weights_is_refused() -> None:
    with pytest.raises(RequestError):
        next(tune.rounds(TuningPlan("bushi", 5)))
    with pytest.raises(RequestError):
        next(tune.rounds(TuningPlan("shinsetsu", 1)))
