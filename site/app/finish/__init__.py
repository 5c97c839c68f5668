"""How a game comes to an end, without a screen: resigning, draws, rematches, kept results."""
