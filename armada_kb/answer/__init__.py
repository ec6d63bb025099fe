"""A question answered: situation, verdict, reasons, as plain data."""
