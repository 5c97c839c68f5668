"""What moves come to, and what could be captured: in every game, and case by case."""

import pytest

from anga import games
from anga.contract.game import Game
from anga.service import door
from tests.engine.contract.wording import spoken
from tests.engine.playouts import every_rules, playout, random_games, some

CASES = [
    ("bushi", "Al Nf b", "t", ["win", "turn"]),
    ("bushi", "Tf Nl b", "r", ["roll", "point"]),
    ("bushi", "-- -- b", "Eb", ["place"]),
    ("bushi", "Wr Wl b", "t", ["turn", "exposed"]),
    ("chatra", "12/6o5/12/12/7s4/7S4/12/12/5S6/12/5O6/12 b 16-17 -", "h6xh5", ["capture", "step"]),
    ("chatra", "12/6o5/12/12/12/12/12/12/5S6/12/5O6/12 b 17-18 -", "e12", ["drop", "camp"]),
    ("chatra", "12/6o5/12/12/12/12/12/12/12/12/5O6/12 b 18-18 -", "Of10", ["object"]),
    ("chatra", "12/7o4/12/12/12/12/12/12/5S1S4/12/12/O4S6 b 16-17 -", "f12-j6", ["flight"]),
    ("chatra", "6o5/12/12/12/12/12/12/12/5S2S3/12/12/O4S6 b 16-17 -", "f9-f7", ["slide"]),
    (
        "chatra", "5S6/12/3S1o1S4/12/12/5S6/12/12/12/12/12/11O b 32-0 -", "f1-f11",
        ["check", "win", "flight"],
    ),
    (
        "troop", "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0", "c3d4e3:n2",
        ["capture", "win", "formation:cone", "march:2", "clean", "several"],
    ),
    (
        "troop", "8/8/4o3/4oo2/3x4/3x4/3x4/8 b a 0", "d2d3d4:ne1",
        ["capture", "draw", "formation:line", "march:1", "exchange"],
    ),
    (
        "troop", "oo6/o7/8/8/8/8/2x5/xx6 b a 0", "c2-b2,a1b1b2:n1",
        ["muster", "formation:wedge", "march:1"],
    ),
    (
        "shinsetsu", "4gK3/6gsgC/8/rKrn6/4kC2yK/6yw1/5kn2/3kK4 k CH 0a,0a,0a,0a", "C:e4e8",
        ["kind:C", "capture", "prisoner"],
    ),
    (
        "shinsetsu", "4gK3/4gs3/8/rKre6/kn5ywyK/8/1kn6/kC2kK4 k CC 0a,0a,0a,0a", "C:a4@e",
        ["act:turn", "pawn", "instead"],
    ),
    (
        "shinsetsu", "4gK3/4gs3/8/rKre6/6ywyK/8/1kn4kn1/1kH1kK4 k CE 0a,0a,0aCE,0a", "*:b2b3",
        ["pawn", "both-dice"],
    ),
    (
        "shinsetsu", "8/3kK2gs1/6gK1/rK7/1rn5yK/6yw1/5kn2/8 k KC 0a,2a,0a,0a", "K:d7e8",
        ["win", "kind:K", "entry"],
    ),
    (
        "orb", "5nK3/9/wK8/8eK/6eP2/9/2sR6/9/4sK4 s bbbb -,-,-,- aaaa", "7g7d",
        ["check", "attack", "skip"],
    ),
    (
        "orb", "8nK/2nS3sG2/3nP3sG1/9/8eK/wK8/9/1sR7/4sK4 s bbbb G,-,R,- aaaa", "G*2b",
        ["drop", "attack", "mate", "skip"],
    ),
    (
        "orb", "5nK3/6nS2/4nS4/2wS5eK/3sG5/wK6eG1/2wP6/9/4sK4 s bbbb -,-,-,- aaaa", "6e5d",
        ["attack"],
    ),
]  # fmt: skip
THREATS = [
    ("chatra", "12/6o5/12/12/7s4/7S4/12/12/5S6/12/5O6/12 b 16-17 -", "b", ["h5"]),
    ("chatra", "12/6o5/12/12/7s4/7S4/12/12/5S6/12/5O6/12 b 16-17 -", "w", ["h6"]),
    ("troop", "8/8/8/2ooo3/3x4/2x1x3/8/8 b a 0", "b", ["c5", "d5", "e5"]),
    (
        "shinsetsu",
        "4gK3/6gsgC/8/rKrn6/4kC2yK/6yw1/5kn2/3kK4 r - 0a,0a,0a,0a",
        "k",
        ["g3", "h4", "e8"],
    ),
    ("shinsetsu", "8/6gs1/8/rKrn6/7yK/1gE4yw1/5kn2/3kK4 g - 0a,0a,0p,0a", "g", []),
    ("orb", "5nK3/9/3wP5/8eK/3sG5/9/wK8/9/4sK4 w bbbb -,-,-,- aaaa", "s", []),
    ("bushi", "Al Nf b", "b", []),
]


