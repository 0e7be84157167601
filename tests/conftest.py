"""Hypothesis profiles: `make test` repeats itself exactly, `make soak` explores."""

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "test", derandomize=True, deadline=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "soak", max_examples=5_000, deadline=None, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("test")
