"""How Shinsetsu Chaturanga is shown, told and touched."""
