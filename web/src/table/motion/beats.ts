/** Events one beat at a time: the tables that lie between two views, for the eye to follow. */

import { parted } from "../telling/storyteller";
import type { AnyEvent, Line, Moved, Paid, TableView, ZoneData } from "../../wire/table";
import { reading } from "./pace";

/** What happens at one moment: the events, their lines in the log, and how long the eye needs. */
type Moment = { events: AnyEvent[]; lines: Line[]; ms: number };
export type Beat = Moment & { view: TableView };

/** The lines that begin with an event, and how many words a reader has of them. */
export type Reader = {
  linesOf: (event: AnyEvent) => readonly Line[];
  words: (line: Line) => number;
};
const NOBODY: Reader = { linesOf: () => [], words: () => 0 };

const FLIGHT_MS = 260;
const APART_MS = 40;
const MAX_FLIGHTS_MS = 900;
const STEP_MS = 700;
const BREATH_MS = 500;

/** The beats of some events, starting from a view. Facts stay as they were until the last. */
export function beats(
  before: TableView,
  events: readonly AnyEvent[],
  pots: readonly string[] = [],
  reader: Reader = NOBODY,
): Beat[] {
  let view = before;
  return moments(events, reader).map((moment) => {
    view = moment.events.reduce((seen, event) => applied(seen, event, pots), view);
    return { ...moment, view };
  });
}

/** Milliseconds that all these events take. */
export function lasts(events: readonly AnyEvent[], reader: Reader = NOBODY): number {
  return moments(events, reader).reduce((sum, { ms }) => sum + ms, 0);
}

/** What has nothing to be looked at, such as a choice, is announced with what follows; so are words about moves. */
function moments(events: readonly AnyEvent[], reader: Reader): Moment[] {
  const all = gathered(runs(events)).map((run) => read(run, duration(run), reader));
  const found: Moment[] = [];
  let told: Moment | null = null;
  for (const [at, { events: run, lines, ms }] of all.entries()) {
    const moment: Moment = {
      events: [...(told?.events ?? []), ...run],
      lines: [...(told?.lines ?? []), ...lines],
      ms,
    };
    const next = all[at + 1];
    const words = run[0]!.event === "said" && next?.ms && !next.lines.length;
    told = lines.length && next && (!ms || words) ? moment : null;
    if (!told) found.push(moment);
  }
  return legible(found, reader);
}

function read(events: AnyEvent[], ms: number, { linesOf }: Reader): Moment {
  return { events, lines: events.flatMap(linesOf), ms };
}

/** A sentence is read while what it tells goes on; if that is too short, the last of it waits. */
function legible(all: readonly Moment[], { words }: Reader): Moment[] {
  const found = all.map((moment) => ({ ...moment }));
  for (const [at, moment] of found.entries()) {
    if (!moment.lines.length) continue;
    const next = found.findIndex((other, place) => place > at && other.lines.length > 0);
    const meant = found.slice(at, next < 0 ? undefined : next);
    const takes = meant.reduce((sum, { ms }) => sum + ms, 0);
    const needs = reading(moment.lines.reduce((sum, line) => sum + words(line), 0));
    meant.at(-1)!.ms += Math.max(0, needs - takes);
  }
  return found;
}

/** Where all turn up what they hid, the steps from then on; nothing if nobody does, or nothing comes of it. */
export function reveal(before: TableView, all: readonly Beat[]): Beat[] {
  const seen = new Set(before.zones.flatMap((zone) => zone.pieces ?? []));
  const start = all.findIndex(({ events }) => {
    const moves = events.filter((event): event is Moved => event.event === "moved");
    const seats = new Set(moves.map((move) => (move.from === null ? null : parted(move.from)[1])));
    seats.delete(null);
    return seats.size > 1 && moves.some(({ piece }) => piece !== null && !seen.has(piece));
  });
  const steps = start < 0 ? [] : all.slice(start).filter((beat) => beat.ms > 0);
  return steps.length > 1 ? steps : [];
}

/** Moves of a deal go together, for all seats; so do words and numbers. */
function gathered(all: AnyEvent[][]): AnyEvent[][] {
  const found: AnyEvent[][] = [];
  for (const run of all) {
    const first = run[0]!;
    const last = found.at(-1)?.[0];
    // What is said of each card as it turns is said when all have turned.
    const turning = isShowing(first)
      ? found.findLast((group) => group[0]!.event !== "said")
      : undefined;
    const group =
      turning && isShowing(turning[0]!) && alike(turning[0]!, first)
        ? turning
        : last && alike(last, first)
          ? found.at(-1)
          : undefined;
    if (group) group.push(...run);
    else found.push([...run]);
  }
  return found;
}

