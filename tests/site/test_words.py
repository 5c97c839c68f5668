"""The site's words: both languages say the same, and the right one is chosen."""

import re
from typing import Any

import pytest

from anga import games
from anga.contract.claims import claims
from tests.engine.games.troop.boards import FLANK, GAME
from tests.engine.playouts import each_move
from words import (
    LANGUAGES,
    MESSAGES,
    Words,
    fill,
    last_sentence,
    pieces,
    preferred_language,
    rotated_words,
    together,
    unparted,
)

FORBIDS = re.compile(r"[a-z].*\.")  # how only rules that forbid a move are written
UNSAID = re.compile(r"\b[Yy]ou( \w+s\b|’s| [A-Z])|\x02")  # what nobody says to a person


def places(text: str) -> list[str]:
    """The numbers of the places to be filled in a text."""
    return sorted([piece[0] for piece in text.split("{")[1:]])


def test_every_message_is_there_in_every_language() -> None:
    for slug in MESSAGES:
        assert sorted(MESSAGES[slug]) == sorted(LANGUAGES), slug
        assert all(MESSAGES[slug][language].strip() for language in LANGUAGES), slug


def test_every_message_has_the_same_places_in_every_language() -> None:
    for slug in MESSAGES:
        english, japanese = [places(MESSAGES[slug][language]) for language in ("en", "ja")]
        assert english == japanese, slug
        assert set(english) <= set("01234"), slug


def test_what_asks_for_a_yes_is_a_question() -> None:
    asked = [slug for slug in MESSAGES if slug.endswith("-ask")]
    assert "give-up-ask" in asked
    for slug in asked:
        assert MESSAGES[slug]["en"].rstrip().endswith("?"), slug
        assert MESSAGES[slug]["ja"].rstrip().endswith("？"), slug


def test_english_messages_hold_no_japanese() -> None:
    for slug in MESSAGES:
        if slug != "other-language":
            assert all(ord(letter) < 0x3000 for letter in MESSAGES[slug]["en"]), slug


def test_every_language_but_its_own_name_is_in_its_own_script() -> None:
    for slug in MESSAGES:
        japanese = MESSAGES[slug]["ja"]
        signs = slug in (
            "other-language",
            "win-in",
            "loss-in",
            "even",
            "asks-first",
            "level-short",
        )
        assert signs or any(ord(letter) > 0x3000 for letter in japanese), slug


def test_places_are_filled() -> None:
    assert fill("{0} of {1}: {0}", ("a", 2)) == "a of 2: a"
    assert fill("{0}", ()) == "{0}"


def test_what_is_filled_in_is_not_filled_again() -> None:
    assert fill("{0} {1}", ("{1}", "x")) == "{1} x"


def test_a_word_is_said_in_the_language_chosen() -> None:
    words = Words("en", {"seat:b": {"en": "Black", "ja": "先手"}})
    assert words("your-turn", words.say("seat:b")) == "Black to move."
    words.language = "ja"
    assert words("your-turn", words.say("seat:b")) == "先手の番です。"


@pytest.mark.parametrize(
    ("phrase", "told"),
    [
        (["of", "seat:s", "Gold"], "Your Gold"),
        (["takes", ["of", "seat:s", "Gold"]], "It takes your Gold."),
        (["checks", "seat:n", "seat:s"], "Next, North could check you."),
        (["checks", "seat:s", "seat:n"], "Next, you could check North."),
        (["is", "seat:s", "seat:n"], "You are in check; North is not."),
        (["is", "seat:n", "seat:s"], "North is in check; you are not."),
        (["passes", "seat:s"], "You pass. You win."),
        (["takes", ["the", "seat:s", "Gold"]], "It takes your Gold."),
        (["takes", ["own", "seat:s", "Gold"]], "It takes your Gold."),
        (["own", "seat:s", "Gold"], "Your Gold"),
    ],
)
def test_a_player_is_addressed(phrase: "list[Any]", told: str) -> None:
    texts = {
        "seat:s": "South",
        "seat:n": "North",
        "of": "{0}’s {1}",
        "the": "the {0} {1}",
        "own": "{0} {1}",
        "takes": "It takes {0}.",
        "checks": "Next, {0} could check {1}.",
        "is": "{0} is in check; {1} is not.",
        "passes": "{0} passes. {0} wins.",
    }
    words = Words("en", {slug: {"en": text, "ja": text} for slug, text in texts.items()})
    assert words.say_to("s", phrase) == told
    assert words.say_to(None, phrase) == words.say(phrase)
    assert words.say_to("e", phrase) == words.say(phrase)


def test_in_japanese_a_piece_on_its_square_is_said_without_its_owner() -> None:
    texts = {"seat:s": "南家", "of": "{0}の銀", "on": "{1}の{0}", "own": "{0}が増えます。"}
    words = Words("ja", {slug: {"en": text, "ja": text} for slug, text in texts.items()})
    piece: list[Any] = ["of", "seat:s"]
    assert words.say_to("s", ["own", ["on", piece, "3八"]]) == "3八の銀が増えます。"
    assert words.say_to("s", ["own", piece]) == "あなたの銀が増えます。"
    assert words.say_to("n", ["own", ["on", piece, "3八"]]) == "3八の南家の銀が増えます。"


