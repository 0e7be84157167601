/** What the server refused is said, and the page turns to where it is wrong. */

import { tick } from "svelte";
import { announce } from "../lib/announce.svelte";
import type { ApiError } from "../site/api";
import type { Draft } from "./draft.svelte";

export async function pointOut(draft: Draft, error: ApiError, text: string): Promise<void> {
  const { option } = (error.about.values ?? {}) as { option?: string };
  draft.refuse(text, option);
  announce(text, { now: true });
  await tick();
  document
    .querySelector(`[data-option="${draft.refused!.option}"]`)
    ?.scrollIntoView({ block: "center" });
}
