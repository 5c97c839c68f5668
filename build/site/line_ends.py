"""Line ends in Japanese pages: `<wbr>` between the phrases of headings, texts and captions."""

import re

from anga.shared.phrases import line_parts

BLOCK = re.compile(r"(<(h[123]|p|li|figcaption)\b[^>]*>)(.*?)(</\2>)", re.DOTALL)
TAG = re.compile(r"(<[^>]*>)")
INLINE = re.compile(r"</?(em|strong)>")


def with_line_ends(page: str) -> str:
    """A page in which lines end between phrases where a block holds only text and emphasis."""
    head, body, rest = page.partition("<body")
    return head + body + BLOCK.sub(lambda found: found[1] + _broken(found[3]) + found[4], rest)


def _broken(text: str) -> str:
    parts = TAG.split(text)
    if any(not INLINE.fullmatch(tag) for tag in parts[1::2]):
        return text
    cut, last = "", ""
    for part in parts:
        if TAG.fullmatch(part):
            cut += part
        else:
            cut += "<wbr>".join(line_parts(last + part))[len(last) :]
            last = part[-1:] or last
    return cut
