/** The words of the lab; they come with it, not with the first page. */

import english from "./lab.en.ftl?raw";
import { laterWords } from "./later.svelte";

const OTHERS = import.meta.glob<string>(["./lab.??.ftl", "!./lab.en.ftl"], {
  query: "?raw",
  import: "default",
});

/** A sentence of the lab, or one that all screens share. */
export const {
  say: l,
  has: hasLabWords,
  follow: followLabWords,
} = laterWords(english, OTHERS, (wanted) => `./lab.${wanted}.ftl`);
