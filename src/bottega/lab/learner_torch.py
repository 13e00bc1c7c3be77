"""The learner's steps with PyTorch, on a graphics card where there is one."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn.functional import binary_cross_entropy_with_logits, embedding_bag

from bottega.lab.learner import EVERY, MOMENT, SQUARE, TINY, Batch, Learner
from bottega.players.value_net import FARTHEST, Weights


class TorchLearner(Learner):
    """The same as `Learner`; the arrays it is asked for are copies of what the device holds."""

    def __init__(self, weights: Weights, device: str) -> None:
        super().__init__(weights)
        if device == "auto":
            device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.set_num_threads(1)
        self.device = torch.device(device)
        self.load()

    def load(self) -> None:
        """Take the arrays over to the device."""
        self.held: dict[str, list[Any]] = {
            name: [torch.tensor(array, device=self.device) for array in arrays]
            for name, arrays in super().parts().items()
        }
        for tensor in self.held["weights"]:
            tensor.requires_grad_(True)

    def learn(self, batch: Batch) -> float:
        self.steps += 1
        held = self.held
        rows, first, middle, second, last, bias, alpha = held["weights"]
        indices, offsets, lead, target = [
            torch.from_numpy(array).to(self.device)
            for array in (batch.indices, batch.offsets, batch.lead, batch.target)
        ]
        x = embedding_bag(indices, rows, offsets, mode="sum")
        x = x + lead.clamp(-FARTHEST, FARTHEST)[:, None] * rows[-1] + first
        x = torch.relu(torch.relu(x) @ middle + second)
        loss = binary_cross_entropy_with_logits(x @ last + bias + alpha * lead, target)
        slopes = torch.autograd.grad(loss, held["weights"])
        rate = self.rate()
        with torch.no_grad():
            moving = zip(held["weights"], held["moments"], held["squares"], slopes, strict=True)
            for array, moment, square, slope in moving:
                moment.lerp_(slope, 1 - MOMENT)
                square.mul_(SQUARE).addcmul_(slope, slope, value=1 - SQUARE)
                array.addcdiv_(moment, square.sqrt().add_(TINY), value=-rate)
            if self.steps % EVERY == 0:
                share = self.share()
                for mean, array in zip(held["mean"], held["weights"], strict=True):
                    mean.lerp_(array, share)
        return float(loss.detach())

    def player(self) -> Weights:
        return Weights(*[tensor.cpu().numpy().copy() for tensor in self.held["mean"]])

    def parts(self) -> dict[str, list[Any]]:
        return {
            name: [tensor.detach().cpu().numpy() for tensor in tensors]
            for name, tensors in self.held.items()
        }

    def remember(self, arrays: dict[str, Any], steps: int) -> None:
        self.steps = steps
        for name, tensors in self.held.items():
            with torch.no_grad():
                for field, tensor in zip(Weights._fields, tensors, strict=True):
                    tensor.copy_(torch.from_numpy(arrays[f"{name}.{field}"]))
