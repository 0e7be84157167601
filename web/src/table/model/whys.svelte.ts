/** Asking bots why: what can be asked about, and what was answered. */

import { getContext, setContext } from "svelte";
import type { Because } from "../../wire/table";
import type { Speaking } from "../../words/words";
import type { Entry, Room } from "../live/room.svelte";
import { whyNot } from "../live/connection";
import type { Storyteller } from "../telling/storyteller";

const KEY = Symbol("whys");

/** What is asked: a table, or a game that is over. */
type Asked = Pick<Room, "ask" | "entries">;

export class Whys {
  readonly #room: Asked;
  /** What is looked at: a move, and once it came its reason. */
  asked = $state.raw<{ at: number; seat: number; from: HTMLElement | null } | null>(null);
  answer = $state.raw<Because | null>(null);
  wrong = $state("");

  constructor(room: Asked) {
    this.#room = room;
  }

  /** The last move of each bot, by its number. */
  last = $derived.by(() => lastMoves(this.#room.entries));

  /** Plates of those who moved last offer to say why. */
  newest = $derived.by(() => newestMoves(this.#room.entries));

  /** What was seen of the move that is looked at. */
  move = $derived.by(
    () => this.#room.entries.find(({ seq }) => seq === this.asked?.at)?.lines ?? [],
  );

  async ask(seat: number, at: number | undefined, from: HTMLElement | null): Promise<void> {
    if (at === undefined) return;
    this.asked = { at, seat, from };
    this.answer = null;
    this.wrong = "";
    const reply = await this.#room.ask({ do: "why", at });
    if (this.asked?.at !== at) return;
    if (reply?.is === "because") this.answer = reply;
    else this.wrong = whyNot(reply);
  }

  close(): void {
    this.asked = null;
  }
}

export function lastMoves(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { bot, seq } of entries) if (bot !== null && bot !== undefined) found.set(bot, seq);
  return found;
}

/** Whether anybody saw more than that an answer is in. */
const shows = ({ events }: Entry): boolean =>
  events.some((one) => one.event !== "decided" || !one.sealed);

/** What bots did last that anybody saw: a move, or sealed answers that were shown together. */
export function newestMoves(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const shown = entries.findLastIndex(shows);
  const before = entries.findLastIndex((one, at) => at < shown && shows(one));
  return lastMoves(entries.slice(before + 1, shown + 1));
}

/** The reason in words: what it held, if that is revealed, and what it made of it; else how doubtful its
 * move looks to the whole table. A rule of thumb is a sentence of the game's own. */
export function reasonText(
  words: Speaking,
  teller: Pick<Storyteller, "read">,
  { message, values, held = [], seen = [] }: Because,
): string {
  const { thumb } = values;
  const said = typeof thumb === "string" && thumb !== "none" ? words.text(thumb) : "none";
  const reason = words.text(message, { ...values, thumb: said });
  return [...teller.read(held), reason, ...teller.read(seen.slice(0, 1))].join(" ");
}

export function putWhys(whys: Whys): Whys {
  setContext(KEY, whys);
  return whys;
}

/** Nothing where nobody can be asked. */
export function useWhys(): Whys | undefined {
  return getContext<Whys | undefined>(KEY);
}
