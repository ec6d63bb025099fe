"""All tests keep what they compile in a cache folder of their own, the processes that they start too."""

from __future__ import annotations

import os
from tempfile import TemporaryDirectory

_FOLDER = TemporaryDirectory(prefix="armada-kb-tests-")
os.environ["XDG_CACHE_HOME"] = _FOLDER.name
