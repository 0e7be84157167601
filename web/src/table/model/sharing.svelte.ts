/** Several people at one screen: whose cards may lie open, and the curtain between them. */

import type { TableModel } from "./model.svelte";
import type { Room } from "../live/room.svelte";

export class Sharing {
  readonly #room: Room;
  readonly #model: TableModel;
  #lifted = $state<number | null>(null);

  /** Call it while a component starts. */
  constructor(room: Room, model: TableModel) {
    this.#room = room;
    this.#model = model;
    $effect(() => {
      if (!this.#shared) this.#lifted = null;
    });
  }

  #table = $derived.by(() => this.#room.scene!.table);
  #mine = $derived.by(() =>
    this.#table.seats.filter((seat) => seat.yours).map((seat) => seat.seat),
  );
  #shared = $derived.by(() => this.#mine.length > 1 && this.#table.state === "playing");
  #asked = $derived.by(() => {
    const { view } = this.#model;
    return this.#mine.filter(
      (seat) => view?.waiting.includes(seat) && !view.answered.includes(seat),
    );
  });

  /** The seat that is to look now; a seat that looks stays while it is asked. */
  turn = $derived.by(() => {
    if (!this.#shared) return null;
    const { you } = this.#model;
    return this.#asked.includes(you ?? -1) ? you : (this.#asked[0] ?? null);
  });

  /** Lifted is not enough: until the next one's scene is here, the last one's cards would lie open. */
  drawn = $derived.by(
    () => this.turn !== null && (this.#lifted !== this.turn || this.#model.you !== this.turn),
  );

  lift(): void {
    if (this.turn === null) return;
    if (this.turn !== this.#model.you) this.#room.look(this.turn);
    this.#lifted = this.turn;
  }
}
