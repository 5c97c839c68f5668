"""`python3 build test`: what the chosen tests need, and what they cost. Uses site, setup, root."""
