/** A finished game as a row of steps: where its phases and rounds begin, and how to walk along it. */

import type { Marks, TableEvent, View } from "../table/types";

export type Step = {
  events: TableEvent[];
  view: View;
  marks: Marks;
  phase: string;
  round: number | null;
  actor: number | null;
};

export type Reel = {
  log: Record<string, unknown>;
  game: string;
  names: string[];
  options: Record<string, unknown>;
  commitment: string;
  seed: string;
  as: string;
  steps: Step[];
  rounds: { label: number | string; step: number }[];
};

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

/** Names that fit: those too close to the one before them are left out. */
export function spaced<T extends { step: number }>(all: readonly T[], steps: number, least = 0.11): T[] {
  const kept: T[] = [];
  for (const stop of all) {
    const last = kept.at(-1);
    if (!last || (stop.step - last.step) / Math.max(1, steps - 1) >= least) kept.push(stop);
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
