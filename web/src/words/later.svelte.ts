/** Words that come with a page of their own, not with the first one. */

import { insist } from "../lib/insist";
import { language, t } from "./t.svelte";
import { type Args, Words } from "./words";

/** `others` loads a language by the name of its file, as Vite's glob gives it. */
export function laterWords(
  english: string,
  others: Record<string, () => Promise<string>>,
  file: (language: string) => string,
) {
  const EN = { language: "en", ftl: english };
  let spoken = $state.raw(new Words([EN]));
  return {
    /** A sentence of that page, or one that all screens share. */
    say: (id: string, args?: Args | null, attr?: string): string =>
      spoken.has(id, attr) || attr ? spoken.text(id, args, attr) : t(id, args),
    has: (id: string, attr?: string): boolean => spoken.has(id, attr),
    /** Follows the language of the screens. Call it while the page starts. */
    follow(): void {
      $effect(() => {
        const wanted = language();
        const load = others[file(wanted)];
        if (!load) {
          spoken = new Words([EN]);
          return;
        }
        // Until then the old words stay.
        void insist(load).then((ftl) => {
          if (language() === wanted) spoken = new Words([{ language: wanted, ftl }, EN]);
        });
      });
    },
  };
}
