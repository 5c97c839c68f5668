"""The server behaves like a plain static host."""

import gzip
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from build.serve import Server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("index.html", "a.mjs", "b.wasm", "c.webmanifest", "d.woff2"):
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("b.wasm", "application/wasm"),
        ("c.webmanifest", "application/manifest+json"),
        ("d.woff2", "font/woff2"),
    ],
)
def test_types(folder: Path, name: str, kind: str) -> None:
    with Server(folder, "deep/down") as server, urlopen(server.url + name) as answer:
        assert answer.headers["Content-Type"] == kind


def test_only_what_is_below_the_sub_path_is_there(folder: Path) -> None:
    with Server(folder, "deep") as server:
        root = server.url.removesuffix("deep/")
        with pytest.raises(HTTPError) as refused:
            urlopen(root + "a.mjs")
        refused.value.close()
    assert refused.value.code == 404
    assert server.requests == ["/a.mjs"]


def test_headers_are_added(folder: Path) -> None:
    with Server(folder, headers={"X-Test": "yes"}) as server, urlopen(server.url) as answer:
        assert answer.headers["X-Test"] == "yes"


def test_texts_and_webassembly_are_compressed_if_that_is_wanted(folder: Path) -> None:
    with Server(folder, packed=True) as server:
        for name, packed in (("a.mjs", True), ("b.wasm", True), ("d.woff2", False)):
            with urlopen(server.url + name) as answer:
                content = answer.read()
                assert (answer.headers["Content-Encoding"] == "gzip") == packed
            assert (gzip.decompress(content) if packed else content) == name.encode()


def test_a_stopped_server_comes_back_on_its_port(folder: Path) -> None:
    server = Server(folder).start()
    first = server.url
    server.stop()
    with pytest.raises(URLError):
        urlopen(first)
    with server:
        assert server.url == first
        assert urlopen(first).read() == b"index.html"


def test_in_the_place_of_what_is_not_there_comes_the_sites_own_page(folder: Path) -> None:
    (folder / "404.html").write_text("not here")
    with Server(folder) as server:
        with pytest.raises(HTTPError) as refused:
            urlopen(server.url + "none.html")
        assert refused.value.read() == b"not here"
        refused.value.close()
    assert refused.value.code == 404
