"""Clocks at the table: when they run, how they are shown and told, how they are chosen."""
