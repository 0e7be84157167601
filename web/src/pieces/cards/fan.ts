/** How the pieces of a hand lie beside and over each other. */

export const GAP_PX = 8;
/** Never less of a piece than this is left to see and to touch. */
export const LEAST_SHOWN_PX = 28;
/** A phone's hand lies in one row up to this many. */
export const ONE_ROW_PIECES = 11;

export type Row = {
  /** Positions in the hand, from, and up to but without. */
  from: number;
  to: number;
  /** Distance from one left edge to the next. */
  step: number;
  /** Room the row takes. */
  width: number;
};

/** Distance between left edges: side by side while they fit, then evenly overlapped. */
export function step(count: number, piece: number, room: number): number {
  if (count <= 1) return piece + GAP_PX;
  return Math.min(piece + GAP_PX, (room - piece) / (count - 1));
}

/** How many fit in a row with at least LEAST_SHOWN_PX of each to see. */
export function most(piece: number, room: number): number {
  return Math.max(1, Math.floor((room - piece) / LEAST_SHOWN_PX) + 1);
}

/** Where to cut `from..to` in two, near the middle, and between groups if that fits. */
function cut(groups: readonly string[], from: number, to: number, limit: number): number {
  const middle = from + Math.ceil((to - from) / 2);
  let best = middle;
  let distance = Infinity;
  for (let at = from + 1; at < to; at++) {
    const fits = at - from <= limit && to - at <= limit;
    const off = Math.abs(at - middle);
    if (fits && groups[at] !== groups[at - 1] && off < distance) {
      best = at;
      distance = off;
    }
  }
  return best;
}

/** Rows of a hand. `groups` names the suit of each piece, so that rows split by suit. */
export function rows(
  groups: readonly string[],
  piece: number,
  room: number,
  phone: boolean,
  /** At most this many rows: pieces lie closer instead. */
  many = Infinity,
): Row[] {
  const count = groups.length;
  const usual = Math.min(most(piece, room), phone && many > 1 ? ONE_ROW_PIECES : Infinity);
  const limit = Math.max(usual, Math.ceil(count / many));
  const cuts = [0];
  if (count > limit && count <= 2 * limit) cuts.push(cut(groups, 0, count, limit));
  else if (count > limit) {
    const needed = Math.ceil(count / limit);
    for (let row = 1; row < needed; row++) cuts.push(Math.ceil((row * count) / needed));
  }
  const spans = cuts.map((from, row) => ({ from, to: cuts[row + 1] ?? count }));
  const longest = Math.max(0, ...spans.map(({ from, to }) => to - from));
  const even = step(longest, piece, room); // rows below each other line up
  return spans
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ from, to, step: even, width: (to - from - 1) * even + piece }));
}
