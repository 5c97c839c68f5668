"""Scenes as SVG: pictures that need no page, script or style sheet.

A picture has presentation attributes only, no ids and no styles, so that it may stand in any page,
feed or document. It shows what the board on a canvas shows, in the same places, but for the grain
of wood and for what only a person at the board needs.

    picture     the whole of it, from a Scene
    pen         numbers, path data and elements
    write       shapes (`anga.shared.shapes`), put down
    cutting     pieces and cubes to be printed and cut out
    caption     a comment below the board
"""

WIDTH = 360  # pixels of a picture, if nothing is said
NARROWEST, WIDEST = 120, 2000
