/** A picture as a card needs it: 4 by 7, small enough to send. */

import { filling, redrawn } from "../../lib/redraw";

export const PICTURE_WIDTH_PX = 560;
export const PICTURE_HEIGHT_PX = 980;

/** The file as a JPEG; rejects what this browser cannot show. */
export const shrunk = (file: Blob): Promise<Blob> =>
  redrawn(file, (width, height) => filling(width, height, PICTURE_WIDTH_PX, PICTURE_HEIGHT_PX));
