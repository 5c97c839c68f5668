"""`python3 build test`: sets up what the chosen tests need. Uses site, setup, root."""
