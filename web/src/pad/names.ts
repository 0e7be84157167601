/** The names of the last score pad of this browser: people who meet again type nothing. */

const KEY = "parlour.pad.names";

export function recallNames(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string").slice(0, 10) : [];
  } catch {
    return [];
  }
}

export function rememberNames(names: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify(names));
}
