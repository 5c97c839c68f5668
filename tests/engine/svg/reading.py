"""Reading pictures back: their elements, and where their paths go."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
COMMAND = re.compile(r"([mlhvcaz])([^mlhvcaz]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
SIZES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "a": 7, "z": 0}


def parsed(text: str) -> ET.Element:
    """The root; the text is well-formed XML."""
    root = ET.fromstring(text)
    assert root.tag == f"{SVG}svg"
    return root


def tags(root: ET.Element) -> set[str]:
    return {each.tag.removeprefix(SVG) for each in root.iter()}


def all_of(root: ET.Element, tag: str) -> list[ET.Element]:
    return list(root.iter(f"{SVG}{tag}"))


def ends(data: str) -> Iterator[tuple[float, float]]:
    """The points at which the parts of a path end."""
    x = y = start_x = start_y = 0.0
    assert "".join(command + rest for command, rest in COMMAND.findall(data)) == data
    for command, rest in COMMAND.findall(data):
        numbers = [float(number) for number in NUMBER.findall(rest)]
        assert len(numbers) == SIZES[command], (command, rest)
        if command == "z":
            x, y = start_x, start_y
            continue
        if command in "hv":
            x, y = (x + numbers[0], y) if command == "h" else (x, y + numbers[0])
        else:
            x, y = x + numbers[-2], y + numbers[-1]
        if command == "m":
            start_x, start_y = x, y
        yield x, y
