"""A game that goes to and fro as a link."""

from anga.shared.formats.fragment import format_link, parse_link, parse_link_far
from kept.entries import HERE, THERE, address_of, waits
from kept.library import Library
from screen.status_lines import lines
from tests.site.by_hand import Memory, Tab


def nothing() -> None:
    """Nobody presses these buttons."""


ACTIONS = [("new-game", nothing), ("hand-over", nothing)]
SITE = "https://anga.example/play.html#"


def opened(fragment: str, device: "Memory | None" = None) -> Tab:
    return Tab(fragment, device).wake()


def seats(tab: Tab) -> "list[object]":
    return [tab.session.table.match.seats[seat] for seat in "bw"]


def entry(tab: Tab) -> str:
    """Whose move the one kept game says it is."""
    games = Library(tab.device).unfinished("toy")
    assert len(games) == 1
    return str(waits(games[0][1]))


def test_after_ones_own_move_the_game_waits_to_be_handed_over() -> None:
    tab = opened("g=toy")
    tab.session.seat("w", "away")
    tab.settle().session.touching.touch("o:x")
    assert tab.settle().session.table.mode == "away"
    assert not tab.session.table.offered_touches.open
    assert "best" not in tab.waiting()
    strong, _, actions = lines(tab.session, ACTIONS[:1], ACTIONS[1])
    assert "by link" in strong
    assert [slug for slug, _ in actions] == ["hand-over"]
    assert entry(tab) == THERE
    assert tab.session.hand_over("Aki") == SITE + "g=toy&m=x&h=b:Aki,w"
    assert tab.address.entries[-1] == "g=toy&m=x&h=b:Aki,w"
    tab.session.undo()
    assert tab.settle().session.table.mode == "turn"


def test_who_opens_it_sits_at_the_side_to_move_and_hands_it_back() -> None:
    tab = opened("g=toy&m=x&h=b:Aki,w")
    assert seats(tab) == ["away", "person"]
    assert tab.kept == []
    tab.session.touching.touch("o:y")
    assert tab.settle().session.table.mode == "away"
    told = lines(tab.session, ACTIONS[:1])[0]
    assert told.startswith("Waiting for Aki (")
    assert tab.session.hand_over("Ben") == SITE + "g=toy&m=x.y&h=b:Aki,w:Ben"
    again = opened("", tab.device)
    again.session.games.resume(Library(tab.device).unfinished("toy")[0][0])
    assert again.settle().address.entries[-1] == "g=toy&m=x.y&h=b:Aki,w:Ben"


def test_what_comes_back_goes_on_where_it_was() -> None:
    device = Memory()
    tab = opened("g=toy&m=x&h=b,w", device)
    tab.session.touching.touch("o:y")
    assert entry(tab.settle()) == THERE
    back = opened("g=toy&m=x.y.x&h=b,w", device)
    assert seats(back) == ["away", "person"]
    assert back.session.table.mode == "turn"
    assert entry(back) == HERE
    assert back.kept == ["g=toy&m=x.y.x"]
    again = opened("g=toy&m=x.y.x", device)
    assert again.session.table.match.hands == {"b": "", "w": ""}


def test_a_game_sent_before_its_first_move_is_ones_own_when_it_comes_back() -> None:
    device = Memory()
    tab = opened("g=toy", device)
    tab.session.seat("b", "away")
    tab.session.seat("w", "person")
    sent = tab.settle().session.hand_over("Ann")[len(SITE) :]
    assert sent == "g=toy&o=b&h=b,w:Ann"
    assert entry(tab) == THERE
    kept = Library(device).unfinished("toy")[0]
    assert address_of(*kept) == "toy.html?kept=" + kept[0] + "#g=toy"
    assert opened("g=toy", device).screen.notices == {}  # no game to go on with
    for again in (Tab(sent, device, tab.tab).wake(), opened(sent, device)):
        assert seats(again) == ["away", "person"]
        assert not again.session.table.match.invites
    other = opened("g=toy&m=x&h=b,w:Zoe", device)  # from somebody else
    assert other.session.table.match.invites
    back = opened("g=toy&m=x&h=b:Bob,w:Ann", device)
    assert not back.session.table.match.invites
    assert seats(back) == ["away", "person"]
    assert back.kept == ["g=toy&m=x"]


