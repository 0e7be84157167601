/** How the values of options are said. */

import type { OptionSpec, OptionValue } from "../lib/catalogue";
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
