"""How Sphinx makes pages of the texts in this folder; `python3 build docs` starts it."""

import anga

project = "Anga"
release = anga.__version__
extensions = ["myst_parser"]
exclude_patterns = ["theme"]
html_theme = "theme"
html_theme_path = ["."]
html_title = "Anga for programs"
html_copy_source = False
html_use_index = False
myst_heading_anchors = 3
# What stands beside these pages: the site, and the reference.
myst_url_schemes = {
    "https": None,
    "site": {"url": "../{{path}}"},
    "reference": {"url": "api/{{path}}"},
}
