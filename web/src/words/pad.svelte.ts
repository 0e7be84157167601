/** The words of the score pad; they come with it, not with the first page. */

import english from "./pad.en.ftl?raw";
import { laterWords } from "./later.svelte";

const OTHERS = import.meta.glob<string>(["./pad.??.ftl", "!./pad.en.ftl"], {
  query: "?raw",
  import: "default",
});

/** A sentence of the score pad, or one that all screens share. */
export const { say: p, follow: followPadWords } = laterWords(
  english,
  OTHERS,
  (wanted) => `./pad.${wanted}.ftl`,
);