@pytest.mark.parametrize(("game_id", "text", "token", "deeds"), CASES)
def test_a_move_comes_to_its_deeds(game_id: str, text: str, token: str, deeds: list[str]) -> None:
    game = games.get(game_id)
    position = game.parse(text)
    assert game.deeds(position, position.parse_move(token)) == deeds


OPENED = [
    ("columns", "12/6o5/12/12/12/12/1S10/12/12/12/5O6/12 b 17-18 -", "d7", "third"),
    ("columns", "12/6o5/12/12/12/12/1S10/12/12/12/5O6/12 b 17-18 -", "d9", "side"),
    ("columns", "12/6o5/12/12/1s10/12/12/12/12/12/5O6/12 w 18-17 -", "d4", "side"),
    ("columns", "12/6o5/12/12/1s10/12/12/12/12/12/5O6/12 w 18-17 -", "d5", "third"),
    ("relay", "12/6o5/12/12/12/12/12/12/12/12/5O6/12 b 18-18 c", "g5", "anywhere"),
    ("relay", "12/6o5/12/12/12/12/12/12/12/12/5O6/12 b 18-18 -", "a12", "far"),
]


@pytest.mark.parametrize(("rules", "text", "token", "deed"), OPENED)
def test_a_drop_tells_which_rule_opened_its_square(
    rules: str, text: str, token: str, deed: str
) -> None:
    game = games.get("chatra")
    position = game.parse(text, rules)
    assert game.deeds(position, position.parse_move(token)) == ["drop", deed]


@pytest.mark.parametrize(("game_id", "text", "seat", "cells"), THREATS)
def test_what_a_seat_could_capture(game_id: str, text: str, seat: str, cells: list[str]) -> None:
    game = games.get(game_id)
    assert list(game.threats(game.parse(text), seat)) == cells


@every_rules
@random_games
def test_deeds_have_words_and_agree_with_the_status(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    game, position = line.game, line.position
    for move in some(line.legal(), seed):
        deeds = game.deeds(position, move)
        assert not (deeds and position.chance)
        assert len(set(deeds)) == len(deeds)
        for deed in deeds:
            assert spoken(f"deed:{deed}", game.words)
        after = position.after(move)
        assert ("check" in deeds) == bool(set(after.check) - {position.turn})
        won = after.outcome and [s for s, p in after.outcome.placings.items() if p == 1]
        assert ("win" in deeds) == (won == [position.turn] and not position.chance)


@every_rules
@random_games
def test_what_is_threatened_stands_there_and_is_what_can_be_captured(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    game, position = line.game, line.position
    pieces = {piece["cell"]: piece["seat"] for piece in game.scene(position, {})["pieces"]}
    for seat in game.seats:
        assert all(pieces[cell] != seat for cell in game.threats(position, seat))
    untold = game.threats is Game.__dataclass_fields__["threats"].default
    if position.chance or line.outcome or untold:
        return
    threatened = {f"c:{cell}" for cell in game.threats(position, position.turn)}
    for move in some(position.legal(), seed):
        taken = {c["places"][0] for c in game.changes(position, move) if c["do"] == "capture"}
        assert taken <= threatened


def test_the_door_tells_the_deeds_of_the_last_move() -> None:
    request = {"cmd": "deeds", "game": "bushi", "position": "Al Nf b", "record": ["t"]}
    assert door.answer(request) == {"deeds": ["deed:win", "deed:turn"]}
    assert door.answer({"cmd": "deeds", "game": "bushi"}) == {"deeds": []}
    assert "error" in door.answer({**request, "record": ["f"]})
