"""Writes the weights for the page, and what the tests compare: `python export.py NAME`.

model/eyes.bin: batch normalisation folded into the convolutions, weights rounded to int8 with a scale for each output.
tests/vision/golden.bin: 16 tiles (32 x 32 uint8, 0 to 255 for -0.5 to 0.5) and the shares of the
13 classes (float32) that PyTorch gives for each with the rounded weights.
tests/vision/sprites.bin: our own pieces, 12 x 48 x 48 x 2 (luminance, opacity), for boards that the tests draw.
"""

import argparse

import brotli
import cv2
import numpy as np
import torch

import generate
import network
import paths

MAGIC = b"EYES1\n"


def rounded(weights):
    """Int8 weights (taps x inputs x outputs) and the scale of each output."""
    scales = (np.maximum(np.abs(weights).max((0, 1)), 1e-8) / 127).astype(np.float32)
    return np.clip(np.round(weights / scales), -127, 127).astype(np.int8), scales


def written(weights, biases):
    """The bytes of a layer, and the weights that they stand for."""
    small, scales = rounded(weights)
    data = scales.astype("<f4").tobytes() + biases.astype("<f4").tobytes() + small.tobytes()
    return data, small * scales


def export(net):
    """The bytes of all layers; `net` has the rounded weights afterwards."""
    data = MAGIC
    modules = list(net.features)
    with torch.no_grad():
        for convolution, norm in zip(modules, modules[1:]):
            if not isinstance(convolution, torch.nn.Conv2d):
                continue
            gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            weights = (convolution.weight * gain[:, None, None, None]).numpy()
            biases = (norm.bias - norm.running_mean * gain).numpy()
            outputs, inputs = weights.shape[:2]
            layer, back = written(weights.transpose(2, 3, 1, 0).reshape(9, inputs, outputs), biases)
            data += layer
            convolution.weight.copy_(torch.from_numpy(back.reshape(3, 3, inputs, outputs).transpose(3, 2, 0, 1)))
            norm.weight.fill_(1)
            norm.bias.copy_(torch.from_numpy(biases))
            norm.running_mean.zero_()
            norm.running_var.fill_(1 - norm.eps)
        # The plane is read by rows, columns, channels there, and by channels first here.
        channels = network.CHANNELS[-1]
        weights = net.hidden.weight.numpy().reshape(network.HIDDEN, channels, 16).transpose(2, 1, 0)
        layer, back = written(weights.reshape(1, -1, network.HIDDEN), net.hidden.bias.numpy())
        data += layer
        back = back.reshape(16, channels, network.HIDDEN).transpose(2, 1, 0).reshape(network.HIDDEN, -1)
        net.hidden.weight.copy_(torch.from_numpy(np.ascontiguousarray(back)))
        layer, back = written(net.classes.weight.numpy().T[None], net.classes.bias.numpy())
        data += layer
        net.classes.weight.copy_(torch.from_numpy(np.ascontiguousarray(back[0].T)))
    return data


