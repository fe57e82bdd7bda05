"""Sphinx's configuration; ``make docs`` builds the site."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from colours import DARK, LIGHT, theme_variables

from ridotto import __version__

project = "Ridotto"
author = "The Ridotto developers"
project_copyright = "The Ridotto developers; MIT licence"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "strict_pages"]
# The structures in protocol.md are headings of a lower level, which the table of contents leaves
# out. Actions and events have the same names in several modules, which only some links suffer from.
suppress_warnings = ["myst.header", "ref.python"]

# Anchors like those of GitHub, for every level of heading that the documents link to.
myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
python_display_short_literal_types = True
python_maximum_signature_line_length = 88
add_module_names = False
toc_object_entries = False
default_role = "code"

html_theme = "furo"
html_title = "Ridotto"
html_logo = "../../web/public/icon.svg"
html_favicon = "../../web/public/icon.svg"
html_static_path = ["static"]
html_css_files = ["ridotto.css"]
html_js_files = ["ridotto.js"]
html_copy_source = False
html_show_sphinx = False
html_domain_indices = False
html_use_index = False
html_permalinks_icon = "#"
html_theme_options = {
    "light_css_variables": theme_variables(LIGHT),
    "dark_css_variables": theme_variables(DARK),
    "top_of_page_buttons": [],
}
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-dark"
