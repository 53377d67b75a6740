"""The address at which phones in the house reach this computer."""

from ipaddress import AddressValueError, IPv4Address

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

_Flag = QNetworkInterface.InterfaceFlag
_OF_MACHINES = ("docker", "br-", "virbr", "veth", "vmnet", "vboxnet", "tun", "wg")
"""Networks that are internal to this computer, or lead out of the house."""


def first_private() -> str:
    """Return the first private address of this computer, or "" without a network."""
    found = [
        (interface.name().startswith(_OF_MACHINES), address)
        for interface in QNetworkInterface.allInterfaces()
        if interface.flags() & _Flag.IsRunning and not interface.flags() & _Flag.IsLoopBack
        for entry in interface.addressEntries()
        if entry.ip().protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
        if is_private(address := entry.ip().toString())
    ]
    return min(found, key=lambda one: one[0])[1] if found else ""


def is_private(address: str) -> bool:
    """Whether this is an address that cannot be reached from outside the house."""
    try:
        at = IPv4Address(address)
    except AddressValueError:
        return False
    return at.is_private and not at.is_unspecified
