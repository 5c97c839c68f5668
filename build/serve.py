"""A plain web server like any static host: right types, no special headers."""

import gzip
import io
import socket
import subprocess
import sys
import threading
import time
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from build.paths import BUILD, ENGINE, SITE
from build.progress import say
from build.watch import Watch

OFTEN = 1.0  # seconds between two looks at what has been saved

ANYWHERE = {"Access-Control-Allow-Origin": "*"}  # as GitHub Pages: boards play in sandboxes too

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".wasm", ".webmanifest"}


class Server:
    """A server of a folder under a path of 127.0.0.1; it can be restarted.

    `headers` are added to every response; `requests` collects the path of every request. `packed`
    sends texts and WebAssembly compressed, as most hosts do.
    """

    def __init__(
        self,
        folder: Path,
        under: str = "/",
        port: int = 0,
        headers: dict[str, str] | None = None,
        *,
        packed: bool = False,
    ) -> None:
        self.packed: dict[Path, bytes] | None = {} if packed else None
        self.folder = folder
        self.under = f"/{under.strip('/')}/".replace("//", "/")
        self.headers = headers or {}
        self.requests: list[str] = []
        self.port = port
        self._server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        """The address of the folder, ending with a slash."""
        return f"http://127.0.0.1:{self.port}{self.under}"

    def start(self) -> Self:
        """Start serving, on the same port as before if there was one."""
        handler = partial(_Handler, self)
        self._server = _Listener(("127.0.0.1", self.port), handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def stop(self) -> None:
        """Stop serving."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def forever(folder: Path, port: int, headers: dict[str, str] | None = None) -> None:
    """Serve the site, rebuilt after each change, until interrupted."""
    with Server(folder, port=free(port), headers=headers) as server:
        say(f"Anga is at {server.url} (Ctrl+C ends it; what is saved is built again)")
        watch = Watch([ENGINE, SITE, BUILD])
        while True:
            time.sleep(OFTEN)
            keep_up(watch)


def keep_up(watch: Watch) -> None:
    """Rebuild the site after changes; a failure leaves it as it was.

    This runs in a process of its own, because this one has already imported the old engine.
    """
    if changed := watch.changed():
        say(f"Saved: {', '.join(path.name for path in changed)}")
        subprocess.run([sys.executable, str(BUILD), "dist"], check=False)


def free(port: int) -> int:
    """The given port, or any free one if it is taken."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return 0
    return port


class _Listener(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report errors, except browsers that hang up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class _Handler(SimpleHTTPRequestHandler):
    disable_nagle_algorithm = True  # headers and body are two packets; nobody should wait between
    extensions_map = TYPES
    protocol_version = "HTTP/1.1"

    def __init__(self, site: Server, *arguments: object) -> None:
        self.site = site
        super().__init__(*arguments, directory=str(site.folder))  # type: ignore[arg-type]

    def send_head(self):  # type: ignore[no-untyped-def]
        path = urlsplit(self.path).path
        self.site.requests.append(path)
        if not path.startswith(self.site.under):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.path = "/" + self.path.removeprefix(self.site.under)
        file = Path(self.translate_path(self.path))
        if self.site.packed is not None and file.suffix in PACKED and file.is_file():
            return self._send_packed(file, self.site.packed)
        return super().send_head()

    def _send_packed(self, file: Path, packed: dict[Path, bytes]) -> io.BytesIO:
        """Begin a response with a file's content, compressed once."""
        if file not in packed:
            packed[file] = gzip.compress(file.read_bytes())
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", TYPES[file.suffix])
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(packed[file])))
        self.end_headers()
        return io.BytesIO(packed[file])

    def end_headers(self) -> None:
        for name, value in self.site.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer a missing page as static hosts do, with the site's own 404.html."""
        page = self.site.folder / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            super().send_error(code, message, explain)
            return
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Keep the terminal quiet."""
