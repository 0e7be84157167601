/** Our own drawings, as paths. Suits are drawn in a box from -50 to 50.
 *
 * What paper draws too is in `drawings.json`. */

import drawings from "./drawings.json";
import type { Suit } from "./names";

/** Clubs and diamonds have an eye, so that no two suits differ by colour alone. */
export const SUIT_PATHS: Record<Suit, string> = drawings.suits;

/** Head-dresses of the courts, about 40 wide around 0 0. */
export const HEADS: Record<"K" | "Q" | "J", string> = {
  K: "M-17.5 12-20.3-5.2a2.6 2.6 0 1 1 2.3-.5L-9.6.6-2-10.6v-2.2h-2.8v-2.9H-2v-2.8h3.8v2.8h2.8v2.9H1.8v2.2L9.6.6l8.4-6.3a2.6 2.6 0 1 1 2.3.5L17.5 12zM-17.5 14.2h35v4.3h-35z",
  Q: "M-17 12-20.4-1.4a2.6 2.6 0 1 1 2-.5l6.9 5.3 3-11.2a2.6 2.6 0 1 1 2.1.2L0 .6l6.4-8.2a2.6 2.6 0 1 1 2.1-.2l3 11.2 6.9-5.3a2.6 2.6 0 1 1 2 .5L17 12zM-17 14.2h34v4.3h-34z",
  J: "M-18.5 11.5C-19.8 2-11-5.5 1-5.2 2.6-13 10.5-19 21.5-20c-.6 6.8-4.4 12.2-10.6 15C16-1.9 19.4 4 18.5 11.5zM-20.5 13.7h41v4.8h-41z",
};

/** A fool's cap with bells, about 74 wide around 0 0. */
export const FOOL = drawings.fool;

export const STAR =
  "M0.0 -45.0 11.8 -13.2 45.7 -11.8 19.0 9.2 28.2 41.8 0.0 23.0 -28.2 41.8 -19.0 9.2 -45.7 -11.8 -11.8 -13.2z";

/** The lamp, in a box of 32. */
export const LAMP = {
  shade:
    "M10.3 4h11.4a1 1 0 0 1 .95.7l3.1 10a1 1 0 0 1-.95 1.3H7.2a1 1 0 0 1-.95-1.3l3.1-10a1 1 0 0 1 .95-.7z",
  stand: "M14.9 17.4h2.2v8.4h3.4a1.3 1.3 0 0 1 1.3 1.3v.9H10.2v-.9a1.3 1.3 0 0 1 1.3-1.3h3.4z",
};

/** Crossing diagonals inside a rectangle, as one path. */
export function lattice(x: number, y: number, w: number, h: number, gap: number): string {
  let path = "";
  for (let c = gap; c < w + h; c += gap) {
    // falling to the left: from the top or right edge to the left or bottom edge
    const [x1, y1] = c <= w ? [c, 0] : [w, c - w];
    const [x2, y2] = c <= h ? [0, c] : [c - h, h];
    path += `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`;
    path += `M${x + w - x1} ${y + y1}L${x + w - x2} ${y + y2}`;
  }
  return path;
}

/** A pip's place on a face of 100 by 140, and whether it stands on its head. */
export type Pip = { x: number; y: number; down: boolean };

const LEFT_X = 34;
const MIDDLE_X = 50;
const RIGHT_X = 66;
const TOP_Y = 24;
const END_Y = 116;

function pairs(...ys: number[]): [number, number][] {
  return ys.flatMap((y): [number, number][] => [
    [LEFT_X, y],
    [RIGHT_X, y],
  ]);
}

const PIPS: Record<number, [number, number][]> = {
  2: [
    [MIDDLE_X, TOP_Y],
    [MIDDLE_X, END_Y],
  ],
  3: [
    [MIDDLE_X, TOP_Y],
    [MIDDLE_X, 70],
    [MIDDLE_X, END_Y],
  ],
  4: pairs(TOP_Y, END_Y),
  5: [...pairs(TOP_Y, END_Y), [MIDDLE_X, 70]],
  6: pairs(TOP_Y, 70, END_Y),
  7: [...pairs(TOP_Y, 70, END_Y), [MIDDLE_X, 47]],
  8: [...pairs(TOP_Y, 70, END_Y), [MIDDLE_X, 47], [MIDDLE_X, 93]],
  9: [...pairs(TOP_Y, 54.7, 85.3, END_Y), [MIDDLE_X, 70]],
  10: [...pairs(TOP_Y, 54.7, 85.3, END_Y), [MIDDLE_X, 39.3], [MIDDLE_X, 100.7]],
};

/** Pips of a numbered card, two to ten. */
export function pips(rank: number): Pip[] {
  return (PIPS[rank] ?? []).map(([x, y]) => ({ x, y, down: y > 70 }));
}

/** Rows of pips on half a domino: to nine on a grid of three, then three full rows. */
const TILE_ROWS: Record<number, number[]> = drawings.tiles.rows;
const GRID: Record<number, string> = drawings.tiles.grid;

/** Centres of the pips on a half of 100 by 100, and their radius. */
export function dots(value: number): { r: number; at: [number, number][] } {
  const grid = GRID[value];
  if (grid !== undefined) {
    const at = [...grid].map((letter): [number, number] => {
      const place = letter.charCodeAt(0) - 97;
      return [23 + 27 * (place % 3), 23 + 27 * Math.floor(place / 3)];
    });
    return { r: 9.8, at };
  }
  const counts = TILE_ROWS[value] ?? [];
  const gap = counts.includes(5) ? 17.5 : 19;
  const at = counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): [number, number] => [
      50 + (i - (count - 1) / 2) * gap,
      23 + 27 * row,
    ]),
  );
  return { r: counts.includes(5) ? 7.2 : 8.2, at };
}
