"""What a command needs before it can start: the environment, Node, a browser. Uses the root."""
