/** The person at this browser. The server knows them by a cookie; we keep the name to show. */

import type { Me } from "../wire/http";
import { api } from "./api";
import { forgetAll, keep, kept } from "./own";

let known = $state<Me>({ person: false, name: kept("name") ?? "" });
let asked: Promise<void> | null = null;

/** The name to show, empty until one was given. */
export function myName(): string {
  return known.name;
}

/** Asks once a visit, or `anew`; while the server is away, the name is the last one known. */
export function loadMe(anew = false): Promise<void> {
  if (anew) asked = null;
  asked ??= api
    .get<Me>("/api/me")
    .then((found) => know(found.person, found.name ?? ""))
    .catch(() => void (asked = null));
  return asked;
}

export async function saveName(name: string): Promise<void> {
  await api.put("/api/me", { name });
  know(true, name);
}

/** A person who is unknown here leaves nothing behind. */
function know(person: boolean, name: string): void {
  known = { person, name };
  if (person) keep("name", name);
  else forgetAll();
}

/** Somebody else sits here from now on, or nobody. */
export function leave(): Promise<void> {
  forgetAll();
  known = { person: false, name: "" };
  return loadMe(true);
}

/** At most this many characters fit on a seat plate, and the server agrees. */
export const MAX_NAME_LENGTH = 24;

/** A name as the server takes it: trimmed, single spaces. */
export function tidyName(text: string): string {
  return text.trim().replace(/\s+/g, " ").slice(0, MAX_NAME_LENGTH);
}

/** Two letters for the disc: `Yo`. */
export function initials(name: string): string {
  const [first = "", second = ""] = [...name.trim()];
  return first.toLocaleUpperCase() + second.toLocaleLowerCase();
}
