"""Settings of the documentation site, which `make docs` builds with Sphinx."""

project = "Parlour"
html_title = "Parlour"
html_favicon = "../../web/public/favicon.svg"  # from build/docs-source
extensions = ["myst_parser"]
root_doc = "index"
language = "en"

# Pages are plain Markdown, so that they read the same on a code host.
myst_heading_anchors = 4
highlight_language = "none"
suppress_warnings = ["misc.highlighting_failure"]  # examples may shorten JSON with …

html_theme = "furo"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_static_path = ["_static"]
html_css_files = ["parlour.css"]
html_theme_options = {
    "top_of_page_buttons": [],
    "light_css_variables": {
        "color-brand-primary": "#2f5d43",
        "color-brand-content": "#2f5d43",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e3b65b",
        "color-brand-content": "#e3b65b",
    },
}
