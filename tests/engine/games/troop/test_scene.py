"""What Troop-Chess shows: formations to choose, and who is left."""

from anga.shared.phrases import say
from tests.engine.games.troop.boards import FLANK, GAME


def test_every_formation_that_can_march_is_an_option() -> None:
    scene = GAME.scene(GAME.parse(FLANK), {})
    option = next(option for option in scene["options"] if option["id"] == "c3d4e3")
    assert say(option["name"], GAME.words, "en") == "cone of c3, d4 and e3"
    assert option["look"] in scene["looks"]
    assert sorted(option["cells"]) == ["c3", "d4", "e3"]
    dots = [stroke["circle"][:2] for stroke in scene["looks"][option["look"]] if "circle" in stroke]
    assert sorted(map(list, option["cells"].values())) == sorted(map(list, dots))
    assert len({option["look"] for option in scene["options"]}) <= 18


def test_a_seat_tells_how_long_it_has_been_quiet() -> None:
    scene = GAME.scene(GAME.parse("8/oooo4/8/8/8/8/8/xxx5 b a 12"), {})
    told = [[say(note, GAME.words, "en") for note in seat["notes"]] for seat in scene["seats"]]
    assert told == [["12/18 quiet turns"], []]


def test_formations_are_offered_kind_by_kind() -> None:
    options = GAME.scene(GAME.start("ranks"), {})["options"]
    kinds = [say(option["name"], GAME.words, "en").split()[0] for option in options]
    assert kinds == sorted(kinds, key=["line", "cone", "wedge", "hook"].index)
