"""What is new, told once to somebody who has been here before an update."""

from browser.dom import find, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.ports import Storage
    from words import Words

KEY = "told"  # the number of the news that were told last
NUMBER = 1  # that of the message "news"; one more with each new text


def tell_news(storage: "Storage", words: "Words", returning: bool) -> None:
    """Show the news if they were not told yet; who is here for the first time needs none."""
    told = storage.get(KEY)
    if type(told) is int and told >= NUMBER:
        return
    kept = storage.put(KEY, NUMBER)
    if returning and kept:
        find("#news").textContent = words("news")
        show(find("#news"), True)
