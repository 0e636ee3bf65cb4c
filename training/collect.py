"""Fetches the packages of sources.py, checks their digests, and draws every piece set once: `python collect.py`.

Writes target/training/pieces.npz (for each set 12 x 96 x 96 x 4, RGBA, pieces in the order PNBRQKpnbrqk) and
pieces.json (families), textures.npz, and writes the table of provenance.
"""

import glob
import gzip
import hashlib
import io
import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

import cairosvg
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import paths
import sources

SIDE = 96
PIECES = "PNBRQKpnbrqk"
NAMES = dict(p="Pawn", n="Knight", b="Bishop", r="Rook", q="Queen", k="King")


def fetch(package):
    """Has the file of a package in the folder of downloads; what lies there with the right digest is taken."""
    file = paths.DOWNLOADS / package.file
    if not file.exists():
        command = {
            "debian": ["apt-get", "download", f"{package.name}={package.version}"],
            "pypi": [sys.executable, "-m", "pip", "download", "--no-deps", f"{package.name}=={package.version}"],
        }[package.registry]
        subprocess.run(command, cwd=paths.DOWNLOADS, check=True)
    found = hashlib.sha256(file.read_bytes()).hexdigest()
    if found != package.digest:
        sys.exit(f"{file} has the SHA-256 {found}, not {package.digest}")
    return file


def unpack(package):
    folder = paths.PACKAGES / package.name
    if folder.exists():
        return
    file = fetch(package)
    folder.mkdir(parents=True)
    if package.registry == "debian":
        subprocess.run(["dpkg", "-x", file, folder], check=True)
    else:
        with zipfile.ZipFile(file) as archive:
            archive.extractall(folder)


