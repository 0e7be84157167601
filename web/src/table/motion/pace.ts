/** How long things stay in sight: what is read takes longer the more words it has. */

import type { Look } from "../../theme/look.svelte";

export type Pace = Look["pace"];

/** By how much each pace stretches time. */
const STRETCH: Readonly<Record<Pace, number>> = { calm: 2, normal: 1, quick: 0.5, instant: 0 };

/** Milliseconds for a caption of up to `SHORT` words, and for each further word. */
const GLIMPSE = 700;
const SHORT = 5;
const WORD = 140;
const LONGEST = 4000;

/** Milliseconds that what waits may take before it is played faster, and before it is left out. */
const LAG = 5000;
const JUMP = 20_000;
const FASTEST = 3;

/** Milliseconds in which a number of words is read; no words take no time. */
export function reading(words: number): number {
  if (!words) return 0;
  return Math.min(LONGEST, GLIMPSE + WORD * Math.max(0, words - SHORT));
}

export function stretch(pace: Pace): number {
  return STRETCH[pace];
}

/** How much faster everything goes while this many milliseconds wait. */
export function hurry(waiting: number): number {
  return Math.min(FASTEST, Math.max(1, waiting / LAG));
}

/** Whether so much waits that the eye cannot catch up. Once it jumps, it jumps until little waits. */
export function jumps(waiting: number, jumping: boolean): boolean {
  return waiting > (jumping ? LAG : JUMP);
}
