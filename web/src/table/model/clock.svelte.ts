/** Clocks and candles, which count on between scenes. */

import type { Room } from "../live/room.svelte";

const TICK_MS = 250;

export class Clock {
  readonly #room: Room;
  now = $state(Date.now());

  /** Call it while a component starts. */
  constructor(room: Room) {
    this.#room = room;
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  /** Seconds since the scene came. */
  #passed = $derived.by(() => (this.now - this.#room.at) / 1000);

  /** Seconds of the candle that burns for this viewer. */
  candle = $derived.by(() => {
    const burns = this.#room.scene?.question?.candle ?? null;
    return burns === null ? null : Math.max(0, burns - this.#passed);
  });

  /** Seconds that a seat has left, where clocks run. */
  readonly left = (seat: number): number | null => {
    const clocks = this.#room.scene?.clocks;
    if (!clocks) return null;
    const left = clocks.left[seat] ?? 0;
    const runs = clocks.running.includes(seat);
    // Where each move has its own time, that of others says nothing; nor who is away.
    const { table } = this.#room.scene!;
    const away = (table.seats[seat]?.away ?? 0) * 1000;
    if (away > this.now || (table.per_move && !runs)) return null;
    return runs ? Math.max(0, left - this.#passed) : left;
  };
}
