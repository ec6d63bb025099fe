"""The interaction graph: who bears on whom, by which statements, what nobody has ruled, and pictures of it."""
