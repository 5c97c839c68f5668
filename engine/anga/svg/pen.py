"""Compact SVG: elements, and paths in tenths of a pixel."""

import re
from collections.abc import Iterable, Sequence

FINE = 10  # steps in a pixel
COMMAND = re.compile("([MLCaZ])([^MLCaZ]*)")
KEPT = ("viewBox",)  # names with capitals; in others `_` stands for `-`


def number(value: float, digits: int = 1) -> str:
    """A number without superfluous zeros."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("-0", "") else text


def escape_xml(text: str) -> str:
    """A text for use between tags and in attributes."""
    for plain, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(plain, entity)
    return text


def element(tag: str, inner: str = "", **attributes: str | float | None) -> str:
    """An element; attributes whose value is None are left out."""
    told = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{told}>{inner}</{tag}>" if inner else f"<{tag}{told}/>"


def _value(value: str | float) -> str:
    return escape_xml(value) if isinstance(value, str) else number(value, 2)


def shortened(d: str) -> str:
    """Path data (see `anga.shared.shapes.path`) in relative coordinates."""
    parts: list[str] = []
    at = start = (0, 0)
    for command, rest in COMMAND.findall(d):
        numbers = [round(float(each) * FINE) for each in rest.split()]
        if command == "Z":
            parts.append("z")
            at = start
        elif command == "a":
            parts.append("a" + _joined([number(float(each)) for each in rest.split()]))
            at = at[0] + numbers[-2], at[1] + numbers[-1]
        else:
            steps = [each - at[i % 2] for i, each in enumerate(numbers)]
            # Where nothing is ever closed, a line that begins where another ends goes on.
            if command != "M" or any(steps) or "Z" in d or not parts:
                parts.append(_step(command.lower(), steps))
            at = numbers[-2], numbers[-1]
            start = at if command == "M" else start
    return "".join(parts)


def _step(command: str, steps: Sequence[int]) -> str:
    told = [number(step / FINE) for step in steps]
    if command == "l" and "0" in told:
        return f"h{told[0]}" if told[1] == "0" else f"v{told[1]}"
    return command + _joined(told)


def _joined(numbers: Iterable[str]) -> str:
    """Numbers joined, with a space only where they would run together."""
    text = ""
    for each in numbers:
        text += each if not text or each.startswith("-") else f" {each}"
    return text
