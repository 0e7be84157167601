/** Where pieces lie in a room of a fixed size: side by side while they fit, then over each other.
 *
 * Of every piece at least its index is in sight. Of what does not fit even so the newest stay,
 * and the others are counted. */

export type Box = { w: number; h: number };
export type Spot = { x: number; y: number };
export type Spread = {
  /** Of the pieces that are drawn, in order: the last of all. */
  spots: Spot[];
  /** How many are not drawn. */
  more: number;
  across: number;
  step: number;
};
export type Wish = {
  piece: Box;
  room: Box;
  gap: number;
  /** Where the lines lie in the room. */
  align?: "start" | "center";
};

/** The part of a piece that tells which one it is: its upper left corner. */
export const indexOf = ({ w, h }: Box): Box => ({
  w: Math.max(17, Math.round(w * (h > 1.9 * w ? 0.62 : 0.35))),
  h: Math.max(19, Math.round(h * (h > 1.9 * w ? 0.5 : 0.3))),
});

export function spread(count: number, { piece, room, gap, align = "center" }: Wish): Spread {
  if (count <= 0) return { spots: [], more: 0, across: 0, step: 0 };
  const index = indexOf(piece);
  const free = Math.max(0, room.w - piece.w);
  const stepOf = (across: number): number =>
    across < 2 ? piece.w + gap : Math.min(piece.w + gap, free / (across - 1));
  const apart = Math.max(1, Math.floor((room.h + gap) / (piece.h + gap)));
  const most = 1 + Math.max(0, Math.floor((room.h - piece.h) / index.h));
  const widest = 1 + Math.floor(free / index.w);
  const whole = lines(count, apart, (across) => stepOf(across) >= piece.w + Math.min(gap, 2));
  const rows =
    whole ??
    lines(count, apart, (across) => stepOf(across) >= index.w * 1.3) ??
    lines(count, most, (across) => stepOf(across) >= index.w) ??
    most;
  const across = Math.min(widest, Math.ceil(count / rows));
  const drawn = Math.min(count, across * rows);
  const step = stepOf(across);
  const down =
    rows < 2 ? 0 : Math.max(index.h, Math.min(piece.h + gap, (room.h - piece.h) / (rows - 1)));
  const spots = Array.from({ length: drawn }, (_, at) => {
    const line = Math.floor(at / across);
    const here = Math.min(across, drawn - line * across);
    const wide = (here - 1) * step + piece.w;
    const from = align === "center" ? Math.max(0, (room.w - wide) / 2) : 0;
    return { x: Math.round(from + (at % across) * step), y: Math.round(line * down) };
  });
  return { spots, more: count - drawn, across, step };
}

/** The fewest lines, up to a limit, at which a line of that many pieces is good. */
function lines(count: number, most: number, good: (across: number) => boolean): number | null {
  for (let rows = 1; rows <= most; rows++) if (good(Math.ceil(count / rows))) return rows;
  return null;
}

/** What lies in a zone before a seat: open pieces, then backs. */
export type Lot = {
  open: number;
  hidden: number;
  /** How far what lies on each open piece reaches out from under it. */
  carried?: readonly number[];
  least?: number;
  /** It may be chosen, so it stays. */
  named?: boolean;
  /** How many of the open ones may be chosen: others make way for them. */
  asked?: number;
};
export type Lain = {
  x: number;
  /** How much of the row it has, with what is empty beside it. */
  width: number;
  /** The first piece that is drawn. */
  first: number;
  step: number;
  /** From where its backs lie, and how many of them. */
  backs: number;
  hidden: number;
  /** From one back to the next. */
  tuck: number;
};

/** Between zones, and between backs as parts of a piece. */
const BETWEEN = 12;
const BACK = 0.24;

/** Zones side by side in one row: what gives way first are gaps, then all but the index, then the oldest. */
export function lots(
  all: readonly Lot[],
  {
    piece,
    room,
    gap,
    apart = 0,
    backs = 10,
  }: {
    piece: Box;
    room: number;
    gap: number;
    /** Left edges are never closer. */ apart?: number;
    backs?: number;
  },
): Lain[] {
  const index = Math.max(apart, indexOf(piece).w);
  const shown = all.map(({ hidden }) => Math.min(hidden, backs));
  const open = all.map((one) => one.open);
  const gone = new Set<number>();
  const back = (at: number, close: boolean): number =>
    shown[at] ? piece.w + (shown[at] - 1) * piece.w * (close ? BACK / 2 : BACK) : 0;
  /** Of the newest, which are drawn. */
  const reach = (at: number): number =>
    (all[at]!.carried ?? []).slice(all[at]!.open - open[at]!).reduce((sum, one) => sum + one, 0);
  const wide = (at: number, step: number, close: boolean): number => {
    const n = open[at]!;
    const rest = back(at, close);
    const lying = n ? (n - 1) * step + piece.w + reach(at) : 0;
    return Math.max(all[at]!.least ?? 0, lying + (n && rest ? gap + rest : rest));
  };
  const total = (step: number, close: boolean): number =>
    all.reduce((sum, _, at) => {
      const here = gone.has(at) ? 0 : wide(at, step, close);
      return here ? sum + here + BETWEEN : sum;
    }, -BETWEEN);
  let step = piece.w + gap;
  const close = total(step, false) > room;
  while (step > index && total(step, close) > room) step -= 1;
  /** Draws fewer of the fullest, but as many as these. */
  const thin = (least: (at: number) => number): void => {
    while (total(step, close) > room) {
      const spare = open.map((n, at) => n - Math.max(1, least(at)));
      const most = Math.max(...spare);
      if (most <= 0) return;
      open[spare.indexOf(most)]! -= 1;
    }
  };
  const asked = (at: number): number => all[at]!.asked ?? 0;
  thin(asked);
  while (total(step, close) > room && Math.max(...shown) > 1)
    shown[shown.indexOf(Math.max(...shown))]! -= 1;
  // The plate opens what has no room even so: first what is only backs, then what is not asked for.
  const leave = (free: (at: number) => boolean): void => {
    for (let at = all.length - 1; at >= 0 && total(step, close) > room; at--)
      if (free(at) && !all[at]!.named) gone.add(at);
  };
  leave((at) => !open[at] && shown[at]! > 0);
  if (open.some((_, at) => asked(at) > 1)) leave((at) => !asked(at));
  thin(() => 1);
  let x = 0;
  return all.map((one, at) => {
    const width = gone.has(at) ? 0 : wide(at, step, close);
    const n = open[at]!;
    const lain = {
      x: Math.round(x),
      width,
      first: one.open - n,
      step,
      backs: Math.round(n ? (n - 1) * step + piece.w + reach(at) + gap : 0),
      hidden: gone.has(at) ? 0 : shown[at]!,
      tuck: piece.w * (close ? BACK / 2 : BACK),
    };
    if (width) x += width + BETWEEN;
    return lain;
  });
}

/** The same pieces, those of a question last: if only the last are drawn, they are among them. */
export function askedLast(
  pieces: readonly (string | null)[],
  asked: ReadonlySet<string>,
): (string | null)[] {
  const isAsked = (piece: string | null): boolean => piece !== null && asked.has(piece);
  return [...pieces.filter((one) => !isAsked(one)), ...pieces.filter(isAsked)];
}

/** How high a piece of this width is. */
export function heightOf(piece: string | null, width: number, back: string): number {
  const tile = piece === null ? back === "domino" : /^\d/.test(piece) && piece.includes("-");
  return Math.round(width * (tile ? 2 : back === "tarot" ? 1.75 : 1.4));
}
