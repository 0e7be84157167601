/** The words of the story table; they come with it, not with the first page. */

import english from "./story.en.ftl?raw";
import { laterWords } from "./later.svelte";
import { language } from "./t.svelte";

const OTHERS = import.meta.glob<string>(["./story.??.ftl", "!./story.en.ftl"], {
  query: "?raw",
  import: "default",
});

/** A sentence of the story table, or one that all screens share. */
export const {
  say: s,
  has: hasWords,
  follow: followStoryWords,
} = laterWords(english, OTHERS, (wanted) => `./story.${wanted}.ftl`);

/** "You, Tobias and the guard". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
