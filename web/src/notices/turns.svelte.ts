/** Asks now and then which tables wait, on whatever page somebody is. */

import { api } from "../site/api";
import { sinceKnown, waitFor } from "../site/waiting.svelte";
import type { TurnList } from "../wire/http";

const POLL_INTERVAL_MS = 30_000;

async function look(): Promise<void> {
  if (sinceKnown() < POLL_INTERVAL_MS - 2_000) return; // the lobby asks more often
  try {
    const { tables } = await api.get<TurnList>("/api/me/turns");
    waitFor(tables.map((one) => one.id));
  } catch {
    // the next time
  }
}

/** For as long as the page lives; in the background too, for the title and the badge. */
export function followTurns(): void {
  void look();
  setInterval(() => void look(), POLL_INTERVAL_MS);
  document.addEventListener("visibilitychange", () => document.hidden || void look());
}
