"""The head of a game's page: its name, and links to pages about it."""

from browser.dom import find, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.answers import Opening
    from words import Words


def show_head(opening: "Opening", words: "Words") -> None:
    """Write the head in the language chosen now."""
    import js as window

    game, say = opening["game"], words.say
    find("#game-name").textContent = say("name")
    find("#game-kana").textContent = say("kana")
    find("#game-credit").textContent = say("credit")
    find("#game-rules").setAttribute("href", _address("rules", opening, words))
    for page in ("learn", "problems"):
        place = find("#game-" + page)
        show(place, game in place.dataset.games.split())
        find("a", place).setAttribute("href", _address(page, opening, words))
    window.document.title = say("name") + " – Anga"


def article(opening: "Opening", words: "Words", slug: str) -> str:
    """The address of the rules' article about a reason, "" if there is none."""
    name = opening.get("articles", {}).get(slug)
    return _address("rules", opening, words) + "#" + name if name else ""


def _address(page: str, opening: "Opening", words: "Words") -> str:
    return words.reading("%s-%s.html" % (page, opening["game"]))
