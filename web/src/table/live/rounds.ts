/** What finished rounds brought, kept from one scene to the next. */

import type { Scene } from "../../wire/table";

/** The whole pad: what was on it and still stands, and what this scene adds. */
export function padded(
  before: number[][],
  { finished, pad }: Pick<Scene, "finished" | "pad">,
): number[][] {
  const stands = finished - pad.length;
  if (!pad.length && stands === before.length) return before;
  return [...before.slice(0, stands), ...pad];
}
