"""The example in the README is true."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_example_is_short() -> None:
    text = README.read_text(encoding="utf-8")
    example = text.split("```python\n")[1].split("```")[0]
    code = [line for line in example.splitlines() if line.startswith((">>>", "..."))]
    assert len(code) <= 10
