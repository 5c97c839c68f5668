"""What only a browser has: elements, storage, addresses, workers. It uses no other room."""
