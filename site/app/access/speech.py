"""Announcements for screen readers: the live region, and descriptions of touches."""

import asyncio

from access.grid_places import touch_labels
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from access.voice import Voice
    from anga.shared.scene import Scene
    from browser.types import Element
    from state.selection import Selection
    from words import Words

TOGETHER = 0.1  # seconds in which sentences are gathered, so that none cuts off another
APART = 0.05  # in which the region is empty before the same is said again
FEW = 4  # targets that are named and not only counted


class Speech:
    """Announces sentences in a live region: those of one moment together, a state only if new.

    States are read by a `voice` instead while that is on, so that none is heard twice.
    """

    def __init__(self, live: "Element", words: "Words", voice: "Voice | None" = None) -> None:
        self.live, self.words, self.voice = live, words, voice
        self.waiting: "list[str]" = []
        self.state = ""

    def say(self, text: str) -> None:
        """Announce an event, even if the sentence is the same as before."""
        text = self.words.aloud(text)
        if text and text not in self.waiting:
            self.waiting.append(text)
            if len(self.waiting) == 1:
                asyncio.create_task(self._speak())

    def tell(self, text: str) -> None:
        """Announce a state if it is new."""
        if text != self.state:
            self.state = text
            if text and self.voice and self.voice.is_on:
                self.voice.read(text)
            else:
                self.say(text)

    def forget(self) -> None:
        """Announce the next state though it may be the same, as of another game."""
        self.state = ""

    def hush(self) -> None:
        """Forget what was announced, as in another language."""
        self.waiting.clear()
        self.live.textContent = ""

    async def _speak(self) -> None:
        await asyncio.sleep(TOGETHER)
        text, self.waiting = together(self.waiting), []
        if text == self.live.textContent:
            self.live.textContent = ""
            await asyncio.sleep(APART)
        self.live.textContent = text


def added(before: str, text: str) -> str:
    """What a text has more than the one before that it begins with, else the whole.

    The one before may end in dots, as more was looked for.
    """
    while before.endswith("…"):
        before = before[:-1]
    before = before.rstrip()
    return text[len(before) :].strip() if text != before and text.startswith(before) else text


class Narrator:
    """Announces touches, the number of targets now, and the page's notes on them."""

    def __init__(self, speech: Speech, words: "Words") -> None:
        self.speech, self.words = speech, words
        self.touching: "Selection | None" = None
        self.touches: "list[str]" = []
        self.noted: "list[str]" = []
        self.pointed = ""

    def show(self, scene: "Scene", touching: "Selection") -> None:
        """Announce the result of a touch; moves are announced elsewhere."""
        before, same = self.touches, touching is self.touching
        self.touching, self.touches = touching, list(touching.touches)
        if not same or self.touches == before:
            return
        if not touching.open:
            self.touching = None
        elif self.touches == before[: len(self.touches)]:
            gone = touch_labels(scene, before[len(self.touches) :], self.words)[0]
            self.speech.say(self.words("unchosen", gone))
        else:
            self.speech.say(selection_phrase(scene, touching, self.words))

    def note(self, texts: "list[str]", pointed: str = "", anew: bool = False) -> None:
        """Announce the notes on touches that are new, and on what is `pointed` at now.

        With `anew`, all of them are announced: somebody has asked for them again.
        """
        new = [text for text in texts if anew or text not in self.noted]
        if pointed not in texts + [self.pointed]:
            new.append(pointed)
        self.noted, self.pointed = texts, pointed
        self.speech.say(together(new))

    def tell_targets(self, scene: "Scene", targets: "list[str]") -> None:
        """Announce the names of everything that can be touched now."""
        named = targets_phrase(scene, targets, self.words, len(targets))
        self.speech.say(named or self.words("no-targets"))

    def tell_ahead(self, scene: "Scene", touches: "list[str]") -> None:
        """Announce a premove's touches."""
        names = touch_labels(scene, touches, self.words)
        self.speech.say(self.words("premove-set", self.words("then").join(names)))


def selection_phrase(scene: "Scene", touching: "Selection", words: "Words") -> str:
    """The last touch, and what can be touched next."""
    name = touch_labels(scene, touching.touches[-1:], words)[0]
    return words("chosen-then", name, targets_phrase(scene, touching.open, words, FEW))


def targets_phrase(scene: "Scene", open: "list[str]", words: "Words", most: int) -> str:  # noqa: A002
    """The number of targets of each sort, with names if they are at most `most`."""
    texts = []
    for one, many, found in (
        ("place", "places", [touch for touch in open if touch[:2] in ("c:", "t:")]),
        ("choice", "choices", [touch for touch in open if touch[:2] not in ("c:", "t:")]),
    ):
        if found:
            text = words(one if len(found) == 1 else many, len(found))
            if len(found) <= most:
                names = touch_labels(scene, found, words)
                apart = words("comma-apart") if any([", " in name for name in names]) else None
                text = words("named", text, apart.join(names) if apart else words.join(names))
            texts.append(text)
    return words.join(texts)
