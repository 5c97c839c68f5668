"""The computer player of Shinsetsu Chaturanga."""
