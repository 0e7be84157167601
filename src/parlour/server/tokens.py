"""Signed tokens: who a browser is, and links that hand a seat to another device."""

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE = "parlour"
COOKIE_LASTS = 365 * 24 * 3600
LINK_LASTS = 7 * 24 * 3600


class Tokens:
    """Nobody without the secret can make one."""

    def __init__(self, secret: str) -> None:
        self.people = URLSafeSerializer(secret, salt="parlour person")
        self.seats = URLSafeTimedSerializer(secret, salt="parlour seat")

    def cookie(self, person: str) -> str:
        return str(self.people.dumps(person))

    def person(self, cookie: str | None) -> str:
        """The person of a cookie; nothing if it is not ours."""
        try:
            found = self.people.loads(cookie or "")
        except BadSignature:
            return ""
        return found if isinstance(found, str) else ""

    def link(self, table: str, seat: int, person: str) -> str:
        return str(self.seats.dumps([table, seat, person]))

    def linked(self, token: str) -> tuple[str, int, str] | None:
        """Table, seat and person of a seat link, while it is good."""
        try:
            table, seat, person = self.seats.loads(token, max_age=LINK_LASTS)
        except (BadSignature, TypeError, ValueError):
            return None
        if not (isinstance(table, str) and isinstance(seat, int)):
            return None
        return (table, seat, person) if isinstance(person, str) else None
