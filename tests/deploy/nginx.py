"""A real nginx before servers of a test or a measurement, with the site of `deploy/`.

Only what must differ is changed in it: ports, certificates and where its log goes.
"""

import contextlib
import os
import re
import resource
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tests.ports import free_port

PATIENCE: Final = 300
NAME: Final = "games.example.org"
MAIN: Final = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
worker_processes auto;
worker_rlimit_nofile {files};
events {{ worker_connections {connections}; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    access_log off;
    include {folder}/site.conf;
}}
"""


class NoNginx(Exception):
    """There is none here, or it did not start."""


def program() -> str:
    found = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if found is None:
        raise NoNginx("install nginx: on Debian apt-get install nginx-light")
    return found


def site(
    text: str, folder: Path, port: int, servers: Sequence[int], *, secure: bool
) -> str:
    """The site of `deploy/`, on a port of this machine, before these servers."""
    listed = "".join(f"    server 127.0.0.1:{one};\n" for one in servers)
    every = re.compile(r"(upstream parlour \{\n    hash .*\n)    server .*\n")
    text = every.sub(lambda found: found[1] + listed, text)
    text = re.sub(r"    listen \[::\].*\n", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    how = "ssl http2" if secure else ""
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port} {how};")
    text = re.sub(r"/etc/letsencrypt/live/[^/]*", str(folder), text)
    text = text.replace("/var/log/nginx/", f"{folder}/")
    if not secure:
        text = re.sub(r"    ssl_.*\n", "", text)
    return text


def certificate(folder: Path) -> None:
    """One that nobody trusts, good for a day."""
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1"
    files = ("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem")
    subprocess.run(
        [*command.split(), "-nodes", "-days", "1", "-subj", f"/CN={NAME}", *files],
        check=True,
        capture_output=True,
    )


@contextlib.contextmanager
def nginx(
    text: str,
    folder: Path,
    servers: Sequence[int],
    *,
    secure: bool = False,
    port: int = 0,
) -> Iterator["tuple[int, subprocess.Popen[bytes]]"]:
    """The port it listens on, and its process, while it runs."""
    port = port or free_port()
    if secure:
        certificate(folder)
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "site.conf").write_text(site(text, folder, port, servers, secure=secure))
    files = min(65_536, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    main = MAIN.format(
        folder=folder, user=user, files=files, connections=min(16_384, files)
    )
    (folder / "nginx.conf").write_text(main)
    command = [program(), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    command += ["-e", str(folder / "error.log")]
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(
            command, stdout=said, stderr=said, start_new_session=True
        )
    try:
        until = time.monotonic() + PATIENCE
        while not answers(port):
            if process.poll() is not None or time.monotonic() > until:
                raise NoNginx((folder / "said").read_text()[-500:])
            time.sleep(0.02)
        yield port, process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(port: int) -> bool:
    with contextlib.suppress(OSError):
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
        return True
    return False
