/** Deals a finished game again: every piece that leaves a shuffled pile, and every random number
 *  that a rule asked for, must be the one that the seed gives. No rules of any game are needed. */

import type { AnyEvent } from "../../wire/table";
import { Dice } from "./dice";
import { areWholePacks } from "./packs";

/** What the deal and then each choice brought about, with every piece named. */
export type Steps = readonly (readonly AnyEvent[])[];

/** The first thing that does not follow from the seed, by the number of the choice (0: the deal).
 *  `drawn`: another piece. `rolled`: another number. `lost`: a piece is not where it was. */
export type Mismatch = { what: "drawn" | "rolled" | "lost"; step: number } & Partial<
  Record<"piece" | "wanted", string>
>;

export type Redeal = {
  shuffles: number;
  draws: number;
  rolls: number;
  mismatch: Mismatch | null;
  /** Whether whole packs were laid out in order; null if that cannot be said. */
  laid: boolean | null;
  /** Pieces that came into play without being drawn from a shuffled pile. */
  picked: number;
  /** Whether rules asked for more random numbers before a draw than games do: each of them could
   *  serve to choose what is drawn next. */
  skipped: boolean;
};

/** Before a draw, rules ask for one random number at most: who deals, which of several equals. */
const MAX_ROLLS = 1;
/** Here also one for each tile drawn before: which way round it lies. */
const ROLLS_PER_TILE = "domino-avatars";
/** Games without chance, in which pieces are laid out in hands. */
const WITHOUT_CHANCE: readonly string[] = ["boneyard"];

export const isWithoutChance = (game: string, { shuffles, rolls }: Redeal): boolean =>
  WITHOUT_CHANCE.includes(game) && !shuffles && !rolls;

class Piles {
  readonly #zones = new Map<string, string[]>();
  /** Shuffled piles from which pieces are drawn at random. */
  readonly #loose = new Set<string>();
  /** All that were ever shuffled. */
  readonly #shuffled = new Set<string>();
  /** Pieces that no shuffle has reached, and where they were laid out. */
  readonly #fresh = new Map<string, string>();
  readonly laid = new Map<string, string[]>();
  shuffles = 0;
  draws = 0;
  picked = 0;

