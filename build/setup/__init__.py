"""Requirements of the commands: the environment, Node, a browser. Uses the root."""
