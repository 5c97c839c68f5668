"""What is said for those who listen."""

from access.speech import Narrator, Speech, added, selection_phrase, targets_phrase
from state.selection import Selection
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WORDS = Words("en")
SCENE: "Any" = {
    "cells": [{"id": x + y, "at": [0, 0], "name": x + y} for x in "abc" for y in "12"],
    "pieces": [{"cell": "a1", "name": "Pawn"}],
    "solids": [],
    "hands": [],
    "options": [{"id": "+", "name": "Promote"}, {"id": "=", "name": "Do not promote"}],
    "seats": [],
}
CHOICES: "Any" = [
    {"move": "a1" + to, "paths": [["c:a1", "c:" + to]]} for to in ("a2", "b1", "b2")
] + [{"move": "c2" + way, "paths": [["c:c2", "c:c1", "o:" + way]]} for way in "+="]


class Heard(Speech):
    """Keeps what is said instead of saying it."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self.state, self.voice = "", None

    def say(self, text: str) -> None:
        if text:
            self.all.append(text)


def heard(*touches: "str | None") -> "list[str]":
    """What is said while things are touched; None takes the last touch back."""
    speech, touching = Heard(), Selection(CHOICES)
    narrator = Narrator(speech, WORDS)
    narrator.show(SCENE, touching)
    for touch in touches:
        if touch:
            touching.press(touch)
        else:
            touching.back()
        narrator.show(SCENE, touching)
    return speech.all


def test_the_arrows_of_a_notation_are_said_in_words() -> None:
    assert WORDS.aloud("f1 g1 ↖1, h8–g7") == "f1 g1 up-left 1, h8–g7"


def test_a_touch_tells_how_many_places_it_leads_to() -> None:
    assert heard("c:a1") == ["a1, Pawn chosen: 3 places (a2, b1, b2)."]
    assert heard("c:c2") == ["c2 chosen: 1 place (c1)."]


def test_many_places_are_counted_and_not_named() -> None:
    touches = ["c:" + x + y for x in "abc" for y in "12"]
    assert targets_phrase(SCENE, touches, WORDS, 4) == "6 places"
    assert targets_phrase(SCENE, touches, WORDS, 6) == "6 places (a1, Pawn; a2; b1; b2; c1; c2)"


def test_choices_are_told_beside_places() -> None:
    assert targets_phrase(SCENE, ["o:+", "c:c2"], WORDS, 4) == "1 place (c2), 1 choice (Promote)"
    assert heard("c:c2", "c:c1")[-1] == "c1 chosen: 2 choices (Promote, Do not promote)."


def test_what_is_taken_back_is_told() -> None:
    assert heard("c:a1", None)[-1] == "No longer chosen: a1, Pawn."
    assert heard("c:a1", "c:a1")[-1] == "No longer chosen: a1, Pawn."


def test_another_piece_takes_the_place_of_the_first() -> None:
    assert heard("c:a1", "c:c2")[-1].startswith("c2 chosen")


def test_a_move_that_is_made_is_told_elsewhere() -> None:
    assert len(heard("c:a1", "c:a2")) == 1


def test_another_position_says_nothing_of_touches() -> None:
    speech, touching = Heard(), Selection(CHOICES)
    narrator = Narrator(speech, WORDS)
    touching.press("c:a1")
    narrator.show(SCENE, touching)
    narrator.show(SCENE, Selection([]))
    assert speech.all == []


def test_a_note_is_said_once() -> None:
    speech = Heard()
    narrator = Narrator(speech, WORDS)
    for texts in (["Where to?"], ["Where to?"], [], ["Where to?"]):
        narrator.note(texts)
    assert speech.all == ["Where to?", "Where to?"]


def test_a_state_is_said_when_it_is_new() -> None:
    speech = Heard()
    for text in ("Black to move.", "Black to move.", "White to move."):
        speech.tell(text)
    assert speech.all == ["Black to move.", "White to move."]


def test_it_is_said_in_japanese_too() -> None:
    touching = Selection(CHOICES)
    touching.press("c:a1")
    said = selection_phrase(SCENE, touching, Words("ja"))
    assert said == "a1、Pawnを選択。行き先3か所（a2、b1、b2）。"


def test_of_a_note_that_grows_only_what_is_new_is_said() -> None:
    speech = Heard()
    narrator = Narrator(speech, WORDS)
    narrator.note(["Touch: a1, then b1."])
    narrator.note(["Touch: a1, then b1.", "It captures."])
    narrator.note(["Touch: b1.", "It captures.", "Where to?"])
    assert speech.all == ["Touch: a1, then b1.", "It captures.", "Touch: b1. Where to?"]


def test_what_is_pointed_at_is_said_each_time_and_nothing_when_it_is_left() -> None:
    speech = Heard()
    narrator = Narrator(speech, WORDS)
    for pointed in ("", "One falls.", "", "Two fall.", "One falls."):
        narrator.note(["Where to?"], pointed)
    assert speech.all == ["Where to?", "One falls.", "Two fall.", "One falls."]


def test_of_a_text_that_goes_on_only_what_is_new_is_said() -> None:
    assert added("Looking …", "Looking, found") == ", found"
    assert added("挑戦 …", "挑戦、成功") == "、成功"  # a letter that shares bytes with the dots
    assert added("One", "Two") == "Two"
    assert added("One", "One") == "One"
