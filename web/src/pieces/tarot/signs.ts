/** Suit signs for counting, in a box of 20. */

import drawings from "../drawings.json";
import type { TarotSuit } from "../names";

export const SIGNS: Record<TarotSuit, string> = drawings.signs;
