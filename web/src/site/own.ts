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
/** Characters of an answer at most: the server reads no longer ones. */
const MAX_ANSWER_LENGTH = 4_000;
type Loose = Record<string, unknown>;
const isLoose = (found: unknown): found is Loose => typeof found === "object" && found !== null;
/** What another version may have left is only taken as far as it looks like ours. */
const LIKE: { [What in keyof Own]: (found: unknown) => Own[What] | null } = {
  name: (found) => (typeof found === "string" ? found : null),
  tables: (found) =>
    isLoose(found) && Array.isArray(found.mine) && isMoment(found.at)
      ? { at: found.at, mine: found.mine.filter(isCard) }
      : null,
  answers: (found) =>
    isLoose(found)
      ? Object.fromEntries(
          Object.entries(found).filter((one): one is [string, Given] => isGiven(one[1])),
        )
      : null,
};

function isMoment(found: unknown): found is number {
  return typeof found === "number" && !Number.isNaN(new Date(found).getTime());
}

function isCard(found: unknown): found is Card {
  return isLoose(found) && typeof found.id === "string" && Array.isArray(found.names);
}

function isGiven(found: unknown): found is Given {
  if (!isLoose(found) || typeof found.id !== "string" || !Array.isArray(found.chosen)) return false;
  if (![found.seat, found.at, found.when].every(Number.isInteger)) return false;
  if (!found.chosen.every((one) => typeof one === "string")) return false;
  return JSON.stringify(found).length <= MAX_ANSWER_LENGTH;
}
const key = (what: keyof Own): string => `parlour.own.${what}`;

export function keep<What extends keyof Own>(what: What, value: Own[What]): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key(what), text);
    memory.delete(what);
  } catch {
    memory.set(what, text); // it is remembered until the page goes
  }
}

export function kept<What extends keyof Own>(what: What): Own[What] | null {
  try {
    return LIKE[what](JSON.parse(stored(what) ?? "null"));
  } catch {
    return null; // not ours
  }
}

function stored(what: keyof Own): string | null {
  try {
    return memory.get(what) ?? localStorage.getItem(key(what));
  } catch {
    return null;
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

/** Whether this browser knows of no table of its own, as far as it remembers. */
export function isNewcomer(): boolean {
  return !kept("tables")?.mine.length;
}
