"""Every sentence that the program shows, by where it is shown."""
