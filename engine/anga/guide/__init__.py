"""Rules as articles with diagrams, and what they claim, which the tests hold them to."""
