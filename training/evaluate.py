"""Draws the pictures to measure on: `python evaluate.py`.

Writes below target/training/measure a folder for each measure: pictures as PGM, and `truth.txt` with a line for each
board: file, left, top, right, bottom (pixels; `-` where they are not known), and 64 letters (`.` is empty) row by row
from the top left square. A picture without a board has a line with its name alone. The real pictures are those of the
folder that FORSYTH_PICTURES names, whose file names are their placements (`-` between ranks); `--hidden` takes the half
that is not developed with.
"""

import argparse
import hashlib
import os
import pathlib
import re
import shutil

import cv2
import numpy as np
from PIL import Image, ImageDraw

import generate
import paths

MEASURE = paths.WORK / "measure"
WORDS = "The knight on f3 is pinned and White must decide at once whether 12.Bd3 or the quiet h3 keeps more of the advantage".split()
SIZES = [(1280, 800), (1440, 900), (1024, 768), (390, 844), (820, 1180), (1366, 768)]


class Group:
    def __init__(self, name):
        self.folder = MEASURE / name
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.lines = []

    def add(self, picture, boards):
        name = f"{len(set(line.split()[0] for line in self.lines)):04}.pgm"
        Image.fromarray(np.ascontiguousarray(picture)).save(self.folder / name)
        self.lines += [f"{name} {' '.join(map(str, box)) if box else '- - - -'} {letters(grid)}" for box, grid in boards] or [name]

    def close(self):
        (self.folder / "truth.txt").write_text("\n".join(self.lines) + "\n")
        print(f"{self.folder.name}: {len(self.lines)}")


def letters(grid):
    return "".join(generate.PIECES[piece] for piece in grid)


def words(draw, art, rng, box, ink):
    """Lines of text that fill a box."""
    font = art.fonts[int(rng.integers(4, 12)) + (20 if rng.random() < .2 else 0)]
    left, top, right, bottom = box
    y = top
    while y < bottom - 12:
        line = ""
        while font.getlength(line) < right - left - 40:
            line += WORDS[rng.integers(len(WORDS))] + " "
        draw.text((left, y), line, font=font, fill=ink)
        y += font.size * 1.4


