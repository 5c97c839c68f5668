"""A touch that does nothing is answered with a sentence."""

from anga.shared.owner import owner
from assist.touch_feedback import early, open_question, sentence
from tests.site.by_hand import OPENING, Memory, Tab
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

PEOPLE = {"seats:toy": '{"b": "person", "w": "person"}'}
SCENE: "Any" = {
    "pieces": [
        {"cell": "a1", "seat": "b"},
        {"cell": "a2", "seat": "w"},
        {"cell": "b1", "seat": "b", "name": "seat:b", "down": True},
        {"cell": "b2", "seat": "w", "name": "seat:w", "aside": True},
        {"cell": "b3", "seat": "w", "name": "left", "aside": True},
    ],
    "solids": [{"cell": "c1", "seat": "w"}, {"cell": "d1"}],
    "hands": [{"seat": "w", "held": [{"count": 0}, {"count": 2}]}, {"seat": "b", "held": []}],
}


class Offer:
    """What can be touched, and what has been."""


def said(*touches: str, turn: str = "b") -> str:
    words = Words("en")
    words.game_words = {
        "seat:b": {"en": "Black", "ja": "黒"}, "seat:w": {"en": "White", "ja": "白"},
        "left": {"en": "A stump", "ja": ""},
    }  # fmt: skip
    return sentence(SCENE, touches, turn, words)


def test_whose_something_is() -> None:
    places = ["c:a1", "c:a2", "c:a3", "c:c1", "c:d1", "t:w:P", "o:x"]
    assert [owner(SCENE, touch) for touch in places] == ["b", "w", None, "w", None, "w", None]


def test_the_piece_that_is_held_is_named_where_a_game_does_so() -> None:
    words = Words("en", {"site:touch-nowhere": {"en": "{0} stays.", "ja": ""}})
    touched = [["c:a1", "c:z9"], ["c:a1", "c:a2", "c:z9"]]
    said = [sentence(SCENE, touches, "b", words) for touches in touched]
    assert said == ["a1 stays.", "a2 stays."]


def test_each_kind_of_touch_has_its_sentence() -> None:
    assert said("c:a3") == "There is nothing here. Start with a piece of your own."
    in_hand = "There is nothing here. Start with a piece of your own, on the board or in hand."
    assert said("c:a3", turn="w") == in_hand
    assert said("c:a2") == "That piece is White’s, and it is Black’s turn."
    assert said("t:w:P") == "That piece is White’s, and it is Black’s turn."
    assert said("c:a1") == "That piece cannot move right now."
    for turn in "bw":
        assert said("c:b1", turn=turn) == "Black is face down and cannot be moved."
    assert said("c:b2") == "That piece is White’s, and it is Black’s turn."
    assert said("c:b3") == "A stump: no player can move it."
    assert said("c:a1", "c:a3") == "You cannot go there."
    assert said("o:x").startswith("Nothing happens there.")
    assert said("c:a1", "d:K") == "You cannot use this die right now."


def test_a_question_is_asked_once_its_options_are_all_that_is_left() -> None:
    words = Words("en", {"die": {"en": "Which die?", "ja": ""}, "way": {"en": "", "ja": ""}})
    options = [
        {"id": "1", "touch": "d:K", "group": "die"},
        {"id": "2", "touch": "d:C", "group": "die"},
        {"id": "n", "group": "way"},
    ]
    scene: Any = {"options": options, "hands": []}

    def left(
        *able: str, touches: "Sequence[str]" = ("c:b2", "c:b3"), fresh: "Sequence[str]" = ()
    ) -> str:
        offer: Any = Offer()
        offer.open, offer.touches, offer.fresh = list(able), list(touches), list(fresh)
        return open_question(scene, offer, words)

    assert left("d:K", "d:C") == "Which die?"
    assert left("d:K", "d:C", touches=()) == ""
    assert left("d:K", "d:C", touches=["o:n"], fresh=["o:n"]) == ""  # both groups have their titles
    assert left("d:K") == left("d:K", "d:C", "c:b4") == left("d:K", "d:C", "o:n") == ""


def test_a_square_is_asked_for_once_a_piece_in_hand_is_touched() -> None:
    held = {"kind": "S", "name": "Silver of West", "own": "your Silver"}
    scene: Any = {"options": [], "hands": [{"seat": "w", "held": [held]}]}
    offer: Any = Offer()
    offer.open, offer.touches, offer.fresh = ["c:a1", "c:a2"], ["t:w:S"], []
    assert open_question(scene, offer, Words("en")) == "Choose a square for your Silver."
    offer.touches = ["c:b1"]
    assert open_question(scene, offer, Words("en")) == ""


def test_where_there_is_no_piece_to_take_options_are_pointed_out() -> None:
    assert said("c:c1", turn="w") == "Touch an arrow, or swipe over your piece."
    assert said("c:a3", turn="g") == said("o:x", "c:a3", turn="g")
    assert said("c:a3", turn="g") == "There is nothing here yet. Choose one of the options."


def test_the_page_answers_a_touch_that_no_rule_forbids() -> None:
    tab = Tab("g=toy&m=x.y", Memory(dict(PEOPLE))).wake()
    tab.session.touching.touch("c:a1")
    tab.tasks.run()
    tab.tell("why", words=None, cells=[])
    assert tab.screen.refused == ["There is nothing here yet. Choose one of the options."]


def test_it_is_answered_before_the_engine_is_up_too() -> None:
    tab = Tab("", Memory(dict(PEOPLE)))
    tab.session.touching.touch("c:a1")
    tab.tasks.run()
    assert tab.screen.refused == ["There is nothing here yet. Choose one of the options."]


def test_a_landing_before_its_formation_is_asked_for_and_nothing_is_let_go() -> None:
    words = {"choose": {"en": "Which formation?", "ja": "どの陣形？"}}
    scene: Any = dict(OPENING["scenes"][0]["scene"])
    scene["options"] = [{"id": each, "name": each, "group": "choose"} for each in "xy"]
    ways = [{"move": each, "paths": [["c:a1", "?o:" + each, "c:a2"]]} for each in "xy"]
    tab = Tab("g=toy&m=x.y", Memory(dict(PEOPLE)), words=words, scene=scene, choices=ways).wake()
    tab.session.touching.touch("c:a1")
    tab.settle()
    tab.session.touching.touch("c:a2")
    assert tab.waiting() == []
    assert tab.screen.refused == ["One choice first. Which formation?"]
    assert tab.session.table.selection.touches == ["c:a1"]
    assert early(scene, "o:z", Words("en")) == "You cannot go there."
    tab.session.touching.touch("c:c1")  # where nothing leads
    tab.tasks.run()
    tab.tell("why", words=None, cells=[])
    assert tab.screen.refused[1:] == ["One choice first. Which formation?"]
