/** A game's words in a component: they follow the game and the language. */

import { insist } from "../lib/insist";
import { language } from "./t.svelte";
import { type Words, words } from "./words";

/** `current` is null until they are here. Call it while a component starts. */
export function gameWords(slug: () => string): { readonly current: Words | null } {
  let current = $state.raw<Words | null>(null);
  $effect(() => {
    let wanted = true;
    const [spoken, game] = [language(), slug()];
    void insist(() => words(spoken, game)).then((found) => {
      if (wanted) current = found;
    });
    return () => (wanted = false);
  });
  return {
    get current() {
      return current;
    },
  };
}
