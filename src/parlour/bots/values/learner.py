"""Trains a value network from samples. The only module that imports torch."""

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from parlour.bots.values.samples import HEAD

CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "value.json"
WEIGHTS: Final = "value.npz"
HELD_OUT_EVERY: Final = 20
"""One in this many files is held out for validation."""


@dataclass(frozen=True)
class TrainingSettings:
    """Training parameters."""

    epochs: int = 8
    """Number of epochs."""
    hidden: int = 96
    second: int = 32
    batch: int = 4096
    rate: float = 2e-3
    """The highest step of Adam; it rises for a while and falls to nothing."""
    decay: float = 1e-2
    """Weight decay of AdamW."""
    seed: int = 1


class Net:
    """The network: rows of features added up, two layers, one number."""

    def __init__(self, used: Any, numbers: int, wanted: TrainingSettings) -> None:
        device = used.device
        torch.manual_seed(wanted.seed)
        self.place = torch.cumsum(used, 0) * used
        """Row of each feature; 0 for a feature that never occurred."""

        def draw_weights(rows: int, columns: int, scale: float) -> Any:
            return (torch.randn(rows, columns) * scale).to(device).requires_grad_()

        def blank(size: int) -> Any:
            return torch.zeros(size, device=device, requires_grad=True)

        wide, narrow = wanted.hidden, wanted.second
        self.weights = {
            "first": draw_weights(int(used.sum()) + 1, wide, 0.05),
            "dense": draw_weights(numbers, wide, 0.05),
            "bias": blank(wide),
            "second": draw_weights(wide, narrow, math.sqrt(2 / wide)),
            "second_bias": blank(narrow),
            "last": draw_weights(narrow, 1, math.sqrt(1 / narrow)),
            "last_bias": blank(1),
        }

    def copy_weights(self) -> dict[str, Any]:
        return {name: tensor.detach().clone() for name, tensor in self.weights.items()}

    def __call__(self, found: Any, numbers: Any) -> Any:
        """Returns the outputs before the last step to a chance, where it is one."""
        weights = self.weights
        rows = self.place[found.long()]
        there = torch.zeros(len(rows), len(weights["first"]), device=rows.device)
        there.scatter_(1, rows, 1.0)
        there[:, 0] = 0.0
        hidden = there @ weights["first"] + numbers @ weights["dense"] + weights["bias"]
        hidden = torch.relu(hidden)
        hidden = torch.relu(hidden @ weights["second"] + weights["second_bias"])
        return (hidden @ weights["last"]).squeeze(1) + weights["last_bias"]


class Samples:
    """All samples of some files, on the device; numbers scaled to about one."""

    def __init__(self, paths: list[Path], device: Any) -> None:
        parts = [read(path) for path in paths]
        longest = max(part["found"].shape[1] for part in parts)
        found = np.zeros((sum(len(part["got"]) for part in parts), longest), np.int32)
        row = 0
        for part in parts:
            rows = part["found"]
            found[row : row + len(rows), : rows.shape[1]] = rows
            row += len(rows)
        numbers = np.concatenate([part["numbers"] for part in parts])
        got = np.concatenate([part["got"] for part in parts])
        self.found = torch.from_numpy(found).to(device)
        self.numbers = torch.from_numpy(numbers.astype(np.float32)).to(device)
        self.got = torch.from_numpy(got).to(device)

    def find_used(self, features: int) -> Any:
        """Returns for each feature whether it ever occurred."""
        used = torch.zeros(features, dtype=torch.bool, device=self.got.device)
        for rows in self.found.split(1 << 16):
            used[rows.long().flatten()] = True
        used[0] = False
        return used

    def scale(self) -> tuple[Any, Any]:
        spread = self.numbers.std(0, correction=0)
        return self.numbers.mean(0), torch.where(spread > 0, spread, 1.0)


def read(path: Path) -> dict[str, Any]:
    with np.load(path) as file:
        return {name: file[name] for name in file}


def learn(
    folder: Path, wanted: TrainingSettings, report: Callable[[str], None]
) -> None:
    """Trains the network, resuming from a checkpoint if there is one, and writes the
    weights."""
    head = json.loads((folder / HEAD).read_text())
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    paths = sorted(folder.glob("samples-*.npz"))
    held = paths[HELD_OUT_EVERY - 1 :: HELD_OUT_EVERY] or paths[-1:]
    train = Samples([path for path in paths if path not in held] or paths, device)
    test = Samples(held, device)
    mean, spread = train.scale()
    for samples in (train, test):
        samples.numbers = (samples.numbers - mean) / spread
    used = train.find_used(head["features"])
    net = Net(used, head["numbers"], wanted)
    level, swing = 0.0, 1.0
    if head["aim"] != "win":
        level, swing = float(train.got.mean()), float(train.got.std()) or 1.0
    job = TrainingJob(net, wanted, head["aim"] == "win", level, swing)
    stored = {**asdict(wanted), "passes": wanted.epochs}
    del stored["epochs"]
    settings = {**head, **stored, "samples": len(train.got)}
    curve = job.resume(folder / CHECKPOINT, settings)
    while len(curve) < wanted.epochs:
        begun = job.step
        loss = job.train_epoch(train, len(curve))
        point = {
            "pass": len(curve) + 1,
            "steps": job.step - begun,
            "learnt": loss,
            **job.measure(test),
        }
        if all(point["held_out"] < other["held_out"] for other in curve):
            job.best = net.copy_weights()
        curve.append(point)
        report(json.dumps(point))
        job.keep(folder / CHECKPOINT, settings, curve)
    record = {**settings, "device": device.type, "curve": curve}
    (folder / CURVE).write_text(json.dumps(record, indent=1) + "\n")
    write(folder / WEIGHTS, head, job, mean, spread, used)


