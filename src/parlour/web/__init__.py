"""The built browser client: static files from `web/`."""

from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
"""What `npm run build` in `web/` writes; missing until then."""
