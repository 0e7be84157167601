/** Why a try went as it did: the card's number, or what a major means (FUG-A05, A06, A09 to A11). */

import type { TaskView, StoryView } from "../../wire/story";

export type Why = { id: string; values: Record<string, string | number> };

const COURTS: Record<string, number> = { P: 11, N: 12, Q: 13, K: 14 };

/** What a minor counts in a try; null for a major. */
export function counts(
  card: string,
  numbers: StoryView["options"][string] | undefined,
): number | null {
  if (card.startsWith("M")) return null;
  const rank = card[0]!;
  if (rank === "A") return numbers === "contest" ? 11 : 1;
  if (rank === "T") return 10;
  if (rank in COURTS) return numbers === "contest" ? 10 : COURTS[rank]!;
  return Number(rank);
}

export type Tried = Pick<TaskView, "cards" | "difficulty" | "ability" | "unit">;

export function whyOf(task: Tried, options: StoryView["options"]): Why | null {
  const card = task.cards.at(-1);
  if (!card || task.difficulty === null) return null;
  const number = counts(card, options.skilled_numbers);
  const able = task.ability !== null;
  if (number === null) return { id: able ? "why-major-able" : "why-major", values: {} };
  const kind = card.startsWith("A") ? "ace" : (card[0] ?? "") in COURTS ? "court" : "pip";
  const beat = Boolean(task.unit) && options.time_compare !== "meet";
  const enough = beat ? number > task.difficulty : number >= task.difficulty;
  return {
    id: enough ? "why-enough" : "why-short",
    values: { number, difficulty: task.difficulty, kind, needs: beat ? "beat" : "meet" },
  };
}
