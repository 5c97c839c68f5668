"""A card with sentences, and how a game ended, as one of them."""

from anga.shared.ends import winners
from tests.site.dom.bench import Bench
from widgets.status import StatusCard, ending_sentence, own_ending
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WORDS = Words(
    "en",
    {
        "seat:a": {"en": "Ann", "ja": "アン"},
        "seat:b": {"en": "Bob", "ja": "ボブ"},
        "reason:mate": {"en": "mate", "ja": "詰み"},
        "reason:score": {"en": "by score", "ja": "得点"},
        "reason:stuck": {"en": "Black cannot move", "ja": "相手が動けない"},
        "reason:stuck:lost": {"en": "you cannot move", "ja": "動けない"},
        "reason:quiet": {"en": "more stones", "ja": "駒数の差"},
        "reason:quiet:drawn": {"en": "as many stones", "ja": "同数"},
        "reason:repetition": {"en": "the position has repeated", "ja": "同一局面の繰り返し"},
    },
)


def ended(reason: str, **placings: int) -> str:
    status: Any = {"reason": reason, "placings": placings}
    return ending_sentence(status, WORDS)


def test_the_winners_are_those_in_the_best_place() -> None:
    assert winners({"a": 2, "b": 1}) == ["b"]
    assert winners({"c": 1, "a": 1, "b": 3}) == ["a", "c"]


def test_a_win_names_the_winner_and_the_reason() -> None:
    assert ended("mate", a=2, b=1) == "Bob wins: mate."


def test_the_only_person_is_told_a_result_once() -> None:
    status: Any = {"reason": "mate", "placings": {"a": 2, "b": 1}}
    assert own_ending("you-won", status, WORDS) == "You won – mate!"


def test_who_lost_is_told_their_own_reason() -> None:
    told = [("stuck", "you cannot move"), ("resign", "you resigned"), ("mate", "mate")]
    for reason, text in told:
        status: Any = {"reason": reason, "placings": {"a": 2, "b": 1}}
        assert own_ending("you-lost", status, WORDS) == f"You lost – {text}."


def test_the_buttons_of_an_earlier_move_stand_in_the_order_of_their_focus() -> None:
    with Bench('<div id="status"></div>') as page:
        card = StatusCard(page.find("#status"), WORDS)
        made = [("play-from-here", lambda: None), ("to-last", lambda: None)]
        card.show("after move 1 of 2", "", "earlier", made)
        names = [each.getAttribute("name") for each in page.all("#status .ways > button")]
        assert names == ["play-from-here", "to-last"]


def test_on_ones_own_turn_words_have_the_room_below_the_buttons() -> None:
    with Bench('<div id="status"></div>') as page:
        card = StatusCard(page.find("#status"), WORDS)
        buttons = [("roll", lambda: None)]
        card.show("Your turn.", "Red takes your Pawn.", "roll", buttons)
        assert page.all("#status .around > p")
        before = page.all("#status .around button")
        card.show("Not allowed.", "", "refused", buttons)
        assert page.all("#status .around button") == before, "they stay where they are"
        card.show("Mate.", "", "over", buttons)
        assert len(page.all("#status > p, #status > button")) == 2


def test_a_question_stays_as_a_button_and_both_texts_have_room() -> None:
    with Bench('<div id="status"></div>') as page:
        card = StatusCard(page.find("#status"), WORDS)
        made = [("why-mate", lambda: None), ("review", lambda: None)]
        card.show("Mate.", "Bob moves.", "over", made, other="It attacks.")
        before = page.all("#status button")
        card.show(
            "Mate.", "It attacks.", "over", made, other="Bob moves.", switch="why-mate", is_on=True
        )
        assert page.all("#status button") == before
        assert [each.getAttribute("aria-pressed") for each in before] == ["true", None]
        assert page.find("#status p").textContent == "Mate. It attacks."
        assert page.find("#status .roomy").getAttribute("data-other") == "Bob moves."


def test_a_card_that_lies_over_others_is_put_away_and_brought_back() -> None:
    with Bench('<div id="status"></div>') as page:
        card = page.find("#status")
        status = StatusCard(card, WORDS)
        status.show("Touch: a1.", "It gives more ways.", "turn")
        card.setAttribute("data-covers", "true")
        for put_away in (card.click, lambda: page.document.press("Escape")):
            put_away()
            assert card.hasAttribute("data-shut")
            card.click()
            assert not card.hasAttribute("data-shut"), "a second touch brings it back"
        card.click()
        status.show("Your turn.", "", "turn")
        assert not card.hasAttribute("data-shut"), "another text is seen whole"


def test_a_first_place_that_some_share_is_no_win_of_theirs() -> None:
    assert ended("score", b=1, a=1, c=3) == "Shared first place: Ann, Bob (by score)."
    assert ended("quiet", b=1, a=1, c=3) == "Shared first place: Ann, Bob (as many stones)."


def test_a_draw_names_the_reason() -> None:
    assert ended("repetition", a=1, b=1) == "A draw: the position has repeated."


def test_a_draw_may_have_other_words_than_a_win_for_the_same_reason() -> None:
    assert ended("quiet", a=1, b=2) == "Ann wins: more stones."
    assert ended("quiet", a=1, b=1) == "A draw: as many stones."


def test_what_people_did_is_told_by_the_site_itself() -> None:
    assert ended("resign", a=1, b=2) == "Ann wins: Bob has resigned."
    assert ended("time", a=2, b=1) == "Bob wins: Ann has run out of time."
    assert ended("agreed", a=1, b=1) == "A draw: both players agreed."


def test_what_a_card_has_no_room_for_is_marked_and_a_touch_opens_it() -> None:
    with Bench('<div id="status"></div>') as page:
        card = page.find("#status")
        status = StatusCard(card, Words("en"))
        status.show("Your move.", "Three more lines.", actions=[("hint", lambda: None)])
        card.scrollHeight = 120.0
        page.window.watchers[0].tell([card])
        assert card.dataset.long
        page.find("button").click()
        assert not card.hasAttribute("data-open")
        page.find("p").click()
        assert card.hasAttribute("data-open")
        status.show("Your move.", "Three more lines.")
        assert card.hasAttribute("data-open")
        status.show("Your move.")
        assert not card.hasAttribute("data-open")


def test_the_rule_that_ends_the_words_stays_while_they_do() -> None:
    with Bench('<div id="status"></div>') as page:
        card, rule = StatusCard(page.find("#status"), WORDS), ("the-rule", "rules-toy.html#mate")
        card.show("Your turn.", "It mates.", "turn", (), rule)
        (link,) = page.all("#status p a")
        card.show("Your turn.", "It mates.", "roll", [("hint", lambda: None)], rule)
        assert page.find("#status p a").isSameNode(link), "so it keeps the focus"
        card.show("Your turn.", "It checks.", "turn", (), rule)
        assert not page.find("#status p a").isSameNode(link)
        card.show("Not allowed:", "no.", "refused", (), rule)
        assert not page.all("#status p a"), "there it is a button"
        assert page.find("#status .ways > a").getAttribute("href") == "rules-toy.html#mate"
