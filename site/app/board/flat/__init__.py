"""Boards seen from above: squares, pieces, hands, what is in motion on them."""
