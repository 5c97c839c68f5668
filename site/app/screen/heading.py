"""The head of a game's page: its name, and links to pages about it."""

from browser.dom import find, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening
    from words import Words


def show_name(words: "Words") -> None:
    """Write the name of the game and the title of the page, in the current language."""
    import js as window

    find("#game-name").textContent = words.say("name")
    find("#game-kana").textContent = words.say("kana")
    window.document.title = words.say("name") + " – Anga"


def show_ways(opening: "Opening", words: "Words") -> None:
    """Write who invented the game, and set the links to its rules, lessons and problems."""
    find("#game-credit").textContent = words.say("credit")
    find("#game-rules").setAttribute("href", _address("rules", opening, words))
    for page in ("learn", "problems"):
        place = find("#game-" + page)
        show(place, opening["game"] in place.dataset.games.split())
        find("a", place).setAttribute("href", _address(page, opening, words))


def _address(page: str, opening: "Opening", words: "Words") -> str:
    return words.reading("%s-%s.html" % (page, opening["game"]))
