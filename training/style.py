"""Makes new piece sets of old ones: all twelve drawings of a set are changed alike.

A set is an array 12 x 96 x 96 x 2 of float32: luminance 0-255 and opacity 0-1, white's pieces first.
"""

import cv2
import numpy as np


def from_rgba(pieces):
    luminance = pieces[..., :3].astype(np.float32) @ np.array([.299, .587, .114], np.float32)
    return np.stack([luminance, pieces[..., 3].astype(np.float32) / 255], -1)


def _field(rng, points, strength, side):
    """A smooth random field."""
    return cv2.resize(rng.normal(0, strength, (points, points)).astype(np.float32), (side, side), interpolation=cv2.INTER_CUBIC)


def _distance(opacity):
    """Signed distance to the outline, positive inside, in pixels."""
    inside = (opacity > .5).astype(np.uint8)
    return cv2.distanceTransform(inside, cv2.DIST_L2, 3) - cv2.distanceTransform(1 - inside, cv2.DIST_L2, 3)


def morph(one, other, share):
    """Outlines between those of two sets (by their distance fields), luminances mixed."""
    mixed = np.empty_like(one)
    for i in range(12):
        distance = (1 - share) * _distance(one[i, ..., 1]) + share * _distance(other[i, ..., 1])
        weights = (1 - share) * one[i, ..., 1] + share * other[i, ..., 1] + 1e-3
        mixed[i, ..., 0] = ((1 - share) * one[i, ..., 1] * one[i, ..., 0] + share * other[i, ..., 1] * other[i, ..., 0]
                            + 1e-3 * one[i, ..., 0]) / weights
        mixed[i, ..., 1] = np.clip(distance + .5, 0, 1)
    return mixed


def _warp(pieces, rng):
    """Stretch, slant, and waves."""
    side = pieces.shape[1]
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    middle = side / 2
    slant = rng.uniform(-.08, .08) if rng.random() < .5 else 0
    to_x = (x - middle) / rng.uniform(.75, 1.14) + slant * (y - middle) + middle
    to_y = (y - middle) / rng.uniform(.8, 1.1) + middle
    if rng.random() < .6:
        points, strength = int(rng.integers(3, 6)), rng.uniform(1, 4)
        to_x += _field(rng, points, strength, side)
        to_y += _field(rng, points, strength, side)
    premultiplied = np.stack([pieces[..., 0] * pieces[..., 1], pieces[..., 1]], -1)
    warped = np.stack([cv2.remap(piece, to_x, to_y, cv2.INTER_LINEAR) for piece in premultiplied])
    return np.stack([warped[..., 0] / np.maximum(warped[..., 1], 1e-3), warped[..., 1]], -1)


def _tone(pieces, rng):
    """New luminances for body and lines: white stays lighter than black."""
    luminance = np.clip(pieces[..., 0] / 255, 0, 1)
    light = rng.uniform(.6, 1)
    dark = rng.uniform(.02, min(.5, light - .25))
    flat = rng.random() < .25
    for side, body in ((slice(0, 6), light), (slice(6, 12), dark)):
        if flat:
            pieces[side, ..., 0] = body * 255
        elif body == light:
            line = max(0, light - rng.uniform(.3, .9))
            pieces[side, ..., 0] = 255 * (line + (body - line) * luminance[side])
        else:
            line = min(1, dark + rng.uniform(.1, .9))
            pieces[side, ..., 0] = 255 * (body + (line - body) * luminance[side])
    return flat


def _thicken(pieces, rng):
    """Thicker or thinner lines, fuller or slimmer bodies."""
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (3, 3) if rng.random() < .7 else (5, 5))
    lines, bodies = rng.integers(-1, 2), rng.integers(-1, 2)
    for i in range(12):
        for channel, change in ((0, -lines), (1, bodies)):
            if change:
                plane = np.ascontiguousarray(pieces[i, ..., channel])
                pieces[i, ..., channel] = cv2.dilate(plane, kernel) if change > 0 else cv2.erode(plane, kernel)


