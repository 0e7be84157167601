/** Portraits and handouts on their way to the table. */

import { api, type ApiError } from "../../site/api";
import { filling, redrawn, whole } from "../../lib/redraw";
import { sorry } from "../../ui/page/sorry";
import { hasWords, s } from "../../words/story.svelte";

/** Bytes that the server takes. */
const MAX_PICTURE_BYTES = 512 * 1024;
/** Tried one after the other until a picture is small enough: its longer side, and how well it is kept. */
const TRIES = [
  [1600, 0.86],
  [1600, 0.72],
  [1280, 0.7],
  [960, 0.6],
] as const;
const PORTRAIT = [512, 640] as const;

/** The middle of a picture, as portraits are. */
export const asPortrait = (file: Blob): Promise<Blob> =>
  redrawn(file, (width, height) => filling(width, height, ...PORTRAIT));

/** All of a picture. */
export async function asHandout(file: Blob): Promise<Blob> {
  let made = file;
  for (const [most, quality] of TRIES) {
    made = await redrawn(file, (width, height) => whole(width, height, most), quality);
    if (made.size <= MAX_PICTURE_BYTES) return made;
  }
  return made;
}

async function base64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** `of` says whose portrait it is; without it the picture goes into the Dealer's drawer. */
export async function bring(
  story: string,
  seat: number,
  picture: Blob,
  caption: string,
  of = "",
): Promise<void> {
  await api.post(`/api/tables/${story}/pictures`, {
    seat,
    picture: await base64(picture),
    caption,
    of,
  });
}

export async function takeAway(story: string, seat: number, picture: number): Promise<void> {
  await api.remove(`/api/tables/${story}/pictures/${picture}?seat=${seat}`);
}

/** Why not, in the reader's language where we have the words. */
export function whyNot(error: ApiError): string {
  const message = String(error.about.message ?? "");
  if (message && hasWords(message)) return s(message);
  if (error.error === "bad-picture" || error.error === "too-big") return s("picture-unreadable");
  return sorry(error) || s("picture-not-sent");
}
