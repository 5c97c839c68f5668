"""Actions and planes: complete, exact, and the same for ever."""

import hashlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import anga
from anga import games
from anga.contract.environment import AnyEnvironment, Environment
from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition
from tests.engine.environments.rebuilding import rebuilt
from tests.engine.golden.playthrough import HOME
from tests.engine.playouts import every_game, every_rules, playout, random_games
from tests.thoroughness import times

SIZES = {
    ("bushi", ""): 20,
    ("bushi", "article"): 20,
    ("bushi", "one"): 20,
    ("chatra", ""): 8_201,
    ("chatra", "b9"): 2_963,
    ("chatra", "b15"): 18_595,
    ("chatra4", ""): 8_201,
    ("orb", ""): 3_429,
    ("shinsetsu", ""): 6_148,
    ("troop", ""): 13_157,
    ("troop", "wide"): 17_409,
}
every_kind = pytest.mark.parametrize(("game_id", "rules"), SIZES)
ESCAPED = (  # whose Pawns are being faced
    "rCre2gKgEgHgC/rHre2gsgsgsgs/rEre6/rKre6/6ywyK/6ywyE/knknknkn2ywyH/kCkHkEkK2ywyC "
    "k ma2c2 0a,0a,1a,2aCH"
)
GOLDEN = HOME / "environments"
PLIES = 60  # of the golden games
APART = 499  # names of these games' actions that are kept: every so many


def taken(environment: AnyEnvironment, position: AnyPosition, move: object) -> tuple[int, ...]:
    """The actions that make a move, one after another."""
    begun: tuple[int, ...] = ()
    while True:
        action = environment.action(position, move, begun)
        found = environment.move(position, action, begun)
        begun += (action,)
        if found is not None:
            assert found == move
            return begun


def opened(
    environment: AnyEnvironment, at: Any, begun: tuple[int, ...] = (), unlisted: bool = False
) -> Iterator[tuple[int, ...]]:
    """All rows of actions that the masks allow."""
    position = getattr(at, "position", at)
    mask = environment.mask(at, begun, unlisted=unlisted)
    assert len(mask) == environment.actions(position.rules)
    for action in (number for number, is_open in enumerate(mask) if is_open):
        row = (*begun, action)
        if environment.move(position, action, begun) is None:
            yield from opened(environment, at, row, unlisted)
        else:
            yield row


@every_game
def test_every_game_has_one(game_id: str) -> None:
    assert isinstance(anga.environment(game_id), Environment)
    assert {game for game, _ in SIZES} == set(games.ids())


def test_a_game_that_is_not_there_has_none() -> None:
    with pytest.raises(anga.GameError, match="no game 'go'"):
        anga.environment("go")


def test_a_game_may_have_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").write_text("from anga.games.bushi import GAME\n")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    games.ids.cache_clear()
    try:
        with pytest.raises(anga.GameError, match="'bare' has no environment"):
            games.environment("bare")
    finally:
        monkeypatch.undo()
        games.ids.cache_clear()
        games.get.cache_clear()


@every_kind
def test_there_are_exactly_as_many_actions_as_the_board_allows(game_id: str, rules: str) -> None:
    environment = anga.environment(game_id)
    names = environment.names(rules)
    assert environment.actions(rules) == len(names) == len(set(names)) == SIZES[game_id, rules]
    assert len(set(environment.planes(rules))) == len(environment.planes(rules))


