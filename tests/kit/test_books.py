"""The examples of the books."""

import doctest

from parlour.kit import books


def test_examples_in_the_docstrings() -> None:
    results = doctest.testmod(books)
    assert results.attempted == 1
    assert results.failed == 0
