"""The JSON API of the engine, for the page's worker and the command line."""