@every_rules
@settings(max_examples=times(4, 60))
@random_games
def test_each_legal_move_has_its_actions_and_no_others_are_open(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    environment, line = games.environment(game_id), playout(game_id, rules, seed, plies)
    for at in (line, line.position):
        legal = [taken(environment, line.position, move) for move in at.legal()]
        assert len(set(legal)) == len(legal)
        assert set(opened(environment, at)) == set(legal)
        further = list(islice(line.position.unlisted(), 40)) * (not line.outcome)
        single = [move for move in further if getattr(move, "points", 0) == 1]
        legal += [taken(environment, line.position, move) for move in single]
        assert set(opened(environment, at, unlisted=True)) == set(legal)


@every_rules
@settings(max_examples=times(4, 60))
@random_games
def test_the_planes_tell_the_whole_position(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    environment, line = games.environment(game_id), playout(game_id, rules, seed, plies)
    names, field = environment.planes(rules), environment.field(rules)
    for position in line.positions[:: max(1, len(line.positions) // 12)]:
        for seat in line.game.seats:
            observed = environment.observe(position, seat)
            assert {(len(plane), len(row)) for plane in observed for row in plane} == {field}
            assert rebuilt(game_id, names, observed, seat, rules) == str(position)
            assert {type(value) for plane in observed for row in plane for value in row} == {int}


@pytest.mark.parametrize(
    ("game_id", "rules", "text"),
    [
        ("orb", "penalty", "4nK4/9/2nS6/2sG6/wK7eK/9/9/9/4sK4 w Bbrb -,R2P,-,- aaaa"),
        ("orb", "", "4xx4/9/2nS6/9/wK1sG5eK/9/9/9/4sK4 s bbbb -,-,-,- aa4a"),
        ("chatra4", "neutral", "12/6W5/12/12/n11/1R10/12/10X1/12/12/5B6/12 b 10-9-9-7 a-a-a-4r"),
        ("chatra", "relay,checker", "12/6o5/12/12/12/12/12/12/12/12/5O6/12 b 18-18 cw"),
        ("chatra", "1994-11,h3", "12/6o5/12/12/12/12/12/12/12/12/5O6/12 b 18-18 px2"),
        (
            "shinsetsu",
            "",
            ESCAPED,
        ),
    ],
)
def test_the_planes_tell_what_random_games_seldom_reach(
    game_id: str, rules: str, text: str
) -> None:
    environment, game = anga.environment(game_id), games.get(game_id)
    position = game.parse(text, rules)
    names = environment.planes(rules)
    for seat in game.seats:
        observed = environment.observe(position, seat)
        assert rebuilt(game_id, names, observed, seat, position.rules) == text


def test_a_step_that_is_begun_is_seen_and_its_marches_are_open() -> None:
    environment, line = anga.environment("troop"), games.get("troop").line()
    names = environment.names()
    begun = (names.index("b1-b2"),)
    assert environment.move(line.position, begun[0]) is None
    marches = [number for number, is_open in enumerate(environment.mask(line, begun)) if is_open]
    tokens = set(map(line.position.format_move, line.legal()))
    assert {f"b1-b2,{names[march]}" for march in marches} == {
        token for token in tokens if token.startswith("b1-b2,")
    }
    planes = dict(zip(environment.planes(), environment.observe(line.position, "w", begun)))  # noqa: B905
    assert planes["the muster step begun, from"][7][1] == 1
    assert planes["the muster step begun, to"][6][1] == 1
    wrong: list[tuple[int, tuple[int, ...]]] = [
        (marches[0], ()), (0, begun), (0, (0, 0)), (-1, ()), (99_999, begun),
    ]  # fmt: skip
    for action, before in wrong:
        with pytest.raises(anga.MoveError):
            environment.move(line.position, action, before)


def test_deals_give_one_point_at_a_time() -> None:
    environment = anga.environment("shinsetsu")
    text = str(games.get("shinsetsu").start()).replace("0a,0a", "3a,0a")
    position = games.get("shinsetsu").parse(text)
    single, three = (position.parse_move(f"give:{points}:r") for points in (1, 3))
    action = environment.action(position, single)
    assert environment.names()[action] == "give:1:r"
    assert not environment.mask(position)[action]
    assert environment.mask(position, unlisted=True)[action]
    repeated = position.after(single).after(single).after(single)
    assert repeated == position.after(three)
    with pytest.raises(anga.MoveError, match="no action makes 'give:3:r'"):
        environment.action(position, three)


def test_a_mask_minds_the_history_of_a_line() -> None:
    tokens = "Of12 Oh1 Of11 Og2 Oe10 Of1 Of11 Og2 Oe10 Of1 Of11 Og2 Oe10 Of1 Oe11 Og2 Oe10"
    line: AnyLine = anga.replay(anga.Record("chatra", moves=tuple(tokens.split())))
    environment = anga.environment("chatra")
    barred = environment.names().index("Of1")
    assert not environment.mask(line)[barred]
    assert environment.mask(line.position)[barred]


def test_no_number_but_an_action_is_taken() -> None:
    environment, position = anga.environment("orb"), games.get("orb").start()
    for number in (-1, 3_429):
        with pytest.raises(anga.MoveError, match=f"no action {number} here; there are 0 to 3428"):
            environment.move(position, number)


def digest(value: object) -> str:
    return hashlib.sha256(str(value).encode()).hexdigest()[:16]


def told(game_id: str, rules: str) -> str:
    """What may never change: all names by a digest, a sample of them, planes, and a game."""
    environment, line = games.environment(game_id), games.get(game_id).line(rules)
    names = environment.names(rules)
    lines = [f"{len(names)} actions, {digest(names)}"]
    lines += [f"{number} {names[number]}" for number in range(0, len(names), APART)]
    lines += [f"field {tuple(environment.field(rules))}", *environment.planes(rules)]
    seats = line.game.seats
    for ply in range(PLIES):
        if line.outcome:
            break
        moves = sorted(line.legal(), key=line.position.format_move)
        move = moves[(ply * 7919 + 3) % len(moves)]
        row = taken(environment, line.position, move)
        observed = environment.observe(line.position, seats[ply % len(seats)])
        lines.append(f"{line.position.format_move(move)} {row} {digest(observed)}")
        line = line.after(move)
    return "\n".join([*lines, ""])


@every_kind
def test_actions_and_planes_are_what_they_were(
    game_id: str, rules: str, request: pytest.FixtureRequest
) -> None:
    kept = GOLDEN / f"{game_id}{'-' * bool(rules)}{rules}.txt"
    if request.config.getoption("update"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(told(game_id, rules), encoding="utf-8")
    assert told(game_id, rules) == kept.read_text(encoding="utf-8")
