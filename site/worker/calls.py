"""The worker's API: JSON texts in, JSON texts out. The engine does everything else."""

import asyncio
import json
import time
from collections.abc import Mapping

import js
from pyodide.ffi import create_proxy

import packs
from anga import games
from anga.service import door

PAUSE = 0.02  # seconds of work between two looks for a message

cancelled: set[int] = set()
so_far: dict[int, Mapping[str, object]] = {}  # the best answer of each `think` under way


async def hello(lock: str) -> str:
    """A sign that the engine is up: a JSON object whose `failure` is null.

    From now on the worker holds that lock: whoever gets it knows that the worker is dead.
    """
    if hasattr(js.navigator, "locks"):
        held = asyncio.Event()

        def hold(_: object) -> object:
            held.set()
            return js.Promise.new(create_proxy(lambda *_: None))

        js.navigator.locks.request(lock, create_proxy(hold))
        await held.wait()
    return json.dumps({"failure": None})


async def bring(address: str) -> str:
    """Fetch a game's part of the engine; returns "" or the reason of a failure."""
    try:
        # What the browser has kept may be older than the core.
        answer = await js.fetch(address, cache="no-cache")
        if not answer.ok:
            raise OSError(answer.status)
        packs.add((await answer.arrayBuffer()).to_bytes())
    except Exception as problem:
        return f"{address.rpartition('/')[2]}: {problem}"
    games.ids.cache_clear()
    return ""


def ask(request: str) -> str:
    """The answer to a short request."""
    return spelt(door.answer(json.loads(request)))


async def think(ident: int, request: str) -> str:
    """The answer to a request that may take long.

    It ends early, with the best answer so far, once `cancel(ident)` is called.
    """
    answer: Mapping[str, object] = {}
    pause = time.perf_counter() + PAUSE
    for found in door.thinking(json.loads(request)):
        answer = so_far[ident] = found
        if time.perf_counter() >= pause:
            await asyncio.sleep(0)
            pause = time.perf_counter() + PAUSE
        if ident in cancelled:
            break
    cancelled.discard(ident)
    so_far.pop(ident, None)
    return spelt(answer)


def heard(ident: int) -> str:
    """The best answer so far of the current `think`, else JSON's null."""
    return spelt(so_far.get(ident))


def run(source: str) -> str:
    """What a reader's program prints and shows: see `programs`."""
    import programs

    return json.dumps(programs.run(source), ensure_ascii=False)


def spelt(answer: Mapping[str, object] | None) -> str:
    """An answer as JSON, not limited to ASCII: MicroPython does not join escaped surrogates."""
    return json.dumps(answer, ensure_ascii=False)


def cancel(ident: int) -> None:
    """Ask the current `think` to end soon."""
    cancelled.add(ident)


def alive() -> bool:
    """A sign of life, which a worker lost in some work cannot give."""
    return True


__all__ = ["alive", "ask", "bring", "cancel", "heard", "hello", "run", "think"]
