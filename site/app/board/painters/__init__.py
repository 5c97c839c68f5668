"""Painters of Scenes, flat or in perspective, with one protocol; they use all rooms below."""