def _outline(pieces, rng, flat):
    """A line of one luminance around each body, or a halo of the opposite one outside it."""
    width = int(rng.integers(1, 4))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * width + 1, 2 * width + 1))
    inks = (rng.uniform(0, 120) if rng.random() < .85 else rng.uniform(130, 255),
            rng.uniform(0, 60) if rng.random() < .65 else rng.uniform(130, 255))
    outside = flat or rng.random() < .4
    for i in range(12):
        body = np.ascontiguousarray(pieces[i, ..., 1])
        outer = cv2.dilate(body, kernel) if outside else body
        inner = body if outside and not flat else cv2.erode(body, kernel)
        ring = np.clip(outer - inner, 0, 1)
        pieces[i, ..., 0] = pieces[i, ..., 0] * (1 - ring) + inks[i // 6] * ring
        pieces[i, ..., 1] = outer


def _line_art(pieces, rng):
    """White as outlines through which the square is seen; black solid or hatched."""
    width = int(rng.integers(1, 3))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * width + 1, 2 * width + 1))
    clear = rng.uniform(0, .5) if rng.random() < .7 else 1
    for i in range(6):
        body = np.ascontiguousarray(pieces[i, ..., 1])
        ring = np.clip(body - cv2.erode(body, kernel), 0, 1)
        ink = np.clip(1 - pieces[i, ..., 0] / 255, 0, 1)
        line = np.maximum(ring, (ink > .5) * body)
        pieces[i, ..., 0] = (1 - line) * 255
        pieces[i, ..., 1] = np.maximum(line, body * clear)
    if rng.random() < .3:
        side = pieces.shape[1]
        y, x = np.mgrid[0:side, 0:side]
        gap = rng.uniform(4, 9)
        stripes = (((x + y * rng.choice([-1, 0, 1])) % gap) < gap * rng.uniform(.5, .8)).astype(np.float32)
        for i in range(6, 12):
            body = np.ascontiguousarray(pieces[i, ..., 1])
            inner = cv2.erode(body, kernel)
            pieces[i, ..., 0] = np.where(inner > .5, (1 - stripes) * 255, pieces[i, ..., 0])


def _shade(pieces, rng):
    """A bevel lit from one side, a gradient, grain."""
    side = pieces.shape[1]
    if rng.random() < .5:
        light = rng.uniform(-1, 1), rng.uniform(-1, -.1)
        amount, softness = rng.uniform(20, 90), rng.uniform(1.5, 6)
        for i in range(12):
            body = cv2.GaussianBlur(np.ascontiguousarray(pieces[i, ..., 1]), (0, 0), softness)
            slope = cv2.Sobel(body, cv2.CV_32F, 1, 0) * light[0] + cv2.Sobel(body, cv2.CV_32F, 0, 1) * light[1]
            pieces[i, ..., 0] += slope * softness * amount
    if rng.random() < .35:
        across = np.linspace(-1, 1, side, dtype=np.float32)
        plane = across[None, :] * rng.uniform(-1, 1) + across[:, None] * rng.uniform(-1, 1)
        pieces[..., 0] += plane[None] * rng.uniform(5, 45)
    if rng.random() < .2:
        pieces[..., 0] += _field(rng, int(rng.choice([8, 16, 32])), rng.uniform(5, 22), side)[None]


def _halo(pieces, rng):
    """Paper left around the bodies, as hatched squares of books have it."""
    width = int(rng.integers(1, 5))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * width + 1, 2 * width + 1))
    for i in range(12):
        body = np.ascontiguousarray(pieces[i, ..., 1])
        outer = cv2.dilate(body, kernel)
        ring = np.clip(outer - body, 0, 1)
        pieces[i, ..., 0] = pieces[i, ..., 0] * (1 - ring) + 255 * ring
        pieces[i, ..., 1] = outer


def _shadow(pieces, rng):
    """A soft shadow that falls to one side."""
    side = pieces.shape[1]
    move = np.array([[1, 0, rng.uniform(-6, 6)], [0, 1, rng.uniform(0, 6)]], np.float32)
    softness, strength = rng.uniform(1, 4), rng.uniform(.2, .6)
    for i in range(12):
        body = np.ascontiguousarray(pieces[i, ..., 1])
        below = cv2.GaussianBlur(cv2.warpAffine(body, move, (side, side)), (0, 0), softness) * strength
        pieces[i, ..., 1] = body + (1 - body) * below
        pieces[i, ..., 0] *= body / np.maximum(pieces[i, ..., 1], 1e-3)


def stylize(pieces, rng):
    """A new set; `rng` is a numpy Generator."""
    pieces = _warp(pieces, rng)
    flat = False
    if rng.random() < .25:
        _line_art(pieces, rng)
    else:
        if rng.random() < .75:
            flat = _tone(pieces, rng)
        if rng.random() < .3:
            _thicken(pieces, rng)
        if flat or rng.random() < .4:
            _outline(pieces, rng, flat)
        _shade(pieces, rng)
        if rng.random() < .12:
            _shadow(pieces, rng)
    if rng.random() < .15:
        _halo(pieces, rng)
    pieces[..., 0] = np.clip(pieces[..., 0], 0, 255)
    pieces[..., 1] = np.clip(pieces[..., 1], 0, 1)
    return pieces
