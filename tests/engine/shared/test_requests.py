"""Requests as every page puts them together, and as the engine's door takes them."""

import json

from anga.service import door
from anga.shared.requests import make_request


def test_a_request_names_a_position_only_if_it_is_not_the_start() -> None:
    usual = make_request("moves", "bushi", "")
    assert usual == {"cmd": "moves", "game": "bushi", "rules": "", "record": []}
    assert make_request("moves", "bushi", "", "")["position"] == ""


def test_a_request_keeps_its_record_when_the_game_goes_on() -> None:
    moves = ["a", "b"]
    request = make_request("scene", "toy", "", None, moves)
    moves.append("c")
    assert request["record"] == ["a", "b"]


def test_the_door_takes_a_request_from_the_start_and_from_any_position() -> None:
    start = make_request("moves", "orb", "")
    moves = json.loads(door.answer_text(json.dumps(start)))["moves"]
    after = make_request("position", "orb", "", None, moves[:1])
    position = json.loads(door.answer_text(json.dumps(after)))["position"]
    there = make_request("moves", "orb", "", position)
    played = make_request("moves", "orb", "", None, moves[:1])
    assert door.answer(there) == door.answer(played)
    assert door.answer(there) != door.answer(start)
