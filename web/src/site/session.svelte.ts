/** Who sits at this browser. The server knows by its cookie; we keep the name to show. */

import type { Me } from "../wire/http";
import { api } from "./api";

let known = $state<Me>({ person: false, name: "" });
let asked: Promise<void> | null = null;

/** The name to show, empty until one was given. */
export function myName(): string {
  return known.name;
}

/** Asks once a visit, or `anew`; a server that is away leaves the name empty. */
export function loadMe(anew = false): Promise<void> {
  if (anew) asked = null;
  asked ??= api
    .get<Me>("/api/me")
    .then((found) => void (known = { ...found, name: found.name ?? "" }))
    .catch(() => void (asked = null));
  return asked;
}

export async function saveName(name: string): Promise<void> {
  await api.put("/api/me", { name });
  known = { person: true, name };
}

/** At most this many characters fit on a seat plate, and the server agrees. */
export const LONGEST_NAME = 24;

/** A name as the server takes it: trimmed, single spaces. */
export function tidyName(text: string): string {
  return text.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);
}

/** Two letters for the disc: `Yo`. */
export function initials(name: string): string {
  const [first = "", second = ""] = [...name.trim()];
  return first.toLocaleUpperCase() + second.toLocaleLowerCase();
}
