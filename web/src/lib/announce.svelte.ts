/** What a screen reader announces in addition to the focus. One region each, in App.
 *
 * What happens at one moment is said as one thing, what is urgent last: it would cut off
 * whatever is still being read. Nothing is said twice. */

import { tick } from "svelte";

let polite = $state("");
let urgent = $state("");
let waiting: { text: string; now: boolean; topic: string }[] = [];

/** Said when there is time; with `now` at once, for "your move" and the like. Of one `topic` only
 * the last is said: a question that another took the place of in the same moment is nobody's. */
export function announce(text: string, { now = false, topic = "" } = {}): void {
  if (!text) return;
  if (!waiting.length) void tick().then(speak);
  if (topic) waiting = waiting.filter((one) => one.topic !== topic);
  waiting.push({ text, now, topic });
}

/** One text after the other; what one ends with, the next does not begin with again. */
function joined(texts: readonly string[]): string {
  return texts.reduce((said, text) => {
    const first = /^.*?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text;
    const again = said === first || said.endsWith(` ${first}`);
    return `${said} ${again ? text.slice(first.length).trim() : text}`.trim();
  }, "");
}

function speak(): void {
  const now = waiting.some((one) => one.now);
  // What happened first, then what is to be done about it.
  const inOrder = waiting.toSorted((one, other) => Number(one.now) - Number(other.now));
  const text = joined([...new Set(inOrder.map((one) => one.text))]);
  waiting = [];
  if (!text) return;
  // The same words twice are announced twice: a no-break space makes them another text.
  const words = (now ? urgent : polite) === text ? `${text}\u00a0` : text;
  if (now) urgent = words;
  else polite = words;
}

/** Nothing of what was said is left to be read: somebody else has the screen now. */
export function hush(): void {
  waiting = [];
  polite = urgent = "";
}

export function announced(): { polite: string; urgent: string } {
  return { polite, urgent };
}
