"""Lessons and problems: a course or a collection, a step or an attempt under way, how they look."""
