"""Phrases in a language: what the engine and the page's main thread say alike."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.scene import Phrase, Words


def say(phrase: "Phrase", words: "Words", language: str) -> str:
    """The text of a phrase in `language` (`en` or `ja`).

    `words` is the table slug → language → text; a text that is no slug stands for itself.
    """
    if isinstance(phrase, str):
        return words[phrase][language] if phrase in words else phrase
    template = say(phrase[0], words, language)
    for index in range(1, len(phrase)):
        template = template.replace("{%d}" % (index - 1), say(phrase[index], words, language))
    return template
