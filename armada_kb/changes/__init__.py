"""Two versions of a knowledge base: what was added, removed, said in other words, and changed in what it says."""
