/**
 * What this browser keeps for the person at it, to be shown and sent without a line.
 * All of it is gone when they sign out or somebody else sits down.
 */

import type { Card } from "../wire/http";

/** An answer that the server has not acknowledged yet. */
export type Given = {
  id: string;
  seat: number;
  at: number;
  chosen: string[];
  /** When, in milliseconds. */
  when: number;
};

type Own = {
  name: string;
  /** The tables as last seen, and when, in milliseconds. */
  tables: { at: number; mine: Card[] };
  /** By table. */
  answers: Record<string, Given>;
};

/** Where storage is forbidden or full, for as long as the page lives. */
const memory = new Map<keyof Own, string>();
/** What another version may have left is only taken if it looks like ours. */
const LIKE: Record<keyof Own, (found: unknown) => boolean> = {
  name: (found) => typeof found === "string",
  tables: (found) => Array.isArray((found as Partial<Own["tables"]> | null)?.mine),
  answers: (found) => typeof found === "object" && !Array.isArray(found),
};
const key = (what: keyof Own): string => `parlour.own.${what}`;

export function keep<What extends keyof Own>(what: What, value: Own[What]): void {
  const text = JSON.stringify(value);
  memory.set(what, text);
  try {
    localStorage.setItem(key(what), text);
  } catch {
    // it is remembered until the page goes
  }
}

export function kept<What extends keyof Own>(what: What): Own[What] | null {
  try {
    const found: unknown = JSON.parse(stored(what) ?? "null");
    return LIKE[what](found) ? (found as Own[What]) : null;
  } catch {
    return null; // not ours
  }
}

function stored(what: keyof Own): string | null {
  try {
    return localStorage.getItem(key(what));
  } catch {
    return memory.get(what) ?? null;
  }
}

export function forgetAll(): void {
  memory.clear();
  try {
    for (const what of ["name", "tables", "answers"] as const) localStorage.removeItem(key(what));
  } catch {
    // then nothing is there either
  }
}

/** Notes an answer before it is sent. */
export function keepAnswer(table: string, given: Given): void {
  keep("answers", { ...kept("answers"), [table]: given });
}

/** The answer was acknowledged, or is not to be sent; a newer one stays. */
export function dropAnswer(table: string, id: string): void {
  const { [table]: last, ...others } = kept("answers") ?? {};
  if (last?.id === id) keep("answers", others);
}

export function answerAt(table: string): Given | null {
  return kept("answers")?.[table] ?? null;
}
