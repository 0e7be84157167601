/** What a browser promises of its part of a deal, and notes of what others promised. Small: a table that begins
 *  does not load the check. */

import { sha256 } from "@noble/hashes/sha2.js";

/** This browser's part of a deal. */
export type Stake = {
  part: string;
  pledge: string;
  /** What the server had promised when the part was sent. */
  promise: string | null;
  /** What everybody had promised then, in seat order. */
  pledges: (string | null)[] | null;
  /** Where each of them sat: the seats are part of the mix. */
  seats?: number[][];
  /** Whether the part was sent when the table called for it. */
  sent: boolean;
};

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** WebCrypto hashes nothing on plain http, so this does it everywhere. */
export const hash = (text: string): string => hex(sha256(new TextEncoder().encode(text)));

/** The promise that a browser's part must fit. */
export const pledged = (part: string): string => hash(`parlour-part:${part}`);

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
