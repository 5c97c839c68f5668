"""Access to the browser: elements, storage, addresses, workers. It uses no other room."""
