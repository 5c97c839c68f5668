"""Rolls at the door: fair, told as they fell, and deals beside them."""

import random

from anga import games
from anga.contract.dice import random_roll
from anga.service import door
from anga.shared.scene import explanation

PAWNS = "6yw1/5kn2"  # of Yellow and Black, out of the way


def test_a_roll_is_one_of_the_legal_ones() -> None:
    seen = {door.answer({"cmd": "roll", "game": "shinsetsu"})["move"] for _ in range(300)}
    assert seen == set(door.answer({"cmd": "moves", "game": "shinsetsu"})["moves"])


def test_each_roll_comes_as_often_as_its_odds_say() -> None:
    start = games.get("shinsetsu").start()

    class Every(random.Random):
        """Draws each number once, in order."""

        drawn = -1

        def randrange(self, *_: object) -> int:
            self.drawn += 1
            return self.drawn

    every = Every()
    rolls = [start.format_move(random_roll(start, every)) for _ in range(16)]
    counts = [rolls.count(start.format_move(roll)) for roll in start.legal()]
    assert counts == list(start.odds())


def test_nothing_is_rolled_when_no_roll_is_awaited() -> None:
    request = {"cmd": "roll", "game": "shinsetsu", "record": ["roll:KC"]}
    assert door.answer(request)["error"]["kind"] == "request"
    assert door.answer({"cmd": "roll", "game": "bushi"})["error"]["kind"] == "request"


def test_the_history_says_what_a_roll_showed() -> None:
    request = {"cmd": "scene", "game": "shinsetsu", "record": ["roll:KC", "C:a2a3"]}
    rolled, used = door.answer(request)["history"]
    assert rolled["faces"] == ["face:K", "face:C"]
    assert "faces" not in used


def test_each_forces_last_turn_is_marked() -> None:
    moves = ["roll:KC", "C:a2a3", "stop", "roll:KK", "K:b5c5", "K:b6c6", "roll:KK"]
    answer = door.answer({"cmd": "scene", "game": "shinsetsu", "record": moves})
    marks = {mark["seat"]: sorted(mark["cells"]) for mark in answer["scene"]["marks"]}
    assert marks == {"k": ["a2", "a3"], "r": ["b5", "b6", "c5", "c6"]}


def test_deals_are_offered_beside_the_choices() -> None:
    text = f"4gK3/6gs1/8/rKrn6/7yK/{PAWNS}/3kK4 k - 1a,0a,0p,0a".replace("4gK3", "8")
    request = {"cmd": "scene", "game": "shinsetsu", "position": text}
    answer = door.answer(request)
    assert [deal["move"] for deal in answer["unlisted"]] == ["give:1:r", "give:1:y"]
    (dealt,) = door.answer({**request, "record": ["give:1:r"]})["history"]
    assert dealt["seat"] == "k"
    assert "faces" not in dealt  # it is somebody's own decision, to be taken back alone
    listed = [choice["move"] for choice in answer["choices"]]
    assert not any(move.startswith("give") for move in listed)


def test_after_the_end_nothing_is_rolled_and_nothing_dealt() -> None:
    """A King that stands before its goal, and a die that lets it go there."""
    text = "6gK1/kn5gs1/4kK3/rKre6/6ywyK/8/8/kC7 k - 1aH,0a,0a,0a"
    moves = "give:1:r roll:KC K:a7a8=H C:a1a4 roll:EE *:b5c5 roll:KK K:g8h8 stop roll:CC *:g4f4"
    moves += " roll:KK K:e6e7 K:e7e8"
    request = {"game": "shinsetsu", "position": text, "record": moves.split()}
    shown = door.answer({"cmd": "scene", **request})
    assert shown["status"]["over"]
    assert shown["unlisted"] == shown["choices"] == []
    assert door.answer({"cmd": "roll", **request})["error"]["kind"] == "over"
    assert door.answer({"cmd": "explain", **request, "touches": []}) == explanation()
