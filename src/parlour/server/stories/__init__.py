"""Tables of stories: requests, journal, questions and due actions."""
