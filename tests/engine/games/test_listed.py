"""The order in which pages list the games."""

from anga import games


def test_what_we_reconstructed_comes_after_all_others() -> None:
    listed = games.listed()
    assert sorted(listed) == list(games.ids())
    made_here = [games.get(game_id).reconstructed for game_id in listed]
    assert made_here == sorted(made_here)
    assert any(made_here)
    assert not all(made_here)
