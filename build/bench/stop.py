"""The time until a person who takes over a computer's seat while it thinks can move."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from anga import games
from anga.record import record
from anga.record.record import Record
from anga.search import book
from build.bench.startup import READY, WAIT
from build.progress import step
from build.serve import Server
from build.setup import chromium

DEEP = 300  # milliseconds of thought, at least; the computer takes longer, see the page's PACE
FREE = ("turn", "roll")  # tones of the status when a person is to move

SIT = """
([seat, computer]) => {
  const select = document.querySelector(`.seats select[name="seat:${seat}"]`);
  select.value = computer ? select.options[select.options.length - 1].value : "person";
  select.dispatchEvent(new Event("change"));
}
"""
BECOMES = """
async tones => {
  const began = performance.now(), status = document.querySelector("#status");
  while (!tones.includes(status.dataset.tone)) {
    if (performance.now() - began > 60000) throw new Error(`not ${tones} within a minute`);
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  return performance.now() - began;
}
"""


def measure(folder: Path, rounds: int) -> dict[str, list[float]]:
    """Milliseconds, by game, from the request to a board on which the person can move.

    The strongest computer searches its first move that is not in a book, each time a little longer.
    Solved games, which need no search, are left out.
    """
    thinking = [game for game in games.ids() if games.get(game).states() is None]
    found: dict[str, list[float]] = {game: [] for game in thinking}
    with sync_playwright() as playwright, Server(folder) as server:
        browser = chromium.launch(playwright)
        page = browser.new_page()
        for number in range(rounds):
            with step(f"stop, round {number + 1} of {rounds}"):
                for game in thinking:
                    page.goto("about:blank")
                    address = f"{server.url}play.html#{_first_thought(game)}"
                    page.goto(address, wait_until="commit")
                    found[game].append(_stopped(page, DEEP + 10 * number))
        browser.close()
    return found


def _first_thought(game: str) -> str:
    """The link to the first position in which a move is searched."""
    line = record.replay(Record(game))
    while line.position.chance or book.ready(line):
        line = line.after([*book.ready(line), *line.legal()][0])
    return record.format_fragment(record.of(line))


def _stopped(page: Page, milliseconds: int) -> float:
    link = page.url.partition("#")[2]
    seat = record.replay(record.parse_fragment(link)[0]).position.turn
    page.evaluate(WAIT, READY)
    page.evaluate(BECOMES, FREE)
    page.evaluate(SIT, [seat, True])
    page.evaluate(BECOMES, ["thinking"])
    page.wait_for_timeout(milliseconds)
    page.evaluate(SIT, [seat, False])
    return float(page.evaluate(BECOMES, FREE))
