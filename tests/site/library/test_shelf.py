"""Games are found again among many, told in words, thrown away and brought back."""

from anga.shared.formats.fragment import format_link
from anga.shared.formats.recognise import recognise
from kept.entries import is_unfinished, mover
from kept.library import Library
from library.conversion import DAY, entry_from_game, entry_to_text, keep_all
from library.entry_texts import EntryTexts, iso
from library.shelf import DRAWN, GOING, LOST, OVER, UNSEEN, WON, Filter, fate, matches
from tests.site.by_hand import OPENING, Memory
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LEFT = {"b": 3, "w": 3}
NOW = 1_790_000_000_000


def entry(link: str = "g=toy&m=x.y", **more: "Any") -> "Any":
    made: dict[str, Any] = {
        "v": 1, "link": link, "seats": {"b": "person", "w": 3}, "scale": 10, "name": "",
        "begun": NOW, "changed": NOW, "over": False, "rev": 1,
    }  # fmt: skip
    made.update(more)
    return made


def teller(language: str = "en") -> EntryTexts:
    opening: Any = dict(OPENING)
    opening["words"] = dict(OPENING["words"])
    opening["words"]["reason:mate"] = {"en": "mate", "ja": "詰み"}
    opening["words"]["reason:quiet"] = {"en": "more stones", "ja": "駒数の差"}
    opening["words"]["reason:quiet:drawn"] = {"en": "as many stones", "ja": "同数"}
    return EntryTexts(Words(language), {"toy": opening}, iso)


def found(wish: Filter, *entries: "Any") -> "list[int]":
    tell = teller()
    pairs = [("", each) for each in entries]
    wanted = [
        matches(pair, wish, NOW, lambda one: tell.everything(one[1]).lower()) for pair in pairs
    ]
    return [number for number in range(len(wanted)) if wanted[number]]


def test_how_a_game_stands_is_told_for_whoever_played_it_alone() -> None:
    people = {"b": "person", "w": "person"}
    for game, stands in (
        (entry(), GOING),
        (entry(taken=True), UNSEEN),
        (entry(over=True), OVER),
        (entry(over=True, won=["b"]), WON),
        (entry(over=True, won=["w"]), LOST),
        (entry(over=True, won=["b", "w"]), DRAWN),
        (entry(over=True, won=["b"], seats=people), OVER),
        (entry(over=True, won=["b", "w"], seats=people), DRAWN),
        (entry(over=True, won=7), OVER),
        (entry(left=["b", 2], seats=LEFT), LOST),
        (entry(left=["b", 2], seats=LEFT, over=True, won=["w"]), LOST),
        (entry(left=["b", 2]), GOING),
    ):
        assert fate(game) == stands, game


def test_games_are_found_by_kind_result_age_and_words() -> None:
    games = [
        entry(name="Aki – Ben"),
        entry("g=other&m=x", changed=NOW - 8 * DAY),
        entry(over=True, won=["b"], why="mate", changed=NOW - 40 * DAY),
        entry(taken=True),
    ]
    assert found(Filter(), *games) == [0, 1, 2, 3]
    assert found(Filter(game="other"), *games) == [1]
    assert found(Filter(fate=OVER), *games) == [2]
    assert found(Filter(fate=GOING), *games) == [0, 1, 3]
    assert found(Filter(days=7), *games) == [0, 3]
    assert found(Filter(days=30, game="other"), *games) == [1]
    assert found(Filter("ben aki"), *games) == [0]
    assert found(Filter("ben cho"), *games) == []
    assert found(Filter(iso(NOW - 40 * DAY)), *games) == [2]
    assert found(Filter("COMPUTER 3", fate=WON), *games) == [2]
    assert found(Filter("hare", fate=WON), *games) == [2]


def test_a_day_is_written_as_in_a_calendar() -> None:
    for time, day in (
        (0, "1970-01-01"),
        (951_782_400_000, "2000-02-29"),
        (951_868_800_000, "2000-03-01"),
        (1_735_689_599_999, "2024-12-31"),
        (1_795_305_600_000, "2026-11-22"),
        (4_107_542_400_000, "2100-03-01"),
    ):
        assert iso(time) == day


