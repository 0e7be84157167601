/** Checks the deal: the seed told at the end must match what was promised at the start. */

import { sha256 } from "@noble/hashes/sha2.js";

/** The promise a seed must fit. WebCrypto is missing on plain http, so there is a second way. */
export async function promised(game: string, seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`parlour:${game}:${seed}`);
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const key = (id: string): string => `parlour.promise.${id}`;

/** Notes the promise when it is first seen, so that a later one cannot take its place. */
export function note(id: string, commitment: string): void {
  try {
    if (!sessionStorage.getItem(key(id))) sessionStorage.setItem(key(id), commitment);
  } catch {
    // storage may be forbidden; then the server's word is all there is
  }
}

export function noted(id: string): string | null {
  try {
    return sessionStorage.getItem(key(id));
  } catch {
    return null;
  }
}

export type Verdict = "fair" | "changed" | "broken";

/** `changed`: the promise is not the one seen at the start. `broken`: the seed does not fit it. */
export async function check(game: string, seed: string, commitment: string, seen: string | null): Promise<Verdict> {
  if (seen !== null && seen !== commitment) return "changed";
  return (await promised(game, seed)) === commitment ? "fair" : "broken";
}
