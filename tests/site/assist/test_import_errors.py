"""What is wrong with a link, as a sentence."""

from anga.shared.formats.fragment import LONGEST, parse_link_far
from assist.import_errors import complaint, import_error
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WORDS = Words(
    "en",
    {"only-turn": {"en": "you may only turn.", "ja": "向きを変えることしかできません。"}},
)


def wrong(kind: str, text: "str | None" = None, ply: "int | None" = None, **more: str) -> str:
    error: Any = dict(more, kind=kind, text=text, ply=ply)
    return complaint(error, WORDS)


def test_a_complaint_quotes_what_is_wrong() -> None:
    assert "“chess”" in wrong("game", "chess")
    assert "“blitz”" in wrong("rules", "blitz")
    assert "“Xx b”" in wrong("position", "Xx b")
    assert wrong("request", message="it is no text") == "Something went wrong: it is no text"


def test_a_long_quote_is_cut() -> None:
    for kind in ("game", "rules", "position"):
        assert len(wrong(kind, "x" * 5000)) < 200
    assert len(wrong("move", "x" * 5000, 0)) < 200


def test_what_is_wrong_with_an_address_is_one_short_sentence() -> None:
    for fragment in ("g=bushi&z" + "1" * 5000, "g=bushi&m=" + "." * LONGEST):
        link, problem = parse_link_far(fragment)
        assert problem
        assert len(import_error(problem, WORDS)) < 120
        assert (import_error(problem, WORDS) == WORDS("long-link")) == (link.game == "")


def test_moves_are_counted_from_one() -> None:
    assert wrong("move", "zz", 0).startswith("Move 1 in the link, “zz”, cannot be read.")
    assert wrong("over", "t", 6) == "Move 7 in the link, “t”, comes after the end of the game."


def test_an_illegal_move_is_told_with_the_rule_that_forbids_it() -> None:
    told = wrong("illegal", "f", 4, reason="only-turn")
    assert told.startswith("Move 5 in the link, “f”, is not allowed: you may only turn.")


def test_a_complaint_without_details_is_a_sentence_all_the_same() -> None:
    assert wrong("position") == wrong("position", "")
    assert "{" not in wrong("illegal", "f", 4)
