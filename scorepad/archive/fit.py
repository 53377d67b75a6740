"""Text as a file can hold it."""


def fit(text: str) -> str:
    """The same text; halves of letters, which no file can hold, become a replacement mark."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text
