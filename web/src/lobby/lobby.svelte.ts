/** The tables the lobby shows, asked for again every few seconds while it is seen. */

import { type ApiError, asApiError } from "../site/api";
import { tables } from "../site/catalogue";
import type { Card } from "../wire/http";

const EVERY = 6_000;

/** What waits for you comes first, what is over last; otherwise as the server has them. */
export function urgency(card: Card): number {
  if (card.your_move) return 0;
  return card.state === "over" ? 2 : 1;
}

class LobbyTables {
  mine = $state.raw<Card[]>([]);
  open = $state.raw<Card[]>([]);
  /** Until the first answer nothing is known, not even that there is nothing. */
  known = $state(false);
  wrong = $state.raw<ApiError | null>(null);

  async refresh(): Promise<void> {
    try {
      const found = await tables();
      this.mine = [...found.mine].sort((one, other) => urgency(one) - urgency(other));
      this.open = found.open;
      this.known = true;
      this.wrong = null;
    } catch (thrown) {
      this.wrong = asApiError(thrown);
    }
  }

  /** Call it while a component starts; it stops with the component. */
  follow(): void {
    $effect(() => {
      const look = () => document.hidden || void this.refresh();
      look();
      const timer = setInterval(look, EVERY);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }
}

export const lobby = new LobbyTables();
