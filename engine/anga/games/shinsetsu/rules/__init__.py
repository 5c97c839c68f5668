"""The rules of Shinsetsu Chaturanga: positions and moves; they know of no picture and no player."""
