/** What bots did, beside the lines that tell it: there they are asked why. */

import type { Line } from "../../wire/table";

/** An answer of a bot, by its entry. */
export type Move = { seat: number; at: number };
type Row = { line?: Line; moves?: readonly Move[] };

export const movesOf = (row: Row): readonly Move[] => row.moves ?? [];

/** What was chosen in secret is explained where it is shown: beside the line about that seat, or the first. */
export function shared<One extends Row>(
  secret: readonly Move[],
  rows: readonly One[],
): Map<One, Move[]> {
  const told = new Map<One, Move[]>(rows.map((row) => [row, []]));
  for (const move of [...secret, ...rows.flatMap(movesOf)]) {
    const about = rows.find(({ line }) => line?.seats?.seat?.includes(move.seat)) ?? rows[0];
    if (about) told.get(about)?.push(move);
  }
  return told;
}

/** Whether a list that is scrolled goes on following what comes: only a reader who scrolls up stays
 * there, for a row may have come since it was scrolled down. */
export function follows(before: boolean, top: number, was: number, below: number): boolean {
  return below < 40 || (before && top >= was);
}
