/**
 * What this player has set apart from the look (`theme/look.svelte.ts`): the language
 * and whom not to hear. Kept in this browser only.
 */

/** Those there are words in, by their own names; `words` has a file of each kind for them. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
} as const;
export type Language = keyof typeof LANGUAGES;

export type Settings = {
  language: Language;
  /** Names of people whose chat is not shown. */
  muted: string[];
  /** No chat at all. */
  muteAll: boolean;
};

const KEY = "parlour.settings";

export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && Object.hasOwn(LANGUAGES, code);
}

/** The first language of the browser that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const one of languages) {
    const code = one.toLowerCase().split("-")[0];
    if (isLanguage(code)) return code;
  }
  return "en";
}

/** Whatever of the stored settings makes sense; the rest is as by default. */
export function readSettings(text: string | null, browser: readonly string[] = []): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = parsed;
  } catch {
    // not ours: as by default
  }
  const muted = Array.isArray(found.muted) ? found.muted : [];
  return {
    language: isLanguage(found.language) ? found.language : preferred(browser),
    muted: muted.filter((one): one is string => typeof one === "string"),
    muteAll: found.muteAll === true,
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden; then settings last for this visit
  }
}

/** Read it anywhere, change it on the settings page. */
export const settings: Settings = $state(readSettings(stored(), navigator.languages));

export function mute(name: string, quiet: boolean): void {
  settings.muted = settings.muted.filter((one) => one !== name);
  if (quiet) settings.muted.push(name);
}

/** Keeps every change. */
export function followSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // as above
      }
    });
  });
}
