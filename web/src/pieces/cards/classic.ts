/** Addresses of the classic faces, drawn by Adrian Kennard (CC0). Loaded when chosen. */

import type { Piece } from "../names";

const FOLDER = "/node_modules/@heruka_urgyen/react-playing-cards/src/images";

// `?face` is ours: vite.config.ts gives clubs and diamonds the colours of all our packs.
const FILES = import.meta.glob<string>(
  "/node_modules/@heruka_urgyen/react-playing-cards/src/images/*color*/*.svg",
  { eager: true, query: "?face", import: "default" },
);

export function classicFace(
  card: Extract<Piece, { kind: "card" }>,
  colours: 4 | 2,
  bigIndex: boolean,
): string | undefined {
  const set = `${colours}color${bigIndex ? "-bf" : ""}`;
  const rank = "23456789TJQKA".charAt(card.rank - 2);
  return FILES[`${FOLDER}/${set}/${rank}${card.suit.toUpperCase()}.svg`];
}
