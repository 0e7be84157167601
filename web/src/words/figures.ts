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

/** Digits that are worth telling. */
function rounded(value: number, share: boolean): number {
  if (share) return Math.round(value * 1000) / 10;
  return Math.round(value * (Math.abs(value) < 10 ? 100 : 10)) / (Math.abs(value) < 10 ? 100 : 10);
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
