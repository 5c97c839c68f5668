"""Random tests try the same cases every time, so that a failure can be looked at again."""

from hypothesis import settings

settings.register_profile("anga", deadline=None, derandomize=True, database=None)
settings.load_profile("anga")
