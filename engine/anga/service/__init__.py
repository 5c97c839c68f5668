"""The door: requests and answers as JSON, for the page's worker and the command line."""
