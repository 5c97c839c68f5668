"""What a person can mend: told in one sentence instead of a traceback."""


class BuildError(Exception):
    """The build cannot go on; the message is a sentence for the person who started it."""
