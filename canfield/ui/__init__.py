"""What is seen and heard: the window, the pictures, the words. It knows no rule and no file."""
