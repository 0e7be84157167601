"""Links: addresses in messages, signed where they do something."""

from dataclasses import dataclass

from parlour.server.access.tokens import Tokens


@dataclass(frozen=True)
class Links:
    tokens: Tokens
    home: str
    """Where people reach this server."""

    def table(self, id_: str) -> str:
        return f"{self.home}/t/{id_}"

    def off(self, way: str, table: str = "") -> str:
        """A page that turns messages off, about one table or all."""
        return f"{self.home}/mail/off/{self.tokens.mailed('off', way, table)}"

    def off_at_once(self, way: str, table: str = "") -> str:
        """Where a mail program turns them off by itself (RFC 8058)."""
        return f"{self.home}/api/mail/off/{self.tokens.mailed('off', way, table)}"

    def yes(self, way: str) -> str:
        """A page that asks whether an address wants any."""
        return f"{self.home}/mail/yes/{self.tokens.mailed('yes', way)}"
