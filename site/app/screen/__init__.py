"""What shows a session on a page, on its own or in somebody's frame."""