def test_a_link_before_the_first_move_is_for_the_seat_that_is_free() -> None:
    tab = opened("g=toy")
    tab.session.seat("w", "away")
    tab.session.seat("b", "person")
    buttons = lines(tab.settle().session, ACTIONS[:1], ACTIONS[1])[2]
    assert "hand-over" not in [slug for slug, _ in buttons]  # one's own move comes first
    for name, hands in (("", "b,w"), ("Ann", "b:Ann,w")):
        sent = tab.session.hand_over(name)[len(SITE) :]
        assert sent == "g=toy&o=w&h=" + hands
        other = opened(sent)
        assert seats(other) == ["away", "person"]
        assert other.session.table.mode == "away"
        assert other.session.table.match.bottom == ""
    assert tab.address.entries[-1] == "g=toy&h=b:Ann,w"  # whose board stays as it is
    assert seats(opened(tab.address.entries[-1])) == ["away", "person"]
    tab.session.copy()
    assert tab.settle().address.copied == SITE + "g=toy&o=w&h=b:Ann,w"
    tab.session.touching.touch("o:x")
    assert tab.settle().session.hand_over("Ann") == SITE + "g=toy&m=x&h=b:Ann,w"


def test_a_game_without_moves_is_dropped_with_its_player_elsewhere() -> None:
    tab = opened("g=toy")
    tab.session.seat("b", "away")
    tab.session.seat("w", "person")
    tab.settle().session.hand_over("Ann")
    tab.session.seat("b", "person")
    assert Library(tab.device).names() == []
    tab.settle().session.touching.touch("o:x")
    assert tab.settle().kept == ["g=toy&m=x"]


def test_undo_takes_back_no_move_of_somebody_elsewhere() -> None:
    tab = opened("g=toy&m=x&h=b:Ann,w")
    assert not tab.session.table.match.can_undo(tab.session.table.turns)
    tab.session.touching.touch("o:y")
    assert tab.settle().session.table.match.can_undo(tab.session.table.turns)
    tab.session.undo()
    assert tab.settle().moves == "x"
    tab.session.undo()
    assert tab.settle().moves == "x"


def test_undo_takes_back_no_end_from_elsewhere_but_ones_own() -> None:
    tab = opened("g=toy&m=x.y&h=b:Ann,w:Ben&e=resign:b")
    assert not tab.session.table.match.can_undo(tab.session.table.turns)
    tab.session.undo()
    assert tab.settle().session.table.match.end == "resign:b"
    mine = opened("g=toy&m=x&h=b:Ann,w")
    mine.session.leaving.leave("w")
    assert mine.settle().session.table.match.end == "resign:w"
    mine.session.undo()
    assert mine.settle().session.table.match.end == ""


def test_undo_to_the_start_keeps_a_game_that_was_sent() -> None:
    tab = opened("g=toy")
    tab.session.seat("w", "away")
    tab.settle().session.hand_over("Ann")
    tab.session.touching.touch("o:x")
    assert tab.settle().kept == ["g=toy&m=x"]
    tab.session.undo()
    assert tab.settle().kept == ["g=toy"]


def test_an_end_that_comes_by_link_before_the_engine_is_kept_with_who_won() -> None:
    device = Memory()
    tab = opened("g=toy&m=x&h=b:Ann,w", device)
    tab.session.touching.touch("o:y")
    tab.settle()
    opened("g=toy&m=x.y&h=b:Ann,w:Ben&e=resign:b", device).settle()
    assert Library(device).games("toy")[0][1]["won"] == ["w"]
    notices = opened("g=toy&m=x&h=b:Ann,w", device).screen.notices  # it may be of another game
    assert "began like this" in notices["kept"]


def test_a_computer_that_took_over_a_seat_elsewhere_plays_on_here() -> None:
    device = Memory()
    tab = opened("g=toy&m=x&h=b:Aki,w", device)
    tab.session.touching.touch("o:y")
    tab.settle()
    old = opened("g=toy&m=x.y&s=b:1&h=w", device)  # as long as ours, and as new
    assert old.session.table.match.seats == {"b": 1, "w": "person"}
    assert old.session.table.thinking
    older = opened("g=toy&m=x&h=b:Aki,w", device)
    assert older.session.table.match.seats == {"b": 1, "w": "person"}


def test_an_older_link_leads_to_the_game_as_it_stands() -> None:
    device = Memory()
    tab = opened("g=toy&m=x&h=b:Aki,w", device)
    tab.session.touching.touch("o:y")
    tab.settle()
    late = opened("g=toy&m=x&h=b:Aki,w", device)
    assert late.session.table.mode == "away"
    assert late.address.entries[-1] == "g=toy&m=x.y&h=b:Aki,w"
    assert sorted(late.screen.actions["kept"]) == ["close", "open-apart"]
    late.screen.actions["kept"]["open-apart"]()
    assert late.settle().address.entries[-1] == "g=toy&m=x&h=b:Aki,w"
    assert late.session.table.mode == "turn"
    late.session.touching.touch("o:x")
    assert late.settle().kept == ["g=toy&m=x.x", "g=toy&m=x.y"]


