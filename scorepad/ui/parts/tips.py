"""What a tooltip shows, where players have their names in it."""


def plain_tip(text: str) -> str:
    """The text as it is, for Qt takes what looks like markup for markup."""
    if "<" not in text:
        return text
    shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<p style="white-space: pre-wrap">{shown}</p>'