def square(image):
    """The picture in the middle of a transparent square, at the size of the arrays."""
    image = image.convert("RGBA")
    side = max(image.size)
    whole = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    whole.paste(image, ((side - image.width) // 2, (side - image.height) // 2))
    return np.array(whole.resize((SIDE, SIDE), Image.LANCZOS if side > SIDE else Image.BICUBIC))


def draw_svg(data, width):
    return Image.open(io.BytesIO(cairosvg.svg2png(bytestring=data, output_width=width)))


def files(root, place, named=False):
    found = []
    for piece in PIECES:
        white, role = piece.isupper(), piece.lower()
        path = root / place.format(color="w" if white else "b", role=role, ROLE=role.upper(),
                                   Color="White" if white else "Black", Role=NAMES[role])
        found.append(square(draw_svg(path.read_bytes(), 192)))
    return found


def two_rows(root, place):
    """eboard: seven columns RNBQKP and one more; white above black; the colour of the first pixel is the background."""
    pixels = np.array(Image.open(root / place).convert("RGBA"))
    pixels[np.abs(pixels[..., :3].astype(int) - pixels[0, 0, :3].astype(int)).sum(-1) < 12] = 0
    image, side = Image.fromarray(pixels), len(pixels) // 2
    at = lambda piece: ("RNBQKP".index(piece.upper()) * side, 0 if piece.isupper() else side)
    return [square(image.crop((*at(piece), at(piece)[0] + side, at(piece)[1] + side))) for piece in PIECES]


def svg_rows(root, place):
    """pychess: one drawing of six columns KQRBNP; black above white."""
    image = draw_svg((root / place).read_bytes(), 6 * 192).convert("RGBA")
    side, high = image.width / 6, image.height / 2
    at = lambda piece: ("KQRBNP".index(piece.upper()) * side, high if piece.isupper() else 0)
    return [square(image.crop(tuple(map(int, (*at(piece), at(piece)[0] + side, at(piece)[1] + high))))) for piece in PIECES]


def one_row(root, place):
    """scid: twelve columns in our order."""
    image = Image.open(root / place).convert("RGBA")
    side = image.height
    return [square(image.crop((i * side, 0, (i + 1) * side, side))) for i in range(12)]


def sheet(root, place):
    """knights: one SVG file with an element for each piece, somewhere; the largest piece gives the scale."""
    data = gzip.decompress((root / place).read_bytes())
    cut = []
    for piece in PIECES:
        tree = ElementTree.fromstring(data)
        wanted = ("White" if piece.isupper() else "Black") + NAMES[piece.lower()]
        parents = {child: parent for parent in tree.iter() for child in parent}
        element = next(node for node in tree.iter() if node.get("id") == wanted)
        while element in parents:
            parent = parents[element]
            for other in list(parent):
                if other is not element and not other.tag.endswith("defs"):
                    parent.remove(other)
            element = parent
        drawn = draw_svg(ElementTree.tostring(tree), 1400)
        box = drawn.getchannel("A").point(lambda alpha: 255 if alpha > 20 else 0).getbbox()
        cut.append(drawn.crop(box))
    side = int(max(max(image.size) for image in cut) * 1.1)
    found = []
    for image in cut:
        whole = Image.new("RGBA", (side, side), (0, 0, 0, 0))
        whole.paste(image, ((side - image.width) // 2, int(side * .95) - image.height))
        found.append(square(whole))
    return found


def glyph(font, layers):
    image = Image.new("RGBA", (192, 192), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    for sign, colour, options in layers:
        # By what is drawn: some signs have no width of their own.
        left, _, right, _ = draw.textbbox((0, 0), sign, font=font, anchor="lm")
        draw.text((96 - (left + right) / 2, 100), sign, font=font, fill=colour, anchor="lm", **options)
    return square(image)


def unicode_signs(role):
    """The outline, the black and the solid sign of a role."""
    at = "KQRBNP".index(role)
    return chr(0x2654 + at), chr(0x265A + at), chr(0x265A + at)


def skak_signs(role):
    """The same in the fonts of LaTeX, which have letters there."""
    return role, role.lower(), "TXVWUY"["KQRBNP".index(role)]


def font(root, place, style, signs):
    """The chess signs of a font: as they are; with a white body under the outline; or the solid signs in two colours."""
    face = ImageFont.truetype(str(root / place), 150)
    found = []
    for piece in PIECES:
        outline, black, solid = signs(piece.upper())
        ink = (0, 0, 0, 255)
        if piece.islower():
            layers = [(solid, (20, 20, 20, 255), {})] if style == "solid" else [(black, ink, {})]
        elif style == "outline":
            layers = [(outline, ink, {})]
        elif style == "filled":
            layers = [(solid, (255, 255, 255, 255), {}), (outline, ink, {})]
        else:
            layers = [(solid, (250, 250, 250, 255), dict(stroke_width=2, stroke_fill=(60, 60, 60, 255)))]
        found.append(glyph(face, layers))
    return found


def font_readers(name, signs):
    def reader(style):
        return lambda root, place: font(root, place, style, signs)
    return {f"{name}_{style}": reader(style) for style in ("outline", "filled", "solid")}


READERS = {
    "files": files, "named_files": files, "own_files": files, "two_rows": two_rows, "svg_rows": svg_rows,
    "one_row": one_row, "sheet": sheet,
    **font_readers("font", unicode_signs), **font_readers("skak", skak_signs),
}


def usable(arrays):
    """Every piece has a body, none fills its square, and no two are the same drawing."""
    covered = [(array[..., 3] > 40).mean() for array in arrays]
    return min(covered) > .02 and max(covered) < .98 and len({array.tobytes() for array in arrays}) == 12


def textures():
    found = {}
    for package, place in sources.TEXTURES:
        for path in sorted(glob.glob(str(paths.PACKAGES / package / place / "*"))):
            name, extension = os.path.splitext(os.path.basename(path))
            if extension in (".png", ".gif", ".jpg") and name[-2:] in ("_d", "_l", "-d", "-l"):
                image = Image.open(path).convert("RGB")
                image.thumbnail((256, 256))
                found[f"{package}/{name[:-2]}/{name[-1]}"] = np.array(image)
    return found


def main():
    for folder in (paths.DOWNLOADS, paths.PACKAGES):
        folder.mkdir(parents=True, exist_ok=True)
    for package in sources.PACKAGES:
        unpack(package)
    arrays, families, rows, broken = {}, {}, [], []
    for piece_set in sources.piece_sets():
        root = paths.PACKAGES / piece_set.package if piece_set.package else paths.ROOT
        drawn = READERS[piece_set.reader](root, piece_set.place)
        if not usable(drawn):
            broken.append(piece_set.name)
            continue
        arrays[piece_set.name], families[piece_set.name] = np.stack(drawn), piece_set.family
        version = next((p.version for p in sources.PACKAGES if p.name == piece_set.package), "this repository")
        rows.append(f"| {piece_set.name.split('/')[1]} | {piece_set.family} | {piece_set.package or 'forsyth'} {version} "
                    f"| {piece_set.licence} | {piece_set.authors} |")
    if broken:
        sys.exit(f"no sets of twelve pieces: {', '.join(broken)}")
    np.savez_compressed(paths.PIECES, **arrays)
    paths.FAMILIES.write_text(json.dumps(families, indent=1))
    np.savez_compressed(paths.TEXTURES, **textures())
    table = ["| set | family | package | licence | authors |", "|---|---|---|---|---|", *rows]
    paths.PROVENANCE.write_text("\n".join(table) + "\n")
    print(f"{len(arrays)} sets of {len(set(families.values()))} families")


if __name__ == "__main__":
    main()
