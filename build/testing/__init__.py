"""`python3 build test`: what the chosen tests need. Uses site, setup, root."""
