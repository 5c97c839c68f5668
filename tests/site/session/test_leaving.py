"""Games that end before their rules end them."""

from session.leaving import Leaving, rotate_seats
from tests.site.by_hand import Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.match import Seats

TWO = '{"b": "person", "w": "person"}'
FOUR = '{"b": "person", "w": 3, "e": 5, "s": 3}'


def two(fragment: str = "g=toy&m=x", device: "Memory | None" = None) -> Tab:
    """Two people at a board; a move that is played keeps the game."""
    tab = Tab("", device or Memory({"seats:toy": TWO})).wake()
    for move in fragment.partition("m=")[2].split("."):
        tab.session.touching.touch("o:" + move)
        tab.settle()
    return tab


def may_offer(leaving: Leaving) -> bool:
    return leaving.offers


def alone() -> Tab:
    """A person to move against the computer, after a move of each."""
    tab = Tab().wake()
    tab.session.touching.touch("o:x")
    return tab.settle().think("y")


def test_whoever_is_to_move_may_resign_once_something_was_played() -> None:
    assert Tab().wake().session.leaving.leaver is None
    tab = two()
    leaving = tab.session.leaving
    assert leaving.leaver == "w"
    tab.session.table.hint = tab.session.table.forbidding = object()  # type: ignore[assignment]
    leaving.leave("w")
    assert tab.session.table.hint is None, "nothing is left to be done"
    assert tab.session.table.forbidding is None
    tab.settle()
    assert tab.session.table.mode == "over"
    assert tab.session.table.status["placings"] == {"b": 1, "w": 2}
    assert tab.address.entries[-1] == "g=toy&m=x&e=resign:w"
    assert tab.session.leaving.leaver is None
    assert tab.session.table.offered_touches.open == []


def test_the_only_person_may_resign_while_the_computer_thinks() -> None:
    tab = Tab().wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.session.table.mode == "thinking"
    leaving = tab.session.leaving
    assert leaving.leaver == "b"
    leaving.leave("b")
    tab.think("y")
    assert (tab.moves, tab.session.table.mode) == ("x", "over")


def test_a_game_that_was_resigned_is_kept_as_over_and_undo_goes_on_with_it() -> None:
    device = Memory({"seats:toy": TWO})
    tab = two("g=toy&m=x.y", device)
    assert tab.kept == ["g=toy&m=x.y"]
    tab.session.leaving.leave("b")
    tab.settle()
    assert tab.kept == []
    tab.session.undo()
    tab.settle()
    assert tab.kept == ["g=toy&m=x.y"]
    assert (tab.session.table.mode, tab.session.table.turn) == ("turn", "b")
    assert tab.address.entries[-1] == "g=toy&m=x.y"


def test_a_link_with_an_end_opens_it_and_earlier_moves_are_played_on_from() -> None:
    tab = Tab("g=toy&m=x.y&e=agreed").wake()
    assert tab.session.table.mode == "over"
    tab.session.step(1)
    assert tab.settle().session.table.mode == "earlier"
    assert tab.address.entries[-1] == "g=toy&m=x.y&n=1&e=agreed"
    tab.session.play_on()
    assert tab.settle().session.table.mode == "turn"
    assert tab.address.entries[-1] == "g=toy&m=x"


def test_an_end_of_somebody_who_does_not_play_is_left_out() -> None:
    tab = Tab("g=toy&m=x&e=resign:z").wake()
    assert tab.session.table.mode == "turn"
    assert tab.screen.notices["link"] == "Part of the link cannot be read: resign:z."
    four = Tab("g=toy&m=x&e=agreed", seats=["b", "w", "e", "s"]).wake()
    assert four.session.table.mode == "turn"


def test_the_rules_decide_a_game_that_they_have_ended() -> None:
    tab = Tab("g=toy&m=z&e=resign:b").wake()
    assert tab.session.table.status["reason"] == "mate"


def test_two_people_agree_on_a_draw_or_do_not() -> None:
    tab = two()
    leaving = tab.session.leaving
    assert (leaving.offers, leaving.seat_asked) == (True, "b")
    leaving.decline()
    assert may_offer(leaving) is False
    tab.session.touching.touch("o:y")
    tab.settle()
    assert may_offer(leaving) is True
    leaving.agree()
    tab.settle()
    assert tab.session.table.status["placings"] == {"b": 1, "w": 1}
    assert tab.address.entries[-1] == "g=toy&m=x.y&e=agreed"


def offered(share: float, **opening: bool) -> Tab:
    """A computer was offered a draw, of which it expects so much."""
    tab = Tab("", None, None, "", **opening).wake()
    tab.session.touching.touch("o:x")
    tab.settle().think("y")
    leaving = tab.session.leaving
    assert leaving.offers
    tab.session.soon(ask(leaving))
    tab.tell("analyse", chances={"b": 1 - share, "w": share})
    return tab.settle()


async def ask(leaving: Leaving) -> None:
    await leaving.ask_computer()


def test_a_computer_takes_a_draw_where_it_expects_no_more() -> None:
    assert offered(0.4, solved=False).session.table.status["reason"] == "agreed"
    assert offered(0.5, solved=False).session.table.mode == "turn"
    assert offered(0.5, solved=True).session.table.status["reason"] == "agreed"
    assert offered(0.9, solved=True).session.table.mode == "turn"


def test_an_offer_is_forgotten_when_the_game_goes_on_meanwhile() -> None:
    tab = alone()
    leaving = tab.session.leaving
    tab.session.soon(ask(leaving))
    tab.tasks.run()
    tab.session.touching.touch("o:x")
    tab.tell("analyse", chances={"b": 1, "w": 0})
    tab.settle()
    assert tab.session.table.mode == "thinking"


def test_a_computer_takes_the_seat_of_whoever_leaves_a_game_of_four() -> None:
    seats = ["b", "w", "e", "s"]
    tab = Tab("", Memory({"players:toy": FOUR}), seats=seats).wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    leaving = tab.session.leaving
    assert (leaving.is_for_two, leaving.offers, leaving.leaver) == (False, False, "b")
    leaving.leave("b")
    tab.settle()
    assert tab.session.table.match.seats["b"] == 5
    assert tab.session.table.mode == "paused"
    assert "e=" not in tab.address.entries[-1]
    assert tab.device.get("players:toy")["b"] == "person"


def test_a_seat_that_was_left_in_somebodys_game_stays_so() -> None:
    seats, device = ["b", "w", "e", "s"], Memory()
    link = "g=toy&m=x&s=w:1,e:1,s:1"
    tab = Tab(link, device, seats=seats).wake()
    tab.session.leaving.leave("b")
    tab.settle()
    again = Tab(link, device, seats=seats).wake().session.table.match
    assert again.left == ("b", 1)
    assert again.seats["b"] == 1


def test_a_draw_is_not_offered_to_somebody_elsewhere() -> None:
    tab = two()
    tab.session.seat("b", "away")
    tab.settle()
    assert not tab.session.leaving.offers
    assert tab.session.leaving.leaver == "w"


def test_everybody_sits_one_seat_further_in_a_rematch() -> None:
    assert rotate_seats(["b", "w"], {"b": "person", "w": 3}) == {"b": 3, "w": "person"}
    four: Seats = {"a": 1, "b": 2, "c": 3, "d": "person"}
    assert rotate_seats(["a", "b", "c", "d"], four) == {"a": "person", "b": 1, "c": 2, "d": 3}
