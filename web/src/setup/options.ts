/** How options and their values are said. */

import type { OptionValue } from "../site/catalogue";
import type { GameInfo, OptionInfo } from "../wire/http";
import type { ApiError } from "../site/api";
import { number, row, t } from "../words/t.svelte";
import type { Speaking } from "../words/words";

/** Words that many games use the same way, where a game says nothing of its own. */
const COMMON = new Set(["none", "auto", "random"]);

export function valueLabel(words: Speaking, spec: OptionInfo, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "on" : "off");
  if (typeof value === "number")
    return spec.chair ? words.text("chair", { number: value + 1 }) : number(value);
  const id = `option-${spec.name}-${value}`;
  if (words.has(id)) return words.text(id);
  return COMMON.has(value) ? t(`value-${value}`) : value.replaceAll("_", " ");
}

/** A refusal by the server in the words of the screen: options are called by their labels. */
export function saidPlainly(
  words: Speaking,
  game: Pick<GameInfo, "options">,
  error: ApiError,
): string {
  const { message, values } = error.about as {
    message?: string;
    values?: Record<string, string | number>;
  };
  if (!message || !words.has(message)) return error.text;
  const said = { ...values };
  for (const about of ["option", "other"]) {
    if (said[about]) said[about] = t("quoted", { text: words.text(`option-${said[about]}`) });
  }
  const spec = game.options.find((one) => one.name === values?.option);
  if (spec && said.choices)
    said.choices = row(spec.values.map((one) => valueLabel(words, spec, one)));
  if (spec && said.words) said.words = row(spec.words.map((one) => valueLabel(words, spec, one)));
  return words.text(message, said);
}
