"""Addresses of people, as limits count them."""

from ipaddress import IPv6Address, ip_address, ip_network


def network_of(host: str) -> str:
    """An address as it counts for limits: of IPv6 the network of one household.

    An IPv4 address that comes dressed as IPv6, as it does to a server that listens
    on both, counts as what it is.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::/64')
    >>> network_of("::ffff:192.0.2.7"), network_of("fe80::1%eth0")
    ('192.0.2.7', 'fe80::/64')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(ip_network((address, 64), strict=False))
        address = address.ipv4_mapped
    return str(address)


def among(host: str, networks: tuple[str, ...]) -> bool:
    """Whether an address lies in one of these networks."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in ip_network(network) for network in networks)
