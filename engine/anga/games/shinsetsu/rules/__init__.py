"""The rules of Shinsetsu Chaturanga: positions and moves, without pictures or players."""
