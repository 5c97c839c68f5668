"""Rules, lessons and problems: a diagram, a course or a collection, an attempt under way."""
