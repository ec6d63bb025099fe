"""Text to syntax trees: the frame of files, controlled English, and the words of both."""
