/** Figures of studies in words: what was measured, how much it is, how sure that is. */

import { gain, number, t } from "./t.svelte";
import type { Speaking } from "./words";

/** One measure on both sides, and the difference with the ends of its interval. */
export type Compared = {
  measure: string;
  share: boolean;
  before: number;
  after: number;
  differs: [number, number, number];
};

/** `seat:0` is the first chair; everything else has a phrase of its own. */
export function measureSaid(words: Speaking, measure: string): string {
  const [kind, which] = measure.split(":");
  return words.text(`measure-${kind}`, which ? { seat: Number(which) + 1 } : null);
}

/**
 * Digits that are worth showing, and one more if nothing would be left. Half a digit
 * counts as one below zero as above it, so that a sentence says what its figure does.
 */
function rounded(value: number, share: boolean): number {
  const size = Math.abs(share ? value * 100 : value);
  const digits = share || size >= 10 ? 10 : 100;
  const to = (steps: number) => Math.round(size * steps) / steps;
  const told = to(digits) || to(10 * digits);
  return value < 0 && told ? -told : told;
}

/** A figure: of a share, how many in 100. */
export function amount(value: number, share: boolean): string {
  return number(rounded(value, share));
}

/** How much more or less: `+2.1`. */
export function change(value: number, share: boolean): string {
  return gain(rounded(value, share));
}

export function interval(low: number, high: number, share: boolean, signed = false): string {
  if (low === high) return t("interval-none");
  const said = signed ? change : amount;
  return t("interval", { low: said(low, share), high: said(high, share) });
}

/** Whether the interval leaves out that nothing changed. */
export const differs = ({ differs: [, low, high] }: Compared): boolean => low > 0 || high < 0;

/** What changed, as a sentence; games that last longer are said so. */
export function compared(words: Speaking, one: Compared): string {
  const { measure, share, before, after } = one;
  const [by] = one.differs;
  if (measure === "rounds" || measure === "turns") {
    const id = `games-${by > 0 ? "longer" : "shorter"}-${measure}`;
    const size = Math.abs(by);
    return t(id, { by: amount(size, false), count: rounded(size, false) });
  }
  return t(share ? "compared-shares" : "compared-numbers", {
    measure: measureSaid(words, measure),
    before: amount(before, share),
    after: amount(after, share),
  });
}
