"""Plain geometry of points, polygons, cells, cubes and views; it uses nothing else."""
