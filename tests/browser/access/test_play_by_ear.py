"""Each game from its first move to its end, by somebody who hears the page and has a keyboard."""

from collections.abc import Mapping
from typing import Any

import pytest

from access.grid_places import touch_labels
from anga import games
from tests.browser.listener import Listener
from tests.browser.player import Player
from tests.site.pages.plans import PLANS, asked, touches
from tests.thoroughness import chosen
from words import Words


def seat_people(listener: Listener, scene: Mapping[str, Any], words: Words) -> None:
    """Let a person play every seat."""
    for _ in scene["seats"]:
        names = [words.say(seat["name"]) for seat in scene["seats"]]
        boxes = listener.listen().every("combobox")
        left = [box.name for box in boxes if box.name in names and box.value != words("person")]
        if left:
            listener.reach("combobox", left[0])
            listener.press("Home")


def play(listener: Listener, game: str, moves: list[str], words: Words) -> None:
    """Play moves as somebody who knows them, each until it is said."""
    for ply, move in enumerate(moves):
        now, after = asked(game, moves[:ply]), asked(game, moves[: ply + 1])
        offered = {each["move"]: each["description"] for each in now["unlisted"]}
        if move in offered:
            deal(listener, words, words.say(offered[move]))
        else:
            for touch in touches(now["choices"], move):
                listener.touch(touch_labels(now["scene"], [touch], words)[0])
        listener.hears(words.say(after["history"][-1]["description"]))


def deal(listener: Listener, words: Words, name: str) -> None:
    """Make a move that no touch makes, in its dialog."""
    listener.choose("button", words.say("unlisted") + " …")
    listener.reach("combobox", words.say("unlisted"))
    for _ in range(9):
        if listener.focus.value == name:
            break
        listener.press("ArrowDown")
    listener.choose("button", words.say("unlisted-play"))


@pytest.mark.parametrize("game", chosen(PLANS, "bushi"))
def test_a_whole_game_is_played_by_ear(player: Player, game: str) -> None:
    plan = PLANS[game]
    place = f"&p={plan.position.replace(' ', '_')}" if plan.position else ""
    player.open(f"g={game}{place}")
    words = Words("en", dict(games.get(game).words))
    listener = Listener(player.page)
    seat_people(listener, asked(game, [])["scene"], words)
    if any(move.startswith("roll:") for move in plan.moves.split()):
        listener.choose("button", words("settings"))
        listener.choose("checkbox", words("own-dice"), "Space")
        listener.choose("button", words("share-close"))
    play(listener, game, plan.moves.split(), words)
    assert plan.end in listener.said
