"""The parts of dist/ and their assembly. Uses setup and the root."""