def restore(net, data, tiles):
    """The network that exported weights stand for, to train it further; the normalisations are those of some tiles."""
    data = memoryview(data)[len(MAGIC):]

    def layer(inputs, outputs):
        nonlocal data
        scales, biases = np.frombuffer(data, "<f4", 2 * outputs).reshape(2, outputs)
        weights = np.frombuffer(data, np.int8, inputs * outputs, 8 * outputs).reshape(inputs, outputs) * scales
        data = data[(8 + inputs) * outputs:]
        return weights, torch.from_numpy(biases.copy())

    with torch.no_grad():
        for module in net.features:
            if isinstance(module, torch.nn.Conv2d):
                outputs, inputs = module.weight.shape[:2]
                weights, biases = layer(9 * inputs, outputs)
                module.weight.copy_(torch.from_numpy(weights.reshape(3, 3, inputs, outputs).transpose(3, 2, 0, 1)))
                # Outputs of variance 1, as a new network has them, whatever the rounded weights give.
                plain = module(tiles)
                spread = plain.std((0, 2, 3)) + 1e-3
                module.weight /= spread[:, None, None, None]
            elif isinstance(module, torch.nn.BatchNorm2d):
                module.weight.copy_(spread)
                module.bias.copy_(biases + plain.mean((0, 2, 3)))
                module.running_mean.copy_(plain.mean((0, 2, 3)) / spread)
                module.running_var.copy_((plain / spread[:, None, None]).var((0, 2, 3)))
                module.eval()
            tiles = module(tiles)
        weights, biases = layer(network.CHANNELS[-1] * 16, network.HIDDEN)
        weights = weights.reshape(16, -1, network.HIDDEN).transpose(2, 1, 0).reshape(network.HIDDEN, -1)
        net.hidden.weight.copy_(torch.from_numpy(np.ascontiguousarray(weights)))
        net.hidden.bias.copy_(biases)
        weights, biases = layer(network.HIDDEN, 13)
        net.classes.weight.copy_(torch.from_numpy(np.ascontiguousarray(weights.T)))
        net.classes.bias.copy_(biases)


def golden(net):
    rng = np.random.default_rng(7)
    art = generate.Art()
    picture, grid, _ = generate.board(art, generate.Positions(rng), rng, "noisy", side=32)
    tiles = network.stretch(generate.tiles(picture, rng, .01)[None])[0]
    chosen = np.concatenate([np.flatnonzero(grid > 0), np.flatnonzero(grid == 0)])[:16]
    tiles = tiles[chosen]
    with torch.no_grad():
        shares = net(torch.from_numpy(tiles).float().div(255).sub(.5).unsqueeze(1)).softmax(1).numpy()
    return tiles.tobytes() + shares.astype("<f4").tobytes()


def sprites():
    own = generate.Art().sets["forsyth/own"]
    premultiplied = np.stack([own[..., 0] * own[..., 1], own[..., 1] * 255], -1)
    small = np.stack([cv2.resize(piece, (48, 48), interpolation=cv2.INTER_AREA) for piece in premultiplied])
    small[..., 0] /= np.maximum(small[..., 1] / 255, 1e-3)
    return np.clip(np.round(small), 0, 255).astype(np.uint8).tobytes()


def averaged(checkpoint):
    """The average of the last weights that a checkpoint of a training has."""
    mean = torch.load(checkpoint, weights_only=False)["mean"]
    return {name.removeprefix("module."): value for name, value in mean.items() if name.startswith("module.")}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--checkpoint", action="store_true", help="the last checkpoint of a training under way")
    parser.add_argument("--mean", nargs="*", default=[], metavar="CHECKPOINT", help="averaged with these kept checkpoints")
    parser.add_argument("--to", help="another file than model/eyes.bin; nothing else is written then")
    options = parser.parse_args()
    network.seeded(0)
    net = network.Network()
    if options.checkpoint:
        states = [averaged(paths.WORK / f"{options.name}.checkpoint.pt")]
    else:
        states = [torch.load(paths.WORK / f"{options.name}.pt")]
    states += map(averaged, options.mean)
    net.load_state_dict({name: sum(state[name] / len(states) for state in states) for name in states[0]})
    net.eval()
    data = export(net)
    if options.to:
        with open(options.to, "wb") as file:
            file.write(data)
        return
    paths.WEIGHTS.parent.mkdir(exist_ok=True)
    paths.WEIGHTS.write_bytes(data)
    paths.GOLDEN.parent.mkdir(parents=True, exist_ok=True)
    paths.GOLDEN.write_bytes(golden(net))
    paths.GOLDEN.with_name("sprites.bin").write_bytes(sprites())
    print(f"{len(data)} bytes of weights, {len(brotli.compress(data, quality=11))} in brotli")


if __name__ == "__main__":
    main()
