"""The small diagrams of the formations."""

from anga.games.troop.view.looks import diagrams


def test_a_diagram_keeps_within_its_square() -> None:
    for drawing in diagrams().values():
        for stroke in drawing:
            places = [stroke["circle"][:2]] if "circle" in stroke else stroke["path"]
            assert all(0 < x < 1 for place in places for x in place)
