"""Addresses of people, as limits count them."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network


def read(host: str) -> IPv4Address | IPv6Address | None:
    """Returns the address; an IPv4 address that comes dressed as IPv6, as it does to a
    server that listens on both, is what it is."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def network_of(host: str) -> str:
    """Returns an address as it counts for limits: of IPv6 the network of one household.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::/64')
    >>> network_of("::ffff:192.0.2.7"), network_of("fe80::1%eth0")
    ('192.0.2.7', 'fe80::/64')
    """
    address = read(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return host if address is None else str(address)


@lru_cache(maxsize=1_024)
def site_of(network: str) -> str:
    """Returns the IPv6 site (/48) of a network that `network_of` gave; empty for IPv4.

    A rented machine may come with a /48: 65,536 networks of one household.

    >>> site_of("2001:db8:1:2::/64"), site_of("192.0.2.7")
    ('2001:db8:1::/48', '')
    """
    address = read(network.partition("/")[0])
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 48), strict=False))
    return ""


def among(host: str, networks: tuple[str, ...]) -> bool:
    """Returns whether an address lies in one of these networks."""
    address = read(host)
    return any(address in ip_network(network) for network in networks if address)
