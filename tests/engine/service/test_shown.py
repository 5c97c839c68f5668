"""What the page is told of a position that history has closed in part, or altogether."""

from dataclasses import replace
from typing import Any

from anga import games
from anga.contract.position import Outcome
from anga.service import door, shown
from anga.shared.scene import explanation

ROUND = ["Oe10", "Of1", "Of11", "Og2"]
MATED = "5sss2s1/1o6s2S/4s2s4/11S/s11/7ss1Ss/9S1s/5s6/1S3s2S3/10S1/5O1sS3/SS1ss1S3S1 b 5-2 -"
DEALING = "6gK1/kn5gs1/4kK3/rKre6/6ywyK/8/8/kC7 k - 1aH,0a,0a,0a"


def ask(cmd: str, record: list[str], **more: Any) -> Any:
    return door.answer({"cmd": cmd, "game": "chatra", "rules": "", "record": record, **more})


def test_a_choice_that_history_forbids_says_why() -> None:
    allowed = ask("scene", ROUND * 2)["choices"]
    assert not [choice for choice in allowed if "forbidden" in choice]
    choices = ask("scene", ROUND * 3)["choices"]
    reasons = {c["move"]: c["forbidden"] for c in choices if "forbidden" in c}
    assert reasons == {"Oe10": "repeated-turn"}
    assert len(choices) == len(allowed)


def test_a_game_that_is_over_offers_neither_moves_nor_deals() -> None:
    game = games.get("shinsetsu")
    begun = game.line(position=DEALING)
    assert shown.shown_line(begun, {})["unlisted"]
    drawn = Outcome("repetition", dict.fromkeys("bwrk", 1))
    over = begun._replace(game=replace(game, adjudicate=lambda _: drawn))
    told = shown.shown_line(over, {})
    assert (told["choices"], told["unlisted"]) == ([], [])


def test_touches_in_a_game_that_is_over_come_to_nothing() -> None:
    assert ask("explain", [], position=MATED, touches=["c:l2"]) == explanation()
    going_on = ask("explain", ROUND, touches=["c:f11"])
    assert set(going_on) == set(explanation())
