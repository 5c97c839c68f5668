"""What every game must do: a game that is registered is tested here for free."""

import copy
import json
import pickle
import string
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anga import games
from anga.contract.position import AnyPosition, perft
from anga.contract.rules import GROUPS
from anga.contract.status import status, tokens
from anga.record import record
from anga.record.record import Record
from anga.shared.errors import (
    IllegalMove,
    MoveError,
    OverError,
    PositionError,
    RequestError,
    RulesError,
)
from anga.shared.phrases import slug_of
from tests.engine.contract.wording import spoken
from tests.engine.playouts import (
    every_game,
    every_rules,
    finished,
    lengths,
    playout,
    pool,
    random_games,
    rules_strings,
    some,
    tokens_seen,
)
from tests.thoroughness import times

STATUS_KEYS = ["over", "reason", "placings", "turn", "chance", "check", "scores"]
NEVER_MOVES = ("", " ", "no move", "☃", "\n", "?", "c:a1")


@every_game
def test_a_game_names_itself_its_seats_and_its_rules(game_id: str) -> None:
    game = games.get(game_id)
    assert game.id == game_id
    assert 2 <= len(game.seats) <= 4
    assert len(set(game.seats)) == len(game.seats)
    for rule in game.rules:
        assert rule.default in ("", *rule.tokens)
        assert rule.group in GROUPS
        assert set(rule.untried) <= set(rule.tokens) - {rule.default}
    groups = [GROUPS.index(rule.group) for rule in game.rules]
    assert groups == sorted(groups)
    tokens = [token for rule in game.rules for token in rule.tokens]
    assert len(set(tokens)) == len(tokens)


@every_game
def test_a_handicap_is_another_start_that_helps_a_seat(game_id: str) -> None:
    game = games.get(game_id)
    starts = {("", str(game.start()))}
    for each in game.handicaps:
        assert game.handicap(each.id) is each
        assert each.seat in game.seats
        assert game.canonical(each.rules) == each.rules
        line = game.line(each.rules, each.position)
        assert each.position in (None, str(line.position))
        assert line.legal()
        starts.add((each.rules, str(line.position)))
    assert len(starts) == 1 + len(game.handicaps)
    with pytest.raises(RequestError):
        game.handicap("nonsense")


@every_rules
def test_a_rules_string_has_one_spelling(game_id: str, rules: str) -> None:
    game = games.get(game_id)
    assert game.canonical(rules) == rules
    backwards = ",".join(reversed(rules.split(",")))
    assert game.canonical(backwards) == rules
    assert game.start(backwards).rules == rules


@every_game
def test_rules_left_out_are_the_defaults(game_id: str) -> None:
    game = games.get(game_id)
    assert game.canonical("") == rules_strings(game)[0] == ""
    assert game.canonical(",".join(rule.default for rule in game.rules if rule.default)) == ""


@every_game
@pytest.mark.parametrize("rules", ["nonsense", ",", " ", "é"])
def test_unknown_rules_are_a_rules_error(game_id: str, rules: str) -> None:
    game = games.get(game_id)
    with pytest.raises(RulesError) as caught:
        game.canonical(rules)
    assert caught.value.text in (*rules.split(","), rules)
    with pytest.raises(RulesError):
        game.start(rules)
    with pytest.raises(RulesError):
        game.parse(str(game.start()), rules)


@every_game
def test_a_token_given_twice_is_a_rules_error(game_id: str) -> None:
    game = games.get(game_id)
    for rule in game.rules:
        with pytest.raises(RulesError):
            game.canonical(f"{rule.tokens[0]},{rule.tokens[-1]}")


@every_rules
@random_games
def test_a_position_string_is_read_and_printed_unchanged(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    for position in playout(game_id, rules, seed, plies).positions:
        text = str(position)
        again = games.get(game_id).parse(text, rules)
        assert str(again) == text
        assert again == position
        assert hash(again) == hash(position)
        assert text.isascii()
        assert "_" not in text
        assert text == " ".join(text.split())


@every_rules
@given(seed=pool, plies=lengths, data=st.data())
def test_a_spoilt_position_string_is_an_error_or_another_position(
    game_id: str, rules: str, seed: int, plies: int, data: st.DataObject
) -> None:
    text = str(playout(game_id, rules, seed, plies).position)
    at = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 3))
    inserted = data.draw(st.text(string.printable, max_size=3))
    spoilt = text[:at] + inserted + text[at + length :]
    answer = position_or_error(game_id, rules, spoilt)
    if isinstance(answer, PositionError):
        assert answer.text is not None
        assert answer.text in spoilt
    else:
        assert str(answer) == spoilt


