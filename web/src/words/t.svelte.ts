/** The words of the screens: `t("join")`. In a template it follows the language. */

import english from "./en.ftl?raw";
import tableEnglish from "./table.en.ftl?raw";
import { insist } from "../lib/insist";
import { type Language, settings } from "../lib/settings.svelte";
import { type Args, Words } from "./words";

const EN = [english, tableEnglish].map((ftl) => ({ language: "en", ftl }));

/** English comes with the page; others when they are asked for. */
const OTHERS: Record<Exclude<Language, "en">, () => Promise<{ default: string }[]>> = {
  de: () => Promise.all([import("./de.ftl?raw"), import("./table.de.ftl?raw")]),
};

let spoken = $state.raw({ language: "en" as Language, words: new Words(EN) });

export function t(id: string, args?: Args | null, attr?: string): string {
  return spoken.words.text(id, args, attr);
}

/** The language on the screen now: for `lang`, numbers and dates. */
export function language(): Language {
  return spoken.language;
}

/** Speaks a language as soon as its words are here. */
export async function speak(wanted: Language): Promise<void> {
  const catalogues = [...EN];
  if (wanted !== "en") {
    const found = await insist(OTHERS[wanted]);
    catalogues.unshift(...found.map(({ default: ftl }) => ({ language: wanted, ftl })));
  }
  if (wanted === settings.language) spoken = { language: wanted, words: new Words(catalogues) };
}

/** Follows the settings, and tells the page which language it is in. */
export function followLanguage(): () => void {
  return $effect.root(() => {
    $effect(() => void speak(settings.language)); // until then the old words stay
    $effect(() => {
      document.documentElement.lang = spoken.language;
    });
  });
}

/** English here is the kind without a comma before "and". */
const LOCALES: Record<Language, string> = { en: "en-GB", de: "de" };

export function number(value: number): string {
  return new Intl.NumberFormat(LOCALES[spoken.language]).format(value).replace("-", "−");
}

/** What was won or lost: `+21`, `−9`, `0`. */
export function gain(value: number): string {
  return (value > 0 ? "+" : value < 0 ? "−" : "") + number(Math.abs(value));
}

/** `Ines, Mara and Tobias`, as the language joins a row. */
export function row(names: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[spoken.language], { type: "conjunction" }).format(names);
}

/** `2–6`, or just `2`. */
export function span(numbers: readonly number[]): string {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low === high ? number(low) : `${number(low)}–${number(high)}`;
}

/** How long a game takes: minutes, or evenings for a story; nothing where nobody knows. */
export function lasts(game: { minutes: number; evenings?: readonly number[] }): string {
  if (!game.evenings?.length) return game.minutes ? t("minutes", { minutes: game.minutes }) : "";
  return t("evenings", { span: span(game.evenings), most: Math.max(...game.evenings) });
}

export function date(seconds: number): string {
  return new Intl.DateTimeFormat(LOCALES[spoken.language], {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(seconds * 1000);
}