@pytest.mark.parametrize(
    ("language", "seat", "told"),
    [
        ("en", None, "3 of White’s soldiers fall (c5, d5 and e5)."),
        ("en", "w", "3 of your soldiers fall (c5, d5 and e5)."),
        ("ja", None, "後手の駒3枚（c5・d5・e5）を撃破。"),
        ("ja", "w", "あなたの駒3枚（c5・d5・e5）を撃破。"),
    ],
)
def test_whoever_reads_whose_soldiers_fell_reads_the_truth(
    language: str, seat: "str | None", told: str
) -> None:
    words, position = Words(language, GAME.words), GAME.parse(FLANK)
    march = GAME.move_description(position, position.parse_move("c3d4e3:n2"))
    assert words.say_to(seat, march).endswith(told)


def test_in_japanese_a_hint_to_march_asks_for_its_touches() -> None:
    words = Words("ja", GAME.words)
    touched = words.say(["touches:cpc", "d4", "直列陣", "d6"])
    assert words("hint-way", touched) == "d4、直列陣の絵、d6の順に選びましょう。"
    alone = words.say(["touches:csc", "d4", "直列陣", "d6"])
    assert words("hint-way", alone) == "直列陣をd4からd6へ進めましょう。"


@pytest.mark.parametrize("game_id", games.listed())
def test_of_a_player_nothing_is_said_that_nobody_would_say_to_one(game_id: str) -> None:
    for seed in range(2):
        for line in list(each_move(game_id, seed, 40))[1::3]:
            words, before = Words("en", line.game.words), line.positions[-2]
            move, seats = line.game.move_description(before, line.moves[-1]), line.game.seats
            said = [words.say_to(seat, move) for seat in seats if seat != before.turn]
            for told in claims(line):
                said += [words.say_to(seat, [told["slug"], *told["args"]]) for seat in seats]
            assert not [text for text in said if UNSAID.search(text)]


def test_the_language_kept_comes_before_what_the_browser_speaks() -> None:
    assert preferred_language("ja", ["en-GB"]) == "ja"
    assert preferred_language(None, ["fr", "ja-JP", "en"]) == "ja"
    assert preferred_language("xx", ["de"]) == "en"
    assert preferred_language(None, []) == "en"


def test_a_rule_that_says_itself_that_a_move_cannot_be_made_has_nothing_before_it() -> None:
    japanese = Words("ja")
    assert japanese.refusal("打ち王手になるので打てません。")[1] == ""
    assert japanese.refusal("まずダイスを振ってください。")[1] == ""
    assert japanese.refusal("斜め一列は陣形ではありません。")[0] == japanese("refused")
    assert Words("en").refusal("A rule.") == ("Not allowed:", "A rule.")


@pytest.mark.parametrize("game_id", games.listed())
def test_in_japanese_every_rule_says_itself_what_cannot_be_done(game_id: str) -> None:
    known = games.get(game_id).words
    rules = [slug for slug, text in known.items() if FORBIDS.fullmatch(text["en"])]
    assert len(rules) > 1
    for slug in rules:
        assert Words("ja").refusal(known[slug]["ja"])[1] == "", slug
        assert Words("en").refusal(known[slug]["en"])[0] == "Not allowed:"


def test_a_game_may_say_a_text_of_the_site_in_its_own_terms() -> None:
    own = {"site:touch-idle": {"en": "That {0} sleeps.", "ja": "寝ています。"}}
    assert Words("en", own)("touch-idle", "cat") == "That cat sleeps."
    assert Words("en", own)("hint") == Words("en")("hint")


def test_sentences_stand_together() -> None:
    assert together(["One.", "", "Two."]) == "One. Two."
    assert together(["一。", "二"]) == "一。二"
    assert together(["一、", "二"]) == "一、二"


def test_a_task_ends_with_what_to_do() -> None:
    assert last_sentence("You’re Black. Is it mate? Touch d4, then d6.") == "Touch d4, then d6."
    assert last_sentence("手前があなたです。前に転がします。") == "前に転がします。"
    assert last_sentence("Capture with it.") == "Capture with it."


def test_a_line_of_japanese_may_best_end_between_its_clauses() -> None:
    assert pieces("先手の勝ち（9手ずつ変化なし、駒数で判定）。") == [
        "先手の勝ち",
        "（9手ずつ変化なし、",
        "駒数で判定）。",
    ]
    assert pieces("「勝ちです。」と先手。") == ["「勝ちです。」と先手。"]
    assert pieces("（敵）です。") == ["（敵）です。"]
    assert pieces("Black wins: mate, at last.") == ["Black wins: mate, at last."]
    assert pieces("") == [""]


def test_arrows_and_directions_turn_with_the_board() -> None:
    known = {"name": {"en": "Toy", "ja": "玩具"}}
    for way, arrow in ("ne", "↗"), ("se", "↘"), ("sw", "↙"), ("nw", "↖"):
        known["arrow:" + way] = {"en": arrow, "ja": arrow}
        known["direction:" + way] = {"en": way, "ja": way}
    assert rotated_words(known, 0) is known
    assert rotated_words(known, 1)["arrow:ne"]["en"] == "↘"
    assert rotated_words(known, 1)["direction:ne"]["en"] == "se"
    assert rotated_words(known, 2)["direction:ne"]["en"] == "sw"
    assert rotated_words(known, 3)["name"] == known["name"]


def test_no_line_begins_with_a_number_or_ends_beside_an_arrow() -> None:
    assert unparted("White to move: mate in 1.") == "White to move: mate in\u00a01."
    assert unparted("P g3 →") == "P g3\u00a0→"
