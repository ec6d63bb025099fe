"""The hash of a published sentence: what connects a statement with the text that it was read from.

The sentence itself is the publisher's and is not kept; that it has changed shows all the same.
"""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256

_DIGITS = 16
# `[1]` behind a sentence, also raised (`^[1]`): which note a sentence has may change without the sentence.
_FOOTNOTE = re.compile(r"\^?\[\d+\]")
# Apostrophes, soft hyphens and characters without a width stand within words.
_WITHIN_WORDS = re.compile("['’‘ʼ`´\u00ad\u200b-\u200d\u2060\ufeff]")  # noqa: RUF001 - that is what is looked for
_WORD = re.compile(r"[^\W_]+")


def published_words(text: str) -> tuple[str, ...]:
    """The words of a text as they are hashed and compared.

    Footnote marks are dropped, compatible forms of characters are made one, case is folded, apostrophes and invisible
    characters go without a trace. The words are what is left of letters and digits; everything else (punctuation,
    quotes, dashes, brackets, bullets, any kind of space) only parts them.
    """
    plain = unicodedata.normalize("NFKC", _FOOTNOTE.sub(" ", text)).casefold()
    return tuple(_WORD.findall(_WITHIN_WORDS.sub("", plain)))


def published_hash(text: str) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of the words of a text, one space between two of them.

    Letters of the icon font must already be replaced by their words (`kb/symbols.kb`), so that the hash stays the
    same where one edition prints the icon and the next one the word.
    """
    return sha256(" ".join(published_words(text)).encode()).hexdigest()[:_DIGITS]
