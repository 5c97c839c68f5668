"""Boards with a camera: cubes in perspective on their plinth."""
