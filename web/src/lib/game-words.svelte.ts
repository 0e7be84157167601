/** A game's words in a component: they follow the game and the language. */

import { language } from "./t.svelte";
import { type Words, words } from "./words";

/** `current` is null until they are here. Call it while a component starts. */
export function gameWords(slug: () => string): { readonly current: Words | null } {
  let current = $state.raw<Words | null>(null);
  $effect(() => {
    let wanted = true;
    words(language(), slug()).then(
      (found) => wanted && (current = found),
      () => {}, // the page that needs them says so by asking for the game itself
    );
    return () => (wanted = false);
  });
  return {
    get current() {
      return current;
    },
  };
}