def test_a_game_is_told_in_words() -> None:
    tell = teller()
    assert tell.status(entry(mover=[2, "b"])) == "Black to move."
    assert tell.status(entry(mover=[1, "w"])) == "Unfinished."
    left = entry(mover=[2, "b"], left=["b", 2], seats=LEFT)
    assert tell.status(left) == "You have left the game."
    assert teller("ja").status(left) == "対局から抜けました。"
    by_link = entry(turn="w", left=["b", 2], seats={"b": 3, "w": "away"})
    assert tell.status(by_link) == "You have left the game."
    assert not is_unfinished(by_link)
    assert tell.status(entry(mover=[2, "b"], left=["b", 2])) == "Black to move."
    left.update(over=True, won=["w"], why="mate")
    assert tell.status(left) == "White wins: mate."
    assert tell.status(entry(taken=True)) == ""
    assert tell.status(entry(turn="w", seats={"b": "person", "w": "away"})).startswith("Their")
    assert tell.status(entry("g=toy&m=x&e=resign:w", over=True, won=["b"], why="resign")) == (
        "You won – White has resigned!"
    )
    assert tell.status(entry("g=toy&m=x&e=resign:b", over=True, won=["w"], why="resign")) == (
        "You lost – you resigned."
    )
    assert tell.status(entry(over=True, won=["b", "w"], why="mate")) == "It’s a draw – mate."
    assert tell.status(entry(over=True, won=["b"], why="quiet")) == "You won – more stones!"
    assert teller("ja").status(entry(over=True, won=["w"], why="mate")) == (
        "あなたの負けです（詰み）。"
    )
    two = {"b": "person", "w": "person"}
    assert tell.status(entry(over=True, won=["b"], why="quiet", seats=two)) == (
        "Black wins: more stones."
    )
    drawn = entry(over=True, won=["b", "w"], why="quiet", seats=two)
    assert tell.status(drawn) == "A draw: as many stones."
    three = {"b": "person", "w": 3, "x": 3}
    assert tell.status(entry(over=True, won=["b", "w"], why="quiet", seats=three)) == (
        "Shared first place: Black, White (as many stones)."
    )
    assert tell.status(entry(over=True)) == "Finished."
    assert tell.players(entry()) == "Black: Human · White: Hare 3"
    assert tell.players(entry(hands={"b": "Aki"})).startswith("Black: Aki")
    assert tell.title(entry("g=strange&m=x", name="N")) == "strange · N"
    assert teller("ja").players(entry()).startswith("黒：あなた")
    assert teller("ja").players(entry(taken=True)).startswith("黒：プレイヤー")
    assert tell.measure(entry()).startswith("Moves: 2 · 2")
    assert tell.measure(entry(origin="g=toy")).startswith("Moves: 2 · 2")
    for origin in ("g=toy&m=x", "g=toy&m=x.x.y.y"):
        told = tell.measure(entry(origin=origin))
        assert told.startswith("Moves: 2 · begun after move 1 · 2")
    assert tell.measure(entry(origin="g=toy&m=x", hands={"b": "", "w": ""})).startswith(
        "Moves: 2 · 2"
    )


def test_what_was_thrown_away_is_no_longer_there_and_comes_back_as_it_was() -> None:
    library = Library(Memory())
    ident = str(library.add(entry()))
    assert library.throw(ident)
    assert library.every() == library.games("toy") == library.unfinished("toy") == []
    assert [pair[0] for pair in library.every(binned=True)] == [ident]
    assert library.is_taken(ident)
    assert library.bring_back(ident)
    assert not library.bring_back(ident)
    after = library.games("toy")[0][1]
    assert after["rev"] == 3
    after["rev"] = 1
    assert after == entry()


def test_a_device_that_is_full_throws_nothing_away() -> None:
    storage = Memory()
    library = Library(storage)
    ident = str(library.add(entry()))
    storage.lets = False
    assert not library.throw(ident)
    assert not library.rename(ident, "New")
    assert library.games("toy")[0][1] == entry()


def test_games_of_a_text_are_kept_once_each() -> None:
    library = Library(Memory())
    text = (
        "game: toy\nnames: b:Aki,w:Ben\ndate: 2026-11-22\n\nx y\n\ngame: toy\n\n\ngame: odd\n\nx\n"
    )
    games = recognise(text).games
    assert keep_all(library, games, ["toy"]) == (1, 0, 2, 0)
    assert keep_all(library, games, ["toy"]) == (0, 1, 2, 0)
    full = Memory()
    full.lets = False
    assert keep_all(Library(full), games, ["toy"]) == (0, 0, 2, 1), "there is no room"
    ((_, kept),) = library.every()
    assert [kept[key] for key in ("name", "names", "date", "link", "over")] == [
        "",
        "b:Aki,w:Ben",
        "2026-11-22",
        "g=toy&m=x.y",
        False,
    ]
    told = teller().everything(kept)
    assert "name · Aki – Ben" in told
    assert "2026-11-22" in told
    assert library.unfinished("toy") == []


def test_a_resigned_game_comes_in_as_over_and_goes_out_as_it_came() -> None:
    text = "game: toy\nseats: w:3\nend: resign:w\ndate: 2026-11-22\ntitle: Evening\n\nx y\n"
    library = Library(Memory())
    kept = entry_from_game(library, recognise(text).games[0])
    assert kept["over"]
    noted = recognise("game: toy\n\nx {well} (y z) y\n").games[0]
    assert entry_to_text(entry_from_game(library, noted), "").endswith("\n\nx {well} (y z) y\n")
    assert entry_to_text(kept, "2026-11-30") == text


def test_what_a_record_tells_of_its_game_goes_out_again_as_it_came() -> None:
    text = (
        "game: toy\nseats: w:3\nclock: 600+5\nend: resign:w\nnames: b:Aki,w:Ben\n"
        "date: 2026-11-01\ntitle: Final\n\nx y _ (z)\n"
    )
    library = Library(Memory())
    game = recognise(text).games[0]
    assert format_link(game.link) == "g=toy&m=x.y&s=w:3&e=resign:w&c=600+5&v=0~2~z"
    assert keep_all(library, [game], ["toy"]) == (1, 0, 0, 0)
    ((ident, kept),) = library.every()
    assert [kept["name"], kept["seats"], kept["clock"]] == ["Final", {"w": 3}, "600+5"]
    assert entry_to_text(kept, "2026-11-30") == text
    assert library.rename(ident, "Last")
    again = library.read(ident)
    assert again
    assert entry_to_text(again, "") == text.replace("Final", "Last")
    assert "Aki" in teller().players(kept)


def test_whose_move_it_is_counts_only_for_the_moves_it_was_seen_after() -> None:
    assert mover(entry(mover=[2, "w"])) == "w"
    for wrong in ([1, "w"], [2], "w", None, [2, "w", 1]):
        assert mover(entry(mover=wrong)) is None
    assert mover(entry(mover=[2, "w"], over=True)) is None
