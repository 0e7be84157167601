/** A picture as a card needs it: 4 by 7, small enough to send, and without what a camera noted. */

export const WIDE = 560;
export const HIGH = 980;
const QUALITY = 0.86;

/** The part of a picture that fills a card: the middle of it. */
export function filled(width: number, height: number): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(width / WIDE, height / HIGH);
  const w = WIDE * scale;
  const h = HIGH * scale;
  return { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h };
}

/** The file as a JPEG; rejects what this browser cannot show. */
export async function shrunk(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const { x, y, width, height } = filled(picture.width, picture.height);
  pen.drawImage(picture, x, y, width, height, 0, 0, WIDE, HIGH);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture"))), "image/jpeg", QUALITY),
  );
}
