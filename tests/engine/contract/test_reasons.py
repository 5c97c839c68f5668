"""What speaks for a move and what is in danger: in every game, and case by case."""

import pytest

from anga import games
from anga.contract import reasons
from anga.contract.game import AnyGame
from anga.contract.position import AnyPosition
from anga.search import levels
from anga.search.limits import Limits
from anga.service import door
from anga.shared.phrases import say
from tests.engine.contract.wording import spoken
from tests.engine.games.orb.boards import KINGS, board
from tests.engine.playouts import every_game, every_rules, playout, random_games, some
from tests.thoroughness import times

HINTS = times(10, 200)
NODES = 200
NAMED = 0.8  # of the hints

CASES = [
    ("chatra", "12/6o5/12/12/7s4/7S4/12/12/5S6/12/5O6/12 b 16-17 -", "h6xh5", "capture"),
    ("chatra", "12/6o5/12/12/7s4/7S4/12/12/5S6/12/5O6/12 b 16-17 -", "h6-g7", "saves"),
    ("chatra", "12/6o5/12/7s4/12/7S4/12/12/5S6/12/5O6/12 w 16-17 -", "h4-h5", "threatens"),
    ("troop", "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0", "c3d4e3:n2", "clean"),
    ("shinsetsu", "8/3kK2gs1/6gK1/rK7/1rn5yK/6yw1/5kn2/8 k KC 0a,2a,0a,0a", "K:d7e8", "entry"),
    ("bushi", "Tf Nl b", "r", "point"),
]
IN_DANGER = [
    ("chatra", "12/6o5/12/12/7s4/7S4/12/12/5S6/12/5O6/12 b 16-17 -", "b", ["h6"]),
    ("bushi", "Tf Nl b", "w", ["w"]),
    ("bushi", "-- -- b", "b", []),
    ("troop", "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0", "w", ["c5", "d5", "e5"]),
]


@pytest.mark.parametrize(("game_id", "text", "token", "reason"), CASES)
def test_a_move_has_its_reason(game_id: str, text: str, token: str, reason: str) -> None:
    game = games.get(game_id)
    position = game.parse(text)
    assert reason in reasons.reasons(game, position, position.parse_move(token))


@every_rules
@random_games
def test_what_was_safe_before_a_move_is_not_told_as_its_merit(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    game, before, seat = line.game, line.position, line.position.turn
    for move in [] if before.chance else some(line.legal(), seed)[:3]:
        told = {*reasons.reasons(game, before, move)} & {"safe", "safe:kept"}
        if told:
            assert not in_reach(game, before.after(move), seat)
            assert told == {"safe" if in_reach(game, before, seat) else "safe:kept"}


def in_reach(game: AnyGame, position: AnyPosition, seat: str) -> bool:
    """Whether another seat could capture a piece of a seat's, if it were to move."""
    own = {each["cell"] for each in game.scene(position, {})["pieces"] if each["seat"] == seat}
    return any(own & {*game.threats(position, other)} for other in game.seats if other != seat)


def test_a_move_out_of_reach_is_told() -> None:
    assert told_of_gold("5d", "5d5e") == {"safe"}


@pytest.mark.parametrize("token", ["5e5f", "5i5h"])
def test_that_a_piece_stays_out_of_reach_is_told_as_that(token: str) -> None:
    assert told_of_gold("5e", token) == {"safe:kept"}


def told_of_gold(at: str, token: str) -> "set[str]":
    """What is told of safety after a move beside a Gold, where a Silver reaches 5d."""
    position = board(f"{KINGS} sG:{at} nS:4c")
    found = reasons.reasons(games.get("orb"), position, position.parse_move(token))
    return {slug for slug in found if slug.startswith("safe")}


def test_a_disc_that_stays_in_reach_is_not_saved() -> None:
    game = games.get("chatra")
    position = game.parse("12/6o5/12/12/7s4/7S4/12/12/5S6/12/5O6/12 b 16-17 -")
    assert "saves" not in reasons.reasons(game, position, position.parse_move("Of10"))


@pytest.mark.parametrize(("game_id", "text", "seat", "cells"), IN_DANGER)
def test_what_is_in_danger_is_marked(game_id: str, text: str, seat: str, cells: list[str]) -> None:
    game = games.get(game_id)
    found = reasons.danger(game, game.parse(text), seat)
    marked = [cell for mark in found["marks"] for cell in mark["cells"]]
    assert marked == cells
    assert set(cells) <= set(found["told"])


def test_pieces_in_danger_are_told_by_their_names() -> None:
    game, position = games.get("orb"), board(KINGS + " sP:5e,4e nG:5d")
    told = reasons.danger(game, position, "s")["notes"][-1]
    assert say(told, game.words, "ja") == "次に取られるおそれのある駒は4五、5五です。"
    assert say(told, game.words, "en") == "Could be captured next: 4e and 5e."


@every_rules
@random_games
def test_reasons_and_dangers_have_words_and_are_about_the_board(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    game, position = line.game, line.position
    for seat in game.seats:
        found = reasons.danger(game, position, seat)
        cells = {cell["id"] for cell in game.scene(position, {})["cells"]}
        assert {cell for mark in found["marks"] for cell in mark["cells"]} | set(
            found["told"]
        ) <= cells
        for phrase in [
            *found["notes"],
            *(each for told in found["told"].values() for each in told),
        ]:
            assert spoken(phrase, game.words)
    if not position.chance:
        for move in some(line.legal(), seed)[:3]:
            for slug in reasons.reasons(game, position, move):
                assert spoken(f"hint:{slug}", game.words)


@every_game
def test_most_hints_name_a_reason(game_id: str) -> None:
    if not games.get(game_id).tells_reasons:
        pytest.skip("nothing speaks for its moves")
    asked = named = seed = 0
    while asked < HINTS:
        seed += 1
        line = playout(game_id, "", seed, seed * 7 % 50)
        if line.outcome or line.position.chance:
            continue
        *_, found = levels.search(line, Limits(level=10, nodes=NODES, seed=1))
        request = {
            "cmd": "reasons",
            "game": game_id,
            "position": str(line.position),
            "record": [line.position.format_move(found.move)],
        }
        asked += 1
        named += bool(door.answer(request)["reasons"])
    assert named >= NAMED * HINTS, f"{named} of {HINTS}"


def test_the_door_says_what_spoke_for_the_last_move() -> None:
    solved = {"cmd": "reasons", "game": "bushi", "position": "Tf Nl b"}
    told = door.answer({**solved, "record": ["r"]})["reasons"]
    assert "hint:point" in told
    assert door.answer(solved) == {"reasons": []}
    rolled = {"cmd": "reasons", "game": "shinsetsu", "record": ["roll:KC"]}
    assert door.answer(rolled) == {"reasons": []}


def test_a_seat_that_there_is_not_has_no_dangers() -> None:
    assert "error" in door.answer({"cmd": "danger", "game": "chatra", "seat": "x"})
