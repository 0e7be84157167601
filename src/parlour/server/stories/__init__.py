"""Tables of stories: the journal, what is asked, shown and due."""
