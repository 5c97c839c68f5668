"""The build's environment is made even where a package has no wheel."""

import pytest

from build.build_error import BuildError
from build.setup import environment


def test_a_package_without_a_wheel_is_said_and_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*arguments: str) -> None:
        assert {"--no-deps", "--only-binary"} < set(arguments)
        raise BuildError(arguments[-1])

    monkeypatch.setattr(environment, "install", refuse)
    environment._try("rare==1")
    assert "No wheel of rare==1 here" in capsys.readouterr().out
