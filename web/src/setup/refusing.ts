/** What the server refused stands where it is wrong, as an alert, and the page turns there. */

import { tick } from "svelte";
import type { ApiError } from "../site/api";
import type { Draft } from "./draft.svelte";

export async function pointOut(draft: Draft, error: ApiError, text: string): Promise<void> {
  const { option } = (error.about.values ?? {}) as { option?: string };
  draft.refuse(text, option);
  await tick();
  document
    .querySelector(`[data-option="${draft.refused!.option}"]`)
    ?.scrollIntoView({ block: "center" });
}
