"""The shapes that draw a Scene, as one list, for a canvas and for SVG.

shape       the vocabulary: paths and characters, in colours by name
path        path data
sheet       where a drawing lies
drawings    its strokes, on one sheet or on many
ground      slabs, cells, lines and texts
pieces      flat pieces, on the board and in hands
solids      cubes and dice, and the plinth under them
awaited     outlines of cubes that are to come
marks       signs on the board, and what people draw over it
options     round buttons on the board
badges      small texts on a pill
labels      who sits where
"""
