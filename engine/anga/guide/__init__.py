"""Guides and lessons: articles with diagrams whose claims are tested, courses, problems."""
