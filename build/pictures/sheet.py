"""A contact sheet: all pictures of one state, small, side by side."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

HIGH = 420  # CSS pixels of each picture
WIDE = 1800
STYLE = (
    "body{margin:16px;font:14px sans-serif;background:#888;color:#000}"
    "main{display:flex;flex-wrap:wrap;gap:12px;align-items:end}figure{margin:0}"
    f"img{{height:{HIGH}px;max-width:100%;display:block}}"
)


def write(browser: Browser, folder: Path, names: Sequence[str]) -> None:
    """Write a folder's pictures as `sheet.html` there, and as a picture beside it."""
    figures = [
        f'<figure><img src="{escape(name)}" alt=""><figcaption>{escape(name)}</figcaption></figure>'
        for name in names
    ]
    html = folder / "sheet.html"
    html.write_text(
        f"<!doctype html><meta charset=utf-8><title>{escape(folder.name)}</title>"
        f"<style>{STYLE}</style><h1>{escape(folder.name)}</h1><main>{''.join(figures)}</main>",
        encoding="utf-8",
    )
    page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
    page.goto(html.as_uri())
    page.screenshot(path=folder.with_suffix(".png"), full_page=True)
    page.close()
