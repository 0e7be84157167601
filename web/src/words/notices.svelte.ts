/** The words of notifications; they are loaded with the pages that need them. */

import english from "./notices.en.ftl?raw";
import { laterWords } from "./later.svelte";

const OTHERS = import.meta.glob<string>(["./notices.??.ftl", "!./notices.en.ftl"], {
  query: "?raw",
  import: "default",
});

/** A sentence about notifications, or one that all screens share. */
export const { say: n, follow: followNoticeWords } = laterWords(
  english,
  OTHERS,
  (wanted) => `./notices.${wanted}.ftl`,
);