  #zone(zone: string): string[] {
    const pile = this.#zones.get(zone) ?? [];
    this.#zones.set(zone, pile);
    return pile;
  }

  shuffle(zone: string, count: number): boolean {
    const pile = this.#zone(zone);
    this.shuffles += 1;
    this.#loose.add(zone);
    this.#shuffled.add(zone);
    for (const piece of pile) this.#fresh.delete(piece);
    return pile.length === count;
  }

  mix(zone: string, dice: Dice): void {
    dice.mix(this.#zone(zone));
    this.#loose.delete(zone);
  }

  lay(piece: string, zone: string): void {
    this.#fresh.set(piece, zone);
    this.laid.set(zone, [...(this.laid.get(zone) ?? []), piece]);
    this.#put(piece, zone);
  }

  /** Moves a piece; returns the one that should have moved, or null if it is not there at all. */
  move(piece: string, from: string, to: string, shown: boolean, dice: Dice): string | null {
    const pile = this.#zone(from);
    const at = pile.indexOf(piece);
    if (at < 0) return null;
    if (this.#loose.has(from) && !shown) {
      const place = dice.roll(pile.length);
      const wanted = pile[place]!;
      if (wanted !== piece) return wanted;
      this.draws += 1;
      pile[place] = pile.at(-1)!;
      pile.pop();
    } else {
      if (!shown && this.#shuffled.has(from) && at < pile.length - 1) this.picked += 1;
      pile.splice(at, 1);
    }
    this.#put(piece, to);
    return piece;
  }

  #put(piece: string, zone: string): void {
    // What is swept into a pile and shuffled again leaves the order that the pile had.
    this.#loose.delete(zone);
    this.#zone(zone).push(piece);
  }

  isLoose(zone: string): boolean {
    return this.#loose.has(zone);
  }

  /** After a step, no piece may lie elsewhere that was never shuffled. */
  settle(): void {
    for (const [piece, zone] of this.#fresh) {
      if (this.#zone(zone).includes(piece)) continue;
      this.#fresh.delete(piece);
      this.picked += 1;
    }
  }
}

export function redeal(game: string, seed: string, steps: Steps): Redeal {
  const piles = new Piles();
  let rolls = 0;
  let skipped = false;
  let mismatch: Mismatch | null = null;
  for (let step = 0; step < steps.length && !mismatch; step += 1) {
    const dice = Dice.after(seed, step);
    const drawnBefore = piles.draws;
    let rolled = 0;
    let shown: string | null = null;
    for (const event of steps[step]!) {
      if (event.event === "shuffled") {
        if (!piles.shuffle(event.zone, event.count)) mismatch = { what: "lost", step };
      } else if (event.event === "mixed") {
        piles.mix(event.zone, dice);
        continue; // a piece that was shown before may be moved after it
      } else if (event.event === "rolled") {
        rolls += 1;
        rolled += 1;
        if (dice.roll(event.sides) !== event.number) mismatch = { what: "rolled", step };
      } else if (event.event === "moved") {
        const { piece, from, to } = event;
        if (piece === null) mismatch = { what: "lost", step };
        else if (from === null) piles.lay(piece, to);
        else if (from === to) {
          shown = piece;
          continue;
        } else {
          const isTile = game === ROLLS_PER_TILE;
          const most = MAX_ROLLS + (isTile ? piles.draws - drawnBefore : 0);
          skipped ||= piles.isLoose(from) && rolled > most;
          const wanted = piles.move(piece, from, to, shown === piece, dice);
          if (wanted === null) mismatch = { what: "lost", step, piece };
          else if (wanted !== piece) mismatch = { what: "drawn", step, piece, wanted };
        }
      }
      shown = null;
      if (mismatch) break;
    }
    piles.settle();
  }
  const { shuffles, draws, picked, laid } = piles;
  return {
    shuffles,
    draws,
    rolls,
    mismatch,
    laid: areWholePacks(game, laid),
    picked,
    skipped,
  };
}

/** Events that only the open record has. */
const SECRET: readonly AnyEvent["event"][] = ["rolled", "mixed"];

const openly = (events: readonly AnyEvent[]): AnyEvent[] =>
  events.filter(({ event }) => !SECRET.includes(event));

/** Moves of several pieces at once come in any order, and some of them face down. */
function agree(seen: readonly AnyEvent[], recorded: readonly AnyEvent[]): boolean {
  if (seen.length !== recorded.length) return false;
  let known = new Set<string>();
  let way = "";
  return seen.every((event, place) => {
    const record = recorded[place]!;
    if (event.event !== record.event) return false;
    if (event.event !== "moved" || record.event !== "moved")
      return event.event === "decided" || JSON.stringify(event) === JSON.stringify(record);
    if (event.from !== record.from || event.to !== record.to || record.piece === null) return false;
    const here = `${event.from} > ${event.to}`;
    if (here !== way || (seen[place - 1]?.event ?? "") !== "moved") {
      way = here;
      known = new Set();
      for (let at = place; at < recorded.length; at += 1) {
        const next = recorded[at]!;
        if (next.event !== "moved" || `${next.from} > ${next.to}` !== way) break;
        if (next.piece !== null) known.add(next.piece);
      }
    }
    return event.piece === null || known.has(event.piece);
  });
}

export type Comparison = { compared: number; all: number; agrees: boolean };

/** Compares the record with what this browser saw last in the game; each of the two ends with its
 *  end. What was taken back, and all before it, is left out. */
export function compare(seen: Steps, steps: Steps): Comparison {
  const recorded = steps.map(openly).filter((events) => events.length);
  const mine = seen.map(openly).filter((events) => events.length);
  const compared = Math.min(mine.length, recorded.length);
  const agrees =
    mine.length <= recorded.length &&
    mine.every((events, place) => agree(events, recorded[recorded.length - compared + place]!));
  return { compared, all: recorded.length, agrees };
}
