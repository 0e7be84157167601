/** What the server refused stands where it is wrong, as an alert, and the page turns there. */

import { tick } from "svelte";
import type { ApiError } from "../site/api";
import { sorry } from "../ui/page/sorry";
import type { Speaking } from "../words/words";
import type { Draft } from "./draft.svelte";
import { saidPlainly } from "./options";

export async function pointOut(draft: Draft, error: ApiError, text: string): Promise<void> {
  const { option } = (error.about.values ?? {}) as { option?: string };
  draft.refuse(text, option);
  await tick();
  document
    .querySelector(`[data-option="${draft.refused!.option}"]`)
    ?.scrollIntoView({ block: "center" });
}

/** The same in the words of the game, where they are here already. */
export function sayPlainly(draft: Draft, error: ApiError, words: Speaking | null): Promise<void> {
  const said = words ? saidPlainly(words, draft.game, error) : error.text;
  return pointOut(draft, error, sorry(error, said));
}
