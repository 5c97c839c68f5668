"""Parts of a page, each of which shows one thing and reports what people do with it."""
