"""Programs that a reader writes, run in the engine's own Python."""

import _ast
import binascii
import sys
from types import TracebackType

NAME = "<program>"
ONLY_AST = 0x400  # a flag of `compile`
MOST = 100_000  # characters of what is printed

Part = tuple[str, str, str]
"""`text`, `picture` or `error`; the text or address; the description or the line."""


class Output:
    """What a program has printed and shown, in order."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.left = MOST

    def write(self, text: str) -> None:
        """Add a text, as long as there is room."""
        text = text[: self.left]
        self.left -= len(text)
        if self.parts and self.parts[-1][0] == "text":
            text = self.parts.pop()[1] + text
        self.parts.append(("text", text, ""))

    def flush(self) -> None:
        """Do nothing: nothing waits."""

    def show(self, value: object) -> None:
        """Add the value of a statement, with its picture if it has one."""
        if value is None:
            return
        self.write(f"{value!r}\n")
        draw = getattr(value, "_repr_svg_", None)
        svg = draw() if draw else None
        if svg:
            coded = binascii.b2a_base64(svg.encode(), newline=False).decode()
            title = svg.partition("<title>")[2].partition("</title>")[0]
            self.parts.append(("picture", f"data:image/svg+xml;base64,{coded}", title))


def run(source: str) -> list[Part]:
    """What a program prints and shows, statement by statement, and the error that ends it."""
    output, names = Output(), {"__name__": "__main__"}
    before = sys.stdout, sys.stderr, sys.displayhook
    sys.stdout = sys.stderr = output
    sys.displayhook = output.show
    try:
        for statement in compile(source, NAME, "exec", ONLY_AST).body:
            exec(compile(_ast.Interactive([statement]), NAME, "single"), names)
    except BaseException as error:  # whatever ends a program, its reader is told
        output.parts.append(("error", f"{type(error).__name__}: {_told(error)}", _line(error)))
    finally:
        sys.stdout, sys.stderr, sys.displayhook = before
    return output.parts


def _told(error: BaseException) -> str:
    return error.msg if isinstance(error, SyntaxError) else str(error)


def _line(error: BaseException) -> str:
    """The last line of the program that ran, or that cannot be read."""
    found = error.lineno if isinstance(error, SyntaxError) else None
    step: TracebackType | None = error.__traceback__
    while step:
        if step.tb_frame.f_code.co_filename == NAME:
            found = step.tb_lineno
        step = step.tb_next
    return str(found or "")
