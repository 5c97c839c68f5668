"""Clocks: when they run, how they are shown and announced, how they are set."""
