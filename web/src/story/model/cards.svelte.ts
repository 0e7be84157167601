/** Tarot cards by the names that a reader knows. */

import { spoken } from "../../pieces/names";
import { gameWords } from "../../words/game-words.svelte";
import { t } from "../../words/t.svelte";

/** Call it while a component starts. */
export function cardNames(): (name: string) => string {
  const tarot = gameWords(() => "tarot");
  return (name) => tarot.current?.text(`tarot-${name}`) ?? spoken(name, t, "tarot");
}
