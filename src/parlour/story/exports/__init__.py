"""A campaign to take home: as data, as a page, as a book."""
