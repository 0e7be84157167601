/** Where the server makes a document, and which paper people have. */

import type { Draft } from "../setup/draft.svelte";

/** Sheets are Letter in North America, A4 elsewhere. */
export function usualPaper(locale: string): string {
  return /-(US|CA|MX|PH)\b/i.test(locale) ? "letter" : "a4";
}

/** The address of a document; of a table it has only what differs from the usual. */
export function printAddress(
  language: string,
  slug: string,
  document: string,
  paper: string,
  table: Pick<Draft, "seats" | "changes" | "options"> | null,
): string {
  const query = new URLSearchParams({ paper });
  if (table) {
    query.set("seats", String(table.seats));
    for (const { name } of table.changes) query.append("option", `${name}=${table.options[name]}`);
  }
  return `/api/print/${language}/${encodeURIComponent(slug)}/${document}.pdf?${query}`;
}
