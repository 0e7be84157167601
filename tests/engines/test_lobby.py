"""The lobby's tests, in the other engines."""

import pytest
from tests.browser.test_lobby import (
    test_a_friend_joins_by_code_however_it_is_typed,
    test_a_preset_sets_the_rules_and_one_press_takes_it_back,
    test_house_rules_are_set_by_their_controls,
    test_open_tables_take_people_and_let_them_watch,
    test_rules_that_do_not_go_together_are_refused_at_the_option,
)

__all__ = [
    "test_a_friend_joins_by_code_however_it_is_typed",
    "test_a_preset_sets_the_rules_and_one_press_takes_it_back",
    "test_house_rules_are_set_by_their_controls",
    "test_open_tables_take_people_and_let_them_watch",
    "test_rules_that_do_not_go_together_are_refused_at_the_option",
]
pytestmark = pytest.mark.engines
