"""Rules, lessons and problems: boards in articles, courses, collections, attempts."""
