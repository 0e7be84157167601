/** The tables the lobby shows, asked for again every few seconds while it is seen. */

import { type ApiError, asApiError } from "../site/api";
import { tables } from "../site/catalogue";
import { dropAnswer, keep, kept } from "../site/own";
import { waitFor } from "../site/waiting.svelte";
import type { Outcome } from "../table/live/deliver";
import type { Card } from "../wire/http";

const POLL_INTERVAL_MS = 6_000;
/** Milliseconds in which an answer is still on its way, from another window maybe. */
const ANSWER_PENDING_MS = 4_000;

/** What waits for you comes first, what is over last; otherwise as the server has them. */
export function urgency(card: Card): number {
  if (card.your_move) return 0;
  return card.state === "over" ? 2 : 1;
}

/** Of those that wait, the one whose time is up first. */
const ends = (card: Card): number => (card.your_move ? (card.ends ?? Number.MAX_VALUE) : 0);

class LobbyTables {
  mine = $state.raw<Card[]>([]);
  open = $state.raw<Card[]>([]);
  /** Until the first answer nothing is known, not even that there is nothing. */
  known = $state(false);
  wrong = $state.raw<ApiError | null>(null);
  /** Without a line: when the tables were last seen, in milliseconds. */
  asOf = $state<number | null>(null);
  /** Tables with an answer that waits for the line. */
  waiting = $state.raw<string[]>([]);
  /** What became of such answers, to be said once. */
  outcomes = $state.raw<{ table: string; outcome: Outcome }[]>([]);
  #delivering = false;

  async refresh(): Promise<void> {
    try {
      const found = await tables();
      this.mine = [...found.mine].sort(
        (one, other) => urgency(one) - urgency(other) || ends(one) - ends(other),
      );
      waitFor(this.mine.filter((one) => one.your_move).map((one) => one.id));
      this.open = found.open;
      this.known = true;
      this.wrong = this.asOf = null;
      // A code lets people in: it is nothing to be found here later.
      keep("tables", { at: Date.now(), mine: this.mine.map((one) => ({ ...one, code: null })) });
      void this.#deliver();
    } catch (thrown) {
      this.wrong = asApiError(thrown);
      if (this.wrong.away) this.#recall();
    }
    this.waiting = Object.keys(kept("answers") ?? {});
  }

  /** The tables as this browser saw them last; nobody's, where somebody has signed out. */
  #recall(): void {
    const last = kept("tables");
    this.mine = last?.mine ?? [];
    this.open = [];
    this.asOf = last?.at ?? null;
    this.known = last !== null;
  }

  /** There is a line: what was answered without one goes out, if it is still wanted. */
  async #deliver(): Promise<void> {
    const answers = Object.entries(kept("answers") ?? {}).filter(
      ([, { when }]) => Math.abs(Date.now() - when) > ANSWER_PENDING_MS,
    );
    if (!answers.length || this.#delivering) return;
    this.#delivering = true;
    try {
      const { deliver } = await import("../table/live/deliver");
      for (const [table, given] of answers) {
        const outcome = await deliver(table, given);
        if (outcome === null) continue;
        dropAnswer(table, given.id);
        this.outcomes = [...this.outcomes, { table, outcome }];
      }
    } catch {
      // what sends it did not come: the next time
    } finally {
      this.waiting = Object.keys(kept("answers") ?? {});
      this.#delivering = false;
    }
  }

  /** Call it while a component starts; it stops with the component. */
  follow(): void {
    $effect(() => {
      const look = () => document.hidden || void this.refresh();
      look();
      const timer = setInterval(look, POLL_INTERVAL_MS);
      document.addEventListener("visibilitychange", look);
      addEventListener("online", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
        removeEventListener("online", look);
      };
    });
  }
}

export const lobby = new LobbyTables();
