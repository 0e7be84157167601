/** How long things stay in sight: what is read takes longer the more words it has. */

import type { Look } from "../../theme/look.svelte";

export type Pace = Look["pace"];

/** By how much each pace stretches time. */
const STRETCH: Readonly<Record<Pace, number>> = { calm: 2, normal: 1, quick: 0.5, instant: 0 };

/** Milliseconds for a caption of up to `SHORT_CAPTION_WORDS` words, and for each further word. */
const SHORT_CAPTION_MS = 700;
const SHORT_CAPTION_WORDS = 5;
const PER_WORD_MS = 140;
const MAX_CAPTION_MS = 4000;

/** Milliseconds that what waits may take before it is played faster, and before it is left out. */
const FASTER_AFTER_MS = 5000;
const SKIP_AFTER_MS = 20_000;
const MAX_SPEEDUP = 3;

/** Milliseconds in which a number of words is read; no words take no time. */
export function reading(words: number): number {
  if (!words) return 0;
  return Math.min(
    MAX_CAPTION_MS,
    SHORT_CAPTION_MS + PER_WORD_MS * Math.max(0, words - SHORT_CAPTION_WORDS),
  );
}

export function stretch(pace: Pace): number {
  return STRETCH[pace];
}

/** How much faster everything goes while this many milliseconds wait. */
export function hurry(waiting: number): number {
  return Math.min(MAX_SPEEDUP, Math.max(1, waiting / FASTER_AFTER_MS));
}

/** Whether so much waits that the eye cannot catch up. Once it jumps, it jumps until little waits. */
export function jumps(waiting: number, jumping: boolean): boolean {
  return waiting > (jumping ? FASTER_AFTER_MS : SKIP_AFTER_MS);
}
