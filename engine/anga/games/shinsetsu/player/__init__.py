"""How the computer plays Shinsetsu Chaturanga."""
