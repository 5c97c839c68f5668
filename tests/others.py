"""Imitations of others that show what an address leads to: a blog with oEmbed, a card of a link."""

import json
from collections.abc import Callable
from html import escape
from html.parser import HTMLParser

Fetch = Callable[[str], str]
"""An address → the text that is there."""

FRAME = (
    "src",
    "width",
    "height",
    "frameborder",
    "marginwidth",
    "marginheight",
    "scrolling",
    "title",
)
SECRET = "8NcSm2rd4V"


class Head(HTMLParser):
    """What a page says of itself: metas by their names, links by what they are, and its frames."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.frames: list[dict[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "meta" and "content" in found:
            self.metas[found.get("property") or found.get("name", "")] = found["content"]
        if tag == "link":
            kind = found.get("hreflang") or found.get("type") or ""
            self.links[f"{found['rel']} {kind}".strip()] = found["href"]
        if tag == "iframe":
            self.frames.append(found)


def wordpress(address: str, fetch: Fetch) -> str:
    """What WordPress shows in a post for an address of a site that it does not know.

    It finds the oEmbed by a link in the page, and keeps only a frame of the answer, with few of its
    attributes and in a sandbox. At the end of the frame's address it adds a secret.
    """
    answer = json.loads(fetch(Head(fetch(address)).links["alternate application/json+oembed"]))
    assert answer["type"] == "rich"
    (frame,) = Head(answer["html"]).frames
    kept = {name: frame[name] for name in FRAME if name in frame}
    kept["src"] += f"#?secret={SECRET}"
    told = "".join(f' {name}="{escape(value)}"' for name, value in kept.items())
    sandbox = 'class="wp-embedded-content" sandbox="allow-scripts" security="restricted"'
    return f'<figure class="wp-block-embed"><iframe {sandbox}{told}></iframe></figure>'


def bare(address: str, fetch: Fetch) -> str:
    """What a program shows that takes the answer of oEmbed as it is."""
    answer = json.loads(fetch(Head(fetch(address)).links["alternate application/json+oembed"]))
    return str(answer["html"])


def card(address: str, fetch: Fetch) -> str:
    """The card of a link, as Hatena and others make them: a picture, a title, a description."""
    metas = Head(fetch(address)).metas
    title, told, picture = (
        escape(metas[f"og:{each}"]) for each in ("title", "description", "image")
    )
    return (
        f'<a class="card" href="{escape(metas["og:url"])}">'
        f'<img src="{picture}" alt="" width="300"><strong>{title}</strong> <span>{told}</span></a>'
    )
