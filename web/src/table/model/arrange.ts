/** Where everything lies: a view and a game's layout, as corners, bands, lanes and seats. */

import type { FactLine, Lane as LaneOf, Layout } from "../../wire/http";
import type { TableInfo, TableView, ZoneData } from "../../wire/table";

export type Place = {
  /** `pool`, or `hand 2` for the hand of seat 2: the name that events use. */
  key: string;
  name: string;
  seat: number | null;
  count: number;
  /** What is seen of it, in order. */
  pieces: (string | null)[];
  /** How many more lie there unseen. */
  hidden: number;
  /** Their backs; empty where all pieces have the same. */
  backs: string[];
  quiet: boolean;
};

/** Whether it has more pieces than lie well as stairs. */
export const isLong = (place: Place): boolean => place.pieces.length > 4;

export type Lane = {
  sides: Place[];
  totals: (number | null)[];
  /** The piece at the front of each side. */
  heads: (string | null)[];
};

/** Groups that meet, each by the pieces of either side. */
export type Clash = { sides: string[][] };

export type Arrangement = {
  corners: Place[];
  bands: Place[][];
  lanes: Lane[];
  /** Per seat, in the order they are shown. */
  open: Place[][];
  hands: Place[][];
  clashes: Clash[];
  /** What is announced and may still be answered, and what it is aimed at. */
  pending: { place: Place; aim: string[] } | null;
};

export function placeOf(zone: ZoneData, quiet = false): Place {
  const pieces = zone.pieces ?? [];
  return {
    key: zone.seat === undefined ? zone.zone : `${zone.zone} ${zone.hand ?? zone.seat}`,
    name: zone.zone,
    seat: zone.seat ?? null,
    count: zone.count,
    pieces,
    hidden: Math.max(0, zone.count - pieces.length),
    backs: Object.entries(zone.backs ?? {}).flatMap(([back, count]) =>
      Array<string>(count).fill(back),
    ),
    quiet,
  };
}

export function arrange(view: TableView, layout: Layout): Arrangement {
  const quiet = new Set(layout.quiet);
  const places = view.zones.map((zone) => placeOf(zone, quiet.has(zone.zone)));
  const attached = new Set(Object.keys(layout.attached ?? {}));
  const used = new Set<string>();
  const take = (name: string): Place[] => {
    used.add(name);
    return places.filter((place) => place.name === name);
  };

  const corners = (layout.corners ?? []).flatMap(take);
  const lanes = (layout.lanes ?? []).map((lane) => laneOf(lane, lane.zones.map(take), view));
  const bands = (layout.bands ?? []).map((band) => band.flatMap(take));
  const handNames = layout.hand ?? [handOf(places)].filter((name) => name !== null);
  const ownNames = layout.own ?? [];
  for (const name of [...handNames, ...ownNames]) used.add(name);
  const clashes = clashesOf(view, layout.clashes ?? []);
  const [announced] = layout.pending ? take(layout.pending.zone) : [];
  const aim = strings(factOf(view, layout.pending?.aim ?? ""));

  // What the layout does not name: closed piles into the corners, the rest into bands.
  const left = places.filter((place) => !used.has(place.name) && !attached.has(place.name));
  for (const place of left.filter((one) => one.seat === null)) {
    if (place.quiet || (place.hidden > 0 && !place.pieces.length)) corners.push(place);
    else if (!layout.bands || place.count) bands.push([place]);
  }

  const of = (seat: number, names: readonly string[]): Place[] =>
    names.flatMap((name) => places.filter((place) => place.seat === seat && place.name === name));
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const rest = [...new Set(left.filter((one) => one.seat !== null).map((one) => one.name))];
  return {
    corners: corners.filter((place) => place.count || !place.quiet),
    bands: bands.filter((band) => band.length),
    lanes,
    open: seats.map((seat) => of(seat, [...ownNames, ...rest])),
    hands: seats.map((seat) => of(seat, handNames)),
    clashes,
    pending: announced?.count ? { place: announced, aim } : null,
  };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** Groups side by side; those that nobody is left in are gone. */
function clashesOf(view: TableView, facts: readonly string[]): Clash[] {
  const rows = facts.map((fact) => {
    const found = factOf(view, fact);
    return Array.isArray(found) ? found.map(strings) : [];
  });
  const most = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: most }, (_, at) => ({
    sides: rows.map((row) => row[at] ?? []),
  })).filter((clash) => clash.sides.some((side) => side.length));
}

/** Two shared zones face each other, or the same zone of two seats. */
function laneOf(lane: LaneOf, zones: Place[][], view: TableView): Lane {
  const sides =
    zones.length > 1 && zones[0]?.[0]?.name === zones[1]?.[0]?.name ? zones[0]! : zones.flat();
  const fact = (names: string[] | undefined, side: number): unknown =>
    factOf(view, names?.[side] ?? "");
  return {
    sides,
    totals: sides.map((_, side) => number(fact(lane.totals, side))),
    heads: sides.map((_, side) => word(fact(lane.heads, side))),
  };
}

/** The zone that only its owner sees into: `hand` in most games. */
function handOf(places: readonly Place[]): string | null {
  const owned = [...new Set(places.filter((one) => one.seat !== null).map((one) => one.name))];
  if (owned.includes("hand")) return "hand";
  return owned.find((name) => places.some((one) => one.name === name && one.hidden > 0)) ?? null;
}