/** From before a seat to before a seat. */
function isShowing(event: AnyEvent): boolean {
  return (
    event.event === "moved" &&
    event.from !== null &&
    parted(event.from)[1] !== null &&
    parted(event.to)[1] !== null
  );
}

function alike(last: AnyEvent, first: AnyEvent): boolean {
  if (last.event === "moved" && first.event === "moved") {
    if (last.from === null || first.from === null) return last.from === first.from;
    // Everybody's cards of one kind turn, come or go at once.
    return (
      parted(last.from)[0] === parted(first.from)[0] && parted(last.to)[0] === parted(first.to)[0]
    );
  }
  return last.event === first.event && (last.event === "paid" || last.event === "turned");
}

function duration(run: readonly AnyEvent[]): number {
  const first = run[0]!;
  switch (first.event) {
    case "moved": {
      const flight = Math.min(MAX_FLIGHTS_MS, FLIGHT_MS + APART_MS * (run.length - 1));
      const shows = run.some((one) => (one as Moved).piece !== null) && first.from !== null;
      return flight + (shows ? (run.length > 1 ? BREATH_MS : 200) : 0);
    }
    case "said":
    case "scored":
      return STEP_MS;
    case "paid":
    case "turned":
      return FLIGHT_MS + 150;
    default:
      return 0;
  }
}

/** The view after an event, as far as events tell. */
export function applied(view: TableView, event: AnyEvent, pots: readonly string[] = []): TableView {
  switch (event.event) {
    case "moved":
      return { ...view, zones: moved(view.zones, event) };
    case "shuffled":
      // Nobody knows any more what lies where in it.
      return {
        ...view,
        zones: view.zones.map((zone) => (isZone(zone, event.zone) ? bare(zone, zone.count) : zone)),
      };
    case "scored":
      return {
        ...view,
        scores: view.scores.map((one, seat) => (seat === event.seat ? event.total : one)),
      };
    case "paid":
      return paid(view, event, pots);
    case "phase":
      return { ...view, phase: event.phase };
    default:
      return view;
  }
}

function moved(zones: readonly ZoneData[], event: Moved): ZoneData[] {
  return zones.map((zone) => {
    let after = zone;
    if (event.from !== null && isZone(zone, event.from)) after = without(after, event.piece);
    if (isZone(zone, event.to)) after = withPiece(after, event.piece);
    return after;
  });
}

function isZone(zone: ZoneData, key: string): boolean {
  const [kind, seat] = parted(key);
  return zone.zone === kind && (zone.hand ?? zone.seat ?? null) === seat;
}

function without(zone: ZoneData, piece: string | null): ZoneData {
  const count = Math.max(0, zone.count - 1);
  const pieces = (zone.pieces ?? []).filter((one) => one !== piece || piece === null);
  if (piece === null && pieces.length > count) pieces.pop();
  return pieces.length ? { ...zone, count, pieces } : bare(zone, count);
}

function withPiece(zone: ZoneData, piece: string | null): ZoneData {
  const count = zone.count + 1;
  const pieces = zone.pieces ?? [];
  if (piece === null) return pieces.length ? { ...zone, count } : bare(zone, count);
  return { ...zone, count, pieces: [...pieces, piece] };
}

function bare(zone: ZoneData, count: number): ZoneData {
  const { pieces: _, ...rest } = zone;
  return { ...rest, count };
}

function paid(view: TableView, event: Paid, pots: readonly string[]): TableView {
  const chips = [...(view.chips ?? [])];
  const piles = [...(view.pots ?? [])];
  const shift = (account: number | string | null, by: number): void => {
    if (typeof account === "number") chips[account] = (chips[account] ?? 0) + by;
    else if (typeof account === "string") {
      const pot = Math.max(0, pots.indexOf(account));
      piles[pot] = (piles[pot] ?? 0) + by;
    }
  };
  shift(event.from, -event.amount);
  shift(event.to, event.amount);
  return { ...view, chips, pots: piles };
}

/** Events in a row, those that move together as one. */
export function runs(events: readonly AnyEvent[]): AnyEvent[][] {
  const found: AnyEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1)?.[0];
    if (last && together(last, event)) found.at(-1)!.push(event);
    else found.push([event]);
  }
  return found;
}

function together(first: AnyEvent, second: AnyEvent): boolean {
  return (
    first.event === "moved" &&
    second.event === "moved" &&
    first.from === second.from &&
    first.to === second.to
  );
}
