/** Crib sheet and rules as the server renders them from our own pages. */

import type { Page } from "../wire/http";
import { api } from "../site/api";

const kept = new Map<string, Promise<Page>>();

/** A page of a game; in English where the language has none yet, as its `language` says. */
export function gamePage(language: string, slug: string, page: "crib" | "rules"): Promise<Page> {
  const key = `${language}/${slug}/${page}`;
  let found = kept.get(key);
  if (!found) {
    found = api.get<Page>(`/api/pages/${key}`);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

/** Of these games the one on whose page a rule stands; the first where none has it. */
export async function homeOf(rule: string, language: string, slugs: string[]): Promise<string> {
  for (const slug of slugs) {
    const page = await gamePage(language, slug, "rules").catch(() => null);
    if (page && rule in page.rules) return slug;
  }
  return slugs[0]!;
}

export type Chapter = { id: string; title: string; level: number };

/** Gives the headings of a rendered page ids of their own and lists them. */
export function chapters(root: Element): Chapter[] {
  return [...root.querySelectorAll("h2, h3")].map((heading, index) => {
    heading.id ||= `part-${index + 1}`;
    return {
      id: heading.id,
      title: heading.textContent ?? "",
      level: heading.tagName === "H2" ? 2 : 3,
    };
  });
}

/**
 * A rendered page as part of ours: its title stands above it already, wide tables scroll
 * by themselves and by keyboard, and an empty corner of a table heads nothing.
 */
export function fitted(html: string, tableLabel: string): string {
  return html
    .replace(/^\s*<h1[^>]*>[\s\S]*?<\/h1>/, "")
    .replaceAll(
      "<table>",
      `<div class="wide" tabindex="0" role="group" aria-label="${tableLabel}"><table>`,
    )
    .replaceAll("</table>", "</table></div>")
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>");
}
