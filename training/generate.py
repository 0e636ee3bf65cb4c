"""Draws boards and cuts them into tiles: `python generate.py KIND FIRST COUNT`.

KIND is `train` (restyled sets, every noise), `plain` (sets that are restyled now and then, no wear), `noisy` (sets as they
are, every noise) or `clean` (sets as they are, no noise). Each of COUNT shards has 256 boards and a seed of its own (its
number), so that shards are the same however many are made. A shard holds `tiles` (boards x 64 x 32 x 32, uint8), `pieces`
(boards x 64, 0 empty, 1-12 PNBRQKpnbrqk) and `families` (boards).
"""

import argparse
import json
import time

import chess
import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import paths
import style

PIECES = ".PNBRQKpnbrqk"
SHARD = 256
FOLDS = 5


class Art:
    """The piece sets and textures of collect.py, as luminances."""

    def __init__(self):
        families = json.loads(paths.FAMILIES.read_text())
        arrays = np.load(paths.PIECES)
        self.sets = {name: style.from_rgba(arrays[name]) for name in arrays.files}
        self.families = {}
        for name, family in families.items():
            self.families.setdefault(family, []).append(name)
        names = sorted(self.families)
        # Versions of a design share a family, a family has one fold: what a fold holds out was seen in no version.
        self.fold = {family: i % FOLDS for i, family in enumerate(names)}
        textures = np.load(paths.TEXTURES)
        pairs = {}
        for key in textures.files:
            name, shade = key.rsplit("/", 1)
            pairs.setdefault(name, {})[shade] = cv2.cvtColor(textures[key], cv2.COLOR_RGB2GRAY)
        self.textures = [pairs[name] for name in sorted(pairs) if len(pairs[name]) == 2]
        font = paths.PACKAGES / "fonts-dejavu-core/usr/share/fonts/truetype/dejavu"
        self.fonts = [ImageFont.truetype(str(font / f"DejaVuSans{kind}.ttf"), size) for kind in ("", "-Bold") for size in range(6, 26)]

    def pick(self, rng, family=None):
        family = family or sorted(self.families)[rng.integers(len(self.families))]
        names = self.families[family]
        return family, self.sets[names[rng.integers(len(names))]].copy()


def checker(light, dark, side):
    """Light and dark squares; both n x n."""
    mask = np.kron((np.indices((8, 8)).sum(0) % 2).astype(bool), np.ones((side, side), bool))
    return np.where(mask, dark, light).astype(np.float32)


def textured(art, rng, side):
    n = 8 * side
    pair = art.textures[rng.integers(len(art.textures))]
    planes = []
    whole = rng.random() < .5
    for shade in ("l", "d"):
        plane = pair[shade]
        if whole:
            planes.append(cv2.resize(plane, (n, n), interpolation=cv2.INTER_LINEAR).astype(np.float32))
        else:
            planes.append(np.tile(cv2.resize(plane, (side, side), interpolation=cv2.INTER_AREA), (8, 8)).astype(np.float32))
    gap = planes[0].mean() - planes[1].mean()
    if abs(gap) < 20:
        planes[0], planes[1] = planes[0] * 1.2, planes[1] * .8
    if gap < 0:
        planes.reverse()
    return checker(*planes, side)


def hatched(rng, side):
    """The dark squares of books: lines or dots on paper."""
    n = 8 * side
    paper, ink = rng.uniform(225, 255), rng.uniform(0, 130)
    gap = max(2.5, side * rng.uniform(.06, .2))
    share = rng.uniform(.15, .55)
    y, x = np.mgrid[0:n, 0:n].astype(np.float32)
    kind = rng.integers(5)
    if kind == 4:
        pattern = np.clip((np.cos(2 * np.pi * x / gap) + np.cos(2 * np.pi * y / gap)) * 1.5 + (share - .35) * 6, 0, 1)
    else:
        phase = ((x + y) / 1.41, (x - y) / 1.41, x, y)[kind] / gap
        wave = np.abs((phase % 1) - .5) * 2
        pattern = np.clip((share - wave) * gap * .7 + .5, 0, 1)
    board = checker(np.full((n, n), paper, np.float32), paper + (ink - paper) * pattern, side)
    if rng.random() < .4:
        for i in range(9):
            at = min(n - 1, i * side)
            board[at, :] = board[:, at] = ink
    return board


