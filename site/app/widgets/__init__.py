"""Parts of a page that show one thing each and say what people do; they use session and board."""
