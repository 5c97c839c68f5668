"""A link as a QR code."""

from widgets.qr_code import QUIET, svg


def test_a_code_is_dark_on_light_with_a_quiet_zone_and_told() -> None:
    text = svg("21 M0 0h7v1h-7z", "QR code of this link")
    assert 'role="img" aria-label="QR code of this link"' in text
    assert 'viewBox="-4 -4 29 29"' in text
    assert '<rect x="-4" y="-4" width="29" height="29" fill="#fff"/>' in text
    assert '<path d="M0 0h7v1h-7z" fill="#000"/>' in text
    assert QUIET == 4  # what the standard asks for
