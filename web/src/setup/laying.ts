/** A table or a score pad is asked for, once at a time, and the page goes there. */

import { asApiError } from "../site/api";
import { navigate } from "../site/router.svelte";
import type { Speaking } from "../words/words";
import type { Draft } from "./draft.svelte";
import { sayPlainly } from "./refusing";

/** `order` gives the id of what was laid; what the server refuses is said where it is wrong. */
export async function lay(
  draft: Draft,
  words: Speaking | null,
  order: () => Promise<string>,
): Promise<void> {
  draft.busy = true;
  draft.refused = null;
  try {
    navigate(`/t/${await order()}`);
  } catch (thrown) {
    await sayPlainly(draft, asApiError(thrown), words);
  } finally {
    draft.busy = false;
  }
}
