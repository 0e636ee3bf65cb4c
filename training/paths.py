"""The folders and files of the training: all below target/training except what is committed."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "target" / "training"
DOWNLOADS = WORK / "downloads"
PACKAGES = WORK / "packages"
PIECES = WORK / "pieces.npz"
FAMILIES = WORK / "pieces.json"
TEXTURES = WORK / "textures.npz"
PROVENANCE = ROOT / "model" / "PROVENANCE.md"
BOARDS = WORK / "boards"
WEIGHTS = ROOT / "model" / "eyes.bin"
GOLDEN = ROOT / "tests" / "vision" / "golden.bin"
