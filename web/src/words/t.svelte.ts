/** The words of the screens: `t("join")`. In a template it follows the language. */

import english from "./en.ftl?raw";
import tableEnglish from "./table.en.ftl?raw";
import { insist } from "../lib/insist";
import { type Language, settings } from "../lib/settings.svelte";
import { type Args, Words } from "./words";

const EN = [english, tableEnglish].map((ftl) => ({ language: "en", ftl }));

/** English comes with the page; others when they are asked for. */
const OTHERS = import.meta.glob<string>(["./??.ftl", "./table.??.ftl", "!./*en.ftl"], {
  query: "?raw",
  import: "default",
});

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
    const files = [OTHERS[`./${wanted}.ftl`]!, OTHERS[`./table.${wanted}.ftl`]!];
    const found = await insist(() => Promise.all(files.map((load) => load())));
    catalogues.unshift(...found.map((ftl) => ({ language: wanted, ftl })));
  }
  if (wanted === settings.language) spoken = { language: wanted, words: new Words(catalogues) };
}

/** Follows the settings, and tells the page which language it is in. */
export function followLanguage(): () => void {
  return $effect.root(() => {
    $effect(() => void speak(settings.language)); // until then the old words stay
    $effect(() => {
      document.documentElement.lang = spoken.language;
      // What the system calls the app when it is installed.
      const app = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
      const wanted = `/app.${spoken.language}.webmanifest`;
      if (app && app.getAttribute("href") !== wanted) app.setAttribute("href", wanted);
    });
  });
}

/** English here is the kind without a comma before "and". */
const locale = () => (spoken.language === "en" ? "en-GB" : spoken.language);

export function number(value: number): string {
  return new Intl.NumberFormat(locale()).format(value).replace("-", "−");
}

/** What was won or lost: `+21`, `−9`, `0`. */
export function gain(value: number): string {
  return (value > 0 ? "+" : value < 0 ? "−" : "") + number(Math.abs(value));
}

/** `Ines, Mara and Tobias`, as the language joins a row. */
export function row(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
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
  return new Intl.DateTimeFormat(locale(), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(seconds * 1000);
}

/** A day: `Fri 20 Nov`. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
  }).format(seconds * 1000);
}

/** How long something lasts: `3 days`, `8 hours`, `20 minutes`. A little less counts as full. */
export function lasting(seconds: number): string {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  const days = Math.floor((minutes + 30) / 1440);
  if (days > 1 || Math.abs(minutes - 1440) <= 30) return t("so-many-days", { count: days });
  if (minutes >= 59) return t("so-many-hours", { count: Math.floor((minutes + 1) / 60) });
  return t("so-many-minutes", { minutes });
}
