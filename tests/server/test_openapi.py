"""Every path of the HTTP interface, asked in all the ways its description allows."""

from collections.abc import Iterator
from typing import Any

import numpy  # noqa: F401 - hypothesis asks it for arrays, also while a thread imports it
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.running import running
from tests.server.test_http import house

from parlour.server.api.openapi import describe_api

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
)

REJECTED = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "429"]
"""How the server may refuse a request that its description does not allow: the usual
answers, and 413, because a body that is too large is not read, right or wrong."""

schema = schemathesis.openapi.from_file(
    describe_api().decode(),
    config=SchemathesisConfig.from_dict(
        {"checks": {"negative_data_rejection": {"expected-statuses": REJECTED}}}
    ),
)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running(house()) as found:
        yield found


@schema.parametrize()
@settings(max_examples=40, suppress_health_check=list(HealthCheck))
def test_the_interface_is_as_described(case: Any, address: str) -> None:
    response = case.call(base_url=address)
    case.validate_response(response, checks=list(CHECKS))


def test_no_module_is_named_in_the_description() -> None:
    """Two classes of one name would be told apart by where they are written."""
    assert not [
        name for name in schema.raw_schema["components"]["schemas"] if "." in name
    ]
