"""The network: 1 x 32 x 32 grey tile -> 13 classes (empty, PNBRQKpnbrqk). 136,125 parameters."""

import numpy as np
import torch
from torch import nn

CHANNELS = (16, 32, 32, 64, 64)
POOLED = (0, 2, 4)
HIDDEN = 64


class Network(nn.Module):
    """Five convolutions of 3 x 3, three of them pooled, and two layers; tiles are -0.5 to 0.5."""

    def __init__(self):
        super().__init__()
        layers, before = [], 1
        for i, channels in enumerate(CHANNELS):
            layers += [nn.Conv2d(before, channels, 3, padding=1, bias=False), nn.BatchNorm2d(channels), nn.ReLU(inplace=True)]
            if i in POOLED:
                layers.append(nn.MaxPool2d(2))
            before = channels
        self.features = nn.Sequential(*layers)
        self.dropout = nn.Dropout(.2)
        self.hidden = nn.Linear(CHANNELS[-1] * 16, HIDDEN)
        self.classes = nn.Linear(HIDDEN, 13)

    def embed(self, tiles):
        return torch.relu(self.hidden(self.dropout(self.features(tiles).flatten(1))))

    def forward(self, tiles):
        return self.classes(self.embed(tiles))


def stretch(tiles):
    """Contrast over each board: its 1st percentile becomes 0, its 99th 255 (boards x 64 x 32 x 32, uint8 in and out).

    The same arithmetic as `tiles.rs`, by a histogram.
    """
    out = np.empty_like(tiles)
    for i, board in enumerate(tiles):
        counts = np.cumsum(np.bincount(board.reshape(-1), minlength=256))
        low, high = np.searchsorted(counts, board.size * .01), np.searchsorted(counts, board.size * .99)
        out[i] = np.clip((np.arange(256, dtype=np.float32) - low) * (255 / max(high - low, 40)), 0, 255).astype(np.uint8)[board]
    return out


def seeded(seed):
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    torch.use_deterministic_algorithms(True)
    # Nothing here reads memory before it is written.
    torch.utils.deterministic.fill_uninitialized_memory = False