def page(art, rng):
    """A screen: bars, text and lists around one board, or a page of a book with several."""
    width, height = SIZES[rng.integers(len(SIZES))]
    dark = rng.random() < .4
    paper, ink = (int(rng.integers(20, 60)), 190) if dark else (int(rng.integers(225, 256)), 40)
    image = Image.new("L", (width, height), paper)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, width, 44), fill=int(rng.integers(0, 256)))
    words(draw, art, rng, (0, 50, width, height), ink)
    for _ in range(rng.integers(0, 12)):
        x, y, size = int(rng.integers(width)), int(rng.integers(height)), int(rng.integers(10, 90))
        draw.rectangle((x, y, x + size, y + size // 2), fill=int(rng.integers(256)), outline=ink)
    return image, draw, ink


def place(art, positions, rng, image, draw, ink, at, side):
    picture, grid, _ = generate.board(art, positions, rng, "clean", side=side)
    left, top, size = *at, 8 * side
    edge = int(rng.choice([0, 0, 1, 2, 12]))
    draw.rectangle((left - edge - 14, top - edge - 4, left + size + edge + 4, top + size + edge + 16), fill=image.getpixel((2, 48)))
    if edge:
        draw.rectangle((left - edge, top - edge, left + size + edge - 1, top + size + edge - 1), fill=int(rng.integers(200)))
    image.paste(Image.fromarray(picture), (left, top))
    if rng.random() < .3:
        font = art.fonts[6]
        for i in range(8):
            draw.text((left + (i + .5) * side, top + size + edge + 2), "abcdefgh"[i], font=font, fill=ink, anchor="mt")
            draw.text((left - edge - 9, top + (i + .5) * side), str(8 - i), font=font, fill=ink, anchor="mm")
    return (left, top, left + size, top + size), grid


def pages(art, count):
    rng = np.random.default_rng(11)
    positions, group = generate.Positions(rng), Group("pages")
    for _ in range(count):
        image, draw, ink = page(art, rng)
        boards = []
        if rng.random() < .8:
            side = int(min(rng.integers(20, 90), (image.width - 40) // 8, (image.height - 90) // 8))
            at = int(rng.integers(18, image.width - 8 * side - 5)), int(rng.integers(48, image.height - 8 * side - 18))
            boards.append(place(art, positions, rng, image, draw, ink, at, side))
        else:
            side = int(rng.integers(20, 30))
            step = 8 * side + 40
            for y in range(60, image.height - step, step):
                for x in range(30, image.width - step, step):
                    boards.append(place(art, positions, rng, image, draw, ink, (x, y), side))
        picture = np.asarray(image)
        if rng.random() < .4:
            picture = cv2.imdecode(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 70])[1], 0)
        group.add(picture, boards)
    group.close()


def negatives(art, count):
    """Text, tables, calendars, crosswords, cloth, codes, clouds."""
    rng = np.random.default_rng(12)
    group = Group("negatives")
    for i in range(count):
        image, draw, ink = page(art, rng)
        width, height = image.size
        kind, left, top = i % 7, int(rng.integers(10, 80)), int(rng.integers(50, 120))
        cell = int(rng.integers(14, 44))
        columns, rows = int(rng.integers(6, 14)), int(rng.integers(6, 14))
        if kind == 1:  # table with every other row tinted
            for row in range(rows):
                draw.rectangle((left, top + row * cell, width - 20, top + (row + 1) * cell), fill=200 if row % 2 else 240, outline=90)
        elif kind == 2:  # calendar, board of another game, heat map
            for row in range(rows):
                for column in range(columns):
                    x, y = left + column * cell, top + row * cell
                    draw.rectangle((x, y, x + cell, y + cell), fill=int(rng.integers(120, 256)), outline=80)
                    draw.text((x + 3, y + 3), str(row * columns + column), font=art.fonts[3], fill=0)
        elif kind == 3:  # crossword
            for row in range(rows + 2):
                for column in range(columns + 2):
                    x, y = left + column * cell, top + row * cell
                    draw.rectangle((x, y, x + cell, y + cell), fill=0 if rng.random() < .25 else 255, outline=0)
        elif kind == 4:  # checkered cloth
            for row in range(height // cell + 1):
                for column in range(width // cell + 1):
                    if (row + column) % 2:
                        draw.rectangle((column * cell, row * cell, (column + 1) * cell - 1, (row + 1) * cell - 1), fill=int(paper_tone(rng, 90)))
                    else:
                        draw.rectangle((column * cell, row * cell, (column + 1) * cell - 1, (row + 1) * cell - 1), fill=235)
        elif kind == 5:  # a code of modules
            modules = int(rng.integers(21, 45))
            code = Image.fromarray(((rng.random((modules, modules)) < .5) * 255).astype(np.uint8))
            size = min(width, height) - 160
            image.paste(code.resize((size, size), Image.NEAREST), (left, top))
        elif kind == 6:  # clouds of several scales, as photographs have
            plane = sum(cv2.resize(rng.normal(0, 60 / (k + 1), (4 << k, 4 << k)).astype(np.float32), (width, height)) for k in range(6))
            image = Image.fromarray(np.clip(plane + 128, 0, 255).astype(np.uint8))
        group.add(np.asarray(image), [])
    group.close()


def paper_tone(rng, middle):
    return np.clip(middle + rng.normal(0, 6), 0, 255)


def boards(art, kind, name, count, seed, families=None):
    """Boards alone, each on a little paper."""
    rng = np.random.default_rng(seed)
    positions, group = generate.Positions(rng), Group(name)
    for i in range(count):
        family = families[i % len(families)] if families else None
        picture, grid, _ = generate.board(art, positions, rng, kind, family=family)
        edge = 10
        page = np.full((len(picture) + 2 * edge,) * 2, 255, np.uint8)
        page[edge:-edge, edge:-edge] = picture
        group.add(page, [((edge, edge, len(page) - edge, len(page) - edge), grid)])
    group.close()


def placement(name):
    """64 pieces from ranks with `-` between them; nothing if it is none."""
    rows = re.sub(r"\d", lambda digit: "." * int(digit[0]), name.rstrip("+")).split("-")
    if len(rows) == 8 and all(len(row) == 8 for row in rows) and set("".join(rows)) <= set(generate.PIECES):
        return [generate.PIECES.index(piece) for row in rows for piece in row]


def real(hidden):
    folder = os.environ.get("FORSYTH_PICTURES")
    if not folder:
        return
    group = Group("hidden" if hidden else "real")
    for path in sorted(pathlib.Path(folder).rglob("*")):
        grid = placement(path.stem) if path.is_file() else None
        if grid and (hashlib.sha256(path.stem.encode()).hexdigest()[0] > "7") == hidden:
            image = Image.open(path).convert("RGBA")
            white = Image.new("RGBA", image.size, "white")
            group.add(np.asarray(Image.alpha_composite(white, image).convert("L")), [(None, grid)])
    group.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hidden", action="store_true", help="the real pictures of the hidden half, and nothing else")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    if options.hidden:
        real(True)
        return
    art = generate.Art()
    real(False)
    pages(art, 100)
    negatives(art, 105)
    boards(art, "clean", "clean", 110, 13)
    for fold in range(generate.FOLDS):
        families = [family for family in sorted(art.families) if art.fold[family] == fold]
        boards(art, "noisy", f"fold-{fold}", 4 * len(families), 20 + fold, families)


if __name__ == "__main__":
    main()
