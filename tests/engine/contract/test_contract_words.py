"""What every game must say, in English and Japanese, and what the page knows of it at once."""

import json
from math import prod

from anga import games
from anga.contract.status import status
from anga.record import record
from anga.record.record import Record
from anga.service import openings
from anga.shared.phrases import say
from tests.engine.contract.wording import LANGUAGES, spoken
from tests.engine.playouts import every_game, every_rules, playout, random_games, some


@every_rules
@random_games
def test_no_two_moves_are_written_or_told_alike(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    for tell in (line.game.move_notation, line.game.move_description):
        for language in LANGUAGES:
            said = [say(tell(line.position, m), line.game.words, language) for m in line.legal()]
            assert len(set(said)) == len(said)


@every_game
def test_every_word_is_there_in_english_and_japanese(game_id: str) -> None:
    words = games.get(game_id).words
    assert {"name", "credit", "about"} <= set(words)
    for slug, texts in words.items():
        assert sorted(texts) == sorted(LANGUAGES), slug
        assert all(text == text.strip() != "" for text in texts.values()), slug


@every_game
def test_a_word_has_the_same_places_in_both_languages(game_id: str) -> None:
    for slug, texts in games.get(game_id).words.items():
        if slug == "apart":  # each language has its own way
            continue
        used = [{n for n in range(9) if f"{{{n}}}" in text} for text in texts.values()]
        if slug.startswith("goal:"):  # a mate is counted by own moves, or as in shogi by all
            used = [{1 if n == 2 else n for n in places} for places in used]
        assert used[0] == used[1], slug


@every_game
def test_rules_seats_and_views_have_words(game_id: str) -> None:
    game = games.get(game_id)
    slugs = [f"seat:{seat}" for seat in game.seats]
    for rule in game.rules:
        slugs += [f"rule:{rule.id}", *(f"rule:{token}" for token in rule.tokens)]
    slugs += [f"handicap:{each.id}" for each in game.handicaps]
    for view in game.views:
        slugs += [f"view:{view.id}", *(f"view:{choice}" for choice in view.choices)]
    assert set(slugs) <= set(game.words)


@every_rules
@random_games
def test_moves_are_told_in_both_languages(game_id: str, rules: str, seed: int, plies: int) -> None:
    line = playout(game_id, rules, seed, plies)
    for move in some(line.legal(), seed):
        assert spoken(line.game.move_notation(line.position, move), line.game.words)
        told = spoken(line.game.move_description(line.position, move), line.game.words)
        assert told[-1] in ".!?", told
        assert len(told) > 8


@every_game
def test_the_opening_holds_all_that_the_page_needs_before_the_engine_is_up(game_id: str) -> None:
    opening = openings.opening(game_id)
    game = games.get(game_id)
    start = record.replay(Record(game_id))
    assert json.dumps(opening)
    assert [first["move"] for first in opening["firsts"]] == [
        start.position.format_move(move) for move in start.legal()
    ]
    for first in opening["firsts"]:
        spoken(first["notation"], opening["words"])
        spoken(first["description"], opening["words"])
        assert first["changes"]
        assert first["seat"] == start.position.turn
    views = [tuple(sorted(entry["view"].items())) for entry in opening["scenes"]]
    assert len(set(views)) == len(views) == prod(len(view.choices) for view in game.views)
    assert opening["choices"] == game.choices(start.position)
    assert opening["status"] == status(start)
    assert opening["solved"] is (game.states() is not None)
    assert opening["seats"] == list(game.seats)
