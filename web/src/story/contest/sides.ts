/** The sides of a contest as places: what each wants, who stands there, and how high it lies. */

import type { HandData } from "./contest.svelte";
import type { Aim } from "../../wire/story";

export type Side = {
  key: string;
  group: number;
  side: string;
  aim: string;
  hands: HandData[];
  /** The best total that still counts, or null before there is one. */
  best: number | null;
  leads: boolean;
  yours: boolean;
};

/** Yours first, then those who play now, then other groups. */
export function sidesOf(
  hands: readonly HandData[],
  own: HandData | null,
  aims: readonly Aim[],
  group: number,
): Side[] {
  const found = new Map<string, Side>();
  for (const hand of hands) {
    if (!hand.side) continue;
    const key = `${hand.group}${hand.side}`;
    const aim =
      aims.find((one) => (one.group ?? 0) === hand.group && one.side === hand.side)?.text ?? "";
    const side = found.get(key) ?? {
      key,
      group: hand.group,
      side: hand.side,
      aim,
      hands: [],
      best: null,
      leads: false,
      yours: false,
    };
    side.hands.push(hand);
    if (hand.best !== null && !hand.bust && hand.up.length > 1)
      side.best = Math.max(side.best ?? 0, hand.best);
    side.leads ||= hand.leads;
    side.yours ||= hand === own;
    found.set(key, side);
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(b.yours) - Number(a.yours) ||
      Number(b.group === group) - Number(a.group === group) ||
      a.key.localeCompare(b.key),
  );
}
