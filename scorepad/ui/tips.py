"""What a tooltip shows, where players have their names in it."""

from html import escape


def plain(text: str) -> str:
    """The text as it is, for Qt takes what looks like markup for markup."""
    return f'<p style="white-space: pre-wrap">{escape(text)}</p>' if "<" in text else text
