"""Plain geometry of points, polygons, cubes and views; it uses nothing else."""
