/** What a screen reader is told besides what has the focus. One region each, in App. */

let polite = $state("");
let urgent = $state("");

/** Said when there is time; with `now` at once, for "your move" and the like. */
export function announce(text: string, { now = false } = {}): void {
  // The same words twice are told twice: a no-break space makes them another text.
  if (now) urgent = urgent === text ? `${text}\u00a0` : text;
  else polite = polite === text ? `${text}\u00a0` : text;
}

export function announced(): { polite: string; urgent: string } {
  return { polite, urgent };
}
