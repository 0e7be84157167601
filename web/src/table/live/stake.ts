/** This browser's part of a deal: drawn here, promised, revealed when all have promised, and kept. */

import type { Pledge, Reveal, Sit, TableInfo } from "../../wire/table";
import type { Wanted } from "./connection";
import { type Stake, hex, note, noted, pledged } from "../deal/promise";

const KEY = "parlour.stakes";
/** Tables whose parts are remembered. */
const MAX_REMEMBERED_TABLES = 40;
/** Where storage is forbidden, for as long as the page lives. */
let memory: Record<string, Stake> = {};

function all(): Record<string, Stake> {
  try {
    return {
      ...memory,
      ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Stake>),
    };
  } catch {
    return memory;
  }
}

export function keep(id: string, stake: Stake): void {
  const { [id]: _, ...others } = all();
  const kept = Object.fromEntries([
    ...Object.entries(others).slice(1 - MAX_REMEMBERED_TABLES),
    [id, stake],
  ]);
  memory = kept;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // it is remembered until the page goes
  }
}

export function stakeOf(id: string): Stake | null {
  return all()[id] ?? null;
}

export function drawn(): Stake {
  const part = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { part, pledge: pledged(part), promise: null, pledges: null, sent: false };
}

/** What this browser promises at a table; drawn when it is first asked for. */
export function pledgeFor(id: string): string {
  const stake = stakeOf(id) ?? drawn();
  keep(id, stake);
  return stake.pledge;
}

type Ask = (wanted: Wanted<Pledge | Reveal | Sit>) => Promise<unknown>;

/** Follows a table to its deal: promises a part, and reveals it when all promises are fixed.
 * People who come after the deal of a game that is played again take their kept chairs. */
export class Dealing {
  readonly #id: string;
  readonly #ask: Ask;
  #promised = false;
  #sent = false;
  #busy = false;
  /** Chairs that this browser has asked for. */
  readonly #taken = new Set<number>();

  constructor(id: string, ask: Ask) {
    this.#id = id;
    this.#ask = ask;
  }

  follow(table: TableInfo): void {
    note(this.#id, table.commitment);
    if (table.state === "playing") return this.#sit(table);
    if (table.state !== "gathering") return;
    const mine = table.parts.find(({ seats }) => seats.some((seat) => table.seats[seat]?.yours));
    if (!mine) return;
    if (table.calling) {
      if (mine.pledge !== null && !mine.told) this.#tell(table, mine.pledge);
    } else void this.#promise(mine.pledge);
  }

  #sit({ seats }: TableInfo): void {
    for (const { seat, yours, missed, keeps } of seats) {
      if (!yours || !missed || !keeps || this.#taken.has(seat)) continue;
      this.#taken.add(seat);
      void this.#ask({ do: "sit", seat });
    }
  }

  /** Another device of the same person may have promised: the one that came last speaks, once. */
  async #promise(stands: string | null): Promise<void> {
    const pledge = pledgeFor(this.#id);
    if (this.#busy || stands === pledge || (stands !== null && this.#promised)) return;
    this.#busy = this.#promised = true;
    await this.#ask({ do: "pledge", pledge });
    this.#busy = false;
  }

  /** Nothing is revealed to a server that has changed its own promise. */
  #tell({ commitment, parts }: TableInfo, stands: string): void {
    const stake = stakeOf(this.#id);
    if (this.#sent || !stake || stake.pledge !== stands || noted(this.#id) !== commitment) return;
    this.#sent = true;
    const pledges = parts.map(({ pledge }) => pledge);
    keep(this.#id, {
      ...stake,
      promise: commitment,
      pledges,
      seats: parts.map(({ seats }) => seats),
      sent: true,
    });
    void this.#ask({ do: "reveal", part: stake.part });
  }
}
