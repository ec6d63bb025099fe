"""Effects that come up together: what fixes their order, and what the order changes. Import the modules."""