function word(value: unknown): string | null {
  return typeof value === "string" && value ? value : null;
}

function number(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** A fact, `turn`, `count:ZONE` or `pot:POT`; for one seat where it has a value for each. */
export function factOf(
  view: TableView,
  source: string,
  pots: readonly string[] = [],
  seat?: number,
): unknown {
  const [kind, name] = source.split(":");
  if (kind === "count" && name !== undefined) {
    const zones = view.zones.filter((zone) => zone.zone === name);
    const own = zones.find((zone) => zone.seat === seat && seat !== undefined);
    return own?.count ?? zones.reduce((sum, zone) => sum + zone.count, 0);
  }
  if (kind === "pot" && name !== undefined) return view.pots?.[Math.max(0, pots.indexOf(name))];
  let value: unknown;
  if (source === "turn") value = view.turn;
  else if (source === "scores") value = view.scores;
  else if (source === "chips") value = view.chips;
  else value = view.facts[source];
  if (Array.isArray(value) && seat !== undefined) return value[seat];
  return value;
}

/** What a fact counts up to: an option, a fact or a number. */
export function limitOf(
  line: FactLine,
  view: TableView,
  options: Readonly<TableInfo["options"]>,
): number | string | null {
  if (line.of === undefined || line.of === "") return null;
  if (typeof line.of === "number") return line.of;
  const found = options[line.of] ?? view.facts[line.of];
  return typeof found === "number" || typeof found === "string" ? found : null;
}

/** Rivals around the felt, clockwise from the left: how many stand left, above and right. */
export function horseshoe(count: number): [left: number, top: number, right: number] {
  if (count <= 1) return [0, count, 0];
  if (count <= 5) return [1, count - 2, 1];
  return [2, count - 4, 2];
}

/** The seats other than yours in the order they sit, from your left. */
export function rivals(seats: number, you: number | null): number[] {
  if (you === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (you + 1 + step) % seats);
}

/** Full, compact or folded plates: all seats of a table alike. On a folded one lie the pieces themselves. */
export function plateSize(seats: number, width: number): "full" | "compact" | "folded" {
  if (width >= 1000) return seats <= 5 ? "full" : "compact";
  return width >= 700 && seats <= 4 ? "full" : "folded";
}

/** How many plates above the felt stand side by side, and whether their row scrolls. */
export function strip(
  count: number,
  phone: boolean,
  /** There is height for one row only. */
  one = false,
): { across: number; scrolls: boolean } {
  if (!phone) return { across: count > 7 ? Math.ceil(count / 2) : count, scrolls: false };
  if (count > (one ? 3 : 6)) return { across: count, scrolls: true };
  return { across: count === 4 ? 2 : Math.min(count, 3), scrolls: false };
}

/** Widths of small pieces in a row, the least that is still read, and the room a finger needs. */
const [LARGE, SMALL, FINGER, BETWEEN, MORE, NUMBER] = [34, 21, 46, 2, 24, 14];
/** How far what lies on a tile reaches out from under it. */
export const peeking = (width: number): number => Math.round(width * 0.9) - 10;

export type Row = {
  width: number;
  gap: number;
  lots: { place: Place; pieces: string[]; hidden: number }[];
  more: number;
};
type Wish = {
  pressed?: boolean;
  /** How many lie on a piece. */ carried?: (piece: string) => number;
  largest?: number;
};

/**
 * Open pieces in a row of so much room: side by side, none covers another. Of what does
 * not fit the newest stay and the others are counted.
 */
export function rowOf(
  places: readonly Place[],
  room: number,
  { pressed = false, carried = () => 0, largest = LARGE }: Wish = {},
): Row {
  const lots = places.map((place) => ({
    place,
    pieces: place.pieces.filter((one) => one !== null),
  }));
  const gapOf = (width: number): number => (pressed ? Math.max(BETWEEN, FINGER - width) : BETWEEN);
  const takes = (piece: string, width: number): number =>
    width + gapOf(width) + carried(piece) * peeking(width);
  const closed = ({ hidden }: Place, width: number): number =>
    hidden ? width + BETWEEN + (hidden > 1 ? NUMBER : 0) : 0;
  const whole = (width: number): number =>
    lots.reduce(
      (sum, { place, pieces }) =>
        pieces.reduce((so, piece) => so + takes(piece, width), sum + closed(place, width)),
      -gapOf(width),
    );
  let width = pressed ? SMALL + 9 : largest;
  while (!pressed && width > SMALL && whole(width) > room) width -= 1;
  let left = whole(width) > room ? room - MORE : Infinity;
  let more = 0;
  const kept = lots.map(({ place, pieces }, at) => {
    let first = pieces.length;
    while (
      first > 0 &&
      (takes(pieces[first - 1]!, width) <= left || (at === 0 && first === pieces.length))
    ) {
      first -= 1;
      left -= takes(pieces[first]!, width);
    }
    more += first;
    return { place, pieces: pieces.slice(first), hidden: 0 };
  });
  // Backs tell least, so they come last.
  for (const lot of kept) {
    if (closed(lot.place, width) <= left) {
      lot.hidden = lot.place.hidden;
      left -= closed(lot.place, width);
    } else more += lot.place.hidden;
  }
  return { width, gap: gapOf(width), lots: kept, more };
}
