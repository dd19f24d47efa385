"""The proof that nothing is lost."""
