"""Trains the network: `python train.py NAME [--from FILE] [--steps N] [--shards N] [--until STEP] [--without FOLD]`.

Reads the shards `train-*.npz`; leaves target/training/NAME.pt, and NAME.checkpoint.pt on the way, from which a run that
was ended goes on. The same steps from the same shards give the same weights: one thread, seeded, no work that depends on time.
"""

import argparse
import glob
import itertools
import pathlib
import time

import numpy as np
import torch
from torch.nn import functional

import export
import generate
import network
import paths

BATCH = 128
PEAK = 2e-3
EVERY = 100
# The last share of the steps, in which the rate falls to nothing. Before it the rate stays, so that a run that was meant to be
# shorter can go on from a checkpoint.
COOLING = .5


def shards(pattern, fold=None, keep_fold=None, first=None):
    """Tiles and pieces of the boards of each (first) shard; without those of the families of one fold, or with those alone."""
    folds = generate.Art().fold if fold is not None or keep_fold is not None else None
    for path in sorted(glob.glob(str(paths.BOARDS / pattern)))[:first]:
        data = np.load(path)
        wanted = np.ones(len(data["families"]), bool)
        if folds:
            of = np.array([folds[family] for family in data["families"]])
            wanted = of != fold if fold is not None else of == keep_fold
        yield network.stretch(data["tiles"][wanted]), data["pieces"][wanted]


def joined(parts):
    return tuple(np.concatenate(part) for part in zip(*parts))


def to_train_on(first, fold, rng):
    """Tiles and pieces of the first shards, and of half as many without wear: all with a piece, a quarter of the empty ones."""
    plain = first and first // 2
    for tiles, pieces in itertools.chain(shards("train-*.npz", fold, first=first), shards("plain-*.npz", fold, first=plain)):
        kept = (pieces > 0) | (rng.random(pieces.shape) < .25)
        yield tiles[kept], pieces[kept].astype(np.int64)


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
    """Each tile mirrored or not, moved, stretched, slanted, lighter or darker; now and then a corner is covered."""
    count, side = len(tiles), tiles.shape[-1]
    batch = torch.from_numpy(tiles).float().div_(255).sub_(.5).unsqueeze(1)
    mirrored = rng.random(count) < .5
    batch[mirrored] = batch[mirrored].flip(3)
    if rng.random() < .5:
        # From places in the new tile to places in the old one, in halves of a tile from its middle.
        places = rng.uniform(-1, 1, (count, 2, 3)) * [[.06, .05, .09], [.05, .06, .09]] + np.eye(2, 3)
        grid = functional.affine_grid(torch.from_numpy(places.astype(np.float32)), batch.shape, align_corners=False)
        batch = functional.grid_sample(batch, grid, padding_mode="border", align_corners=False)
    gain = torch.from_numpy(rng.uniform(.75, 1.15, (count, 1, 1, 1)).astype(np.float32))
    shift = torch.from_numpy(rng.uniform(-.1, .1, (count, 1, 1, 1)).astype(np.float32))
    batch = batch * gain + shift
    for i in np.flatnonzero(rng.random(count) < .05):
        high, wide = rng.integers(3, side // 2, 2)
        rows = slice(high) if rng.random() < .5 else slice(side - high, side)
        columns = slice(wide) if rng.random() < .5 else slice(side - wide, side)
        batch[i, 0, rows, columns] = rng.uniform(-.5, .5)
    return batch


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--from", dest="start", type=pathlib.Path, help="exported weights to begin with")
    parser.add_argument("--peak", type=float, default=PEAK, help="the rate of learning before it falls")
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--shards", type=int, help="trains on the first shards alone")
    parser.add_argument("--until", type=int, help="ends at this step, to go on with more shards")
    parser.add_argument("--without", type=int, help="a fold whose families are held out")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    network.seeded(options.seed)
    rng = np.random.default_rng(options.seed)
    tiles, pieces = joined(to_train_on(options.shards, options.without, rng))
    print(f"{len(pieces)} tiles", flush=True)

    net = network.Network()
    if options.start:
        chosen = np.sort(rng.integers(0, len(pieces), 16 * BATCH))
        export.restore(net, options.start.read_bytes(), augmented(tiles[chosen], rng))
    net = net.to(memory_format=torch.channels_last)
    optimizer = torch.optim.AdamW(net.parameters(), options.peak, weight_decay=1e-3, fused=True)
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
            group["lr"] = options.peak * min(1, (step + 1) / 100, left)
        net.train()
        # Half the digits for the layers, all of them for the weights and the loss: two thirds of the time.
        with torch.autocast("cpu", torch.bfloat16):
            logits = net(batch)
        loss = functional.cross_entropy(logits.float(), torch.from_numpy(pieces[chosen]), label_smoothing=.02)
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
        squares, boards = accuracy(mean.module, *joined(shards(f"{kind}-*.npz", None, options.without)))
        print(f"{options.name} {kind}: {squares:.4f} of squares, {boards:.4f} of boards", flush=True)


if __name__ == "__main__":
    main()
