"""Trains the network: `python train.py NAME [--steps N] [--shards N] [--until STEP] [--without FOLD]`.

Reads the shards `train-*.npz`; leaves target/training/NAME.pt, and NAME.checkpoint.pt on the way, from which a run that
was ended goes on. The same steps from the same shards give the same weights: one thread, seeded, no work that depends on time.
"""

import argparse
import glob
import time

import numpy as np
import torch
from torch.nn import functional

import generate
import network
import paths

BATCH = 128
PEAK = 2e-3
EVERY = 100
# The last share of the steps, in which the rate falls to nothing. Before it the rate stays, so that a run that was meant to be
# shorter can go on from a checkpoint.
COOLING = .25


def shards(pattern, fold=None, keep_fold=None, first=None):
    """Tiles and pieces of all boards of the (first) shards; without those of the families of one fold, or with those alone."""
    folds = generate.Art().fold if fold is not None or keep_fold is not None else None
    tiles, pieces = [], []
    for path in sorted(glob.glob(str(paths.BOARDS / pattern)))[:first]:
        data = np.load(path)
        wanted = np.ones(len(data["families"]), bool)
        if folds:
            of = np.array([folds[family] for family in data["families"]])
            wanted = of != fold if fold is not None else of == keep_fold
        tiles.append(network.stretch(data["tiles"][wanted]))
        pieces.append(data["pieces"][wanted])
    return np.concatenate(tiles), np.concatenate(pieces)


def accuracy(net, tiles, pieces):
    """Shares of squares and of boards that are read right, by the network alone."""
    net.eval()
    right = []
    with torch.no_grad():
        for i in range(0, len(tiles), 8):
            batch = torch.from_numpy(tiles[i:i + 8]).float().div_(255).sub_(.5).reshape(-1, 1, 32, 32)
            right.append(net(batch).argmax(1).numpy().reshape(-1, 64) == pieces[i:i + 8])
    right = np.concatenate(right)
    return right.mean(), right.all(1).mean()


def augmented(tiles, rng):
    """Mirrored, moved by a pixel, lighter or darker, a corner covered."""
    batch = torch.from_numpy(tiles).float().div_(255).sub_(.5)
    if rng.random() < .5:
        batch = batch.flip(2)
    if rng.random() < .5:
        down, right = rng.integers(-1, 2, 2)
        batch = torch.roll(batch, (int(down), int(right)), (1, 2))
    gain = torch.from_numpy(rng.uniform(.75, 1.15, (len(tiles), 1, 1)).astype(np.float32))
    shift = torch.from_numpy(rng.uniform(-.1, .1, (len(tiles), 1, 1)).astype(np.float32))
    return (batch * gain + shift).unsqueeze(1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--shards", type=int, help="trains on the first shards alone")
    parser.add_argument("--until", type=int, help="ends at this step, to go on with more shards")
    parser.add_argument("--without", type=int, help="a fold whose families are held out")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    network.seeded(options.seed)
    rng = np.random.default_rng(options.seed)
    tiles, pieces = shards("train-*.npz", options.without, first=options.shards)
    tiles, pieces = tiles.reshape(-1, 32, 32), pieces.reshape(-1)
    kept = (pieces > 0) | (rng.random(len(pieces)) < .25)
    tiles, pieces = tiles[kept], pieces[kept].astype(np.int64)
    print(f"{len(pieces)} tiles", flush=True)

    net = network.Network().to(memory_format=torch.channels_last)
    optimizer = torch.optim.AdamW(net.parameters(), PEAK, weight_decay=1e-3)
    # The average of the last weights reads unseen sets better than the last weights.
    mean = torch.optim.swa_utils.AveragedModel(net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(.99), use_buffers=True)
    checkpoint = paths.WORK / f"{options.name}.checkpoint.pt"
    step = 0
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=False)
        net.load_state_dict(state["net"])
        mean.load_state_dict(state["mean"])
        optimizer.load_state_dict(state["optimizer"])
        rng.bit_generator.state, step = state["rng"], state["step"]
        torch.set_rng_state(state["torch"])
    started, loss_mean = time.time(), 0.
    until = min(options.until or options.steps, options.steps)
    while step < until:
        chosen = np.sort(rng.integers(0, len(pieces), BATCH))
        batch = augmented(tiles[chosen], rng).contiguous(memory_format=torch.channels_last)
        left = (options.steps - step) / (COOLING * options.steps)
        for group in optimizer.param_groups:
            group["lr"] = PEAK * min(1, (step + 1) / 100, left)
        net.train()
        loss = functional.cross_entropy(net(batch), torch.from_numpy(pieces[chosen]), label_smoothing=.02)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        mean.update_parameters(net)
        step += 1
        loss_mean += loss.item() / EVERY
        if step % EVERY == 0:
            print(f"{step} loss {loss_mean:.4f} {time.time() - started:.0f} s, {time.process_time():.0f} s of the processor", flush=True)
            loss_mean = 0.
            torch.save({"net": net.state_dict(), "mean": mean.state_dict(), "optimizer": optimizer.state_dict(),
                        "rng": rng.bit_generator.state, "step": step, "torch": torch.get_rng_state()}, checkpoint)
    if step < options.steps:
        return
    torch.save(mean.module.state_dict(), paths.WORK / f"{options.name}.pt")
    for kind in ("noisy", "clean"):
        if not glob.glob(str(paths.BOARDS / f"{kind}-*.npz")):
            continue
        squares, boards = accuracy(mean.module, *shards(f"{kind}-*.npz", None, options.without))
        print(f"{options.name} {kind}: {squares:.4f} of squares, {boards:.4f} of boards", flush=True)


if __name__ == "__main__":
    main()
