/** Playing again: one press takes everybody along; who is looking follows, unless they stay. */

import { navigate } from "../../site/router.svelte";
import type { TableInfo } from "../../wire/table";
import { whyNot } from "../live/connection";
import type { Room } from "../live/room.svelte";

/** Seconds until a screen follows automatically. The table waits for 20. */
const FOLLOWS_AFTER_S = 10;

export class Rematch {
  /** Pressed on this screen, or followed by it. */
  asked = $state(false);
  /** Whether this screen said that it stays. */
  stays = $state(false);
  wrong = $state("");
  /** Seconds until this screen goes along; null if it does not automatically. */
  left = $state<number | null>(null);
  readonly #room: Room;

  /** Call it while a component starts, at a table that is over. */
  constructor(room: Room, table: () => TableInfo) {
    this.#room = room;
    // Players who find it begun already come late, and decide alone.
    const late = table().next !== null;
    const next = $derived(table().next);
    const mine = $derived(table().seats.some(({ yours }) => yours));
    const going = $derived(table().going.some((seat) => table().seats[seat]?.yours));
    $effect(() => {
      if (this.asked && next && going) navigate(`/t/${next}`);
    });
    $effect(() => {
      if (late || !next || !mine || this.asked || this.stays) return;
      this.left = FOLLOWS_AFTER_S;
      const timer = setInterval(() => {
        if (document.hidden) return this.stay(); // nobody is looking: the chair is kept
        if (this.left === null) return;
        this.left -= 1;
        if (this.left <= 0) void this.go();
      }, 1000);
      return () => {
        clearInterval(timer);
        this.left = null;
      };
    });
  }

  /** Plays again, or goes along with players who do. */
  async go(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.wrong = whyNot(await this.#room.ask({ do: "again" }));
    if (this.wrong) this.asked = false;
  }

  stay(): void {
    this.stays = true;
  }
}
