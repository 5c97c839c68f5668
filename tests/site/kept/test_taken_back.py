"""What can be redone outlasts a reload of the tab, in the game that it belongs to."""

from tests.site.by_hand import Memory, Tab

TYPE_CHECKING = False

KEY = "redo:toy"
PEOPLE = {"players:toy": '{"b": "person", "w": "person"}'}


def undone(tab: Memory) -> Tab:
    """A tab in which two of three moves were taken back."""
    played = Tab("", Memory(dict(PEOPLE)), tab).wake()
    for move in "xyx":
        played.session.play(move)
        played.settle()
    for _ in range(2):
        played.session.undo()
        played.settle()
    return played


def reloaded(before: Tab, fragment: str = "") -> Tab:
    return Tab(fragment or before.address.entries[-1], before.device, before.tab).wake()


def test_moves_come_back_after_a_reload() -> None:
    tab = reloaded(undone(Memory()))
    assert tab.moves == "x"
    assert tab.session.table.match.retracted
    tab.session.redo()
    tab.settle()
    assert tab.moves == "x y"


def test_another_move_forgets_them() -> None:
    tab = undone(Memory())
    assert KEY in tab.tab.texts
    tab.session.play("x")
    tab.settle()
    assert KEY not in tab.tab.texts


def test_they_come_back_in_no_other_game_and_not_from_nonsense() -> None:
    before = undone(Memory())
    assert not reloaded(before, "g=toy&m=y").session.table.match.can_redo
    link = "g=toy&m=x"
    assert not Tab(link, before.device, Memory({KEY: "5"})).session.table.match.can_redo
    assert not Tab(link, before.device, Memory({KEY: f'["{link}"]'})).session.table.match.can_redo
    for value in ("5", "[]", '[5, [], ""]', '[["y"], 5, ""]', '[["y"], []]'):
        kept = f'["{link}", {value}]'
        tab = Tab(link, before.device, Memory({KEY: kept}))
        assert not tab.session.table.match.can_redo, kept
