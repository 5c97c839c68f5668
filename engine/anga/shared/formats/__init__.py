"""Texts of games read and written: links, records, notes. Runs on both Pythons."""
