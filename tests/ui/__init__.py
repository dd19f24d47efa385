"""What the player sees and touches: colours, words, dialogs, the window."""
