/** The threads of the memory board: what a memory adds to, and who is in several of them. */

import type { MemoryView } from "../../wire/story";

export type Thread = { from: number; to: number; kind: "adds" | "shares" | "lit"; who: string };

export function linked(memories: readonly MemoryView[], lit = ""): Thread[] {
  const hung = new Set(memories.map((one) => one.memory));
  const adds = memories.flatMap((one) =>
    one.augments
      .filter((earlier) => hung.has(earlier))
      .map((earlier): Thread => ({ from: earlier, to: one.memory, kind: "adds", who: "" })),
  );
  const last = new Map<string, number>();
  const shares: Thread[] = [];
  for (const one of memories) {
    for (const who of new Set([...one.personae, ...one.appears])) {
      const before = last.get(who);
      if (before !== undefined && (!lit || lit === who))
        shares.push({ from: before, to: one.memory, kind: lit ? "lit" : "shares", who });
      last.set(who, one.memory);
    }
  }
  return [...shares, ...adds];
}
