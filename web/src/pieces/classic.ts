/** Addresses of the classic faces, drawn by Adrian Kennard (CC0). Loaded when chosen. */

import type { Piece } from "./names";

const FILES = import.meta.glob<string>(
  "/node_modules/@heruka_urgyen/react-playing-cards/src/images/*color*/*.svg",
  { eager: true, query: "?url", import: "default" },
);

const FOLDER = "/node_modules/@heruka_urgyen/react-playing-cards/src/images";

export function classicFace(
  card: Extract<Piece, { kind: "card" | "joker" }>,
  colours: 4 | 2,
  bigIndex: boolean,
): string | undefined {
  const set = `${colours}color${bigIndex ? "-bf" : ""}`;
  const file =
    card.kind === "joker"
      ? "2J"
      : "23456789TJQKA".charAt(card.rank - 2) + card.suit.toUpperCase();
  return FILES[`${FOLDER}/${set}/${file}.svg`];
}