def position_or_error(game_id: str, rules: str, text: str) -> AnyPosition | PositionError:
    try:
        position: AnyPosition = games.get(game_id).parse(text, rules)
    except PositionError as error:
        return error
    return position


@every_rules
@given(text=st.text(max_size=40))
def test_a_text_is_a_position_or_a_position_error(game_id: str, rules: str, text: str) -> None:
    answer = position_or_error(game_id, rules, text)
    assert isinstance(answer, PositionError) or str(answer) == text


@every_rules
@random_games
def test_a_legal_move_is_printed_read_and_played(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    position = line.position
    tokens = [position.format_move(move) for move in line.legal()]
    assert len(set(tokens)) == len(tokens)
    for move in some(line.legal(), seed):
        token = position.format_move(move)
        assert token.isascii()
        assert token == "".join(token.split()) != ""
        assert not set(token) & set("._&#%")
        assert position.parse_any_move(token) == move
        assert line.parse_move(token) == move
        assert position.is_legal(move)
        assert position.play(move) == position.after(move)


@every_rules
@random_games
def test_a_move_that_is_not_legal_is_refused_in_words(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    if line.outcome:
        return
    legal = {line.position.format_move(move) for move in line.legal()}
    cells = {cell["id"] for cell in line.game.scene(line.position, {})["cells"]}
    for token in some(sorted(tokens_seen(game_id, rules) - legal), seed):
        move = line.position.parse_any_move(token)
        if line.position.is_legal(move):
            continue
        with pytest.raises(IllegalMove) as caught:
            line.parse_move(token)
        with pytest.raises(IllegalMove):
            line.position.play(move)
        assert caught.value.text == token
        assert caught.value.reason is not None
        assert spoken(caught.value.reason, line.game.words) in caught.value.message
        reason = caught.value.reason
        words = line.game.words[slug_of(reason)]
        assert not words["en"][0].isupper(), "it is told after a colon"
        assert set(caught.value.cells) <= cells


@every_rules
@pytest.mark.parametrize("token", NEVER_MOVES)
def test_a_malformed_move_is_a_move_error(game_id: str, rules: str, token: str) -> None:
    start = games.get(game_id).start(rules)
    with pytest.raises(MoveError) as caught:
        start.parse_move(token)
    assert caught.value.text == token


@every_rules
@random_games
def test_playing_changes_no_position(game_id: str, rules: str, seed: int, plies: int) -> None:
    line = playout(game_id, rules, seed, plies)
    position, text, number = line.position, str(line.position), hash(line.position)
    for move in some(line.legal(), seed):
        position.play(move)
    position.legal(), position.outcome, position.diagram(), line.game.scene(position, {})
    assert (str(position), hash(position)) == (text, number)
    for name in ("turn", "rules", "something"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(position, name, "x")


@every_game
def test_a_copy_of_a_game_is_the_game(game_id: str) -> None:
    game = games.get(game_id)
    assert all(again is game for again in copies(game))


@every_rules
@random_games
def test_lines_and_positions_are_copied_and_pickled(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    for again in copies(line):
        assert again == line
        assert again.legal() == line.legal()
    for position in copies(line.position):
        assert position == line.position
        assert hash(position) == hash(line.position)
        assert str(position) == str(line.position)


def copies(value: Any) -> list[Any]:
    """What `copy` and `pickle` make of a value."""
    protocols = range(pickle.HIGHEST_PROTOCOL + 1)
    pickled = [pickle.loads(pickle.dumps(value, protocol)) for protocol in protocols]
    return [copy.copy(value), copy.deepcopy(value), *pickled]


@every_rules
@random_games
def test_positions_are_equal_when_their_texts_are(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    positions = playout(game_id, rules, seed, plies).positions
    for other in positions:
        assert (other == positions[0]) is (str(other) == str(positions[0]))
    assert positions[0] != str(positions[0])


@every_game
def test_positions_of_different_rules_are_different(game_id: str) -> None:
    game = games.get(game_id)
    starts = [game.start(rules) for rules in rules_strings(game)]
    assert len(set(starts)) == len(starts)


@every_rules
@random_games
def test_the_status_is_complete_and_true(game_id: str, rules: str, seed: int, plies: int) -> None:
    line = playout(game_id, rules, seed, plies)
    seats = line.game.seats
    found = status(line)
    assert list(found) == STATUS_KEYS
    assert json.loads(json.dumps(found)) == found
    assert found["over"] is (line.outcome is not None)
    assert found["check"] == [seat for seat in seats if seat in found["check"]]
    assert found["scores"] is None or set(found["scores"]) == set(seats)
    if found["over"]:
        assert f"reason:{found['reason']}" in line.game.words
        assert found["turn"] is None
        assert found["chance"] is False
    else:
        assert found["reason"] is None
        assert found["placings"] is None
        assert found["turn"] in seats
        assert line.legal()
        assert len(line.position.odds()) == len(line.position.legal())
        assert all(weight > 0 for weight in line.position.odds())


@every_rules
@given(seed=pool)
@settings(max_examples=times(3, 30))
def test_a_finished_game_places_everyone_and_has_no_moves(
    game_id: str, rules: str, seed: int
) -> None:
    line = finished(game_id, rules, seed)
    if line is None:
        return
    assert line.outcome
    placings = line.outcome.placings
    assert set(placings) == set(line.game.seats)
    assert min(placings.values()) == 1
    assert max(placings.values()) <= len(line.game.seats)
    assert line.legal() == []
    assert tokens(line) == []
    for token in some(sorted(tokens_seen(game_id, rules)), seed):
        with pytest.raises(OverError):
            line.parse_move(token)
    with pytest.raises(MoveError):
        line.parse_move("no move")
    if line.position.outcome:
        assert perft(line.position, 0) == 1
        assert perft(line.position, 1) == perft(line.position, 2) == 0


@every_rules
@random_games
def test_perft_counts_moves(game_id: str, rules: str, seed: int, plies: int) -> None:
    position = playout(game_id, rules, seed, plies).position
    assert perft(position, 0) == 1
    assert perft(position, 1) == len(position.legal())
    if len(position.legal()) < 40:
        assert perft(position, 2) == sum(
            len(position.after(move).legal()) for move in position.legal()
        )


@every_rules
@random_games
def test_a_game_is_the_same_as_record_text_json_and_link(
    game_id: str, rules: str, seed: int, plies: int
) -> None:
    line = playout(game_id, rules, seed, plies)
    whole = record.of(line)
    middle = len(line.moves) // 2
    half = Record(game_id, rules, str(line.positions[middle]), whole.moves[middle:])
    for kept in (whole, half):
        assert record.replay(kept).position == line.position
        assert record.parse_text(record.format_text(kept)) == kept
        moves = record.format_text(kept).partition("\n\n")[2]
        assert all(len(row) <= 80 for row in moves.splitlines())
        assert record.parse_fragment(record.format_fragment(kept)) == (kept, None)
        as_json = json.loads(json.dumps(record.format_json(kept)))
        assert record.replay(record.parse_json(as_json)).position == line.position


@every_rules
@random_games
def test_the_board_can_be_drawn_as_text(game_id: str, rules: str, seed: int, plies: int) -> None:
    drawn = playout(game_id, rules, seed, plies).position.diagram()
    assert len(drawn.splitlines()) > 2
    assert all(row.isprintable() for row in drawn.splitlines())
    assert all(len(row) <= 80 for row in drawn.splitlines())


@every_rules
def test_the_states_of_a_solved_game_are_closed_under_its_moves(game_id: str, rules: str) -> None:
    game = games.get(game_id)
    states = game.states(rules)
    if states is None:
        return
    listed = list(states)
    known = set(listed)
    assert len(known) == len(listed)
    assert game.start(rules) in known
    assert all(state.after(move) in known for state in known for move in state.legal())