def background(art, rng, side):
    n = 8 * side
    draw = rng.random()
    if draw < .22:
        return textured(art, rng, side)
    if draw < .42:
        return hatched(rng, side)
    light = rng.uniform(140, 255)
    dark = rng.uniform(60, light - 18) if light - 18 > 70 else 60
    if rng.random() < .06:  # dark mode
        light = rng.uniform(60, 120)
        dark = rng.uniform(15, light - 15)
    board = checker(np.full((n, n), light, np.float32), np.full((n, n), dark, np.float32), side)
    if rng.random() < .25:
        points = int(rng.choice([8, 16, 32, 64, 128]))
        squeezed = max(2, int(points * rng.choice([1, 1, .25, .1])))
        grain = rng.normal(0, rng.uniform(3, 22), (points, squeezed)).astype(np.float32)
        board += cv2.resize(grain, (n, n), interpolation=cv2.INTER_LINEAR)
    if rng.random() < .08:
        for i in range(1, 8):
            board[i * side, :] = board[:, i * side] = rng.uniform(0, 255)
    return np.clip(board, 0, 255)


class Positions:
    """Positions of random games, turned for half of them, and pieces thrown on squares."""

    def __init__(self, rng):
        self.rng, self.kept = rng, []

    def next(self):
        rng = self.rng
        if rng.random() < .5:
            filled = rng.random(64) < rng.uniform(.05, .85)
            return np.where(filled, rng.integers(1, 13, 64), 0).astype(np.uint8)
        if not self.kept:
            board = chess.Board()
            for ply in range(int(rng.integers(20, 140))):
                moves = list(board.legal_moves)
                if not moves:
                    break
                captures = [move for move in moves if board.is_capture(move)]
                from_ = captures if captures and rng.random() < .35 else moves
                board.push(from_[rng.integers(len(from_))])
                if ply % 6 == 0:
                    grid = np.zeros(64, np.uint8)
                    for square, piece in board.piece_map().items():
                        grid[(7 - square // 8) * 8 + square % 8] = PIECES.index(piece.symbol())
                    self.kept.append(grid)
            rng.shuffle(self.kept)
        grid = self.kept.pop()
        return grid[::-1].copy() if rng.random() < .5 else grid


def blend(board, luminance, opacity):
    board *= 1 - opacity
    board += luminance * opacity


def marked(board, rng, side):
    """Highlights and dots under the pieces."""
    def cell():
        row, column = rng.integers(8, size=2) * side
        return board[row:row + side, column:column + side]
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    away = np.hypot(x - (side - 1) / 2, y - (side - 1) / 2) / side
    if rng.random() < .4:
        tone = rng.uniform(50, 245)
        for _ in range(rng.integers(1, 4)):
            blend(cell(), tone, rng.uniform(.25, .9))
    if rng.random() < .1:
        blend(cell(), rng.uniform(60, 120), np.clip(1 - away * 2, 0, 1) * .8)
    if rng.random() < .15:
        radius, tone, opacity = rng.uniform(.1, .22), rng.uniform(20, 120), rng.uniform(.15, .5)
        for _ in range(rng.integers(1, 12)):
            blend(cell(), tone, (away < radius) * opacity)
    if rng.random() < .08:
        for _ in range(rng.integers(1, 6)):
            blend(cell(), 0, ((away > .4) & (away < .49)) * .3)


def coordinates(board, art, rng, side):
    """Files and ranks within the squares of the edge."""
    n = 8 * side
    size = int(np.clip(side * rng.uniform(.16, .28), 6, 25)) - 6
    font = art.fonts[size + (20 if rng.random() < .5 else 0)]
    image = Image.fromarray(np.clip(board, 0, 255).astype(np.uint8))
    draw = ImageDraw.Draw(image)
    turned, right = rng.random() < .5, rng.random() < .7
    for i in range(8):
        file, rank = "abcdefgh"[7 - i if turned else i], str(i + 1 if turned else 8 - i)
        ink = int(board[n - side // 2, min(n - 1, ((i + 1) % 8) * side + side // 2)])
        draw.text((i * side + (side - 1 if right else 2), n - 1), file, font=font, fill=ink, anchor="rb" if right else "lb")
        ink = int(board[min(n - 1, ((i + 1) % 8) * side + side // 2), side // 2])
        draw.text((1 if right else n - 1, i * side + 1), rank, font=font, fill=ink, anchor="lt" if right else "rt")
    board[:] = np.asarray(image, np.float32)


def put(board, grid, pieces, rng, side):
    """The pieces on their squares."""
    scale = rng.uniform(.82, 1) if rng.random() < .55 else 1
    if rng.random() < .1:
        scale = rng.uniform(.62, .85)
    size = max(8, round(side * scale))
    off = (side - size) // 2
    low = off if rng.random() < .7 else side - size
    how = cv2.INTER_AREA if size < 96 else cv2.INTER_CUBIC
    premultiplied = np.stack([pieces[..., 0] * pieces[..., 1], pieces[..., 1]], -1)
    small = {}
    for k in range(64):
        piece = int(grid[k])
        if piece:
            if piece not in small:
                small[piece] = cv2.resize(premultiplied[piece - 1], (size, size), interpolation=how)
            top, left = k // 8 * side + low, k % 8 * side + off
            cell = board[top:top + size, left:left + size]
            cell *= 1 - np.clip(small[piece][..., 1], 0, 1)
            cell += small[piece][..., 0]
    np.clip(board, 0, 255, out=board)


def arrows(board, rng, side):
    layer = np.zeros_like(board)
    for _ in range(rng.integers(1, 4)):
        one, other = [(int((c + .5) * side), int((r + .5) * side)) for c, r in rng.integers(8, size=(2, 2))]
        width = max(1, int(side * rng.uniform(.07, .25)))
        if one == other:
            cv2.circle(layer, one, int(side * .45), 1, max(1, int(side * .07)), cv2.LINE_AA)
        else:
            length = np.hypot(one[0] - other[0], one[1] - other[1])
            cv2.arrowedLine(layer, one, other, 1, width, cv2.LINE_AA, tipLength=min(.5, side * .5 / length))
    blend(board, rng.uniform(40, 170), layer * rng.uniform(.4, .9))


def cursor(board, rng, side):
    n, height = 8 * side, max(8, side * .4)
    x, y = rng.integers(n, size=2)
    shape = np.array([(x, y), (x, y + height), (x + height * .25, y + height * .75), (x + height * .65, y + height * .7)], np.int32)
    cv2.fillPoly(board, [shape], 255, cv2.LINE_AA)
    cv2.polylines(board, [shape], True, 0, 1, cv2.LINE_AA)


def worn(board, rng):
    """Light, scale, blur, print, paper, compression, grain: each now and then."""
    n = len(board)
    chance = lambda share: rng.random() < share
    if chance(.25):
        board = board * rng.uniform(.45, 1.15)
    if chance(.25):
        board = (board - 128) * rng.uniform(.5, 1.3) + 128
    if chance(.12):
        tilt = np.linspace(-1, 1, n, dtype=np.float32)
        board = board * (1 + rng.uniform(-.25, .25) * tilt[None] + rng.uniform(-.25, .25) * tilt[:, None])
    if chance(.08):  # a raster of print
        y, x = np.mgrid[0:n, 0:n].astype(np.float32)
        angle, gap = rng.uniform(0, np.pi), max(2.2, n / 8 * rng.uniform(.05, .1))
        u, v = x * np.cos(angle) + y * np.sin(angle), y * np.cos(angle) - x * np.sin(angle)
        screen = (np.cos(2 * np.pi * u / gap) + np.cos(2 * np.pi * v / gap)) * 63 + 128
        board = np.clip((board - screen) * rng.uniform(1, 5) + 128, 0, 255)
    if chance(.3):
        size = max(8 * 12, int(n * rng.uniform(.5, 1.3)))
        how = rng.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_NEAREST, cv2.INTER_AREA])
        board = cv2.resize(board.astype(np.float32), (size, size), interpolation=int(how))
        n = size
    if chance(.25):
        board = cv2.GaussianBlur(board.astype(np.float32), (0, 0), rng.uniform(.3, max(.4, .03 * n / 8)))
    if chance(.06):  # a scan of two tones
        board = np.clip((board - rng.uniform(90, 170)) * rng.uniform(4, 30) + 128, 0, 255)
    if chance(.1):
        board = cv2.warpAffine(board.astype(np.float32), cv2.getRotationMatrix2D((n / 2, n / 2), rng.normal(0, .6), 1), (n, n),
                               borderMode=cv2.BORDER_REPLICATE)
    board = np.clip(board, 0, 255).astype(np.uint8)
    if chance(.55):
        board = cv2.imdecode(cv2.imencode(".jpg", board, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(20, 95))])[1], 0)
    if chance(.18):
        board = np.clip(board + rng.normal(0, rng.uniform(2, 16), board.shape), 0, 255).astype(np.uint8)
    return board


def aged(board, rng):
    """Old print: ink that spread or is thin, rough edges, specks, uneven light, a page that is not flat. For training alone."""
    n = len(board)
    square = n / 8
    chance = lambda share: rng.random() < share
    noise = lambda points: cv2.resize(rng.normal(0, 1, (points, points)).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)
    board = board.astype(np.float32)
    if chance(.3):
        kernel = np.ones((1 + max(1, round(square * rng.uniform(.01, .06))),) * 2, np.uint8)
        board = cv2.erode(board, kernel) if chance(.6) else cv2.dilate(board, kernel)
    if chance(.5):
        y, x = np.mgrid[0:n, 0:n].astype(np.float32)
        for points, most in ((4, .05), (n // 2, .02)):
            strength = square * rng.uniform(0, most)
            x, y = x + noise(points) * strength, y + noise(points) * strength
        board = cv2.remap(board, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if chance(.4):
        specks = noise(max(8, int(n * rng.uniform(.1, .6)))) > rng.uniform(1.5, 3)
        board = np.where(specks, 255 if chance(.5) else rng.uniform(0, 90), board)
    if chance(.4):
        board = board * (1 + rng.uniform(.03, .15) * noise(int(rng.integers(3, 12))))
    if chance(.4):  # nearly two tones
        low, high = np.percentile(board, (1, 99))
        board = (board - low - rng.uniform(.3, .7) * (high - low)) * rng.uniform(1.5, 6) + 128
    return np.clip(board, 0, 255)


def tiles(board, rng, jitter):
    """64 tiles of 32 x 32, cut as a finder cuts them that is a little wrong."""
    n = len(board)
    square = n / 8
    margin = int(square * .25) + 1
    page = np.full((n + 2 * margin,) * 2, rng.integers(256) if rng.random() < .5 else 255, np.uint8)
    page[margin:margin + n, margin:margin + n] = board
    off = rng.normal(0, jitter, 4) * square
    box = (margin + off[0], margin + off[1], margin + n + off[2], margin + n + off[3])
    how = Image.BOX if n >= 512 else Image.BILINEAR
    cut = np.asarray(Image.fromarray(page).resize((256, 256), how, box=box))
    return cut.reshape(8, 32, 8, 32).transpose(0, 2, 1, 3).reshape(64, 32, 32)


def board(art, positions, rng, kind, family=None, side=None):
    """One board: its picture, its 64 pieces, its family."""
    training = kind in ("train", "plain")
    least, most = (12, 64) if training else (16, 88)
    side = side or int(np.exp(rng.uniform(np.log(least), np.log(most))))
    family, pieces = art.pick(rng, family)
    if training:
        if rng.random() < (.3 if kind == "train" else .1):
            alike = [name for name in sorted(art.families) if art.fold[name] == art.fold[family]]
            _, other = art.pick(rng, alike[rng.integers(len(alike))])
            pieces = style.morph(pieces, other, rng.uniform(.2, .7))
        if rng.random() < (.8 if kind == "train" else .3):
            pieces = style.stylize(pieces, rng)
    grid = positions.next()
    picture = background(art, rng, side)
    decorated = kind != "clean"
    if decorated:
        marked(picture, rng, side)
    if rng.random() < .5:
        coordinates(picture, art, rng, side)
    put(picture, grid, pieces, rng, side)
    if decorated and rng.random() < .25:
        arrows(picture, rng, side)
    if decorated and rng.random() < .05:
        cursor(picture, rng, side)
    if kind == "train" and rng.random() < .25:
        picture = aged(picture, rng)
    picture = worn(picture, rng) if kind in ("train", "noisy") else np.clip(picture, 0, 255).astype(np.uint8)
    return picture, grid, family


SEEDS = {"train": 1, "noisy": 2, "clean": 3, "plain": 4}


def shard(art, kind, number):
    rng = np.random.default_rng([SEEDS[kind], number])
    positions = Positions(rng)
    cut, grids, families = [], [], []
    for _ in range(SHARD):
        picture, grid, family = board(art, positions, rng, kind)
        cut.append(tiles(picture, rng, .022 if kind != "clean" else .008))
        grids.append(grid)
        families.append(family)
    path = paths.BOARDS / f"{kind}-{number:04}.npz"
    # Under another name first: who waits for a shard finds a whole one.
    unfinished = path.with_name(f"unfinished-{path.name}")
    np.savez(unfinished, tiles=np.stack(cut), pieces=np.stack(grids), families=np.array(families))
    unfinished.rename(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=SEEDS)
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    paths.BOARDS.mkdir(parents=True, exist_ok=True)
    art = Art()
    for number in range(options.first, options.first + options.count):
        if (paths.BOARDS / f"{options.kind}-{number:04}.npz").exists():
            continue
        started = time.time()
        shard(art, options.kind, number)
        print(f"{options.kind} {number}: {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
