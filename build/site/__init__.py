"""The parts of dist/ and how they are put together. Uses setup and the root."""
