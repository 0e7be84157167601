/**
 * The tables that wait for the person at this browser, on every page: a count in
 * the title and on the app's badge, and a sound for what is new, if sounds are on.
 */

import { untrack } from "svelte";
import { sound } from "../sounds/sounds";

let known = $state.raw<readonly string[] | null>(null);
/** The table that is looked at, which knows best whether it waits. */
let here = $state.raw<{ id: string; waits: boolean } | null>(null);
let at = 0;

function all(): readonly string[] {
  const others = elsewhere();
  return here?.waits ? [...others, here.id] : others;
}

/** The tables that wait, but for the one that is looked at. */
export function elsewhere(): readonly string[] {
  return (known ?? []).filter((id) => id !== here?.id);
}

/** A page's title, with how many tables wait elsewhere. */
export function headed(title: string): string {
  const count = elsewhere().length;
  return count ? `(${count}) ${title}` : title;
}

/** What the server said last. */
export function waitFor(tables: readonly string[]): void {
  at = Date.now();
  change(known !== null, () => (known = tables));
}

/** Milliseconds since it did. */
export const sinceKnown = (): number => Date.now() - at;

/** This table is looked at; null when it is left. */
export function lookAt(table: { id: string; waits: boolean } | null): void {
  untrack(() => {
    const before = here;
    const asked = before?.id === table?.id;
    change(asked, () => (here = table));
    // A table still waits for people who leave without an answer.
    if (before && !asked && known) {
      const others = known.filter((id) => id !== before.id);
      known = before.waits ? [...others, before.id] : others;
    }
  });
}

/** What is new is heard, unless nothing was known before. */
function change(heard: boolean, set: () => void): void {
  const before = new Set(all());
  set();
  const now = all();
  // The table that is looked at makes its own sounds.
  if (heard && now.some((id) => !before.has(id) && id !== here?.id)) sound("turn");
  badge(now.length);
}

type Badged = Navigator & {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

function badge(count: number): void {
  const app = navigator as Badged;
  const done = count ? app.setAppBadge?.(count) : app.clearAppBadge?.();
  done?.catch(() => {}); // only installed apps have one
}
