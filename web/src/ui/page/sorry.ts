/** Refusals of the server that the client can show in the reader's language. */

import type { ApiError } from "../../site/api";
import { t } from "../../words/t.svelte";

/** `otherwise` is said where the server is there and has time: by default its own words. */
export function sorry(error: ApiError, otherwise = error.text): string {
  if (error.away) return t("away-short");
  if (error.error === "no-room" || error.error === "too-costly") return t(error.error);
  if (error.error === "tables-open") return t("trouble-many");
  return error.status === 429 ? t("too-fast") : otherwise;
}
