/** What a screen reader is told besides what has the focus. One region each, in App. */

import { untrack } from "svelte";

let polite = $state("");
let urgent = $state("");

/** Said when there is time; with `now` at once, for "your move" and the like. */
export function announce(text: string, { now = false } = {}): void {
  // The same words twice are told twice: a no-break space makes them another text.
  const said = untrack(() => (now ? urgent : polite));
  const words = said === text ? `${text}\u00a0` : text;
  if (now) urgent = words;
  else polite = words;
}

/** Nothing of what was said is left to be read: somebody else has the screen now. */
export function hush(): void {
  polite = urgent = "";
}

export function announced(): { polite: string; urgent: string } {
  return { polite, urgent };
}
