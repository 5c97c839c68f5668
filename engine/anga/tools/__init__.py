"""What runs at a desk only: the command line, and matches between players."""
