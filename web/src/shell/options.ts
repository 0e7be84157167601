/** How options and their values are said. */

import type { GameInfo, OptionSpec, OptionValue } from "../lib/catalogue";
import { number, t } from "../lib/t.svelte";
import type { Words } from "../lib/words";

/** Words that many games use the same way, where a game says nothing of its own. */
const COMMON = new Set(["none", "auto", "random"]);

export function valueLabel(words: Words, spec: OptionSpec, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "on" : "off");
  if (typeof value === "number") return number(value);
  const id = `option-${spec.name}-${value}`;
  if (words.has(id)) return words.text(id);
  return COMMON.has(value) ? t(`value-${value}`) : value.replaceAll("_", " ");
}

/** A refusal by the server, with options called as they are on the screen. */
export function saidPlainly(words: Words, game: GameInfo, text: string): string {
  let said = text;
  for (const { name } of game.options) {
    const label = words.text(`option-${name}`);
    // A name of one word may be an ordinary word of the sentence.
    const named = name.includes("_") ? `(?:option )?${name}` : `option ${name}`;
    said = said.replace(new RegExp(`\\b${named}\\b`, "g"), `“${label}”`);
  }
  return said.endsWith(".") ? said : `${said}.`;
}
