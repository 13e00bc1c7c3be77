"""Spaces of observations, and what seats are called, in PettingZoo and Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from bottega.lab.setting import Setting


def observation_space(setting: Setting, actions: int) -> spaces.Dict:
    """Features that are on or off, and which of so many actions are possible."""
    size = setting.encoder.size
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def agents_of(setting: Setting) -> list[str]:
    return [f"seat_{seat}" for seat in range(setting.seats)]