class TrainingJob:
    """Network in training, with its optimizer."""

    def __init__(
        self, net: Net, wanted: TrainingSettings, wins: bool, level: float, swing: float
    ) -> None:
        self.net = net
        self.wanted = wanted
        self.wins = wins
        self.level, self.swing = level, swing
        """Mean and unit of the returns."""
        self.step = 0
        self.best = net.copy_weights()
        """Weights after the epoch with the highest explained variance on held-out
        samples."""
        self.adam = torch.optim.AdamW(
            list(net.weights.values()), lr=wanted.rate, weight_decay=wanted.decay
        )

    def resume(self, path: Path, settings: dict[str, Any]) -> list[dict[str, Any]]:
        """Loads a checkpoint with the same settings; returns its learning curve."""
        if not path.exists():
            return []
        kept = torch.load(path, weights_only=True)
        if kept["settings"] != settings:
            return []
        with torch.no_grad():
            for name, tensor in self.net.weights.items():
                tensor.copy_(kept["weights"][name])
        self.adam.load_state_dict(kept["adam"])
        self.step = kept["step"]
        self.best = kept["best"]
        curve: list[dict[str, Any]] = kept["curve"]
        return curve

    def keep(
        self, path: Path, settings: dict[str, Any], curve: list[dict[str, Any]]
    ) -> None:
        fresh = path.with_suffix(".new")
        torch.save(
            {
                "settings": settings,
                "weights": self.net.copy_weights(),
                "best": self.best,
                "adam": self.adam.state_dict(),
                "step": self.step,
                "curve": curve,
            },
            fresh,
        )
        fresh.rename(path)

    def train_epoch(self, samples: Samples, number: int) -> float:
        """Trains on all samples once and returns the mean loss."""
        size = len(samples.got)
        batches = -(-size // self.wanted.batch)
        mixed = torch.Generator().manual_seed(self.wanted.seed * 1000 + number)
        order = torch.randperm(size, generator=mixed).to(samples.got.device)
        total = torch.zeros((), device=samples.got.device)
        for rows in order.split(self.wanted.batch):
            self.pace(self.step / (batches * self.wanted.epochs))
            said = self.net(samples.found[rows], samples.numbers[rows])
            loss = self.loss(said, samples.got[rows])
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()
            self.step += 1
            total += loss.detach() * len(rows)
        return float(total) / size

    def pace(self, done: float) -> None:
        """Sets the learning rate: up in the first twentieth, then down along a
        cosine."""
        part = min(done / 0.05, 1.0) * (1 + math.cos(math.pi * min(done, 1.0))) / 2
        for group in self.adam.param_groups:
            group["lr"] = self.wanted.rate * part

    def loss(self, said: Any, got: Any) -> Any:
        if self.wins:
            tools = torch.nn.functional
            return tools.binary_cross_entropy_with_logits(said, got)
        return ((said - (got - self.level) / self.swing) ** 2).mean()

    def measure(self, samples: Samples) -> dict[str, float]:
        """Returns the loss and the explained variance on held-out samples."""
        with torch.no_grad():
            said = torch.cat([self.net(*rows) for rows in batches_of(samples)])
            loss = float(self.loss(said, samples.got))
            report = said.sigmoid() if self.wins else said * self.swing + self.level
            missed = float(((report - samples.got) ** 2).mean())
            spread = float(samples.got.var(correction=0)) or 1.0
        return {"held_out": loss, "explained": 1 - missed / spread}


def batches_of(samples: Samples, size: int = 8192) -> Iterator[tuple[Any, Any]]:
    for row in range(0, len(samples.got), size):
        yield samples.found[row : row + size], samples.numbers[row : row + size]


def write(
    path: Path,
    head: dict[str, Any],
    job: TrainingJob,
    mean: Any,
    spread: Any,
    used: Any,
) -> None:
    """Writes the weights for numpy, in half precision; numbers come unscaled there."""
    arrays = job.best
    dense = arrays["dense"] / spread[:, None]
    bias = arrays["bias"] - mean @ dense
    last, last_bias = arrays["last"].squeeze(1), float(arrays["last_bias"])
    if not job.wins:
        last, last_bias = last * job.swing, last_bias * job.swing + job.level
    plain = {
        "first": arrays["first"][1:].cpu().numpy().astype(np.float16),
        "dense": dense.cpu().numpy(),
        "bias": bias.cpu().numpy(),
        "second": arrays["second"].cpu().numpy().astype(np.float16),
        "second_bias": arrays["second_bias"].cpu().numpy(),
        "last": last.cpu().numpy(),
    }
    report = json.dumps({**head, "last_bias": last_bias})
    there = used.nonzero().squeeze(1).cpu().numpy().astype(np.uint32)
    np.savez_compressed(path, head=np.array(report), used=there, **plain)
