/** How strong a bot plays, as people choose it: a word, a sentence, and one to three pips. */

import { t } from "../../words/t.svelte";
import type { Speaking } from "../../words/words";

export const LEVELS = ["gentle", "regular", "expert"] as const;

/** None for a bot that somebody brought. */
export function pipsOf(bot: string): number {
  return (LEVELS as readonly string[]).indexOf(bot) + 1;
}

/** `gentle`; a bot that somebody brought is called as they call it. */
export function levelWord(bot: string): string {
  const word = t(`bot-${bot}`);
  return word === `bot-${bot}` ? bot : word;
}

/** What to expect of it, in the game's words; a regular says itself what it goes by. */
export function levelHelp(bot: string, words: Speaking): string {
  if (bot === "regular" && words.has("thumb"))
    return t("level-says", { text: words.text("thumb") });
  return words.text(pipsOf(bot) ? `level-${bot}` : "level-brought");
}
