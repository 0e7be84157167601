"""A fresh environment beside this one: Parlour as it is here, and what is installed."""

import os
import site
import subprocess
import sys
from pathlib import Path

import parlour

EXAMPLE = Path(__file__).parents[1] / "examples" / "high-water"
PARLOUR = ("-m", "parlour.cli")
ELSEWHERE = "PYTHONPATH"
"""Taken away: only the environment itself says where packages are."""


class Fresh:
    """A virtual environment that looks here for all that it has not, offline."""

    def __init__(self, folder: Path) -> None:
        self.python = folder / "bin" / "python"
        self.uv("venv", "--python", sys.executable, str(folder))
        here = [str(Path(parlour.__file__).parents[1]), *site.getsitepackages()]
        (place,) = folder.glob("lib/python*/site-packages")
        (place / "here.pth").write_text("\n".join(here), encoding="utf-8")

    def install(self, package: Path) -> None:
        """Installs a package from its folder, as `pip install .` does."""
        how = ["--no-deps", "--no-build-isolation", "--python", str(self.python)]
        self.uv("pip", "install", *how, str(package))

    def uv(self, *command: str) -> None:
        uv = str(Path(sys.executable).with_name("uv"))
        subprocess.run([uv, *command, "-q", "--offline"], check=True)

    def says(self, *command: str, typed: str = "", cwd: Path = EXAMPLE) -> str:
        """What a Python command prints, given what is typed."""
        done = subprocess.run(
            [str(self.python), *command],
            input=typed,
            cwd=cwd,
            env={name: text for name, text in os.environ.items() if name != ELSEWHERE},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
