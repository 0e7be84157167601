/** Re-encodes uploaded pictures: scales them down and strips what a camera noted. */

import type { Attachment } from "svelte/attachments";

/** The part of a picture that is taken, and how large it is drawn. */
export type Cut = {
  x: number;
  y: number;
  width: number;
  height: number;
  wide: number;
  high: number;
};
const JPEG_QUALITY = 0.86;

/** The middle of a picture, so much of it as fills this. */
export function filling(width: number, height: number, wide: number, high: number): Cut {
  const scale = Math.min(width / wide, height / high);
  const [w, h] = [wide * scale, high * scale];
  return { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h, wide, high };
}

/** All of a picture, its longer side no longer than this. */
export function whole(width: number, height: number, most: number): Cut {
  const scale = Math.min(1, most / Math.max(width, height));
  return {
    x: 0,
    y: 0,
    width,
    height,
    wide: Math.max(1, Math.round(width * scale)),
    high: Math.max(1, Math.round(height * scale)),
  };
}

/** The file as a JPEG; rejects what this browser cannot show. */
export async function redrawn(
  file: Blob,
  cut: (width: number, height: number) => Cut,
  quality = JPEG_QUALITY,
): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  const { x, y, width, height, wide, high } = cut(picture.width, picture.height);
  canvas.width = wide;
  canvas.height = high;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = "#fff"; // behind what can be seen through
  pen.fillRect(0, 0, wide, high);
  pen.drawImage(picture, x, y, width, height, 0, 0, wide, high);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (made) => (made ? resolve(made) : reject(new Error("no picture"))),
      "image/jpeg",
      quality,
    ),
  );
}

/** Draws a picture where the page may show none that the server has not. */
export const drawn =
  (picture: Blob): Attachment<HTMLCanvasElement> =>
  (canvas) => {
    void createImageBitmap(picture).then((found) => {
      if (!canvas.hasAttribute("width"))
        [canvas.width, canvas.height] = [found.width, found.height];
      canvas.getContext("2d")?.drawImage(found, 0, 0, canvas.width, canvas.height);
      found.close();
    });
  };
