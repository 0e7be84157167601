/** A row in the making: what was typed, and what it means. */

import { gain, number } from "../words/t.svelte";
import type { Ask } from "../wire/pad";

export type Cell = number | string;
/** What was typed for one seat, by what is asked. */
export type Typed = Record<string, string>;
export type Draft = {
  row: number;
  /** The entry of the row that is corrected; 0 for a new one. */
  over: number;
  cells: Typed[];
  /** Whether anything was typed. */
  begun: boolean;
};

export function emptyDraft(row: number, over: number, seats: number): Draft {
  return { row, over, cells: Array.from({ length: seats }, () => ({})), begun: false };
}

/** A row that was written, to be corrected. */
export function readDraft(
  row: number,
  over: number,
  cells: readonly Record<string, Cell>[],
): Draft {
  return {
    row,
    over,
    cells: cells.map((own) =>
      Object.fromEntries(Object.entries(own).map(([label, one]) => [label, String(one)])),
    ),
    begun: true,
  };
}

/** What goes to the server: a number, a word, or nothing. */
export function cellOf(ask: Ask, typed: string | undefined): Cell | null {
  const text = (typed ?? "").trim().replace("−", "-");
  if (!text) return null;
  if (ask.kind === "choice" || ask.kind === "cards") return text;
  return /^-?\d{1,7}$/.test(text) ? Number(text) : text;
}

/** What a key of the number pad makes of what was typed. */
export function pressed(typed: string, key: string): string {
  if (key === "delete") return typed.slice(0, -1).replace(/^[-−]$/, "");
  if (key === "sign") return /^[-−]/.test(typed) ? typed.slice(1) : `−${typed}`;
  if (typed === "0" || typed === "−0") return typed.replace("0", key);
  return typed.length < 7 ? typed + key : typed;
}

/** One card of a rank more; none again after the last of them. */
export function dealt(cards: string, rank: string, ask: Ask): string {
  const count = [...cards].filter((one) => one === rank).length;
  const others = [...cards].filter((one) => one !== rank).join("");
  const room = cards.length < ask.most;
  return count < ask.each && room ? cards + rank : others;
}

/** The sum of what was typed under one heading, and how many cells are empty. */
export function summed(
  cells: readonly Typed[],
  ask: Ask,
  seats: readonly number[],
): { sum: number; empty: number } {
  let sum = 0;
  let empty = 0;
  for (const seat of seats) {
    const found = cellOf(ask, cells[seat]?.[ask.label]) ?? ask.usual;
    if (typeof found === "number") sum += found;
    else empty += 1;
  }
  return { sum, empty };
}

export function signed(value: number, plus: boolean): string {
  return plus ? gain(value) : number(value);
}
