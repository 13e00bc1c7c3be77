"""``make docs``."""

from docs.website.build import build
from docs.website.pages import ROOT

if __name__ == "__main__":
    build(ROOT / "site")
    print("site/index.html")
