/** The random numbers of a game, from its seed: src/parlour/engine/dice.py and match/seeds.py. */

import { sha256 } from "@noble/hashes/sha2.js";

const MULTIPLIER = 1070807769n;
const LOW_32_BITS = 0xffffffffn;

/** A multiply-with-carry generator of 62 bits. */
export class Dice {
  #state: bigint;

  constructor(state: bigint) {
    this.#state = state;
  }

  /** The dice with which the deal (0) or what follows the n-th choice is made. */
  static after(seed: string, choices: number): Dice {
    const digest = sha256(new TextEncoder().encode(`${seed}:${choices}`));
    const first = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    return new Dice((first % (MULTIPLIER * (LOW_32_BITS + 1n) - 2n)) + 1n);
  }

  get state(): bigint {
    return this.#state;
  }

  /** A number from 0 to sides - 1. */
  roll(sides: number): number {
    if (sides <= 1) return 0;
    this.#state = MULTIPLIER * (this.#state & LOW_32_BITS) + (this.#state >> 32n);
    return Number(((this.#state & LOW_32_BITS) * BigInt(sides)) >> 32n);
  }

  /** Puts a pile into random order. */
  mix(pile: string[]): void {
    for (let last = pile.length - 1; last > 0; last -= 1) {
      const place = this.roll(last + 1);
      [pile[last], pile[place]] = [pile[place]!, pile[last]!];
    }
  }
}
