/** Our own drawings, as paths. Suits are drawn in a box from -50 to 50. */

import type { Suit } from "./names";

/** Clubs and diamonds have an eye, so that no two suits differ by colour alone. */
export const SUIT_PATHS: Record<Suit, string> = {
  s: "M0-48C7-31 43-9 43 16c0 14-10 22-21 22-8 0-14-4-18-10 1 8 5 15 13 20h-34c8-5 12-12 13-20-4 6-10 10-18 10-11 0-21-8-21-22C-43-9-7-31 0-48z",
  h: "M0 45C-7 32-46 8-46-19c0-15 11-25 23-25 11 0 19 7 23 17 4-10 12-17 23-17 12 0 23 10 23 25C46 8 7 32 0 45z",
  d: "M0-49C7-29 22-9 41 0 22 9 7 29 0 49-7 29-22 9-41 0-22-9-7-29 0-49zM0-16-12 0 0 16 12 0z",
  c: "M-19.9-13.4A23 23 0 1 1 19.9-13.4 23 23 0 1 1 5 20.4C6 33 10 42 18 48H-18C-10 42-6 33-5 20.4A23 23 0 1 1-19.9-13.4zM0-9.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
};

/** Head-dresses of the courts, about 40 wide around 0 0. */
export const HEADS: Record<"K" | "Q" | "J", string> = {
  K: "M-17.5 12-20.3-5.2a2.6 2.6 0 1 1 2.3-.5L-9.6.6-2-10.6v-2.2h-2.8v-2.9H-2v-2.8h3.8v2.8h2.8v2.9H1.8v2.2L9.6.6l8.4-6.3a2.6 2.6 0 1 1 2.3.5L17.5 12zM-17.5 14.2h35v4.3h-35z",
  Q: "M-17 12-20.4-1.4a2.6 2.6 0 1 1 2-.5l6.9 5.3 3-11.2a2.6 2.6 0 1 1 2.1.2L0 .6l6.4-8.2a2.6 2.6 0 1 1 2.1-.2l3 11.2 6.9-5.3a2.6 2.6 0 1 1 2 .5L17 12zM-17 14.2h34v4.3h-34z",
  J: "M-18.5 11.5C-19.8 2-11-5.5 1-5.2 2.6-13 10.5-19 21.5-20c-.6 6.8-4.4 12.2-10.6 15C16-1.9 19.4 4 18.5 11.5zM-20.5 13.7h41v4.8h-41z",
};

/** A fool's cap with bells, about 74 wide around 0 0. */
export const FOOL =
  "M-18 16C-18 7-19-3-23-7-28-11-32-7-33 1-37-9-35-19-27-23-17-27-7-22-4-9-5-17-4-24 0-30 4-24 5-17 4-9 7-22 17-27 27-23 35-19 37-9 33 1 32-7 28-11 23-7 19-3 18 7 18 16zM-33.5 2.5a5 5 0 1 0 .01 0zM33.5 2.5a5 5 0 1 0 .01 0zM0-41.5a5 5 0 1 0 .01 0zM-21 19h42v7h-42z";

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

const LEFT = 34;
const MID = 50;
const RIGHT = 66;
const TOP = 24;
const END = 116;

function pairs(...ys: number[]): [number, number][] {
  return ys.flatMap((y): [number, number][] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
}

const PIPS: Record<number, [number, number][]> = {
  2: [
    [MID, TOP],
    [MID, END],
  ],
  3: [
    [MID, TOP],
    [MID, 70],
    [MID, END],
  ],
  4: pairs(TOP, END),
  5: [...pairs(TOP, END), [MID, 70]],
  6: pairs(TOP, 70, END),
  7: [...pairs(TOP, 70, END), [MID, 47]],
  8: [...pairs(TOP, 70, END), [MID, 47], [MID, 93]],
  9: [...pairs(TOP, 54.7, 85.3, END), [MID, 70]],
  10: [...pairs(TOP, 54.7, 85.3, END), [MID, 39.3], [MID, 100.7]],
};

/** Pips of a numbered card, two to ten. */
export function pips(rank: number): Pip[] {
  return (PIPS[rank] ?? []).map(([x, y]) => ({ x, y, down: y > 70 }));
}

/** Rows of pips on half a domino: to nine on a grid of three, then three full rows. */
const TILE_ROWS: Record<number, number[]> = {
  10: [3, 4, 3],
  11: [4, 3, 4],
  12: [4, 4, 4],
  13: [4, 5, 4],
  14: [5, 4, 5],
  15: [5, 5, 5],
};
const GRID: Record<number, string> = {
  0: "",
  1: "e",
  2: "ai",
  3: "aei",
  4: "acgi",
  5: "acegi",
  6: "adgcfi",
  7: "adgcfie",
  8: "abcdfghi",
  9: "abcdefghi",
};

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
