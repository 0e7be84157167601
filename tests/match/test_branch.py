"""A branch is like the list it stands for, and leaves the other list alone."""

import itertools

import pytest

from parlour.match.branch import Branch, grown


def branches() -> list[tuple[Branch[int], list[int]]]:
    found = []
    for trunk, own in itertools.product(range(4), range(4)):
        items = list(range(trunk))
        branch = Branch(items)
        for number in range(own):
            branch.append(100 + number)
        found.append((branch, items + [100 + number for number in range(own)]))
        items.append(50)  # the other goes on by itself
    return found


@pytest.mark.parametrize(("branch", "wanted"), branches())
def test_branch_is_read_like_a_list(branch: Branch[int], wanted: list[int]) -> None:
    assert list(branch) == wanted
    assert len(branch) == len(wanted)
    size = len(wanted)
    for place in range(-size, size):
        assert branch[place] == wanted[place]
    for place in (-size - 1, -size - 2, size, size + 1):
        with pytest.raises(IndexError):
            branch[place]
    ends = [None, *range(-size - 1, size + 2)]
    for start, stop in itertools.product(ends, ends):
        assert branch[start:stop] == wanted[start:stop]


def test_branch_of_a_branch_is_read_like_a_list() -> None:
    first = Branch([1, 2])
    first.append(3)
    second = Branch(first)
    second.append(4)
    first.append(5)
    assert list(second) == second[:] == [1, 2, 3, 4]
    assert second[-2] == 3


def test_grown_branch_is_the_other_list() -> None:
    items = [1, 2]
    branch = Branch(items)
    branch.append(3)
    assert items == [1, 2]
    assert grown(branch) is items
    assert items == [1, 2, 3]
    assert grown(items) is items
    late = Branch(items)
    items.append(4)
    with pytest.raises(AssertionError, match="both went on"):
        late.grown()
