"""Geometry of points, polygons, cells, cubes and views; it imports nothing else."""
