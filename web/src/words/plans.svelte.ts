/** The words about answers that are given ahead; they come with the sheet that needs them. */

import english from "./plans.en.ftl?raw";
import { laterWords } from "./later.svelte";

const OTHERS = import.meta.glob<string>(["./plans.??.ftl", "!./plans.en.ftl"], {
  query: "?raw",
  import: "default",
});

/** A sentence about plans, or one that all screens share. */
export const {
  say: p,
  has: hasPlanWords,
  follow: followPlanWords,
} = laterWords(english, OTHERS, (wanted) => `./plans.${wanted}.ftl`);
