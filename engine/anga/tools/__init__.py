"""Tools for developers: the command line, and matches between players."""
