"""How a game ended and what is wrong with a link, as sentences."""

from widgets.status import complaint, ending, winners
from words import Words

WORDS = Words(
    "en",
    {
        "seat:a": {"en": "Ann", "ja": "アン"},
        "seat:b": {"en": "Bob", "ja": "ボブ"},
        "reason:mate": {"en": "mate", "ja": "詰み"},
        "reason:score": {"en": "by score", "ja": "得点"},
        "reason:repetition": {"en": "the position has repeated", "ja": "同一局面の繰り返し"},
        "only-turn": {"en": "you may only turn.", "ja": "向きを変えることしかできません。"},
    },
)


def ended(reason: str, **placings: int) -> str:
    return ending({"reason": reason, "placings": placings}, WORDS)


def wrong(kind: str, text: "str | None" = None, ply: "int | None" = None, **more: str) -> str:
    return complaint(dict(more, kind=kind, text=text, ply=ply), WORDS)


def test_the_winners_are_those_in_the_best_place() -> None:
    assert winners({"a": 2, "b": 1}) == ["b"]
    assert winners({"c": 1, "a": 1, "b": 3}) == ["a", "c"]


def test_a_win_names_the_winner_and_the_reason() -> None:
    assert ended("mate", a=2, b=1) == "Bob wins: mate."
    assert ended("score", b=1, a=1, c=3) == "Ann, Bob wins: by score."


def test_a_draw_names_the_reason() -> None:
    assert ended("repetition", a=1, b=1) == "A draw: the position has repeated."


def test_a_complaint_quotes_what_is_wrong() -> None:
    assert "“chess”" in wrong("game", "chess")
    assert "“blitz”" in wrong("rules", "blitz")
    assert "“Xx b”" in wrong("position", "Xx b")
    assert wrong("request", message="it is no text") == "Something went wrong: it is no text"


def test_moves_are_counted_from_one() -> None:
    assert wrong("move", "zz", 0).startswith("Move 1 of the link, “zz”, is no move.")
    assert wrong("over", "t", 6) == "Move 7 of the link, “t”, comes after the end of the game."


def test_an_illegal_move_is_told_with_the_rule_that_forbids_it() -> None:
    told = wrong("illegal", "f", 4, reason="only-turn")
    assert told.startswith("Move 5 of the link, “f”, is not allowed: you may only turn.")


def test_a_complaint_without_details_is_a_sentence_all_the_same() -> None:
    assert wrong("position") == wrong("position", "")
    assert "{" not in wrong("illegal", "f", 4)