def test_an_old_link_of_a_finished_game_leads_to_its_end() -> None:
    device = Memory()
    tab = opened("g=toy&m=x.y.x.y.x&h=b:Aki,w", device)
    tab.session.touching.touch("o:y")
    tab.settle()
    opened("g=toy&m=x.y.x.y.x.y&h=b:Aki,w&e=resign:b", device)
    late = opened("g=toy&m=x.y.x.y.x&h=b:Aki,w", device)
    assert late.session.table.mode == "over"
    assert late.screen.notices["kept"] == "Your game has gone on since that link."
    short = opened("g=toy&m=x&h=b:Aki,w", device)  # perhaps of another game
    assert short.screen.notices["kept"].startswith("A finished game of yours began like this.")


def test_a_link_that_comes_back_shows_ones_own_board() -> None:
    device = Memory()
    tab = opened("g=toy", device)
    tab.session.seat("w", "away")
    sent = tab.settle().session.hand_over("Ann")[len(SITE) :]
    assert sent == "g=toy&o=w&h=b:Ann,w"
    assert opened(sent, device).session.table.match.bottom == ""


def test_who_has_left_is_asked_to_send_it_only_until_somebody_moves() -> None:
    tab = opened("g=toy&m=x&h=b:Aki,w")
    match = tab.session.table.match
    match.left = "w", 1
    match.sit("w", 1)
    tab.session.flow.refresh_soon()
    tab.settle()
    assert tab.session.table.is_left_to_tell
    match.left = "w", 0
    assert not tab.session.table.is_left_to_tell


def test_a_game_by_link_that_was_left_is_seen_to_go_on() -> None:
    device = Memory()
    tab = opened("g=toy&m=x&h=b:Aki,w", device)
    match = tab.session.table.match
    match.left = "w", 1
    match.sit("w", 1)
    tab.session.flow.saved.save_players(match)
    assert tab.kept == []
    later = opened("g=toy&m=x.y.x&s=w:1&h=b:Aki", device)
    assert not later.session.table.match.invites
    assert later.session.table.match.left == ("w", 1)


def test_an_unfinished_game_by_link_is_offered_with_whom_it_is_played() -> None:
    for hands, told in (
        ("b:Ann,w", "You have an unfinished game by link with Ann. Moves so far: 2."),
        ("b,w", "You have an unfinished game by link. Moves so far: 2."),
    ):
        device = Memory()
        tab = opened("g=toy&m=x&h=" + hands, device)
        tab.session.touching.touch("o:y")
        tab.settle()
        assert opened("", device).screen.notices["unfinished"] == told


def test_a_second_answer_says_where_it_leaves_ones_own_game() -> None:
    device = Memory()
    tab = opened("g=toy&m=x&h=b:Aki,w", device)
    tab.session.touching.touch("o:y")
    tab.settle()
    for fragment, told in (
        ("g=toy&m=x.x.y&h=b:Aki,w:Eve", True),
        ("g=toy&m=x.x.y&h=b:Bob,w:Eve", False),  # with somebody else
        ("g=toy&m=y.x.y&h=b:Aki,w:Eve", False),  # another game
    ):
        assert ("kept" in opened(fragment, device).screen.notices) is told, fragment


def test_a_game_begun_by_link_is_ones_own_after_a_reload() -> None:
    device = Memory()
    tab = opened("", device)
    tab.session.games.begin("", {"b": "person", "w": "away"})
    begun = tab.settle().address.entries[-1]
    assert begun == "g=toy&h=b,w"
    match = Tab(begun, device, tab.tab, reloaded=True).wake().session.table.match
    assert (match.seats, match.invites) == ({"b": "person", "w": "away"}, False)


def test_somebody_elses_link_leaves_other_games_alone() -> None:
    device = Memory()
    tab = opened("g=toy", device)
    tab.session.seat("w", "person")
    tab.settle().session.touching.touch("o:x")
    assert tab.settle().kept == ["g=toy&m=x"]
    other = opened("g=toy&m=x.y&h=b,w", device)
    assert seats(other) == ["person", "away"]
    assert other.kept == ["g=toy&m=x"]


def test_who_sits_nowhere_is_left_out_with_a_notice() -> None:
    tab = opened("g=toy&m=x&h=b,w,zz:Zoe")
    assert seats(tab) == ["away", "person"]
    assert "link" in tab.screen.notices


def test_names_are_spelt_so_that_they_come_back() -> None:
    link = parse_link("g=toy")
    link.hands = {"b": " Aki, the: first & last ", "w": "\u3042\u304d"}
    text = format_link(link)
    again = parse_link(text)
    assert again.hands == {"b": "Aki  the  first & last", "w": "\u3042\u304d"}
    assert format_link(again) == text
    for nonsense in ("h=", "h=B", "h=b,b", "h=b:" + 41 * "x", "h=b: x", "h=b,"):
        assert parse_link_far("g=toy&" + nonsense)[1] is not None, nonsense
