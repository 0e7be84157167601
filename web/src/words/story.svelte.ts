/** The words of the story table; they come with it, not with the first page. */

import english from "./story.en.ftl?raw";
import { insist } from "../lib/insist";
import { language, t } from "./t.svelte";
import { type Args, Words } from "./words";

const EN = { language: "en", ftl: english };
const OTHERS = import.meta.glob<string>(["./story.??.ftl", "!./story.en.ftl"], {
  query: "?raw",
  import: "default",
});

let spoken = $state.raw(new Words([EN]));

/** A sentence of the story table, or one that all screens share. */
export function s(id: string, args?: Args | null, attr?: string): string {
  return spoken.has(id, attr) || attr ? spoken.text(id, args, attr) : t(id, args);
}

export function hasWords(id: string, attr?: string): boolean {
  return spoken.has(id, attr);
}

/** "You, Tobias and the guard". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** Follows the language of the screens. Call it while the page starts. */
export function followStoryWords(): void {
  $effect(() => {
    const wanted = language();
    const load = OTHERS[`./story.${wanted}.ftl`];
    if (!load) {
      spoken = new Words([EN]);
      return;
    }
    // Until then the old words stay.
    void insist(load).then((ftl) => {
      if (language() === wanted) spoken = new Words([{ language: wanted, ftl }, EN]);
    });
  });
}
