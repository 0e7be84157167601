/** A finished game as a row of steps: where its phases and rounds begin, and how to walk along it. */

import type { Dealt } from "../table/deal/fair";
import type { Replay, Step } from "../wire/http";

/** How the game was dealt. */
export function told({ game, commitment, seed, log }: Replay): Dealt {
  return { game, commitment, seed, mix: log.mix ?? null };
}

export type Stop = { step: number; phase: string };

/** Where a new phase begins; within long games only those of one round are worth a name. */
export function stops(steps: readonly Step[], from = 0, to = steps.length): Stop[] {
  const found: Stop[] = [];
  for (let step = from; step < to; step += 1) {
    const phase = steps[step]!.phase;
    if (step === from || phase !== steps[step - 1]!.phase) found.push({ step, phase });
  }
  return found;
}

const LETTER_WIDTH_PX = 7.4;
/** What a finger needs. */
const FINGER_WIDTH_PX = 44;

/** Names that fit on a line of this many pixels, each with its left edge; the others are left out. */
export function spaced<T extends { step: number; name: string }>(
  all: readonly T[],
  steps: number,
  width: number,
): (T & { left: number })[] {
  const kept: (T & { left: number })[] = [];
  let end = -Infinity;
  for (const stop of all) {
    const wide = Math.max(FINGER_WIDTH_PX, stop.name.length * LETTER_WIDTH_PX);
    const left = Math.max(0, Math.min((stop.step / Math.max(1, steps - 1)) * width, width - wide));
    if (left < end + 12) continue;
    kept.push({ ...stop, left });
    end = left + wide;
  }
  return kept;
}

export function clamp(step: number, steps: number): number {
  return Math.min(Math.max(0, step), Math.max(0, steps - 1));
}

export const SPEEDS = [0.5, 1, 2, 4];

export function nextSpeed(speed: number): number {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
}
