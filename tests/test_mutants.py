"""tools/mutants.py, over a small package with known gaps in its tests."""

import json
import subprocess
import sys
from pathlib import Path

from tests.tools import TOOLS

SOURCE = '''"""Ages."""

from functools import cached_property

FULL_AGE = 18


class Person:
    def __init__(self, age: int) -> None:
        self.age = age

    @cached_property
    def is_adult(self) -> bool:
        """Whether they may come in."""
        return self.age >= FULL_AGE

    def wait(self, years: int = 2) -> None:
        while years > 0:
            self.age += 1
            years -= 1


def unused(number: int) -> int:
    return number + 1
'''
TESTS = """from toy.ages import Person


def test_adult() -> None:
    assert Person(30).is_adult
    assert not Person(17).is_adult


def test_wait() -> None:
    person = Person(2)
    person.wait()
    assert person.age == 4
"""


def test_each_mutant_of_a_toy_module_gets_its_status(tmp_path: Path) -> None:
    (tmp_path / "src" / "toy").mkdir(parents=True)
    (tmp_path / "src" / "toy" / "ages.py").write_text(SOURCE)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_ages.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    out = tmp_path / "mutants.jsonl"
    tool = [sys.executable, str(TOOLS / "mutants.py"), "toy/ages.py", "--jobs", "2"]
    rest = ["--root", str(tmp_path), "--tests", "tests", "--out", str(out)]
    done = subprocess.run(
        [*tool, *rest, "--grace", "5"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    found = {
        (line["line"], line["before"], line["after"]): line["status"]
        for line in lines
        if line["before"] != "control"
    }
    assert found == {
        (5, "18", "19"): "survived",  # nobody is 18
        (10, "self.age = age", "pass"): "killed",
        (15, "self.age >= FULL_AGE", "self.age > FULL_AGE"): "survived",
        (17, "2", "3"): "killed",  # evaluated at import
        (17, "def wait", "pass"): "killed",
        (18, "years > 0", "years >= 0"): "killed",
        (18, "0", "1"): "killed",
        (19, "self.age += 1", "self.age -= 1"): "killed",
        (19, "self.age += 1", "pass"): "killed",
        (19, "1", "2"): "killed",
        (20, "years -= 1", "years += 1"): "timed out",
        (20, "1", "2"): "killed",
        (23, "def unused", "return number"): "uncovered",
        (24, "number + 1", "number - 1"): "uncovered",
        (24, "1", "2"): "uncovered",
    }
    assert "toy/ages.py:15: survived: self.age >= FULL_AGE" in done.stdout
