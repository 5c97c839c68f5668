"""What is seen of a Scene, as one list of shapes for whoever puts them down: canvas or SVG.

shape       the vocabulary: paths and characters, in colours by name
path        path data
marks       signs on the board, and what people draw over it
"""
