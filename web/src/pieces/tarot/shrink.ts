/** A picture as a card needs it: 4 by 7, small enough to send. */

import { filling, redrawn } from "../../lib/redraw";

export const WIDE = 560;
export const HIGH = 980;

/** The file as a JPEG; rejects what this browser cannot show. */
export const shrunk = (file: Blob): Promise<Blob> =>
  redrawn(file, (width, height) => filling(width, height, WIDE, HIGH));
