/** Chips on the table. The number stands beside them, so the piles may be short. */

export const VALUES = [100, 25, 5, 1] as const;
export type ChipValue = (typeof VALUES)[number];

/** A pile is drawn no higher than this. */
export const MAX_PILE_CHIPS = 5;

export type Pile = { value: ChipValue; count: number; drawn: number };

/** The fewest chips that make an amount, a pile for each value. */
export function piles(amount: number): Pile[] {
  let left = Math.max(0, Math.floor(Number.isFinite(amount) ? amount : 0));
  const found: Pile[] = [];
  for (const value of VALUES) {
    const count = Math.floor(left / value);
    left -= count * value;
    if (count > 0) found.push({ value, count, drawn: Math.min(count, MAX_PILE_CHIPS) });
  }
  return found;
}
