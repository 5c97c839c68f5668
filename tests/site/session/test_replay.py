"""Moves that are shown one after another."""

from session.replay import MOST, Replay, news
from tests.site.by_hand import Memory, Tab

LINK = "g=toy&m=x.y.x&h=b:Aki,w"


def lively() -> bool:
    return False


def opened(
    fragment: str = LINK, tab: "Memory | None" = None, calm: bool = False
) -> "tuple[Tab, Replay]":
    """A tab whose engine has just told of the game."""
    place = Tab(fragment, tab=tab)
    replay = Replay(place.session, lambda: calm)
    place.page.first = replay.recall
    return place.wake(), replay


def said(replay: Replay) -> str:
    told = replay.status()
    return told[0] if told else ""


def test_who_opens_a_game_sees_what_was_played_since_their_own_last_turn() -> None:
    place, replay = opened()
    match = place.session.table.match
    assert match.seats == {"b": "away", "w": "person"}
    assert match.shown == 2, "after the own move"
    assert said(replay) == "Replaying what happened before your turn: move 2 of 3."
    framed = [replay.mover]
    assert place.screen.played == 0
    place.rest()
    assert framed + [replay.mover] == ["w", None], "whose move is told, not who is to move"
    assert (match.shown, place.screen.played) == (3, 1)
    assert place.session.table.mode == "turn"
    assert said(replay) == ""


def test_it_is_seen_once() -> None:
    tab = Memory()
    place, _ = opened(tab=tab)
    place.rest()
    place, replay = opened(tab=tab)
    assert place.session.table.mode == "turn"
    assert said(replay) == ""
    place, replay = opened("g=toy&m=x.y.x.y.x&h=b:Aki,w", tab)
    assert place.session.table.match.shown == 4


def test_whatever_somebody_does_ends_it() -> None:
    place, replay = opened("g=toy&m=x.y.x&h=b")
    match = place.session.table.match
    assert match.seats == {"b": "away", "w": "person"}
    place.session.step(0)
    place.rest()
    place.rest()
    assert match.shown == 0
    assert said(replay) == ""
    assert place.session.table.mode == "earlier"
    place.session.step(3)
    assert place.rest().session.table.match.at_last


def test_a_touch_goes_to_its_end_and_does_nothing_else() -> None:
    place, replay = opened()
    match = place.session.table.match
    assert replay.skip()
    place.settle()
    assert (match.shown, place.session.table.mode, said(replay)) == (3, "turn", "")
    assert not replay.skip(), "from here on a touch is one of the game"
    place.session.step(1)
    place.rest()
    assert not replay.skip(), "nor where somebody has gone back"


def test_somebody_who_goes_nowhere_else_is_at_the_last_move() -> None:
    place, replay = opened()
    place.session.seat("w", "away")
    place.settle()
    assert said(replay) != ""
    place.rest()
    assert place.session.table.mode == "away"
    assert place.session.table.match.at_last


def test_a_game_that_replaces_it_is_left_alone() -> None:
    place, _ = opened()
    place.session.games.begin("", {"b": "person", "w": "person"})
    place.rest()
    assert place.moves == ""
    assert place.session.table.mode == "turn"


def test_nothing_moves_where_nothing_is_to_move_and_in_games_that_go_by_no_link() -> None:
    for fragment, calm in ((LINK, True), ("g=toy&m=x.y.x", False), ("g=toy&m=x.y.x&n=1", False)):
        place, replay = opened(fragment, calm=calm)
        assert said(replay) == ""
        assert not place.tasks.pauses
        assert place.session.table.match.shown == (1 if "n=1" in fragment else 3)


def test_a_link_that_comes_later_is_seen_too() -> None:
    place, _ = opened("g=toy&m=x&h=b:Aki,w")
    place.rest()
    place.address.entries.append(LINK)
    place.session.on_popstate()
    assert place.settle().session.table.match.shown == 2
    assert place.rest().session.table.mode == "turn"


def test_a_link_that_comes_while_the_engine_starts_is_seen_once_it_is_up() -> None:
    place = Tab("g=toy")
    replay = Replay(place.session, lively)
    place.page.first = replay.recall
    place.start()
    place.address.paste(LINK)
    place.session.on_popstate()
    place.tasks.run()
    assert place.tasks.problems == []
    assert place.engine.asked == [], "there is no worker yet that could answer"
    place.engine.starting.answer()
    assert place.settle().session.table.match.shown == 2
    assert place.rest().session.table.mode == "turn"
    assert place.tasks.problems == []


def test_an_engine_that_dies_ends_it() -> None:
    place, replay = opened("g=toy&m=x.y.z&h=b:Aki,w")
    place.rest()
    assert place.session.table.is_over
    assert place.session.table.match.shown == 3
    place, replay = opened()
    place.engine.die()
    place.rest()
    assert replay.match is None
    place.engine.starting.answer()
    assert place.rest().engine.ready


def test_what_is_news() -> None:
    assert news("bwb", "w") == 2
    assert news("bwbw", "w") == 4
    assert news("nesw", "e") == 2
    assert news("b", "w") == 0
    assert news("bwww", "") == 1
    assert news("", "w") == 0
    assert news("b" * 99, "w") == 99 - MOST


def test_the_last_round_is_shown_again() -> None:
    place, replay = opened("g=toy&m=x.y.x.y", Memory())
    match = place.session.table.match
    match.seats = {"b": "person", "w": 1, "c": 1, "d": 1}
    assert replay.last_round == 3, "after the person's own move"
    replay.again()
    place.settle()
    assert match.shown == 3
    assert said(replay) == "Replaying what happened before your turn: move 3 of 4."
    place.rest()
    assert match.at_last
    assert said(replay) == ""


def test_there_is_no_round_to_show_among_two() -> None:
    place, replay = opened("g=toy&m=x.y.x", Memory())
    assert replay.last_round is None
    replay.again()
    assert "scene" not in place.waiting()
