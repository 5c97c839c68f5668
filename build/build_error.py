"""Errors that people can mend, reported as a sentence instead of a traceback."""


class BuildError(Exception):
    """Raised when the build cannot go on; the message is a sentence for the user."""
