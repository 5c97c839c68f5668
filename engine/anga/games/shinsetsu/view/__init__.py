"""How Shinsetsu Chaturanga is drawn, described and touched."""
