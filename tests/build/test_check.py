"""The checks are tests: one command covers all."""

import pytest

from build import check


@pytest.mark.parametrize("name", check.CHECKS)
def test_nothing_found(name: str) -> None:
    assert check.findings(name) == ""
